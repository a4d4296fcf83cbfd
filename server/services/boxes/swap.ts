import { isDeepStrictEqual } from "node:util";
import { boxesErrors as m } from "#messages/boxes/errors.ts";
import { eq } from "drizzle-orm";
import { valueOf } from "#shared/boxes/boxes.ts";
import { applySwaps, type Swapped, withSwap } from "#shared/boxes/box-swaps.ts";
import type { Allergen, ProductCardData } from "#shared/catalog/catalog.ts";
import { DomainError } from "#shared/errors.ts";
import { type Cents, cents } from "#shared/money.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { allergiesOf, type AllergyNote, allergyNotes } from "../catalog/allergies.ts";
import { type Foreseen, foreseeBoxes, getSupply } from "./filling/foresee.ts";
import { boxGoods } from "./filling/goods.ts";
import type { BoxThing } from "./box-orders.ts";
import { thingOf } from "./holdings.ts";
import { dietOf, getOwnBox, lockOwnBox, requireOpenBox } from "./own-box.ts";
import type { Box, Subscription } from "./plan.ts";

/** Maximum number of alternatives offered for one product. */
const OFFERS = 12;
/** Maximum number offered after those with an allergy warning. */
const WARNED = 4;
/** Maximum number of swaps saved for one box. */
const SWAPS_MAX = 20;

/** A possible replacement, the box's value with it, and its allergy warning, if any. */
type Offer = BoxThing & { value: Cents; warning: AllergyNote | null };

/**
 * Possible replacements for a product, nearest in price first: those that suit the household, followed by some that
 * conflict with its allergies, which the owner can choose despite the warning.
 */
export async function swapOffers(
  deps: Deps,
  userId: string,
  { id, out }: { id: string; out: number },
): Promise<Offer[]> {
  const open = await readOpen(deps, userId, id);
  const leaving = open.contents.find((one) => one.id === out);
  if (!leaving) throw gone();
  const offersOf = (goods: readonly ProductCardData[]) =>
    goods
      .flatMap((wanted) => {
        const box = swapped(open, { out, wanted });
        const added = box?.filter((one) => !open.contents.includes(one)) ?? [];
        const staysElse = added.length === 1 && added[0] === wanted;
        return box && staysElse ? [{ ...thingOf(wanted), value: cents(valueOf(box)) }] : [];
      })
      .toSorted((a, b) => Math.abs(a.price - leaving.price) - Math.abs(b.price - leaving.price));
  const { goods, warnings } = await warnedOf(deps, open);
  return [
    ...offersOf(open.shelf.goods)
      .slice(0, OFFERS)
      .map((offer) => ({ ...offer, warning: null })),
    ...offersOf(goods)
      .slice(0, WARNED)
      .map((offer) => ({ ...offer, warning: warnings.get(offer.id) ?? null })),
  ];
}

/**
 * Saves a swap. Throws `conflict` after the cut-off, if the replacement does not fit, if another swap is saved
 * meanwhile, or if it needs an allergy warning and the owner has not seen it.
 */
export async function swapThing(
  deps: Deps,
  userId: string,
  { id, out, in: wantedId, isWarned }: SwapInput,
): Promise<void> {
  const open = await readOpen(deps, userId, id);
  const isIt = (one: ProductCardData) => one.id === wantedId;
  const plain = open.shelf.goods.find(isIt);
  const wanted = plain ?? (await warnedOf(deps, open)).goods.find(isIt);
  if (!wanted || !swapped(open, { out, wanted })) throw gone();
  if (!plain && !isWarned) throw new DomainError("conflict", m.notForHousehold);
  await inTransaction(deps.db, async (tx) => {
    const { box } = await lockOwnBox(tx, userId, id);
    requireOpenBox(deps, box);
    // The swap was checked against the swaps that were read; together with others it may not fit.
    if (!isDeepStrictEqual(box.swaps, open.box.swaps)) {
      throw new DomainError("conflict", m.boxChanged);
    }
    if (box.swaps.length >= SWAPS_MAX) {
      throw new DomainError("conflict", m.manySwaps);
    }
    const despite = plain ? {} : { despite: open.allergies };
    const swaps = [...box.swaps, { out, in: wantedId, ...despite }];
    await tx.update(boxes).set({ swaps }).where(eq(boxes.id, id));
  });
}

type SwapInput = {
  id: string;
  out: number;
  in: number;
  /** The owner has seen the allergy warning. */
  isWarned?: boolean | undefined;
};

/** Takes back all swaps of a box. Throws `conflict` after its cut-off. */
export async function unswap(deps: Deps, userId: string, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { box } = await lockOwnBox(tx, userId, id);
    requireOpenBox(deps, box);
    await tx.update(boxes).set({ swaps: [] }).where(eq(boxes.id, id));
  });
}

/** The box after one more swap; null if `out` is not in it, `wanted` already is, or it does not fit. */
function swapped(
  { contents, before, shelf }: Open,
  { out, wanted }: { out: number; wanted: ProductCardData },
) {
  const holds = (productId: number) => contents.some(({ id }) => id === productId);
  if (!holds(out) || holds(wanted.id)) return null;
  const chosen = [...(shelf.chosen ?? []), wanted];
  return withSwap(before, { out, in: wanted.id }, { ...shelf, chosen })?.box ?? null;
}

/** A box that can still be changed, with the swaps made so far. */
type Open = Foreseen & {
  before: Swapped<ProductCardData>;
  subscription: Subscription;
  box: Box;
  allergies: Allergen[];
};

async function readOpen(deps: Deps, userId: string, boxId: string): Promise<Open> {
  const { box, subscription } = await getOwnBox(deps.db, userId, boxId);
  requireOpenBox(deps, box);
  const foreseen = (await foreseeBoxes(deps, subscription, box.day)).get(boxId);
  if (!foreseen) throw gone();
  return {
    ...foreseen,
    before: applySwaps(foreseen.filled, box.swaps, foreseen.shelf),
    allergies: await allergiesOf(deps.db, userId),
    subscription,
    box,
  };
}

/** Goods that only the household's allergies keep out of the box, with the warning for each. */
async function warnedOf(
  deps: Deps,
  { subscription, box, shelf, allergies }: Open,
): Promise<{ goods: ProductCardData[]; warnings: Map<number, AllergyNote> }> {
  if (allergies.length === 0) return { goods: [], warnings: new Map() };
  const { turn } = await getSupply(deps, subscription, box);
  const all = await boxGoods(deps, { day: box.day, diet: dietOf(subscription, []), turn });
  const ids = all.map(({ id }) => id);
  const notes = await allergyNotes(deps, subscription.userId, ids);
  const warnings = new Map(notes.map((note) => [note.id, note]));
  const isPlain = (productId: number) => shelf.goods.some(({ id }) => id === productId);
  return { goods: all.filter(({ id }) => warnings.has(id) && !isPlain(id)), warnings };
}

function gone(): DomainError {
  return new DomainError("conflict", m.harvestChanged);
}
