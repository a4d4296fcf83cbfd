import { asc, eq } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { farms } from "#db/schema/farms/farms.ts";
import type { Db, Tx } from "#db/client.ts";

/** The farm someone acts for. */
export type OwnFarm = Pick<typeof farms.$inferSelect, "id" | "slug" | "name" | "status">;

/** The farm an account belongs to, or null: a farmer has none until an application is approved. */
export async function farmOf({ db }: { db: Db | Tx }, userId: string): Promise<OwnFarm | null> {
  const [farm] = await db
    .select({ id: farms.id, slug: farms.slug, name: farms.name, status: farms.status })
    .from(farmMembers)
    .innerJoin(farms, eq(farms.id, farmMembers.farmId))
    .where(eq(farmMembers.userId, userId));
  return farm ?? null;
}

/** The farm an account belongs to. Throws `not_found` if it has none. */
export async function requireFarm(deps: { db: Db | Tx }, userId: string): Promise<OwnFarm> {
  const farm = await farmOf(deps, userId);
  if (!farm) throw new DomainError("not_found", m.noFarmLinked);
  return farm;
}

type Acting = Pick<SessionUser, "id" | "role">;

/**
 * The farm someone acts for: their own or, for an admin, the one with `farmId`. Throws `not_found`
 * for someone without a farm, and for a farm that does not exist or is someone else's.
 */
export async function farmFor(
  deps: { db: Db | Tx },
  user: Acting,
  farmId: number | undefined,
): Promise<OwnFarm> {
  if (user.role === "admin" && farmId !== undefined) return namedFarm(deps, farmId);
  // Admins usually have no farm of their own, so the error for them is that `farmId` is missing or unknown.
  const farm =
    user.role === "admin" ? await farmOf(deps, user.id) : await requireFarm(deps, user.id);
  if (!farm || (farmId !== undefined && farmId !== farm.id)) throw unknownFarm();
  return farm;
}

async function namedFarm({ db }: { db: Db | Tx }, farmId: number): Promise<OwnFarm> {
  const [farm] = await db
    .select({ id: farms.id, slug: farms.slug, name: farms.name, status: farms.status })
    .from(farms)
    .where(eq(farms.id, farmId));
  if (!farm) throw unknownFarm();
  return farm;
}

/** The farms someone can act for: a farmer's own farm, if any; all farms for an admin. */
export async function farmsFor({ db }: { db: Db }, user: Acting) {
  if (user.role === "admin") {
    return db
      .select({ id: farms.id, name: farms.name })
      .from(farms)
      .orderBy(asc(farms.name), asc(farms.id));
  }
  const own = await farmOf({ db }, user.id);
  return own ? [{ id: own.id, name: own.name }] : [];
}

/** Links an account to a farm, replacing any previous link. */
export async function joinFarm(tx: Tx, userId: string, farmId: number, now: Date): Promise<void> {
  await tx
    .insert(farmMembers)
    .values({ userId, farmId, createdAt: now })
    .onConflictDoUpdate({ target: farmMembers.userId, set: { farmId } });
}

/** The error for an unknown farm. */
export function unknownFarm(): DomainError {
  return new DomainError("not_found", m.noFarm);
}
