import { farmsErrors as m } from "#messages/farms-errors.ts";
import { asc, eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { farms } from "#db/schema/catalog/catalog.ts";
import type { Deps } from "#server/deps.ts";
import { farmOf, type OwnFarm, requireFarm } from "../../accounts/farm-members.ts";

type Acting = Pick<SessionUser, "id" | "role">;

/**
 * The farm someone acts for: a farmer for the own one, an admin for any that is named.
 * Throws `not_found` for a farm that is not there, is someone else's, or was not named.
 */
export async function actingFarm(
  deps: Pick<Deps, "db">,
  user: Acting,
  farmId?: number,
): Promise<OwnFarm> {
  if (user.role !== "admin") {
    const own = await requireFarm(deps, user.id);
    if (farmId === undefined || farmId === own.id) return own;
    throw noSuchFarm();
  }
  const [farm] = await deps.db
    .select({ id: farms.id, slug: farms.slug, name: farms.name, status: farms.status })
    .from(farms)
    .where(eq(farms.id, farmId ?? 0));
  if (!farm) throw noSuchFarm();
  return farm;
}

function noSuchFarm(): DomainError {
  return new DomainError("not_found", m.noFarm);
}

/** Whom someone can act for: a farmer's own farm, or none yet; for an admin all of them. */
export async function actingFarms({ db }: Pick<Deps, "db">, user: Acting) {
  if (user.role === "admin") {
    return db
      .select({ id: farms.id, name: farms.name })
      .from(farms)
      .orderBy(asc(farms.name), asc(farms.id));
  }
  const own = await farmOf({ db }, user.id);
  return own ? [{ id: own.id, name: own.name }] : [];
}
