import { eq } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { farms } from "#db/schema/catalog/catalog.ts";
import type { Db, Tx } from "#db/client.ts";

export type OwnFarm = Pick<typeof farms.$inferSelect, "id" | "slug" | "name" | "status">;

/** The farm that an account works for, or null: a farmer has none until an application is approved. */
export async function farmOf({ db }: { db: Db | Tx }, userId: string): Promise<OwnFarm | null> {
  const [farm] = await db
    .select({ id: farms.id, slug: farms.slug, name: farms.name, status: farms.status })
    .from(farmMembers)
    .innerJoin(farms, eq(farms.id, farmMembers.farmId))
    .where(eq(farmMembers.userId, userId));
  return farm ?? null;
}

/** The farm that an account works for. Throws `not_found` for someone without one. */
export async function requireFarm(deps: { db: Db | Tx }, userId: string): Promise<OwnFarm> {
  const farm = await farmOf(deps, userId);
  if (!farm) throw new DomainError("not_found", m.noFarmLinked);
  return farm;
}

/** Lets an account work for a farm, and no other. */
export async function joinFarm(tx: Tx, userId: string, farmId: number, now: Date): Promise<void> {
  await tx
    .insert(farmMembers)
    .values({ userId, farmId, createdAt: now })
    .onConflictDoUpdate({ target: farmMembers.userId, set: { farmId } });
}

/** How an unknown farm is refused. */
export function unknownFarm(): DomainError {
  return new DomainError("not_found", m.noFarm);
}
