import { and, desc, eq, ne, sql } from "drizzle-orm";
import { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import type { Db, Tx } from "#db/client.ts";

export type FarmAccount = typeof farmAccounts.$inferSelect;

/** A farm's account that is not closed, or null. */
export async function openAccountOf(db: Db | Tx, farmId: number): Promise<FarmAccount | null> {
  const [row] = await db
    .select()
    .from(farmAccounts)
    .where(and(eq(farmAccounts.farmId, farmId), ne(farmAccounts.state, "closed")));
  return row ?? null;
}

/** A farm's latest account, even if closed; null if it never had one. */
export async function latestAccountOf(db: Db | Tx, farmId: number): Promise<FarmAccount | null> {
  const [row] = await db
    .select()
    .from(farmAccounts)
    .where(eq(farmAccounts.farmId, farmId))
    .orderBy(sql`${farmAccounts.state} = 'closed'`, desc(farmAccounts.createdAt))
    .limit(1);
  return row ?? null;
}
