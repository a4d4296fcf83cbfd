import { eq } from "drizzle-orm";
import { farms } from "#db/schema/catalog/catalog.ts";
import type { Db, Tx } from "#db/client.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { unknownFarm } from "../accounts/farm-members.ts";
import { type OwnFarm, requireFarm } from "../accounts/farm-members.ts";

/** Who works on an inventory. */
export type Keeper = Pick<SessionUser, "id" | "username" | "role">;

/**
 * The farm whose inventory someone works on: one's own, or, for the team, the farm it names. Throws
 * `not_found` for a farmer without a farm, and for a farm that is not one's own.
 */
export async function farmFor(
  deps: { db: Db | Tx },
  user: Keeper,
  farmId: number | undefined,
): Promise<OwnFarm> {
  if (user.role === "admin" && farmId !== undefined) return namedFarm(deps, farmId);
  const farm = await requireFarm(deps, user.id);
  if (farmId !== undefined && farmId !== farm.id) throw unknownFarm();
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
