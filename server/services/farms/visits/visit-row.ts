import { and, eq, sql } from "drizzle-orm";
import { farmsVisitErrors as m } from "#messages/farms-visit-errors.ts";
import { farms } from "#db/schema/catalog/catalog.ts";
import { farmVisits, visitGuests } from "#db/schema/farms/visits.ts";
import type { Db, Tx } from "#db/client.ts";
import { DomainError } from "#shared/errors.ts";
import { businessDayAt } from "#shared/time.ts";

export type VisitRow = typeof farmVisits.$inferSelect;
export type GuestRow = typeof visitGuests.$inferSelect;

/** How many places of a visit its guests have, beside its row in a query. */
export const takenPlaces = sql<number>`(
  select coalesce(sum(g.party), 0)::int from visit_guests g where g.visit_id = "farm_visits"."id")`;

/**
 * A visit of one farm, or of any, whose row is held until the transaction ends: places are counted, taken and
 * called off by one after the other. Throws `not_found`.
 */
export async function lockVisit(tx: Tx, id: string, farmId?: number) {
  const [visit] = await tx
    .select()
    .from(farmVisits)
    .where(
      and(eq(farmVisits.id, id), farmId === undefined ? undefined : eq(farmVisits.farmId, farmId)),
    )
    .for("update");
  if (!visit) throw noVisit();
  const [farm] = await tx
    .select({ name: farms.name, status: farms.status })
    .from(farms)
    .where(eq(farms.id, visit.farmId));
  if (!farm) throw noVisit();
  return { visit, farm };
}

/** The places that are taken, counted under the lock of the visit. */
export async function countTaken(tx: Db | Tx, visitId: string): Promise<number> {
  const [counted] = await tx
    .select({ taken: sql<number>`coalesce(sum(${visitGuests.party}), 0)::int` })
    .from(visitGuests)
    .where(eq(visitGuests.visitId, visitId));
  return counted?.taken ?? 0;
}

/** Throws `conflict` for a visit that was called off or has begun: nothing of it can be changed. */
export function refuseEnded({ calledOffAt, startsAt }: VisitRow, now: Date): void {
  if (calledOffAt !== null) throw new DomainError("conflict", m.isCalledOff);
  if (startsAt <= now) throw new DomainError("conflict", m.isOver);
}

/** What the audit log says of which visit it was. */
export const loggedVisit = ({ startsAt, places }: Pick<VisitRow, "startsAt" | "places">) => ({
  day: businessDayAt(startsAt),
  places,
});

export function noVisit(): DomainError {
  return new DomainError("not_found", m.noVisit);
}
