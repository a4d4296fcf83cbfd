import { and, lt, type SQL } from "drizzle-orm";
import { businessDayAt } from "#shared/time.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { advanceAll } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";
import { releaseTakenPlaces } from "./founding-places.ts";

/**
 * Ends memberships after their last day and frees the places of founding ones. A deposit that was not refunded is still
 * owed. Idempotent.
 */
export async function endMemberships(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  await inTransaction(deps.db, (tx) => endOver(deps, tx));
}

/** Like `endMemberships`, for those that match `which`, in the caller's transaction. */
export async function endOver({ clock }: Pick<Deps, "clock">, tx: Tx, which?: SQL): Promise<void> {
  const isOver = and(lt(memberships.endsOn, businessDayAt(clock.now())), which);
  const ended = await advanceAll(tx, lifecycles.membership, "end", isOver);
  await releaseTakenPlaces(tx, ended.filter(({ kind }) => kind === "founding").length);
}
