import { paymentsFault as words } from "#messages/payments/fault.ts";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { z } from "zod";
import { wordTable } from "../../labeled.ts";
import type { ProblemKind } from "../../orders/order-problem.ts";
import { reasonField } from "../../platform/fields/reason-field.ts";

/** Who bears the cost of a refund. */
export const BEARERS = ["farm", "market", "carrier", "customer"] as const;
export type Bearer = (typeof BEARERS)[number];

export const BEARER_WORDS = wordTable(BEARERS, () => words.bearers);

/**
 * Why money of an order is refunded, each with its default bearer. The customer bears only their own change of mind:
 * the sale is undone, and nobody is paid for it.
 */
const BEARER_OF = {
  customer_changed: "customer",
  order_canceled: "customer",
  missing_at_harvest: "farm",
  poor_quality: "farm",
  weight: "farm",
  packed_wrong: "market",
  left_behind: "market",
  price_error: "market",
  goodwill: "market",
  dispute: "market",
  made_at_provider: "market",
  damaged_on_the_way: "carrier",
  not_delivered: "carrier",
} as const satisfies Record<string, Bearer>;

export type RefundCause = keyof typeof BEARER_OF;
export const REFUND_CAUSES = Object.keys(BEARER_OF) as [RefundCause, ...RefundCause[]];

export const CAUSE_WORDS = wordTable(REFUND_CAUSES, () => words.causes);

/** Refund causes the team can choose; the others are set only by the system. */
export const CAUSES_OF_TEAM = [
  "poor_quality",
  "damaged_on_the_way",
  "not_delivered",
  "packed_wrong",
  "missing_at_harvest",
  "weight",
  "price_error",
  "customer_changed",
  "goodwill",
] as const satisfies readonly RefundCause[];

/** The default bearer of a refund with this cause. */
export function bearerOf(cause: RefundCause): Bearer {
  return BEARER_OF[cause];
}

/** Whether the sale is undone, so that the farm is not paid; otherwise it remains valid, at someone's loss. */
export function undoesSale(bearer: Bearer): boolean {
  return bearer === "farm" || bearer === "customer";
}

/** Why money is refunded, and who bears it; if the team overrides the default bearer, with a reason. */
export type Fault = {
  cause: RefundCause;
  bearer?: Bearer | undefined;
  bearerReason?: string | undefined;
};

/** A reason in the team's words. */
export const whyField = reasonField(() => m.sayWhy);

/** The team's decision on who is at fault. */
export const faultFields = {
  cause: z.enum(CAUSES_OF_TEAM, { error: () => m.sayCause }),
  bearer: z.enum(BEARERS).optional(),
  bearerReason: whyField.optional(),
};

/** For `.refine(...)`: overriding the cause's default bearer requires a reason. */
export const hasReasonForBearer = [
  ({ cause, bearer, bearerReason }: Fault) =>
    bearer === undefined || bearer === bearerOf(cause) || Boolean(bearerReason),
  { path: ["bearerReason"], error: () => m.sayWhyBearer },
] satisfies [unknown, unknown];

/** The most likely cause of a problem that a customer reports about a line. */
export const CAUSE_OF_PROBLEM: Readonly<Record<ProblemKind, (typeof CAUSES_OF_TEAM)[number]>> = {
  missing: "packed_wrong",
  damaged: "damaged_on_the_way",
  quality: "poor_quality",
  wrong_item: "packed_wrong",
  not_delivered: "not_delivered",
};
