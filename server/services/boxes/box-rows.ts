import { eq } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/pg-core";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Box, Subscription } from "./plan.ts";

/** A box and the subscription it belongs to. */
export type BoxRow = { box: Box; subscription: Subscription };

/** Selects boxes with their subscriptions; the caller adds the condition, and the lock where it needs one. */
export function boxRows(db: Db | Tx) {
  return boxRowsWith(db, {});
}

/** Like `boxRows`, with more fields, for which the caller joins the tables. */
export function boxRowsWith<More extends SelectedFields>(db: Db | Tx, more: More) {
  return db
    .select({ box: boxes, subscription: boxSubscriptions, ...more })
    .from(boxes)
    .innerJoin(boxSubscriptions, eq(boxSubscriptions.id, boxes.subscriptionId));
}
