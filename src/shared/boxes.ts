import { type CategoryId, pickVaried } from "./catalog.ts";
import { cents, type Cents, sumCents } from "./money.ts";

/** The weekly boxes: what each costs, how many things are in it, and whom it feeds. */
export const BOX_SIZES = [
  { id: "small", label: "Small box", price: cents(2_500), items: 5, feeds: "One or two people" },
  {
    id: "medium",
    label: "Medium box",
    price: cents(3_900),
    items: 7,
    feeds: "Two or three people",
  },
  { id: "large", label: "Large box", price: cents(5_900), items: 11, feeds: "A family of four" },
] as const;
export type BoxSize = (typeof BOX_SIZES)[number];

/** What a box may be filled from. */
export const BOX_CATEGORIES = [
  "vegetables",
  "fruit",
  "herbs",
  "eggs-dairy",
  "bakery",
  "pantry",
] as const satisfies readonly CategoryId[];

export type BoxSizeId = BoxSize["id"];
export const BOX_SIZE_IDS = BOX_SIZES.map(({ id }) => id) as [BoxSizeId, ...BoxSizeId[]];

export function boxSizeOf(id: string): BoxSize {
  const found = BOX_SIZES.find((size) => size.id === id);
  if (!found) throw new RangeError(`Unknown size of box: ${id}`);
  return found;
}

/** How much more than the price of the box its goods may be worth: 5 %, in basis points. */
const TOLERANCE_BPS = 500;

/**
 * How many cents the value of goods is off what a box of that price may hold: its price, or up to 5 %
 * more. What they are worth above the price is our gift, never the customer's money.
 */
function offBy(value: number, price: Cents): number {
  if (value < price) return price - value;
  const most = Math.floor((price * (10_000 + TOLERANCE_BPS)) / 10_000);
  return Math.max(value - most, 0);
}

/** Whether goods worth `value` make a fair box of that price. */
export function isFairBox(value: number, price: Cents): boolean {
  return offBy(value, price) === 0;
}

export type BoxGoods = { id: number; farmId: number; category: CategoryId; price: Cents };

/**
 * Fills a box with one unit each of different goods, from many farms and kinds, worth its price or
 * up to 5 % more. The goods come in the order in which they are preferred; those of `kept` are in it
 * whatever else is. Null when they cannot make it.
 */
export function fillBox<Goods extends BoxGoods>(
  goods: readonly Goods[],
  { price, items }: Pick<BoxSize, "price" | "items">,
  kept: readonly Goods[] = [],
): Goods[] | null {
  const keptIds = new Set(kept.map(({ id }) => id));
  const others = goods.filter(({ id }) => !keptIds.has(id));
  const box = [...kept, ...pickVaried(others, items - kept.length)];
  if (box.length !== items) return null;
  for (let swaps = 0; swaps <= goods.length; swaps += 1) {
    if (isFairBox(valueOf(box), price)) return box;
    const swap = bestSwap(box, { others, price, from: kept.length });
    if (!swap) return null;
    box[swap.at] = swap.goods;
  }
  return null;
}

/**
 * The box with one thing exchanged for another: the rest stays as it is when the value allows it,
 * and is filled anew when not. Null when the household's wish cannot be met.
 */
export function swapIn<Goods extends BoxGoods>(
  box: readonly Goods[],
  { out, wanted }: { out: number; wanted: Goods },
  { goods, size }: { goods: readonly Goods[]; size: Pick<BoxSize, "price" | "items"> },
): Goods[] | null {
  if (box.some(({ id }) => id === wanted.id)) return null;
  if (!box.some(({ id }) => id === out)) return null;
  const exchanged = box.map((one) => (one.id === out ? wanted : one));
  if (isFairBox(valueOf(exchanged), size.price)) return exchanged;
  const rest = goods.filter(({ id }) => id !== out);
  return fillBox(rest, size, [wanted]);
}

/** What the goods of a box are worth at the prices of the shop. */
export function valueOf(box: readonly Pick<BoxGoods, "price">[]): number {
  return sumCents(box.map(({ price }) => price));
}

type Outside<Goods> = {
  others: readonly Goods[];
  price: Cents;
  /** Where in the box the things begin that may be exchanged. */
  from: number;
};

/** The exchange of one thing in the box for one outside that brings its value nearest to what is fair. */
function bestSwap<Goods extends BoxGoods>(
  box: readonly Goods[],
  { others, price, from }: Outside<Goods>,
): { at: number; goods: Goods } | null {
  const value = valueOf(box);
  const inside = new Set(box.map(({ id }) => id));
  let best: { at: number; goods: Goods } | null = null;
  let nearest = offBy(value, price);
  for (const other of others) {
    if (inside.has(other.id)) continue;
    for (const [at, one] of box.entries()) {
      const left = offBy(value + other.price - one.price, price);
      if (at >= from && left < nearest) {
        nearest = left;
        best = { at, goods: other };
      }
    }
  }
  return best;
}
