import { boxesErrors as m } from "#messages/boxes-errors.ts";
import { and, eq } from "drizzle-orm";
import { valueOf } from "#shared/boxes/boxes.ts";
import { applySwaps, type Swap, type Swapped, withSwap } from "#shared/boxes/box-swaps.ts";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { DomainError } from "#shared/errors.ts";
import { type Cents, cents } from "#shared/money.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { type Foreseen, foreseeBoxes } from "./filling/foresee.ts";
import { type BoxThing, thingOf } from "./holdings.ts";
import { lockOwnBox, requireOpenBox } from "./own-box.ts";

/** Things offered for one that is not wanted. */
const OFFERS = 12;
/** Wishes kept for one box. */
const SWAPS_MAX = 20;

/** What could come instead of one thing, nearest in price first, each with what the box is worth then. */
export async function swapOffers(
  deps: Deps,
  userId: string,
  { id, out }: { id: string; out: number },
): Promise<(BoxThing & { value: Cents })[]> {
  const open = await readOpen(deps, userId, id);
  const leaving = open.contents.find((one) => one.id === out);
  if (!leaving) throw gone();
  return open.shelf.goods
    .flatMap((wanted) => {
      const box = swapped(open, { out, in: wanted.id });
      const added = box?.filter((one) => !open.contents.includes(one)) ?? [];
      const staysElse = added.length === 1 && added[0] === wanted;
      return box && staysElse ? [{ ...thingOf(wanted), value: cents(valueOf(box)) }] : [];
    })
    .toSorted((a, b) => Math.abs(a.price - leaving.price) - Math.abs(b.price - leaving.price))
    .slice(0, OFFERS);
}

/** Keeps the wish for another thing. Throws `conflict` from the cut-off on or when it does not fit. */
export async function swapThing(
  deps: Deps,
  userId: string,
  { id, out, in: wantedId }: { id: string; out: number; in: number },
): Promise<void> {
  const open = await readOpen(deps, userId, id);
  if (!swapped(open, { out, in: wantedId })) throw gone();
  await inTransaction(deps.db, async (tx) => {
    const { box } = await lockOwnBox(tx, userId, id);
    requireOpenBox(deps, box);
    if (box.swaps.length >= SWAPS_MAX) {
      throw new DomainError("conflict", m.manySwaps);
    }
    const swaps = [...box.swaps, { out, in: wantedId }];
    await tx.update(boxes).set({ swaps }).where(eq(boxes.id, id));
  });
}

/** Takes all swaps of a box back. Throws `conflict` from its cut-off on. */
export async function unswap(deps: Deps, userId: string, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { box } = await lockOwnBox(tx, userId, id);
    requireOpenBox(deps, box);
    await tx.update(boxes).set({ swaps: [] }).where(eq(boxes.id, id));
  });
}

/** The box with one exchange more; null when what goes is not in it, what comes is, or it does not fit. */
function swapped({ contents, before, shelf }: Open, swap: Swap) {
  const holds = (productId: number) => contents.some(({ id }) => id === productId);
  if (!holds(swap.out) || holds(swap.in)) return null;
  return withSwap(before, swap, shelf)?.box ?? null;
}

/** A box that can still be changed, as the wishes so far left it. */
type Open = Foreseen & { before: Swapped<ProductCardData> };

async function readOpen(deps: Deps, userId: string, boxId: string): Promise<Open> {
  const [found] = await deps.db
    .select({ box: boxes, subscription: boxSubscriptions })
    .from(boxes)
    .innerJoin(boxSubscriptions, eq(boxSubscriptions.id, boxes.subscriptionId))
    .where(and(eq(boxes.id, boxId), eq(boxSubscriptions.userId, userId)));
  if (!found) throw new DomainError("not_found", m.noBox);
  const { box, subscription } = found;
  requireOpenBox(deps, box);
  const foreseen = (await foreseeBoxes(deps, subscription, box.day)).get(boxId);
  if (!foreseen) throw gone();
  return { ...foreseen, before: applySwaps(foreseen.filled, box.swaps, foreseen.shelf) };
}

function gone(): DomainError {
  return new DomainError("conflict", m.harvestChanged);
}
