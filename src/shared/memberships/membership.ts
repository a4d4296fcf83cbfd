import { z } from "zod";
import { membershipsFields as m } from "#messages/memberships/fields.ts";
import { emailField, plainText } from "../fields.ts";
import { defineLifecycle } from "../lifecycle.ts";
import { limits } from "../platform/limits.ts";
import { REFERRAL_CODE } from "../subscribers/referral-code.ts";
import { addDays, type Day } from "../time.ts";

/** A founding membership requires a refundable deposit; a free one comes with an account. */
export const MEMBERSHIP_KINDS = ["founding", "free"] as const;
export type MembershipKind = (typeof MEMBERSHIP_KINDS)[number];

/**
 * A pending membership holds a founding place during payment; late payers may still get one. A membership ends after
 * its last day.
 */
export const membershipLifecycle = defineLifecycle({
  pending: { activate: "active", expire: "expired", refund: "refunded" },
  active: { refund: "refunded", end: "ended" },
  expired: { hold: "pending", activate: "active", refund: "refunded" },
  refunded: {},
  ended: { refund: "refunded" },
});
export type MembershipState = (typeof membershipLifecycle.states)[number];

/** States of a membership that was granted and whose deposit, if any, was not refunded. */
export const GIVEN_MEMBERSHIPS = ["active", "ended"] as const satisfies readonly MembershipState[];

/** Identifies what a payment that arrived too late would have bought; used to choose the email's wording. */
export const FOUNDING_PLACE = "founding_place";

/** Length of a membership in days, from the day it becomes active. */
const MEMBERSHIP_DAYS = 365;

/** The last day, inclusive, of a membership that starts on that day. */
export function lastDayOf(startsOn: Day): Day {
  return addDays(startsOn, MEMBERSHIP_DAYS - 1);
}

/** Which of the three messages the visitor saw: households, food with its price, referral. */
export const VARIANTS = [1, 2, 3] as const;
export type Variant = (typeof VARIANTS)[number];

const zipCode = plainText.regex(/^\d{5}$/, { error: () => m.fiveDigits });
const email = emailField();

const referral = z
  .string()
  .regex(REFERRAL_CODE, { error: () => m.unknownLink })
  .optional();
/** Where the visitor came from: the campaign of a link. */
const source = plainText.max(limits.campaign, { error: () => m.notOurLink }).optional();
const variant = z.union(
  VARIANTS.map((number) => z.literal(number)),
  { error: () => m.unknownPage },
);

/** Joins the line before the market opens. */
export const joinSchema = z.object({
  zipCode,
  email,
  variant,
  referral,
  source,
  /** A honeypot for bots that fill every field; people never see it. */
  website: z.unknown().optional(),
});
export type JoinInput = z.output<typeof joinSchema>;

const firstName = plainText
  .min(limits.nameMin, { error: () => m.firstName })
  .max(limits.personName, { error: () => m.firstName });

/** Reserves a founding place and says who it is for. The server determines the price. */
export const reserveSchema = z.object({
  firstName,
  email,
  zipCode,
  variant: variant.optional(),
  referral,
  source,
});
export type ReserveInput = z.output<typeof reserveSchema>;

/** A free membership for the signed-in account. */
export const joinFreeSchema = z.object({ source });
