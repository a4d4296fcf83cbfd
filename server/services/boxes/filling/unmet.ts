import { asc, inArray } from "drizzle-orm";
import type { Swap, UnmetSwap } from "#shared/boxes/box-swaps.ts";
import { unmetText } from "#shared/boxes/box-words.ts";
import { formatDayLong } from "#shared/time.ts";
import type { BoxContents } from "#db/schema/boxes.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { notifyBoxOwner } from "../mails.ts";
import type { Box, Subscription } from "../plan.ts";

type Unmet = { unmet: readonly UnmetSwap[]; holds: (productId: number) => boolean };

/** Sentences for the swaps that boxes do not meet: what did not come, why, and what stays instead. */
export async function unmetTexts(
  { db }: { db: Pick<Tx, "select"> },
  boxes: readonly Unmet[],
): Promise<string[][]> {
  const nameOf = await namesOf(
    db,
    boxes.flatMap(({ unmet }) => unmet),
  );
  return boxes.map(({ unmet, holds }) =>
    unmet.map((swap) =>
      unmetText({
        wanted: nameOf(swap.in),
        instead: nameOf(swap.out),
        why: swap.why,
        stays: holds(swap.out),
      }),
    ),
  );
}

async function namesOf(db: Pick<Tx, "select">, swaps: readonly Swap[]) {
  const ids = [...new Set(swaps.flatMap((swap) => [swap.in, swap.out]))];
  const rows =
    ids.length > 0
      ? await db
          .select({ id: products.id, name: products.name })
          .from(products)
          .where(inArray(products.id, ids))
          .orderBy(asc(products.id))
      : [];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id: number) => names.get(id) ?? "a product that is no longer sold";
}

/** Writes to the owner of a box that was just fixed without some of the swaps asked for. */
export async function notifyUnmet(
  deps: Deps,
  tx: Tx,
  { box, subscription }: { box: Box; subscription: Subscription },
  { contents, unmet }: { contents: BoxContents; unmet: readonly UnmetSwap[] },
): Promise<void> {
  if (unmet.length === 0) return;
  const holds = (id: number) => contents.some(({ productId }) => productId === id);
  const [texts = []] = await unmetTexts({ db: tx }, [{ unmet, holds }]);
  const [what, was] = unmet.length === 1 ? ["A swap", "was"] : ["Some swaps", "were"];
  await notifyBoxOwner(deps, tx, subscription, {
    key: `box_swaps:${box.id}`,
    subject: `${what} in your box for ${formatDayLong(box.day)} ${was} not possible`,
    paragraphs: [...texts, "The price of the box stays the same."],
  });
}
