import { z } from "zod";
import { checkoutErrors as m } from "#messages/checkout/errors.ts";
import { WINDOW_IDS } from "./delivery.ts";
import { atMost, dayField, emailField, lineField, longText, plainText } from "../fields.ts";
import { promotionCodeField } from "./promotions/code.ts";
import { limits } from "../platform/limits.ts";
import { spec } from "#messages/spec.ts";
import type { Weight } from "../catalog/weights/weight.ts";
import type { BasisPoints, Cents } from "../money.ts";
import type { Day } from "../time.ts";
import type { Totals } from "./pricing.ts";
import type { TaxPart } from "./tax/tax.ts";
import type { TaxCategory } from "./tax/tax-category.ts";
import type { WindowId } from "./delivery.ts";

const missing = { error: () => spec.missingDelivery };

const required = (max: number) => lineField(missing.error).min(1, missing).max(max, atMost(max));
const optional = (max: number) => plainText.max(max, atMost(max)).optional();

const deliveryFields = {
  address: required(limits.address),
  city: required(limits.city),
  zipCode: required(limits.zipMax),
  deliveryTime: z.enum(WINDOW_IDS, { error: () => m.chooseWindow }),
  email: emailField(),
  state: z.literal("CA", { error: () => m.californiaOnly }).optional(),
  /** The chosen day; the earliest one if omitted. */
  deliveryDate: dayField(() => m.chooseDay).optional(),
  firstName: optional(limits.personName),
  lastName: optional(limits.personName),
  phone: optional(limits.phone),
  specialInstructions: longText
    .max(limits.specialInstructions, { error: () => m.shortInstructions })
    .optional(),
};

/** Where and when an order goes (spec section 3). Only the first five fields are required. */
export const deliverySchema = z.object(deliveryFields, missing);
export type Delivery = z.output<typeof deliverySchema>;

const NO_PRODUCT = { error: () => m.unknownProduct };
/** The largest value of an integer id column in the database. */
const LAST_ID = 2_147_483_647;

/** Ids arrive as numbers or, from the drawer, as strings (spec section 7). */
const productId = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .transform(Number),
    ],
    NO_PRODUCT,
  )
  .pipe(z.number().int(NO_PRODUCT).positive(NO_PRODUCT).max(LAST_ID, NO_PRODUCT));

const WHOLE = { error: () => m.wholeNumbers };

const cartLineSchema = z.object(
  {
    id: productId,
    quantity: z
      .number(WHOLE)
      .int(WHOLE)
      .min(1, { error: () => m.fromOne })
      .max(limits.unitsPerLine, { error: () => m.mostOfOne(limits.unitsPerLine) }),
    /** In dollars, as the shopper saw it; used only to report what changed. */
    price: z.union([z.number(), z.string().max(20)], { error: () => m.pricesInDollars }).optional(),
  },
  NO_PRODUCT,
);
export type CartLine = z.output<typeof cartLineSchema>;

export const cartLinesSchema = z
  .array(cartLineSchema, { error: () => m.emptyCart })
  .min(1, { error: () => m.emptyCart })
  .max(limits.orderLines, { error: () => m.mostProducts(limits.orderLines) });

const NO_AMOUNT = { error: () => m.amountInDollars };

const checkoutIdField = z.uuid({ error: () => m.unknownCheckout });

/** Names a checkout of the caller. */
export const ownCheckoutSchema = z.strictObject({ checkoutId: checkoutIdField });

/** `POST /api/create-payment-intent`. `amount` is the total in dollars as the shopper saw it. */
export const createIntentSchema = z.object({
  amount: z.number(NO_AMOUNT).positive(NO_AMOUNT).max(1_000_000_000, NO_AMOUNT),
  delivery: deliverySchema,
  items: cartLinesSchema,
  /** The checkout this browser tab believes it is in; used to tell a stale tab that it has already been paid. */
  checkoutId: checkoutIdField.optional(),
  /** Whether to apply as much of the signed-in customer's credit as possible; `amount` is the remainder. */
  useCredit: z.boolean({ error: () => m.sayCredit }).optional(),
  /** The code the shopper entered; `amount` already includes its discount. */
  promotionCode: promotionCodeField.optional(),
});
export type CreateIntentInput = z.output<typeof createIntentSchema>;

const NO_PAYMENT = { error: () => m.unknownPayment };

const paymentIntentIdField = z
  .string(NO_PAYMENT)
  .max(255, NO_PAYMENT)
  .regex(/^pi_[A-Za-z0-9]+$/, NO_PAYMENT);

/** Names a payment of the caller. */
export const ownPaymentSchema = z.strictObject({ paymentIntentId: paymentIntentIdField });

/** `POST /api/process-order`. `userId` is ignored: the session identifies the caller. */
export const processOrderSchema = z.object({
  paymentIntentId: paymentIntentIdField,
  userId: z.unknown().optional(),
});

/** A line as quoted. The order keeps exactly this, regardless of later catalog changes. */
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
  /** A unit's maximum weight, for goods sold by weight; null for a fixed pack. */
  mostWeight: Weight | null;
  commissionBps: number;
  taxCategory: TaxCategory;
  /** The line's tax by authority, at the rates in force when it was quoted. */
  taxes: readonly TaxPart[];
  /** The line's discount from a promotion code, and the part of it borne by the farm; none if omitted. */
  promotion?: Cents;
  farmPromotion?: Cents;
  /** The months, 1 to 12, in which the goods are harvested to order; none if omitted. */
  harvestMonths?: readonly number[];
};

/** A line without tax, which depends on the destination and on the other lines. */
export type PricedGoods = Omit<QuotedLine, "taxes">;

/** What a checkout is for: goods, additions to a paid order, a founding membership, a gift card, or a plain amount. */
export const CHECKOUT_PURPOSES = [
  "order",
  "addition",
  "membership",
  "gift_card",
  "payment",
] as const;
export type CheckoutPurpose = (typeof CHECKOUT_PURPOSES)[number];

/** What a payer was promised for their money. Without goods there are no lines and no tax. */
export type PlainQuote = {
  lines: QuotedLine[];
  totals: Totals;
  /** Null if the tax combines several rates. */
  taxBps: BasisPoints | null;
  /** The tax on the delivery fee; omitted if there is none. */
  deliveryTaxes?: readonly TaxPart[] | undefined;
};

/** What a shopper was promised: lines, totals, day and window, and any promotion code applied. */
export type Quote = PlainQuote & { day: string; window: WindowId; promotion?: QuotedPromotion };

/** A quote's promotion code with its terms at that time; one use of the code is held along with the goods. */
export type QuotedPromotion = {
  id: number;
  code: string;
  /** The discount on goods, and the discount on the delivery fee. */
  amount: Cents;
  delivery: Cents;
  /** The credit that the referrer earns once the order has been delivered; only for referral codes. */
  reward?: Cents;
  /** The least that the goods must cost for that; only for referral codes. */
  minimum?: Cents;
};

/** An addition to a paid order; it is delivered with that order. */
export type AdditionQuote = Quote & {
  orderId: string;
  /** Where the order went when the addition was taxed, and the day of the rates. */
  taxed: { zipCode: string; on: Day };
  swap?: AgreedSwap;
};

/**
 * Units that are removed from the order once their replacement is paid for, as agreed between a team member and the
 * customer.
 */
export type AgreedSwap = {
  productId: number;
  quantity: number;
  reason: string;
  /** The user id of the team member who agreed to it. */
  agreedBy: string;
};

/** Who pays. */
export type Payer = Pick<Delivery, "email" | "firstName">;

/** A price that differs from the one the shopper saw, in cents; `id` 0 is a component of the total. */
export type PriceChange = { id: number; name: string; from: number; to: number };

/** A line that is not available in the requested quantity. */
export type StockShortage = { id: number; name: string; wanted: number; left: number };
