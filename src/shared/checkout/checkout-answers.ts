import { z } from "zod";
import { WINDOW_IDS } from "./delivery.ts";
import type { Cents } from "../money.ts";
import { orderLifecycle } from "../orders/order.ts";

/** Whole cents. */
const amount = z.int() as unknown as z.ZodType<Cents, Cents>;

const totals = z.object({
  subtotal: amount,
  tax: amount,
  delivery: amount,
  discount: amount,
  /** The part of the discount that comes from a promotion code. */
  promotion: amount.optional(),
  /** The part of the discount that comes from credit. */
  credit: amount.optional(),
  total: amount,
});

/** The response of `POST /api/create-payment-intent`: what is held, what it costs, and how to pay for it. */
export const intentAnswer = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  checkoutId: z.uuid(),
  /** The quote's revision: the saved card can only pay the quote that was shown. */
  revision: z.int(),
  totals,
  /** The day and window of the held delivery slot. */
  day: z.string(),
  window: z.enum(WINDOW_IDS),
  /** ISO instant at which the holds on goods and delivery slot expire. */
  holdExpiresAt: z.string(),
});

const orderState = z.enum(orderLifecycle.states);
const receiptState = z.enum(["active", "received"]);

/** A product in a placed order. */
const placedGoods = z.object({
  productId: z.int(),
  farmId: z.int(),
  farmName: z.string(),
  name: z.string(),
  pack: z.string(),
  picture: z.string(),
  quantity: z.int(),
  lineTotal: amount,
  /** The day on which it was harvested or is going to be; null if nobody knows. */
  harvest: z.object({ day: z.string(), isOver: z.boolean() }).nullable().optional(),
});
export type PlacedGoods = z.output<typeof placedGoods>;

const placedOrder = z.object({
  status: orderState,
  orderNumber: z.string(),
  total: amount,
  day: z.string(),
  window: z.enum(WINDOW_IDS),
  email: z.string(),
  /** The delivery address. */
  address: z.object({ address: z.string(), city: z.string(), zipCode: z.string() }),
  goods: z.array(placedGoods),
});

const receipt = z.object({
  status: receiptState,
  receiptNumber: z.string(),
  amount,
  email: z.string(),
});

/** What anyone other than the paying shopper receives. */
const statusOnly = z.object({
  status: z.union([z.enum(["processing", "refunded"]), orderState, receiptState]),
});

/** The response of `POST /api/process-order`: the shopper's order or receipt; for anyone else, only the state. */
export const processedOrder = z.union([placedOrder, receipt, statusOnly]);
export type ProcessedOrder = z.output<typeof processedOrder>;
