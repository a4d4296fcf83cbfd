import type { Weight } from "../../catalog/weights/weight.ts";
import type { BasisPoints, Cents } from "../../money.ts";
import type { TaxShare } from "../../checkout/tax/tax.ts";

export type SoldLine = {
  productId: number;
  farmId: number;
  name: string;
  quantity: number;
  unitPrice: Cents;
  /** What a unit weighs at most, where it is sold by weight; null for a fixed pack. */
  mostWeight: Weight | null;
  commissionBps: BasisPoints;
  /** The tax on it, by authority. */
  taxes: readonly TaxShare[];
  /** What a promotion code took off all of its units, and the part of that which the farm bore. */
  promotion?: Cents;
  farmPromotion?: Cents;
};

/** An order as it was paid. */
export type Sold = {
  subtotal: Cents;
  tax: Cents;
  deliveryFee: Cents;
  /** The tax on the delivery, by authority. */
  deliveryTaxes: readonly TaxShare[];
  /** With the credit in it. */
  discount: Cents;
  /** The part of the discount that a promotion code took off; none when left out. */
  promotion?: Cents | undefined;
  /** What the customer's credit paid. */
  credit: Cents;
  /** What the card paid. */
  total: Cents;
  lines: readonly SoldLine[];
};

/** What one refund gave back for one line. */
type GivenLine = {
  productId: number;
  /** Units; none where it gave back weight alone. */
  quantity: number;
  /** Their weight, of goods sold by weight. */
  weight: Weight | null;
  /** Price of the goods without tax. */
  amount: Cents;
  tax: Cents;
  /** The same by authority. */
  taxes: readonly TaxShare[];
  /** Our share of the price; the farm's is the rest. */
  commission: Cents;
};

/** All that was given back so far by refunds that did not fail; `credit` is the part of `amount` given so. */
export type Given = {
  lines: readonly GivenLine[];
  delivery: Cents;
  deliveryTaxes: readonly TaxShare[];
  amount: Cents;
  credit: Cents;
  /** The part of `amount` that was for no goods, at the market's own loss. */
  goodwill?: Cents;
};

/** Units of a line, or of goods sold by weight no units but so much of the weight that was paid for. */
type WishedLine = { productId: number; quantity: number; weight?: Weight | null | undefined };

/** What is to be given back: parts of lines, and what is left of the delivery's fee, or that much of it. */
export type RefundWish = {
  lines: readonly WishedLine[];
  delivery: boolean | Cents;
};

export type RefundPlan = {
  lines: (GivenLine & { farmId: number; farmShare: Cents; taxes: TaxShare[] })[];
  delivery: Cents;
  /** The tax on it, by authority. */
  deliveryTaxes: TaxShare[];
  /** The order's discount that falls on what is given back, without promotion and what credit paid. */
  discount: Cents;
  /** What a code of the market took off of what is given back: the market's cost no more. */
  promotion: Cents;
  /** What is for no goods but the market's own loss; below zero it takes back what was given so. */
  goodwill: Cents;
  /** What the customer gets: the card's part and the credit. */
  amount: Cents;
  card: Cents;
  credit: Cents;
};
