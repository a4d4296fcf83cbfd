import { and, eq } from "drizzle-orm";
import { swapIn, valueOf } from "#shared/boxes.ts";
import { DomainError } from "#shared/errors.ts";
import { type Cents, cents } from "#shared/money.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { boxGoods, contentsOf } from "./goods.ts";
import { type BoxThing, thingOf } from "./mine.ts";
import { lockOwnBox, requireOpenBox } from "./own.ts";
import { dietOf, sizeOf } from "./shelf.ts";

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
  const { contents, goods, size } = await readOpen(deps, userId, id);
  const leaving = contents.find((one) => one.id === out);
  if (!leaving) throw gone();
  return goods
    .flatMap((wanted) => {
      const box = swapIn(contents, { out, wanted }, { goods, size });
      const staysElse = box && box.filter((one) => !contents.includes(one)).length === 1;
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
  const { contents, goods, size } = await readOpen(deps, userId, id);
  const wanted = goods.find((one) => one.id === wantedId);
  const fits = wanted && swapIn(contents, { out, wanted }, { goods, size });
  if (!fits) throw gone();
  await inTransaction(deps.db, async (tx) => {
    const { box } = await lockOwnBox(tx, userId, id);
    requireOpenBox(deps, box);
    if (box.swaps.length >= SWAPS_MAX) {
      throw new DomainError(
        "conflict",
        "That is a lot of swaps. Please begin again with this box.",
      );
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

async function readOpen(deps: Deps, userId: string, boxId: string) {
  const [found] = await deps.db
    .select({ box: boxes, subscription: boxSubscriptions })
    .from(boxes)
    .innerJoin(boxSubscriptions, eq(boxSubscriptions.id, boxes.subscriptionId))
    .where(and(eq(boxes.id, boxId), eq(boxSubscriptions.userId, userId)));
  if (!found) throw new DomainError("not_found", "We find no such box of yours");
  const { box, subscription } = found;
  requireOpenBox(deps, box);
  const size = sizeOf(subscription, box);
  const goods = await boxGoods(deps, box.day, dietOf(subscription));
  const contents = contentsOf(goods, size, box.swaps);
  if (!contents) throw gone();
  return { contents, goods, size };
}

function gone(): DomainError {
  return new DomainError(
    "conflict",
    "The harvest has changed meanwhile. Please look at your box again.",
  );
}
