import type { Allergen } from "../catalog/catalog.ts";
import { type BoxGoods, type BoxShelf, fillBox, isFairBox, valueOf } from "./boxes.ts";

/**
 * A household's wish: the second product instead of the first, in spite of those of its allergies
 * that its owner was warned of then.
 */
export type Swap = { out: number; in: number; despite?: readonly Allergen[] };

/**
 * A wish that the box does not meet: what was wanted is `gone` from what the box can be filled from
 * (sold out, not in season, its farm paused, or left out by the household since), or no box of its
 * price holds it (`price`).
 */
export type UnmetSwap = Pick<Swap, "out" | "in"> & { why: "gone" | "price" };

/** What a box is filled from, and what only a swap may bring into it. */
export type SwapShelf<Goods> = BoxShelf<Goods> & { chosen?: readonly Goods[] };

/** The box, what it holds because of wishes, and what left it because of them. */
export type Swapped<Goods> = {
  box: readonly Goods[];
  kept: readonly Goods[];
  left: ReadonlySet<number>;
};

/**
 * The box with the household's wishes, in the order in which they were made; a later wish never
 * undoes an earlier one. One that cannot be met leaves the box as it was and is returned, unless
 * another exchange of the same product came about.
 */
export function applySwaps<Goods extends BoxGoods>(
  box: readonly Goods[],
  swaps: readonly Swap[],
  shelf: SwapShelf<Goods>,
): Swapped<Goods> & { unmet: UnmetSwap[] } {
  let state: Swapped<Goods> = { box, kept: [], left: new Set() };
  const unmet: UnmetSwap[] = [];
  for (const swap of swaps) {
    const next = withSwap(state, swap, shelf);
    if (next) state = next;
    else
      unmet.push({ out: swap.out, in: swap.in, why: onShelf(shelf, swap.in) ? "price" : "gone" });
  }
  return { ...state, unmet: unmet.filter(({ out }) => !state.left.has(out)) };
}

/** One wish more on a box with its wishes so far; null when it cannot be met. */
export function withSwap<Goods extends BoxGoods>(
  before: Swapped<Goods>,
  swap: Swap,
  shelf: SwapShelf<Goods>,
): Swapped<Goods> | null {
  const wanted = onShelf(shelf, swap.in);
  return wanted ? exchanged(before, { out: swap.out, wanted }, shelf) : null;
}

function onShelf<Goods extends BoxGoods>(
  { goods, chosen = [] }: SwapShelf<Goods>,
  productId: number,
): Goods | undefined {
  const isIt = ({ id }: Goods) => id === productId;
  return goods.find(isIt) ?? chosen.find(isIt);
}

/**
 * One exchange more: the rest of the box stays as it is when the value allows it, and is filled again
 * around the wishes when not. Null when it cannot be met.
 */
function exchanged<Goods extends BoxGoods>(
  { box, ...before }: Swapped<Goods>,
  { out, wanted }: { out: number; wanted: Goods },
  shelf: BoxShelf<Goods>,
): Swapped<Goods> | null {
  if (out === wanted.id) return null;
  const kept = [...before.kept.filter(({ id }) => id !== out && id !== wanted.id), wanted];
  const left = new Set(before.left).add(out);
  left.delete(wanted.id);
  const [holdsOut, holdsWanted] = [out, wanted.id].map((id) => box.some((one) => one.id === id));
  if (holdsWanted && !holdsOut) return { box, kept, left };
  if (holdsOut && !holdsWanted) {
    const plain = box.map((one) => (one.id === out ? wanted : one));
    if (isFairBox(valueOf(plain), shelf.size.price)) return { box: plain, kept, left };
  }
  const goods = shelf.goods.filter(({ id }) => !left.has(id));
  const filled = fillBox({ ...shelf, goods }, kept);
  return filled && { box: filled, kept, left };
}
