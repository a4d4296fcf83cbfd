import { z } from "zod";
import { paymentsReferralErrors as m } from "#messages/payments-referral-errors.ts";
import { reasonField } from "../../accounts/user-admin.ts";
import { defineLifecycle } from "../../lifecycle.ts";
import { cents, type Cents, formatUsd } from "../../money.ts";
import { balanced, type LedgerLine } from "../ledger.ts";

/**
 * What a friend's first order becomes for whoever sent them: credit, once it was delivered and nobody can report it any
 * more (decision 055). It may be taken back, as far as it is not spent.
 */
export const referralLifecycle = defineLifecycle({
  waiting: { credit: "credited", refuse: "refused" },
  credited: { take_back: "taken_back" },
  /** It counts for nothing: the friend was the referrer, or the team said so. */
  refused: {},
  taken_back: {},
});
export type ReferralState = (typeof referralLifecycle.states)[number];

/** Our own reasons why a referral ended; the team types others. */
export const REFERRAL_ENDS = ["own_order", "undone", "fraud"] as const;
export type ReferralEnd = (typeof REFERRAL_ENDS)[number];

/** Whether a reason is one of ours, not what the team typed. */
export function isReferralEnd(cause: string): cause is ReferralEnd {
  return REFERRAL_ENDS.some((one) => one === cause);
}

/** What who sent a friend sees of a referral: how far the friend's first order is, or how it ended. */
export const REFERRAL_STEPS = ["joined", "delivered", "credited", "ended"] as const;
export type ReferralStep = (typeof REFERRAL_STEPS)[number];

/** How far a referral is: its own state, and while it waits that of the friend's order. */
export function referralStep(state: ReferralState, order: string): ReferralStep {
  if (state === "credited") return "credited";
  if (state !== "waiting" || order === "canceled" || order === "refunded") return "ended";
  return order === "delivered" ? "delivered" : "joined";
}

/** What friends and who sends them get; null where the settings say that nobody does. */
export type ReferralOffer = { friend: Cents; reward: Cents; minimum: Cents; perYear: number };

/** The offer in force: an amount of zero, or no referrals a year, switches it off. */
export function referralOfferOf(settings: {
  referralFriendCents: number;
  referralRewardCents: number;
  referralMinimumCents: number;
  referralsPerYear: number;
}): ReferralOffer | null {
  const offer = {
    friend: cents(settings.referralFriendCents),
    reward: cents(settings.referralRewardCents),
    minimum: cents(settings.referralMinimumCents),
    perYear: settings.referralsPerYear,
  };
  return offer.friend > 0 && offer.reward > 0 && offer.perYear > 0 ? offer : null;
}

/** Credit for whoever sent a friend, out of an account of its own. */
export function referralEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "referrals", farmId: null, amount },
    { account: "customer_credit", farmId: null, amount: cents(-amount) },
  ]);
}

/** How much of it can be taken back: never more than is there and not promised to an open checkout. */
export function takenBackOf(reward: Cents, usable: Cents): Cents {
  return cents(Math.max(0, Math.min(reward, usable)));
}

const amount = z
  .number({ error: () => m.amountMissing })
  .int({ error: () => m.amountMissing })
  .min(0, { error: () => m.amountMissing })
  .max(10_000, { error: () => m.amountMost(formatUsd(cents(10_000))) });

/** What an admin may set about referrals; an amount of zero switches them off. */
export const referralFields = {
  /** What comes off a friend's first order, in cents. */
  referralFriendCents: amount.default(1_000),
  /** The credit of who sent them, in cents. */
  referralRewardCents: amount.default(1_000),
  /** The smallest price of goods of that first order, before tax and fee, in cents. */
  referralMinimumCents: z
    .number({ error: () => m.amountMissing })
    .int({ error: () => m.amountMissing })
    .min(0, { error: () => m.amountMissing })
    .max(50_000, { error: () => m.amountMost(formatUsd(cents(50_000))) })
    .default(3_000),
  /** Friends whom one customer may send in a calendar year. */
  referralsPerYear: z
    .number({ error: () => m.countMissing })
    .int({ error: () => m.countMissing })
    .min(0, { error: () => m.countMissing })
    .max(1_000, { error: () => m.countMost("1,000") })
    .default(20),
};

/** The team takes a referral back, with a word why. */
export const endReferralSchema = z.strictObject({ id: z.uuid(), reason: reasonField });
export type EndReferralInput = z.output<typeof endReferralSchema>;
