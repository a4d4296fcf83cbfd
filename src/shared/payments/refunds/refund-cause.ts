import { paymentsFault as words } from "#messages/payments-fault.ts";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { z } from "zod";
import { atMost, longText } from "../../fields.ts";
import { wordTable } from "../../labeled.ts";
import type { ProblemKind } from "../../orders/order-problem.ts";
import { reasonLimits } from "../../platform/reason-limits.ts";

/** Who bears what a refund costs. */
export const BEARERS = ["farm", "market", "carrier", "customer"] as const;
export type Bearer = (typeof BEARERS)[number];

export const BEARER_WORDS = wordTable(BEARERS, () => words.bearers);

/**
 * Why money of an order goes back, each with who bears it unless the team decides otherwise. The customer
 * bears nothing but their own change of mind: that sale is undone, and nobody is paid for it.
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

/** What the team can give as the cause of a refund; the others are written by the product alone. */
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

/** Who bears a refund of this cause, as long as the team has not decided otherwise. */
export function bearerOf(cause: RefundCause): Bearer {
  return BEARER_OF[cause];
}

/** Whether the sale of the goods is undone, so that their farm is not paid for them; else it stands, at someone's loss. */
export function undoesSale(bearer: Bearer): boolean {
  return bearer === "farm" || bearer === "customer";
}

/** Why money goes back, and who bears it: where the team decides otherwise than the cause, with its reason. */
export type Fault = {
  cause: RefundCause;
  bearer?: Bearer | undefined;
  bearerReason?: string | undefined;
};

/** A reason in the team's words. */
export const whyField = longText
  .min(reasonLimits.least, { error: () => m.sayWhy })
  .max(reasonLimits.most, atMost(reasonLimits.most));

/** What the team says of who is at fault. */
export const faultFields = {
  cause: z.enum(CAUSES_OF_TEAM, { error: () => m.sayCause }),
  bearer: z.enum(BEARERS).optional(),
  bearerReason: whyField.optional(),
};

/** For `.refine(...)`: someone else than the cause's own bearer bears it only with a word why. */
export const hasReasonForBearer = [
  ({ cause, bearer, bearerReason }: Fault) =>
    bearer === undefined || bearer === bearerOf(cause) || Boolean(bearerReason),
  { path: ["bearerReason"], error: () => m.sayWhyBearer },
] satisfies [unknown, unknown];

/** The likeliest cause of what a customer reports about a line. */
export const CAUSE_OF_PROBLEM: Readonly<Record<ProblemKind, (typeof CAUSES_OF_TEAM)[number]>> = {
  missing: "packed_wrong",
  damaged: "damaged_on_the_way",
  quality: "poor_quality",
  wrong_item: "packed_wrong",
  not_delivered: "not_delivered",
};
