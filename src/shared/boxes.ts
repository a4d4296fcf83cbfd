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

/** How far the value of the goods may be from the price of the box: 5 %, in basis points. */
const TOLERANCE_BPS = 500;

export type BoxGoods = { id: number; farmId: number; category: CategoryId; price: Cents };

/**
 * Fills a box with one unit each of different goods, from many farms and kinds, worth its price
 * within 5 %. The goods come in the order in which they are preferred. Null when they cannot make it.
 */
export function fillBox<Goods extends BoxGoods>(
  goods: readonly Goods[],
  { price, items }: Pick<BoxSize, "price" | "items">,
): Goods[] | null {
  const box = pickVaried(goods, items);
  if (box.length < items) return null;
  for (let swaps = 0; swaps <= goods.length; swaps += 1) {
    const off = valueOf(box) - price;
    if (Math.abs(off) * 10_000 <= price * TOLERANCE_BPS) return box;
    const swap = bestSwap(box, goods, off);
    if (!swap) return null;
    box[swap.at] = swap.goods;
  }
  return null;
}

function valueOf(box: readonly BoxGoods[]): number {
  return sumCents(box.map(({ price }) => price));
}

/** The exchange of one thing in the box for one outside that brings its value nearest to the price. */
function bestSwap<Goods extends BoxGoods>(
  box: readonly Goods[],
  goods: readonly Goods[],
  off: number,
): { at: number; goods: Goods } | null {
  const inside = new Set(box.map(({ id }) => id));
  let best: { at: number; goods: Goods } | null = null;
  let nearest = Math.abs(off);
  for (const other of goods) {
    if (inside.has(other.id)) continue;
    for (const [at, one] of box.entries()) {
      const left = Math.abs(off + other.price - one.price);
      if (left < nearest) {
        nearest = left;
        best = { at, goods: other };
      }
    }
  }
  return best;
}
