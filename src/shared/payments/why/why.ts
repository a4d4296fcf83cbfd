import { cents, type Cents, sumCents } from "../../money.ts";
import type { Weight } from "../../catalog/weights/weight.ts";
import type { TaxCategory } from "../../checkout/tax/tax-category.ts";
import type { SomeGoods } from "../../orders/goods-words.ts";
import type { ProblemKind } from "../../orders/order-problem.ts";
import type { RefundTo } from "../../orders/order-problem.ts";
import type { HoldReason } from "../payouts/payout.ts";
import type { Bearer, RefundCause } from "../refunds/refund-cause.ts";

/** What a tax is on: goods of a category, or the delivery's fee. */
export type TaxedThing = TaxCategory | "delivery";

/** Why money of an order went back, and who bears it; the team's words are not for customers. */
export type WhyFault = { cause: RefundCause; bearer: Bearer; bearerReason: string | null };

type None = Readonly<Record<string, never>>;

/** What is known of each kind of part. */
type RowFacts = {
  /** Units at the price they were bought at; of a refund, those that went back, or no units but a part of their weight. */
  goods: SomeGoods & { pack: string; unitPrice: Cents };
  /** The fee; `code` names what made it free. */
  delivery: { code: string | null };
  /** What the goods of a weekly box are worth above its price. */
  box: None;
  /** What a promotion code took off. */
  code: { code: string | null; bearer: "farm" | "market" };
  /** One authority's tax at one rate; `base` is the price it is on, null where parts of it went back. */
  tax: { authority: string; bps: number; base: Cents | null; on: TaxedThing[] };
  /** What the customer's credit paid. */
  credit: None;
  /** What is for no goods. */
  goodwill: None;
  /** The part of a refund that went the other way than the one asked about. */
  other_way: { to: RefundTo };
  /** A payment that bought no goods. */
  receipt: { number: string | null };
  /** Money that came in and goes back without an order; `reason` is an id of ours or the team's words. */
  returned: { reason: string };
  /** Credit that paid a part of an order which cost `whole`. */
  spent: { number: string; whole: Cents };
  gift: { reason: string };
  /** Credit that was taken back with the refund it came with. */
  taken_back: None;
  /** Our share of `base`, which was sold at this rate. */
  commission: { bps: number; base: Cents };
  /** What the farm gives up for goods that went back: their price less our commission on it. */
  farm_refund: WhyFault & {
    goods: SomeGoods[];
    units: number;
    price: Cents;
    commission: Cents;
  };
  /** The difference that nothing accounts for: there must be none. */
  unexplained: None;
};

/** A part of an amount. Parts add up to it: what takes away is below zero. */
export type WhyRow = {
  [Kind in keyof RowFacts]: { kind: Kind; cents: Cents; facts: RowFacts[Kind] };
}[keyof RowFacts];

/** What is known of each kind of event. */
type EventFacts = {
  /** The order was placed; amounts are left out for whoever is not to know them. */
  ordered: { number: string; card: Cents | null; credit: Cents | null };
  /** Goods were added with a payment of their own. */
  added: { card: Cents | null; credit: Cents | null };
  paid: { amount: Cents };
  /** The farm could not bring units of a product; `reason` is an id of `SHORT_REASONS`. */
  short: { name: string; units: number; reason: string | null };
  /** The farm weighed a line, and it was so much less than was paid for, or was entered before. */
  weighed: { name: string; less: Weight };
  delivered: None;
  canceled: None;
  reported: { kind: ProblemKind; name: string; units: number };
  /** Money was given back: what the customer gets, or of a farm the price of its goods. */
  refunded: { amount: Cents; cause: RefundCause | null };
  credited: { amount: Cents };
  /** The provider took the refund, or the customer's bank gave it. */
  sent: { amount: Cents };
  sent_by_bank: { amount: Cents };
  failed: { amount: Cents };
  /** Someone else bears it since. */
  bearer_changed: None;
  /** Units of a farm's product in one order, at their price. */
  sold: { number: string; units: number; amount: Cents };
  /** Goods of a farm that went back from one order. */
  went_back: { number: string; units: number; cause: RefundCause; bearer: Bearer };
  gift: { amount: Cents };
  spent: { amount: Cents; number: string };
  taken_back: { amount: Cents };
  /** The rest of a gift card, in money. */
  paid_out: { amount: Cents };
  payout_drafted: { day: string };
  payout_held: { reason: HoldReason };
  payout_approved: None;
  payout_sent: { amount: Cents };
  payout_arrived: { amount: Cents };
  payout_reversed: { amount: Cents };
};

/** What happened, and when, as an ISO instant. */
export type WhyEvent = {
  [Kind in keyof EventFacts]: { kind: Kind; at: string; facts: EventFacts[Kind] };
}[keyof EventFacts];

/** Where an amount comes from: parts that add up to it, and the chain of what happened. */
export type WhyStory = {
  amount: Cents;
  /** Of a refund. */
  fault: WhyFault | null;
  rows: WhyRow[];
  /** The first that happened is first. */
  events: WhyEvent[];
  /** How many happened before those that are listed. */
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
 * The story of an amount. Its parts always add up to it: what they leave open stands among them as a part that is
 * not explained, so that nobody is shown a sum that does not come out.
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
