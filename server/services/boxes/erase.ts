import { and, eq, inArray } from "drizzle-orm";
import { UNCHARGED } from "#shared/boxes/box-plan.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import type { Tx } from "#db/client.ts";
import { advanceAll } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/**
 * Ends the subscription and boxes of an account being erased. The personal data in them is blanked according to
 * `db/persons`.
 */
export async function eraseBoxes(tx: Tx, userId: string, now: Date): Promise<void> {
  const ended = await tx
    .select({ id: boxSubscriptions.id })
    .from(boxSubscriptions)
    .where(eq(boxSubscriptions.userId, userId));
  const ids = ended.map(({ id }) => id);
  if (ids.length === 0) return;
  const areOver = { canceledAt: now, pausedUntil: null };
  const isTheirs = inArray(boxSubscriptions.id, ids);
  await advanceAll(tx, lifecycles.subscription, "cancel", isTheirs, { set: areOver });
  const theirs = inArray(boxes.subscriptionId, ids);
  await advanceAll(tx, lifecycles.box, "cancel", theirs, {
    from: UNCHARGED,
    set: { dueAt: null },
  });
  await tx
    .update(boxes)
    .set({ dueAt: now, checkAfter: null })
    .where(and(theirs, eq(boxes.state, "declined")));
}
