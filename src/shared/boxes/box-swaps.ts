import type { Allergen } from "../catalog/catalog.ts";
import { type BoxGoods, type BoxShelf, fillBox, isFairBox, valueOf } from "./boxes.ts";

/**
 * A household's request for the second product instead of the first. `despite` lists the household's allergens the
 * account holder was warned about when making it.
 */
export type Swap = { out: number; in: number; despite?: readonly Allergen[] };

/**
 * A swap that the box does not satisfy. `gone`: the requested product is no longer available for the box (sold out,
 * out of season, its farm paused, or excluded by the household since). `price`: no box at this price can include it.
 */
export type UnmetSwap = Pick<Swap, "out" | "in"> & { why: "gone" | "price" };

/** What a box is filled from, plus goods that only a swap may bring into it. */
export type SwapShelf<Goods> = BoxShelf<Goods> & { chosen?: readonly Goods[] };

/** The box, the goods that swaps brought in, and the ids that swaps took out. */
export type Swapped<Goods> = {
  box: readonly Goods[];
  kept: readonly Goods[];
  left: ReadonlySet<number>;
};

/**
 * Applies the household's swaps to a box in the order they were made; a later swap never undoes an earlier one. A
 * swap that cannot be satisfied leaves the box unchanged and is returned in `unmet`, unless another swap replaced
 * the same product.
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

/** Applies one more swap to a box; null if it cannot be satisfied. */
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
 * Applies one exchange. The rest of the box is unchanged if its value stays fair; otherwise the box is refilled
 * around the swapped-in goods. Null if that is impossible.
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
