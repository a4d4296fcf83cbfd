import { and, desc, inArray, lt, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { DAY_MS } from "#shared/durations.ts";

/** How long an upload is kept that nothing uses. */
const UNUSED_MS = DAY_MS;

/** A table of uploads. */
type Uploads = PgTable & { id: PgColumn; createdAt: PgColumn };

/** Uploads made before this instant that nothing uses are deleted. */
export function unusedSince({ clock }: Pick<Deps, "clock">): Date {
  return new Date(clock.now().getTime() - UNUSED_MS);
}

type Kept = { isUnused: SQL | undefined; most: number };

/** The ids of the oldest unused uploads that must go before another is added, so that there are at most `most`. */
export function beyondLatest(tx: Tx | Db, uploads: Uploads, { isUnused, most }: Kept) {
  return tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(isUnused)
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .offset(most - 1);
}

/** Deletes the oldest unused uploads before another is added, so that there are at most `most`. */
export async function keepLatest(tx: Tx | Db, uploads: Uploads, kept: Kept): Promise<void> {
  const beyond = beyondLatest(tx, uploads, kept);
  await tx.delete(uploads).where(and(kept.isUnused, inArray(uploads.id, beyond)));
}

/** Deletes the uploads that nothing used within a day. Idempotent. */
export async function purgeUnused(
  { db, clock }: Pick<Deps, "db" | "clock">,
  uploads: Uploads,
  isUnused: SQL,
): Promise<void> {
  const old = unusedSince({ clock });
  await db.delete(uploads).where(and(isUnused, lt(uploads.createdAt, old)));
}
