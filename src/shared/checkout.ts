import { z } from "zod";
import { WINDOW_IDS } from "./delivery.ts";
import { emailField, longText, plainText } from "./fields.ts";
import { limits } from "./limits.ts";
import { messages } from "./messages.ts";
import type { Cents } from "./money.ts";
import type { Totals } from "./pricing.ts";
import { isDay } from "./time.ts";
import type { WindowId } from "./delivery.ts";

const required = (max: number) =>
  plainText.min(1, messages.missingDelivery).max(max, "This text is too long");
const optional = (max: number) => plainText.max(max, "This text is too long").optional();

/** Where and when an order goes (spec section 3). Only the first five fields are required. */
export const deliverySchema = z.object({
  address: required(limits.address),
  city: required(limits.city),
  zipCode: required(limits.zipMax),
  deliveryTime: z.enum(WINDOW_IDS, "Please choose a delivery window"),
  email: emailField("Please enter a valid email address"),
  state: z.literal("CA", "We deliver in California only").optional(),
  /** The chosen day; without one the earliest is taken. */
  deliveryDate: z.string().refine(isDay, "Please choose a delivery day").optional(),
  firstName: optional(limits.personName),
  lastName: optional(limits.personName),
  phone: optional(limits.phone),
  specialInstructions: longText
    .max(limits.specialInstructions, "Please keep instructions under 500 characters")
    .optional(),
});
export type Delivery = z.output<typeof deliverySchema>;

/** Ids arrive as numbers or, from the drawer, as strings (spec section 7). */
const productId = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/, "Unknown product")
      .transform(Number),
  ])
  .pipe(
    z
      .number()
      .int("Unknown product")
      .positive("Unknown product")
      .max(2_147_483_647, "Unknown product"),
  );

const cartLineSchema = z.object({
  id: productId,
  quantity: z
    .number()
    .int("Quantities are whole numbers")
    .min(1, "Quantities start at 1")
    .max(limits.unitsPerLine, `At most ${limits.unitsPerLine} of one product`),
  /** Dollars, as the shopper saw it: only to say what changed. */
  price: z.union([z.number(), z.string().max(20)]).optional(),
});
export type CartLine = z.output<typeof cartLineSchema>;

export const cartLinesSchema = z
  .array(cartLineSchema)
  .min(1, "Your cart is empty")
  .max(limits.orderLines, `At most ${limits.orderLines} different products in one order`);

/** `POST /api/create-payment-intent`. `amount` is the total in dollars as the shopper saw it. */
export const createIntentSchema = z.object({
  amount: z
    .number("Please give the amount in dollars")
    .positive("Please give the amount in dollars")
    .max(1_000_000_000),
  delivery: deliverySchema,
  items: cartLinesSchema,
  /** The checkout this browser tab believes it is in: tells a stale tab that it is already paid. */
  checkoutId: z.uuid().optional(),
});
export type CreateIntentInput = z.output<typeof createIntentSchema>;

/** `POST /api/process-order`. `userId` is ignored: the session decides who is asking. */
export const processOrderSchema = z.object({
  paymentIntentId: z
    .string()
    .max(255)
    .regex(/^pi_[A-Za-z0-9]+$/, "Unknown payment"),
  userId: z.unknown().optional(),
});

/** One line as it was quoted: an order keeps exactly this, whatever the catalogue does later. */
export type QuotedLine = {
  productId: number;
  name: string;
  pack: string;
  farmId: number;
  farmName: string;
  picture: string;
  unitPrice: Cents;
  quantity: number;
  lineTotal: Cents;
  commissionBps: number;
};

/** What a shopper was promised: lines, totals, day and window. */
export type Quote = {
  lines: QuotedLine[];
  totals: Totals;
  taxBps: number;
  day: string;
  window: WindowId;
};

/** A price that differs from the one the shopper saw. Amounts in cents. */
export type PriceChange = { id: number; name: string; from: number; to: number };

/** A line that cannot be had in the quantity asked for. */
export type StockShortage = { id: number; name: string; wanted: number; left: number };
