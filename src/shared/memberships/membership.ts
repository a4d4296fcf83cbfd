import { z } from "zod";
import { membershipsFields as m } from "#messages/memberships-fields.ts";
import { emailField, plainText } from "../fields.ts";
import { defineLifecycle } from "../lifecycle.ts";
import { limits } from "../platform/limits.ts";
import { REFERRAL_CODE } from "../subscribers/referral-code.ts";
import { addDays, type Day } from "../time.ts";

/** A founding membership is paid with a refundable deposit, a free one comes with an account. */
export const MEMBERSHIP_KINDS = ["founding", "free"] as const;
export type MembershipKind = (typeof MEMBERSHIP_KINDS)[number];

/** A pending membership holds a founding place while someone pays; late payers may still get one. After its last day one has ended. */
export const membershipLifecycle = defineLifecycle({
  pending: { activate: "active", expire: "expired", refund: "refunded" },
  active: { refund: "refunded", end: "ended" },
  expired: { hold: "pending", activate: "active", refund: "refunded" },
  refunded: {},
  ended: { refund: "refunded" },
});
export type MembershipState = (typeof membershipLifecycle.states)[number];

/** States of a membership that was given and whose deposit, if it had one, was not given back. */
export const GIVEN_MEMBERSHIPS = ["active", "ended"] as const satisfies readonly MembershipState[];

/** What a payment that came too late for a founding place would have bought; an email has the words for it. */
export const FOUNDING_PLACE = "founding_place";

/** A membership lasts this many days from the day it becomes active. */
const MEMBERSHIP_DAYS = 365;

/** The last day that counts of a membership from that day on. */
export function lastDayOf(startsOn: Day): Day {
  return addDays(startsOn, MEMBERSHIP_DAYS - 1);
}

/** Which of the three messages someone read: households, food with its price, referral. */
export const VARIANTS = [1, 2, 3] as const;
export type Variant = (typeof VARIANTS)[number];

const zipCode = plainText.regex(/^\d{5}$/, { error: () => m.fiveDigits });
const email = emailField(() => m.validEmail);

const referral = z
  .string()
  .regex(REFERRAL_CODE, { error: () => m.unknownLink })
  .optional();
/** Where someone came from: the campaign of a link. */
const source = plainText.max(limits.campaign, { error: () => m.notOurLink }).optional();
const variant = z.union(
  VARIANTS.map((number) => z.literal(number)),
  { error: () => m.unknownPage },
);

/** Joining the line before the market opens. */
export const joinSchema = z.object({
  zipCode,
  email,
  variant,
  referral,
  source,
  /** A trap for programs that fill every field; people never see it. */
  website: z.unknown().optional(),
});
export type JoinInput = z.output<typeof joinSchema>;

const firstName = plainText
  .min(limits.nameMin, { error: () => m.firstName })
  .max(limits.personName, { error: () => m.firstName });

/** Reserving a founding place: who it is for. What it costs is for the server to say. */
export const reserveSchema = z.object({
  firstName,
  email,
  zipCode,
  variant: variant.optional(),
  referral,
  source,
});
export type ReserveInput = z.output<typeof reserveSchema>;

/** A free membership for the account that is signed in. */
export const joinFreeSchema = z.object({ source });
