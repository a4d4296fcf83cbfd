import type { Weight } from "../../catalog/weights/weight.ts";
import { type BasisPoints, type Cents, sumCents } from "../../money.ts";
import type { RefundState } from "../payment-lifecycle.ts";
import type { TaxShare } from "../../checkout/tax/tax.ts";

export type SoldLine = {
  productId: number;
  farmId: number;
  name: string;
  quantity: number;
  unitPrice: Cents;
  /** A unit's maximum weight, for goods sold by weight; null for a fixed pack. */
  mostWeight: Weight | null;
  commissionBps: BasisPoints;
  /** Its tax, by authority. */
  taxes: readonly TaxShare[];
  /** The discount of a promotion code on all units, and the part borne by the farm. */
  promotion?: Cents;
  farmPromotion?: Cents;
};

/** An order as paid. */
export type Sold = {
  subtotal: Cents;
  tax: Cents;
  deliveryFee: Cents;
  /** The tax on the delivery fee, by authority. */
  deliveryTaxes: readonly TaxShare[];
  /** Including credit. */
  discount: Cents;
  /** The part of the discount that comes from a promotion code; none if omitted. */
  promotion?: Cents | undefined;
  /** Paid from the customer's credit. */
  credit: Cents;
  /** Paid by card. */
  total: Cents;
  lines: readonly SoldLine[];
};

/** What one refund returned for one line. */
type GivenLine = {
  productId: number;
  /** Units; zero if only weight was refunded. */
  quantity: number;
  /** Their weight, for goods sold by weight. */
  weight: Weight | null;
  /** The price of the goods before tax. */
  amount: Cents;
  tax: Cents;
  /** The tax by authority. */
  taxes: readonly TaxShare[];
  /** Our commission on the price; the rest is the farm's. */
  commission: Cents;
};

/** Everything refunded so far, excluding failed refunds; `credit` is the part of `amount` given as credit. */
export type Given = {
  lines: readonly GivenLine[];
  delivery: Cents;
  deliveryTaxes: readonly TaxShare[];
  amount: Cents;
  credit: Cents;
  /** The part of `amount` not given for goods, at the market's own loss. */
  goodwill?: Cents;
};

type Recorded = {
  state: RefundState;
  /** The part returned to the card. */
  amount: Cents;
  credit: Cents;
  delivery: Cents;
  deliveryTaxes: Given["deliveryTaxes"];
  goodwill: Cents;
};

/** Whether a refund counts as given: only a failed one does not. */
export function isGiven({ state }: Pick<Recorded, "state">): boolean {
  return state !== "failed";
}

/** What these refunds of a payment or an order gave, `lines` being those of the refunds that count. */
export function givenBy(refunds: readonly Recorded[], lines: Given["lines"]): Given {
  const given = refunds.filter(isGiven);
  return {
    lines,
    delivery: sumCents(given.map((refund) => refund.delivery)),
    deliveryTaxes: given.flatMap((refund) => refund.deliveryTaxes),
    amount: sumCents(given.flatMap((refund) => [refund.amount, refund.credit])),
    credit: sumCents(given.map((refund) => refund.credit)),
    goodwill: sumCents(given.map((refund) => refund.goodwill)),
  };
}

/** Units of a line or, for goods sold by weight, zero units and a part of the paid weight. */
type WishedLine = { productId: number; quantity: number; weight?: Weight | null | undefined };

/** The requested refund: parts of lines, and the rest of the delivery fee or a given part of it. */
export type RefundWish = {
  lines: readonly WishedLine[];
  delivery: boolean | Cents;
};

export type RefundPlan = {
  lines: (GivenLine & { farmId: number; farmShare: Cents; taxes: TaxShare[] })[];
  delivery: Cents;
  /** The tax on the delivery, by authority. */
  deliveryTaxes: TaxShare[];
  /** The order's discount on the refunded goods, excluding promotion and credit. */
  discount: Cents;
  /** The market code's discount on the refunded goods, which is no longer a cost of the market. */
  promotion: Cents;
  /** Not for goods but at the market's own loss; negative if it offsets goodwill given before. */
  goodwill: Cents;
  /** What the customer gets: card and credit together. */
  amount: Cents;
  card: Cents;
  credit: Cents;
};
