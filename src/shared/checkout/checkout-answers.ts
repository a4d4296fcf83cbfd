import { z } from "zod";
import { WINDOW_IDS } from "./delivery.ts";
import type { Cents } from "../money.ts";
import { orderLifecycle } from "../orders/order.ts";

/** Whole cents, as an answer gives them. */
const amount = z.int() as unknown as z.ZodType<Cents, Cents>;

const totals = z.object({
  subtotal: amount,
  tax: amount,
  delivery: amount,
  discount: amount,
  /** The part of the discount that a promotion code took off. */
  promotion: amount.optional(),
  /** The part of the discount that credit paid. */
  credit: amount.optional(),
  total: amount,
});

/** The answer of `POST /api/create-payment-intent`: what is held, what it costs, and how to pay it. */
export const intentAnswer = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  checkoutId: z.uuid(),
  /** Counts the quotes of a checkout: the saved card pays the one that was shown, and no other. */
  revision: z.int(),
  totals,
  /** The day and window of the delivery that are held. */
  day: z.string(),
  window: z.enum(WINDOW_IDS),
  /** ISO instant until which goods and window are held. */
  holdExpiresAt: z.string(),
});

const orderState = z.enum(orderLifecycle.states);
const receiptState = z.enum(["active", "received"]);

/** One of the goods of a placed order. */
const placedGoods = z.object({
  productId: z.int(),
  farmId: z.int(),
  farmName: z.string(),
  name: z.string(),
  pack: z.string(),
  picture: z.string(),
  quantity: z.int(),
  lineTotal: amount,
});
export type PlacedGoods = z.output<typeof placedGoods>;

const placedOrder = z.object({
  status: orderState,
  orderNumber: z.string(),
  total: amount,
  day: z.string(),
  window: z.enum(WINDOW_IDS),
  email: z.string(),
  /** Where it is brought. */
  address: z.object({ address: z.string(), city: z.string(), zipCode: z.string() }),
  goods: z.array(placedGoods),
});

const receipt = z.object({
  status: receiptState,
  receiptNumber: z.string(),
  amount,
  email: z.string(),
});

/** Anyone but the payment's shopper sees this much. */
const statusOnly = z.object({
  status: z.union([z.enum(["processing", "refunded"]), orderState, receiptState]),
});

/** The answer of `POST /api/process-order`: the shopper's order or receipt, or for others its state alone. */
export const processedOrder = z.union([placedOrder, receipt, statusOnly]);
export type ProcessedOrder = z.output<typeof processedOrder>;
