import { and, eq, type SQL } from "drizzle-orm";
import type { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import type { refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";

/** The provider forgets keys after 24 hours; an hour earlier they are not trusted any more. */
export const KEY_LIFE_MS = 23 * 60 * 60 * 1000;

/** Rows whose id and attempt are the provider's idempotency key; `isOpen` says which may still be sent. */
export type KeyedRows = { table: typeof farmAccounts | typeof refunds; isOpen?: SQL };

/** A row as it was read: its attempt, and when that was first sent, null before. */
type Keyed = { id: string; attempt: number; sentAt: Date | null };

/**
 * The attempt under which a row is sent now: the same again while the provider knows its key, the next one
 * after that. Whoever is given the next one has to look first whether the last one was done. Null when
 * another process has moved on, or the row is not open any more.
 */
export async function takeKey(
  deps: Pick<Deps, "db" | "clock">,
  rows: KeyedRows,
  { id, attempt, sentAt }: Keyed,
): Promise<number | null> {
  const now = deps.clock.now();
  if (sentAt && now.getTime() - sentAt.getTime() < KEY_LIFE_MS) return attempt;
  const next = sentAt ? attempt + 1 : attempt;
  return (await setKey(deps, rows, { id, from: attempt, attempt: next, sentAt: now }))
    ? next
    : null;
}

/** Notes that the provider's answer is final for the key of an attempt, so that the next try has the next one. */
export async function spendKey(
  deps: Pick<Deps, "db">,
  rows: KeyedRows,
  { id, attempt }: Pick<Keyed, "id" | "attempt">,
): Promise<void> {
  await setKey(deps, rows, { id, from: attempt, attempt: attempt + 1, sentAt: null });
}

async function setKey(
  { db }: Pick<Deps, "db">,
  { table, isOpen }: KeyedRows,
  { id, from, ...next }: Keyed & { from: number },
): Promise<boolean> {
  const set = await db
    .update(table)
    .set(next)
    .where(and(eq(table.id, id), eq(table.attempt, from), isOpen))
    .returning({ id: table.id });
  return set.length > 0;
}
