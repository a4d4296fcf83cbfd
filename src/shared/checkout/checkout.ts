import { z } from "zod";
import { checkoutErrors as m } from "#messages/checkout-errors.ts";
import { WINDOW_IDS } from "./delivery.ts";
import { atMost, dayField, emailField, lineField, longText, plainText } from "../fields.ts";
import { promotionCodeField } from "./promotions/code.ts";
import { limits } from "../platform/limits.ts";
import { spec } from "#messages/spec.ts";
import type { Weight } from "../catalog/weights/weight.ts";
import type { BasisPoints, Cents } from "../money.ts";
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
  email: emailField(() => m.validEmail),
  state: z.literal("CA", { error: () => m.californiaOnly }).optional(),
  /** The chosen day; without one the earliest is taken. */
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
/** The largest id the database can hold. */
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
    /** Dollars, as the shopper saw it: only to say what changed. */
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

/** `POST /api/create-payment-intent`. `amount` is the total in dollars as the shopper saw it. */
export const createIntentSchema = z.object({
  amount: z.number(NO_AMOUNT).positive(NO_AMOUNT).max(1_000_000_000, NO_AMOUNT),
  delivery: deliverySchema,
  items: cartLinesSchema,
  /** The checkout this browser tab believes it is in: shows a stale tab that it is already paid. */
  checkoutId: z.uuid({ error: () => m.unknownCheckout }).optional(),
  /** Whether the signed-in customer's credit pays as much of it as it can; `amount` is what stays. */
  useCredit: z.boolean({ error: () => m.sayCredit }).optional(),
  /** A code that the shopper typed; `amount` is with what it takes off. */
  promotionCode: promotionCodeField.optional(),
});
export type CreateIntentInput = z.output<typeof createIntentSchema>;

const NO_PAYMENT = { error: () => m.unknownPayment };

/** `POST /api/process-order`. `userId` is ignored: the session decides who is asking. */
export const processOrderSchema = z.object({
  paymentIntentId: z
    .string(NO_PAYMENT)
    .max(255, NO_PAYMENT)
    .regex(/^pi_[A-Za-z0-9]+$/, NO_PAYMENT),
  userId: z.unknown().optional(),
});

/** One line as it was quoted: an order keeps exactly this, whatever the catalog does later. */
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
  /** What a unit weighs at most, where it is sold by weight; null for a fixed pack. */
  mostWeight: Weight | null;
  commissionBps: number;
  taxCategory: TaxCategory;
  /** What of the tax falls on it, by authority, at the rates in force when it was quoted. */
  taxes: readonly TaxPart[];
  /** What a promotion code takes off it, and the part of that which its farm bears; none when left out. */
  promotion?: Cents;
  farmPromotion?: Cents;
};

/** A line whose tax is not worked out yet: it depends on where it goes, and on the lines beside it. */
export type PricedGoods = Omit<QuotedLine, "taxes">;

/** What a checkout is for: goods, more goods for an order that is paid, a founding membership, a gift card, or a plain amount. */
export const CHECKOUT_PURPOSES = [
  "order",
  "addition",
  "membership",
  "gift_card",
  "payment",
] as const;
export type CheckoutPurpose = (typeof CHECKOUT_PURPOSES)[number];

/** What someone was promised for their money. Without goods there are no lines and no tax. */
export type PlainQuote = {
  lines: QuotedLine[];
  totals: Totals;
  /** Null where several rates make the tax up. */
  taxBps: BasisPoints | null;
  /** The tax on the delivery's fee; left out where there is none. */
  deliveryTaxes?: readonly TaxPart[] | undefined;
};

/** What a shopper was promised: lines, totals, day and window, and the promotion code that counts for them. */
export type Quote = PlainQuote & { day: string; window: WindowId; promotion?: QuotedPromotion };

/** The code of a quote, and its terms as they stood then; a use of it is held with the goods. */
export type QuotedPromotion = {
  id: number;
  code: string;
  /** What of it was taken off the goods, and of the delivery's fee. */
  amount: Cents;
  delivery: Cents;
  /** The credit of the customer whose code it is, once the order has come; of a friend's code alone. */
  reward?: Cents;
};

/** What is to be added to an order that is paid: it comes with the order, on its day. */
export type AdditionQuote = Quote & { orderId: string; swap?: AgreedSwap };

/** Units that leave the order once what replaces them is paid, as someone of the team agreed with its customer. */
export type AgreedSwap = {
  productId: number;
  quantity: number;
  reason: string;
  /** The account of who agreed on it. */
  agreedBy: string;
};

/** Who pays. */
export type Payer = Pick<Delivery, "email" | "firstName">;

/** A price that differs from the one the shopper saw; `id` 0 is a part of the sum. Amounts in cents. */
export type PriceChange = { id: number; name: string; from: number; to: number };

/** A line that cannot be had in the quantity asked for. */
export type StockShortage = { id: number; name: string; wanted: number; left: number };
