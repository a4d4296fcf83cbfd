import { and, eq, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { HOUR_MS } from "#shared/durations.ts";
import { isFinalRefusal } from "#shared/payments/provider-failure.ts";
import type { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import type { refunds } from "#db/schema/payments/payments.ts";
import type { payouts } from "#db/schema/payments/payouts.ts";
import type { Deps } from "#server/deps.ts";

/** The provider forgets idempotency keys after 24 hours; for safety we stop relying on them an hour earlier. */
const KEY_LIFE_MS = 23 * HOUR_MS;

/** The attempt of a row, and when it was first sent; null if not sent yet. */
type Key = { attempt: number; sentAt: Date | null };

/** Rows whose id and attempt form the provider's idempotency key. */
export type KeyedRows = {
  table: PgTable;
  id: PgColumn;
  attempt: PgColumn;
  /** The column values that store a key, plus any others to set with it. */
  columns: (key: Key) => object;
  /** Matches rows that may still be sent. */
  isOpen?: SQL;
};

/** Describes tables that store the key in the columns `attempt` and `sentAt`. */
export const keyedRows = (
  table: typeof farmAccounts | typeof payouts | typeof refunds,
): KeyedRows => ({ table, id: table.id, attempt: table.attempt, columns: (key) => key });

/** Whether the provider still remembers the key under which a row was sent. */
export function isKeyKnown({ clock }: Pick<Deps, "clock">, sentAt: Date | null): boolean {
  return sentAt !== null && clock.now().getTime() - sentAt.getTime() < KEY_LIFE_MS;
}

/**
 * Claims the attempt for sending a row now: the same one while the provider remembers its key, the next one
 * after that. With a new attempt, the caller must first check whether the previous one succeeded. Null if
 * another process has moved on, or the row is no longer open.
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

/**
 * Runs a request under a claimed key. If the response is final for that key, the next try will use a new one.
 */
export async function underKey<Answer>(
  deps: Pick<Deps, "db">,
  rows: KeyedRows,
  taken: Taken,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isFinalRefusal(error)) await spendKey(deps, rows, taken);
    throw error;
  }
}

/** Moves on from a key whose response was final, so that the next try uses a new one. */
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
