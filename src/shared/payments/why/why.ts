import { cents, type Cents, sumCents } from "../../money.ts";
import type { Weight } from "../../catalog/weights/weight.ts";
import type { TaxCategory } from "../../checkout/tax/tax-category.ts";
import type { SomeGoods } from "../../orders/words/goods-words.ts";
import type { ProblemKind } from "../../orders/order-problem.ts";
import type { RefundTo } from "../../orders/order-problem.ts";
import type { HoldReason } from "../payouts/payout.ts";
import type { Bearer, RefundCause } from "../refunds/refund-cause.ts";

/** What a tax applies to: goods of a category, or the delivery fee. */
export type TaxedThing = TaxCategory | "delivery";

/** Why money of an order was refunded, and who bears it; the team's words are not for customers. */
export type WhyFault = { cause: RefundCause; bearer: Bearer; bearerReason: string | null };

type None = Readonly<Record<string, never>>;

/** The data of each kind of part. */
type RowFacts = {
  /** Units at their purchase price; for a refund, those refunded, or zero units and a partial weight. */
  goods: SomeGoods & { pack: string; unitPrice: Cents };
  /** The fee; `code` is the promotion code that made it free. */
  delivery: { code: string | null };
  /** The value of a weekly box's goods above its price. */
  box: None;
  /** A promotion code's discount. */
  code: { code: string | null; bearer: "farm" | "market" };
  /** One authority's tax at one rate; `base` is the taxable price, null if parts of it were refunded. */
  tax: { authority: string; bps: number; base: Cents | null; on: TaxedThing[] };
  /** Paid from the customer's credit. */
  credit: None;
  /** Not for goods. */
  goodwill: None;
  /** The part of a refund that went to the other destination than the one being explained. */
  other_way: { to: RefundTo };
  /** A payment that bought no goods. */
  receipt: { number: string | null };
  /** Money received and refunded without an order; `reason` is a built-in id or the team's words. */
  returned: { reason: string };
  /** Credit used for part of an order that cost `whole`. */
  spent: { number: string; whole: Cents };
  gift: { reason: string };
  /** Credit that was revoked together with the refund it came from. */
  taken_back: None;
  /** Our commission on `base`, which was sold at this rate. */
  commission: { bps: number; base: Cents };
  /** What the farm gives up for refunded goods: their price less our commission on it. */
  farm_refund: WhyFault & {
    goods: SomeGoods[];
    units: number;
    price: Cents;
    commission: Cents;
  };
  /** The unexplained difference; there must be none. */
  unexplained: None;
};

/** A part of an amount. Parts add up to the amount; deductions are negative. */
export type WhyRow = {
  [Kind in keyof RowFacts]: { kind: Kind; cents: Cents; facts: RowFacts[Kind] };
}[keyof RowFacts];

/** The data of each kind of event. */
type EventFacts = {
  /** The order was placed; amounts are omitted for viewers who must not see them. */
  ordered: { number: string; card: Cents | null; credit: Cents | null };
  /** Goods were added with a separate payment. */
  added: { card: Cents | null; credit: Cents | null };
  paid: { amount: Cents };
  /** The farm could not bring units of a product; `reason` is an id of `SHORT_REASONS`. */
  short: { name: string; units: number; reason: string | null };
  /** The farm weighed a line, and it was `less` lighter than was paid for or entered before. */
  weighed: { name: string; less: Weight };
  delivered: None;
  canceled: None;
  reported: { kind: ProblemKind; name: string; units: number };
  /** A refund: what the customer gets or, for a farm, the price of its goods. */
  refunded: { amount: Cents; cause: RefundCause | null };
  credited: { amount: Cents };
  /** The provider accepted the refund, or the customer's bank made it. */
  sent: { amount: Cents };
  sent_by_bank: { amount: Cents };
  failed: { amount: Cents };
  /** The bearer was changed. */
  bearer_changed: None;
  /** Units of a farm's product in one order, at their price. */
  sold: { number: string; units: number; amount: Cents };
  /** A farm's goods of one order were refunded. */
  went_back: { number: string; units: number; cause: RefundCause; bearer: Bearer };
  gift: { amount: Cents };
  spent: { amount: Cents; number: string };
  taken_back: { amount: Cents };
  /** A gift card's balance, paid out in money. */
  paid_out: { amount: Cents };
  payout_drafted: { day: string };
  payout_held: { reason: HoldReason };
  payout_approved: None;
  payout_sent: { amount: Cents };
  payout_arrived: { amount: Cents };
  payout_reversed: { amount: Cents };
};

/** What happened and when, as an ISO instant. */
export type WhyEvent = {
  [Kind in keyof EventFacts]: { kind: Kind; at: string; facts: EventFacts[Kind] };
}[keyof EventFacts];

/** How an amount came about: parts that add up to it, and the events behind it. */
export type WhyStory = {
  amount: Cents;
  /** For a refund. */
  fault: WhyFault | null;
  rows: WhyRow[];
  /** Oldest first. */
  events: WhyEvent[];
  /** How many earlier events are not listed. */
  earlier: number;
};

type StoryParts = {
  amount: Cents;
  rows: readonly WhyRow[];
  events: readonly WhyEvent[];
  fault?: WhyFault | null;
  earlier?: number;
};

/**
 * Builds the story of an amount. Its parts always add up: any difference is included as an unexplained part, so that
 * nobody is shown a sum that does not match.
 */
export function storyOf({ amount, rows, events, fault = null, earlier = 0 }: StoryParts): WhyStory {
  const open = cents(amount - sumCents(rows.map((row) => row.cents)));
  return {
    amount,
    fault,
    rows:
      open === 0 ? [...rows] : [...rows, { kind: "unexplained" as const, cents: open, facts: {} }],
    events: events.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    earlier,
  };
}
