import { and, eq, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { isFinalNo } from "#shared/payments/provider-failure.ts";
import type { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import type { refunds } from "#db/schema/payments/payments.ts";
import type { payouts } from "#db/schema/payments/payouts.ts";
import type { Deps } from "#server/deps.ts";

/** The provider forgets keys after 24 hours; an hour earlier they are not trusted any more. */
const KEY_LIFE_MS = 23 * 60 * 60 * 1000;

/** The attempt of a row, and when it was first sent; null before. */
type Key = { attempt: number; sentAt: Date | null };

/** Rows whose id and attempt are the provider's idempotency key. */
export type KeyedRows = {
  table: PgTable;
  id: PgColumn;
  attempt: PgColumn;
  /** The columns that a key is written into, and what goes along with it. */
  columns: (key: Key) => object;
  /** Which rows may still be sent. */
  isOpen?: SQL;
};

/** Rows whose columns `attempt` and `sentAt` hold the key. */
export const keyedRows = (
  table: typeof farmAccounts | typeof payouts | typeof refunds,
): KeyedRows => ({ table, id: table.id, attempt: table.attempt, columns: (key) => key });

/** Whether the provider still knows the key under which a row was sent. */
export function isKeyKnown({ clock }: Pick<Deps, "clock">, sentAt: Date | null): boolean {
  return sentAt !== null && clock.now().getTime() - sentAt.getTime() < KEY_LIFE_MS;
}

/**
 * The attempt under which a row is sent now: the same again while the provider knows its key, the next one
 * after that. Whoever is given the next one has to look first whether the last one was done. Null when
 * another process has moved on, or the row is not open any more.
 */
export async function takeKey(
  deps: Pick<Deps, "db" | "clock">,
  rows: KeyedRows,
  { id, attempt, sentAt }: Key & { id: string },
): Promise<number | null> {
  if (isKeyKnown(deps, sentAt)) return attempt;
  const next = { attempt: sentAt ? attempt + 1 : attempt, sentAt: deps.clock.now() };
  return (await setKey(deps, rows, { id, attempt }, next)) ? next.attempt : null;
}

type Taken = { id: string; attempt: number };

/** Asks the provider under a key that was taken. An answer that is final for the key has the next try take the next one. */
export async function underKey<Answer>(
  deps: Pick<Deps, "db">,
  rows: KeyedRows,
  taken: Taken,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isFinalNo(error)) await spendKey(deps, rows, taken);
    throw error;
  }
}

/** The provider's answer is final for the key of an attempt: the next try takes the next one. */
export async function spendKey(
  deps: Pick<Deps, "db">,
  rows: KeyedRows,
  taken: Taken,
): Promise<void> {
  await setKey(deps, rows, taken, { attempt: taken.attempt + 1, sentAt: null });
}

async function setKey(
  { db }: Pick<Deps, "db">,
  { table, columns, isOpen, ...column }: KeyedRows,
  { id, attempt }: Taken,
  next: Key,
): Promise<boolean> {
  const set = await db
    .update<PgTable>(table)
    .set(columns(next))
    .where(and(eq(column.id, id), eq(column.attempt, attempt), isOpen))
    .returning({ id: column.id });
  return set.length > 0;
}
