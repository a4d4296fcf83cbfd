import { boxesWords as m } from "#messages/boxes/words.ts";
import { type CategoryId, pickVaried } from "../catalog/catalog.ts";
import { cents, type Cents, sumCents } from "../money.ts";

/** The weekly boxes: each size's price, number of items, and how many people it feeds. */
export const BOX_SIZES = [
  sizeOf("small", { price: cents(2_500), items: 5 }),
  sizeOf("medium", { price: cents(3_900), items: 7 }),
  sizeOf("large", { price: cents(5_900), items: 11 }),
] as const;
export type BoxSize = (typeof BOX_SIZES)[number];

/** What the least expensive box costs. */
export const LEAST_BOX_PRICE = cents(Math.min(...BOX_SIZES.map(({ price }) => price)));

/** A size whose words are resolved lazily, when shown. */
function sizeOf<const Id extends "small" | "medium" | "large", const Size>(id: Id, size: Size) {
  return {
    id,
    ...size,
    get label() {
      return m.sizes[id];
    },
    get feeds() {
      return m.feeds[id];
    },
  };
}

/** Categories a box may be filled from. */
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

/** The size with this ID. Throws a `RangeError` for a stored one that no longer exists. */
export function boxSizeOf(id: BoxSizeId): BoxSize {
  const found = BOX_SIZES.find((size) => size.id === id);
  if (!found) throw new RangeError(`Unknown size of box: ${id}`);
  return found;
}

/** How far the value of the goods may exceed the price of the box: 5%, in basis points. */
const TOLERANCE_BPS = 500;

/**
 * By how many cents the value of goods misses the allowed range: from the box's price up to 5% more. Any value above
 * the price is our gift; the customer never pays for it.
 */
function offBy(value: number, price: Cents): number {
  if (value < price) return price - value;
  const most = Math.floor((price * (10_000 + TOLERANCE_BPS)) / 10_000);
  return Math.max(value - most, 0);
}

/** Whether goods worth `value` make a fair box at that price. */
export function isFairBox(value: number, price: Cents): boolean {
  return offBy(value, price) === 0;
}

export type BoxGoods = { id: number; farmId: number; category: CategoryId; price: Cents };

/** What a box is filled from. */
export type BoxShelf<Goods> = {
  /** In order of preference. */
  goods: readonly Goods[];
  size: Pick<BoxSize, "price" | "items">;
  /** Goods used only when the others cannot fill the box. */
  resting?: ReadonlySet<number>;
};

/**
 * Fills a box with one unit each of different goods from many farms and categories, worth its price or up to 5%
 * more. The goods in `kept` are always included. Null if the goods cannot fill it.
 */
export function fillBox<Goods extends BoxGoods>(
  { goods, size, resting = new Set() }: BoxShelf<Goods>,
  kept: readonly Goods[] = [],
): Goods[] | null {
  const keptIds = new Set(kept.map(({ id }) => id));
  const others = goods.filter(({ id }) => !keptIds.has(id));
  const rested = others.filter(({ id }) => !resting.has(id));
  const box = fillFrom(rested, size, kept);
  return box || rested.length === others.length ? box : fillFrom(others, size, kept);
}

function fillFrom<Goods extends BoxGoods>(
  others: readonly Goods[],
  { price, items }: BoxShelf<Goods>["size"],
  kept: readonly Goods[],
): Goods[] | null {
  const box = [...kept, ...pickVaried(others, items - kept.length)];
  if (box.length !== items) return null;
  for (let exchanges = 0; exchanges <= others.length; exchanges += 1) {
    if (isFairBox(valueOf(box), price)) return box;
    const exchange = nextExchange(box, { others, price, from: kept.length });
    if (!exchange) return null;
    box[exchange.at] = exchange.goods;
  }
  return null;
}

/** The total value of a box's goods at shop prices. */
export function valueOf(box: readonly Pick<BoxGoods, "price">[]): number {
  return sumCents(box.map(({ price }) => price));
}

type Outside<Goods> = {
  others: readonly Goods[];
  price: Cents;
  /** Index in the box from which items may be exchanged. */
  from: number;
};

type Exchange<Goods> = { at: number; goods: Goods };

/**
 * Finds the exchange of one item in the box for one outside that brings its value closer to the fair range. Prefers
 * the first in turn that makes it fair, ideally from a farm not yet in the box; otherwise the first that at least
 * halves the gap, so that turns decide rather than the most extreme prices; otherwise the one that gets closest.
 */
function nextExchange<Goods extends BoxGoods>(
  box: readonly Goods[],
  { others, price, from }: Outside<Goods>,
): Exchange<Goods> | null {
  const value = valueOf(box);
  const inside = new Set(box.map(({ id }) => id));
  const amiss = offBy(value, price);
  const found: (Exchange<Goods> | undefined)[] = [];
  let nearest = amiss;
  for (const goods of others) {
    if (inside.has(goods.id)) continue;
    const sameFarmAt = box.findIndex(({ farmId }) => farmId === goods.farmId);
    for (let at = box.length - 1; at >= from; at -= 1) {
      const left = offBy(value + goods.price - (box[at]?.price ?? 0), price);
      const isOtherFarm = sameFarmAt === -1 || sameFarmAt === at;
      if (left === 0 && isOtherFarm) return { at, goods };
      if (left === 0) found[0] ??= { at, goods };
      else if (left <= amiss / 2 && isOtherFarm) found[1] ??= { at, goods };
      else if (left < nearest) {
        nearest = left;
        found[2] = { at, goods };
      }
    }
  }
  return found[0] ?? found[1] ?? found[2] ?? null;
}
