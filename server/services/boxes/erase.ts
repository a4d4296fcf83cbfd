import { and, eq, inArray, sql } from "drizzle-orm";
import { boxes, boxSubscriptions } from "#db/schema/boxes.ts";
import type { Tx } from "#db/client.ts";

/** Ends the boxes of an account that is erased; nothing of the person stays with them but the zip code. */
export async function eraseBoxes(tx: Tx, userId: string, now: Date): Promise<void> {
  const person = sql`'{"email": "", "address": "", "firstName": "", "lastName": "", "phone": "", "specialInstructions": ""}'::jsonb`;
  const ended = await tx
    .update(boxSubscriptions)
    .set({
      state: "canceled",
      canceledAt: sql`coalesce(${boxSubscriptions.canceledAt}, ${now.toISOString()})`,
      pausedUntil: null,
      delivery: sql`${boxSubscriptions.delivery} || ${person}`,
      cardLabel: "",
      never: [],
      without: [],
    })
    .where(eq(boxSubscriptions.userId, userId))
    .returning({ id: boxSubscriptions.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length === 0) return;
  const theirs = inArray(boxes.subscriptionId, ids);
  await tx
    .update(boxes)
    .set({ state: "canceled", dueAt: null })
    .where(and(theirs, inArray(boxes.state, ["planned", "skipped"])));
  await tx
    .update(boxes)
    .set({ dueAt: now, checkAfter: null })
    .where(and(theirs, eq(boxes.state, "declined")));
}
