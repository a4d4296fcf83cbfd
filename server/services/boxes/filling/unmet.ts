import { asc, inArray } from "drizzle-orm";
import type { Swap, UnmetSwap } from "#shared/boxes/box-swaps.ts";
import type { UnmetWords } from "#shared/boxes/box-words.ts";
import type { BoxContents } from "#db/schema/boxes/boxes.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { notifyBoxOwner } from "../mails.ts";
import type { Box, Subscription } from "../plan.ts";
import { shownNameOf } from "../../platform/people/shown-name.ts";

type Unmet = { unmet: readonly UnmetSwap[]; holds: (productId: number) => boolean };

/** The swaps each box does not meet, with names: what did not come, why, and what would have been replaced. */
export async function namedUnmet(
  { db }: { db: Pick<Tx, "select"> },
  boxes: readonly Unmet[],
): Promise<UnmetWords[][]> {
  const nameOf = await namesOf(
    db,
    boxes.flatMap(({ unmet }) => unmet),
  );
  return boxes.map(({ unmet, holds }) =>
    unmet.map((swap) => ({
      wanted: nameOf(swap.in),
      instead: nameOf(swap.out),
      why: swap.why,
      stays: holds(swap.out),
    })),
  );
}

async function namesOf(db: Pick<Tx, "select">, swaps: readonly Swap[]) {
  const ids = [...new Set(swaps.flatMap((swap) => [swap.in, swap.out]))];
  const rows =
    ids.length > 0
      ? await db
          .select({ id: products.id, name: shownNameOf() })
          .from(products)
          .where(inArray(products.id, ids))
          .orderBy(asc(products.id))
      : [];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id: number) => names.get(id) ?? null;
}

/** Emails the owner of a box that was just fixed without some of the requested swaps. */
export async function notifyUnmet(
  deps: Deps,
  tx: Tx,
  { box, subscription }: { box: Box; subscription: Subscription },
  { contents, unmet }: { contents: BoxContents; unmet: readonly UnmetSwap[] },
): Promise<void> {
  if (unmet.length === 0) return;
  const holds = (id: number) => contents.some(({ productId }) => productId === id);
  const [named = []] = await namedUnmet({ db: tx }, [{ unmet, holds }]);
  const key = `box_swaps:${box.id}`;
  const note = { key, about: "swaps", day: box.day, unmet: named } as const;
  await notifyBoxOwner(deps, tx, subscription, note);
}
