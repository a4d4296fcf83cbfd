import { inArray } from "drizzle-orm";
import type { UnmetSwap } from "#shared/boxes/box-swaps.ts";
import { unmetText } from "#shared/boxes/box-words.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Deps } from "../../deps.ts";
import { type BoxThing, orderedThings } from "./box-orders.ts";
import { foreseeBoxes } from "./filling/foresee.ts";
import type { Box, Subscription } from "./plan.ts";
import { namedUnmet } from "./filling/unmet.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { shownNameOf } from "../platform/people/shown-name.ts";

/** The contents of a box, as shown to its owner. */
export type Holding = {
  /** The box's contents at shop prices; null if nothing fills it. */
  contents: BoxThing[] | null;
  /** A sentence for each swap that it does not meet. */
  unmet: string[];
};

/**
 * Each box's contents: what is still to come of its order, or else as fixed, at the prices of that time, or as it would
 * be filled now.
 */
export async function holdingsOf(
  deps: Pick<Deps, "db" | "clock">,
  subscription: Subscription,
  boxes: readonly Box[],
): Promise<Map<string, Holding>> {
  const [ordered, fixed, foreseen] = await Promise.all([
    orderedThings(deps, boxes),
    fixedThings(deps, boxes),
    foreseeBoxes(deps, subscription),
  ]);
  const held = boxes.map((box) => {
    const open = foreseen.get(box.id);
    if (!box.contents) return { contents: open?.contents.map(thingOf), unmet: open?.unmet };
    const bought = ordered.get(box.orderId ?? "");
    if (bought) return { contents: bought, unmet: box.unmet };
    const contents = box.contents.flatMap(({ productId, price }) => {
      const thing = fixed.get(productId);
      return thing ? [{ ...thing, price }] : [];
    });
    return { contents, unmet: box.unmet };
  });
  const named = await namedUnmet(deps, held.map(asked));
  return new Map(
    boxes.map(({ id }, at) => [
      id,
      { contents: held[at]?.contents ?? null, unmet: (named[at] ?? []).map(unmetText) },
    ]),
  );
}

type Held = { contents: BoxThing[] | undefined; unmet: UnmetSwap[] | undefined };

function asked({ contents = [], unmet = [] }: Held) {
  return { unmet, holds: (productId: number) => contents.some(({ id }) => id === productId) };
}

/** Picks the fields shown to the owner of a box. */
export function thingOf({ id, name, pack, farmName, price }: BoxThing): BoxThing {
  return { id, name, pack, farmName, price };
}

async function fixedThings(
  { db }: Pick<Deps, "db">,
  boxes: readonly Box[],
): Promise<Map<number, Omit<BoxThing, "price">>> {
  const ids = boxes.flatMap(({ contents }) => contents?.map(({ productId }) => productId) ?? []);
  if (ids.length === 0) return new Map();
  const { id, pack, farmName } = products;
  const rows = await db
    .select({ id, name: shownNameOf(), pack, farmName })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(rows.map((row) => [row.id, { ...row, pack: packWords(row.pack) }]));
}
