import { ordersCauses as causes } from "#messages/orders/causes.ts";
import { ordersErrors as m } from "#messages/orders/errors.ts";
import { z } from "zod";
import { periodSchema } from "../analytics/analytics.ts";
import { WINDOW_IDS } from "../checkout/delivery.ts";
import { wordTable } from "../labeled.ts";
import { dayField } from "../fields.ts";
import { tableInput } from "../platform/table/table.ts";
import { orderLifecycle } from "./order.ts";
import { deliveryChangeSchema, redeliverySchema, takeOffSchema } from "./order-change.ts";
import { reasonField } from "../platform/fields/reason-field.ts";

/** Where the team views an order. */
export const orderDeskPath = (number: string): string => `/dashboard/admin/orders/${number}`;

/** Sort columns of the team's table of orders. */
export const ORDER_SORTS = ["placedAt", "deliveryDay", "total"] as const;

/** Orders with an open problem report, or with any. */
export const WITH_PROBLEM = ["open", "any"] as const;

/** Orders of households that had not ordered before, or of those that had. */
export const BUYERS = ["first", "again"] as const;

/** Orders of which some goods were refunded, without what customers took off themselves. */
export const WITH_GOODS = ["missing"] as const;

/**
 * How an order was paid: a card pays at least the provider's minimum charge, credit the rest; a box uses its saved
 * card.
 */
export const PAID_BY = ["card", "credit", "box"] as const;
export type PaidBy = (typeof PAID_BY)[number];

export const PAID_BY_WORDS = wordTable(PAID_BY, () => causes.paidBy);

/**
 * Statuses by which the team filters orders. `standing` are all that are neither canceled nor refunded, `overdue` those
 * whose day is over without a delivery, and `undecided` those that could not be handed over, will not come again and
 * are not to be refunded either.
 */
export const ORDER_FILTERS = [
  "standing",
  "overdue",
  "undecided",
  ...orderLifecycle.states,
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

export const orderQuery = tableInput(ORDER_SORTS).extend({
  state: z.enum(ORDER_FILTERS).optional(),
  /** The days on which they were placed. */
  placed: periodSchema.optional(),
  day: dayField(() => m.chooseDay).optional(),
  window: z.enum(WINDOW_IDS).optional(),
  zip: z
    .string()
    .regex(/^\d{5}$/u, { error: () => m.fiveDigits })
    .optional(),
  /** The name of a zone; an unknown one matches nothing. */
  zone: z.string().max(80).optional(),
  problem: z.enum(WITH_PROBLEM).optional(),
  buyer: z.enum(BUYERS).optional(),
  goods: z.enum(WITH_GOODS).optional(),
  paidBy: z.enum(PAID_BY).optional(),
});
export type OrderQuery = z.output<typeof orderQuery>;

/** Why the team changes a customer's order; recorded in the audit log. */
const reason = reasonField(() => m.sayWhy);

/** A delivery change made by the team, with a reason. */
export const staffChangeSchema = deliveryChangeSchema.extend({ reason });

/** A redelivery arranged by the team, with a reason. */
export const staffRedeliverySchema = redeliverySchema.extend({ reason });

/** Units removed by the team before the cut-off, with a reason. */
export const staffTakeOffSchema = takeOffSchema.extend({ reason });

/** A phone number as typed: digits and separators. */
const PHONE = /^[\d\s().+-]{7,20}$/u;
/** Maximum number of search words; nobody types more to find an order. */
const WORDS_AT_MOST = 6;
/** The index cannot find shorter words. */
const LETTERS_AT_LEAST = 3;

/**
 * The words that an order must all contain, in lowercase; a short one is kept with its neighbor (`12 elm`). A phone
 * number is reduced to its last ten digits, however it is formatted.
 */
export function searchedWords(q: string): string[] {
  const digits = q.replaceAll(/\D/gu, "");
  if (PHONE.test(q.trim()) && digits.length >= 7) return [digits.slice(-10)];
  const words: string[] = [];
  for (const word of q.toLowerCase().split(/\s+/u).filter(Boolean)) {
    const before = words.at(-1);
    const stays = [word, before ?? word].some(({ length }) => length < LETTERS_AT_LEAST);
    if (before !== undefined && stays) words[words.length - 1] = `${before} ${word}`;
    else words.push(word);
  }
  return words.slice(0, WORDS_AT_MOST);
}
