import { and, eq, sql } from "drizzle-orm";
import { farmsVisitErrors as m } from "#messages/farms/visits/visit-errors.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { farmVisits, visitGuests } from "#db/schema/farms/visits.ts";
import type { Db, Tx } from "#db/client.ts";
import { DomainError } from "#shared/errors.ts";
import { businessDayAt } from "#shared/time.ts";

/** A stored open day. */
export type VisitRow = typeof farmVisits.$inferSelect;
/** A stored guest of an open day. */
export type GuestRow = typeof visitGuests.$inferSelect;

/** Subquery for the number of places taken at each open day in a query of `farm_visits`. */
export const takenPlaces = sql<number>`(
  select coalesce(sum(g.party), 0)::int from visit_guests g where g.visit_id = "farm_visits"."id")`;

/**
 * Reads an open day, optionally only of one farm, and locks its row until the transaction ends, so
 * that concurrent changes to its places wait for each other. Throws `not_found`.
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

/** The number of places taken. Accurate only while the visit is locked. */
export async function countTaken(tx: Db | Tx, visitId: string): Promise<number> {
  const [counted] = await tx
    .select({ taken: sql<number>`coalesce(sum(${visitGuests.party}), 0)::int` })
    .from(visitGuests)
    .where(eq(visitGuests.visitId, visitId));
  return counted?.taken ?? 0;
}

/** Throws `conflict` for an open day that was canceled or has begun, which can no longer be changed. */
export function refuseEnded({ canceledAt, startsAt }: VisitRow, now: Date): void {
  if (canceledAt !== null) throw new DomainError("conflict", m.isCanceled);
  if (startsAt <= now) throw new DomainError("conflict", m.isOver);
}

/** The audit log's detail that identifies an open day. */
export const loggedVisit = ({ startsAt, places }: Pick<VisitRow, "startsAt" | "places">) => ({
  day: businessDayAt(startsAt),
  places,
});

/** The error for an unknown open day. */
export function noVisit(): DomainError {
  return new DomainError("not_found", m.noVisit);
}
