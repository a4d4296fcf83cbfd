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
 * Ends the memberships whose last day is over and frees the places of the founding ones. A deposit that was not
 * given back is still owed. Running it any number of times ends each once.
 */
export async function endMemberships(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  await inTransaction(deps.db, (tx) => endOver(deps, tx));
}

/** As `endMemberships`, of those that `which` names, in the caller's transaction. */
export async function endOver({ clock }: Pick<Deps, "clock">, tx: Tx, which?: SQL): Promise<void> {
  const isOver = and(lt(memberships.endsOn, businessDayAt(clock.now())), which);
  const ended = await advanceAll(tx, lifecycles.membership, "end", isOver);
  await releaseTakenPlaces(tx, ended.filter(({ kind }) => kind === "founding").length);
}
