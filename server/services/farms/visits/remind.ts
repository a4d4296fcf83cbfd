import { and, asc, eq, gte, isNull, lt, ne, not, sql } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import { farmVisits, visitGuests } from "#db/schema/farms/visits.ts";
import { inTransaction } from "#db/transaction.ts";
import { addDays, businessDayAt, businessHourAt, startOfBusinessDay } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { REMIND_FROM_HOUR } from "../../orders/remind-customers.ts";
import { eachSurvives } from "../../platform/each-survives.ts";
import { nobodyReceives } from "../admin/nobody-works.ts";
import { mailPlaces } from "./visit-mail.ts";
import { lockVisit } from "./visit-row.ts";

/**
 * Reminds guests of their visit the day before, once each; those who reserved today need no
 * reminder. Runs hourly starting at `REMIND_FROM_HOUR`; missed hours are caught up until midnight.
 * Omits farms that are suspended, or paused with nobody there. Returns how many guests were
 * reminded. A failure does not stop the others, but throws at the end.
 */
export async function remindOfVisits(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  if (businessHourAt(now) < REMIND_FROM_HOUR) return 0;
  const today = businessDayAt(now);
  const due = and(
    isNull(visitGuests.remindedAt),
    lt(visitGuests.createdAt, startOfBusinessDay(today)),
    isNull(farmVisits.canceledAt),
    gte(farmVisits.startsAt, startOfBusinessDay(addDays(today, 1))),
    lt(farmVisits.startsAt, startOfBusinessDay(addDays(today, 2))),
    receivesGuests(),
  );
  const guests = await deps.db
    .select({ id: visitGuests.id, visitId: visitGuests.visitId })
    .from(visitGuests)
    .innerJoin(farmVisits, eq(farmVisits.id, visitGuests.visitId))
    .innerJoin(farms, eq(farms.id, farmVisits.farmId))
    .where(due)
    .orderBy(asc(farmVisits.startsAt), asc(visitGuests.id));
  let reminded = 0;
  const steps = guests.map((guest) => ({
    facts: { subjectId: guest.id, table: "visit_guests" },
    run: async () => {
      if (await remind(deps, guest)) reminded += 1;
    },
  }));
  await eachSurvives(deps, "a guest could not be reminded of an open day", steps);
  return reminded;
}

/** Condition on `farms`: somebody is expected to be there on its open days. */
const receivesGuests = () => and(ne(farms.status, "suspended"), not(nobodyReceives(sql)));

/**
 * Checks again while holding the visit's lock, so that two processes send only one reminder, and
 * none for a visit that was canceled, or whose farm was suspended, in the meantime.
 */
function remind(deps: Deps, { id, visitId }: { id: string; visitId: string }): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const { visit, farm } = await lockVisit(tx, visitId);
    if (visit.canceledAt !== null) return false;
    const receiving = await tx.$count(farms, and(eq(farms.id, visit.farmId), receivesGuests()));
    if (receiving === 0) return false;
    const [guest] = await tx
      .update(visitGuests)
      .set({ remindedAt: deps.clock.now() })
      .where(and(eq(visitGuests.id, id), isNull(visitGuests.remindedAt)))
      .returning();
    if (!guest) return false;
    await mailPlaces(deps, tx, { visit, farmName: farm.name, guest }, "visit_reminder");
    return true;
  });
}
