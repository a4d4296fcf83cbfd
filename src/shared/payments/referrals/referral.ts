import { z } from "zod";
import { paymentsReferralErrors as m } from "#messages/payments/referrals/referral-errors.ts";
import { givenReason } from "../../accounts/user-admin.ts";
import { defineLifecycle } from "../../lifecycle.ts";
import { cents, type Cents, formatUsd } from "../../money.ts";
import { balanced, type LedgerLine } from "../ledger.ts";

/**
 * What the referrer gets for a friend's first order: credit, once it has been delivered and the time to report
 * problems is over (decision 055). It can be revoked as far as it is unspent.
 */
export const referralLifecycle = defineLifecycle({
  waiting: { credit: "credited", refuse: "refused" },
  credited: { take_back: "taken_back" },
  /** It does not count, by a rule (`REFERRAL_ENDS`) or because the team rejected it. */
  refused: {},
  taken_back: {},
});
export type ReferralState = (typeof referralLifecycle.states)[number];

/** Built-in reasons why a referral ended; the team can also enter its own. */
const REFERRAL_ENDS = ["own_order", "same_household", "too_small", "undone", "fraud"] as const;
export type ReferralEnd = (typeof REFERRAL_ENDS)[number];

/** Whether a reason is built in rather than entered by the team. */
export function isReferralEnd(cause: string): cause is ReferralEnd {
  return REFERRAL_ENDS.some((one) => one === cause);
}

/** A referral's progress as shown to the referrer: how far the friend's first order is, or how it ended. */
export const REFERRAL_STEPS = ["joined", "delivered", "credited", "ended"] as const;
export type ReferralStep = (typeof REFERRAL_STEPS)[number];

/** A referral's progress: its own state or, while pending, that of the friend's order. */
export function referralStep(state: ReferralState, order: string): ReferralStep {
  if (state === "credited") return "credited";
  if (state !== "waiting" || order === "canceled" || order === "refunded") return "ended";
  return order === "delivered" ? "delivered" : "joined";
}

/** What friends and referrers get; null if referrals are switched off. */
export type ReferralOffer = { friend: Cents; reward: Cents; minimum: Cents; perYear: number };

/** The current offer; a zero amount, or zero referrals per year, switches it off. */
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

/** Referral credit, booked to its own account. */
export function referralEntries(amount: Cents): LedgerLine[] {
  return balanced([
    { account: "referrals", farmId: null, amount },
    { account: "customer_credit", farmId: null, amount: cents(-amount) },
  ]);
}

/** How much can be revoked: at most what is unspent and not promised to an open checkout. */
export function takenBackOf(reward: Cents, usable: Cents): Cents {
  return cents(Math.max(0, Math.min(reward, usable)));
}

const amount = z
  .number({ error: () => m.amountMissing })
  .int({ error: () => m.amountMissing })
  .min(0, { error: () => m.amountMissing })
  .max(10_000, { error: () => m.amountMost(formatUsd(cents(10_000))) });

/** The referral settings; a zero amount switches referrals off. */
export const referralFields = {
  /** The discount on a friend's first order, in cents. */
  referralFriendCents: amount.default(1_000),
  /** The referrer's credit, in cents. */
  referralRewardCents: amount.default(1_000),
  /** The minimum subtotal of that first order, before tax and fee, in cents. */
  referralMinimumCents: z
    .number({ error: () => m.amountMissing })
    .int({ error: () => m.amountMissing })
    .min(0, { error: () => m.amountMissing })
    .max(50_000, { error: () => m.amountMost(formatUsd(cents(50_000))) })
    .default(3_000),
  /** Maximum number of friends one customer can refer per calendar year. */
  referralsPerYear: z
    .number({ error: () => m.countMissing })
    .int({ error: () => m.countMissing })
    .min(0, { error: () => m.countMissing })
    .max(1_000, { error: () => m.countMost("1,000") })
    .default(20),
};

/** Revokes a referral, with the team's reason. */
export const endReferralSchema = z.strictObject({ id: z.uuid(), reason: givenReason });
export type EndReferralInput = z.output<typeof endReferralSchema>;
