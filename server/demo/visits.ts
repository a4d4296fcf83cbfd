import type { Tx } from "#db/client.ts";
import { farmVisits, visitGuests } from "#db/schema/farms/visits.ts";
import { marketVisits, type VisitSeed } from "#db/seed/visits.ts";
import { visitHours } from "#shared/farms/visits/visit.ts";
import { addDays, businessDayAt, type Day, weekdayOf } from "#shared/time.ts";

/** Days until the first open day, so that there is time to reserve. */
const SOONEST_DAYS = 5;

/** Adds open days from the coming weekends on to the demo market, some with places already taken. */
export async function insertVisits(
  tx: Tx,
  farmIds: ReadonlyMap<string, { id: number }>,
  now: Date,
): Promise<void> {
  for (const visit of marketVisits) {
    const { farm: slug, weekday: _, weeksLater: __, from, until, guests, ...words } = visit;
    const farm = farmIds.get(slug);
    if (!farm) throw new Error(`The market has no farm ${slug}`);
    const hours = visitHours({
      day: dayOf(visit, businessDayAt(now)),
      from,
      until,
    });
    const [row] = await tx
      .insert(farmVisits)
      .values({ ...words, ...hours, farmId: farm.id, createdAt: now })
      .returning({ id: farmVisits.id });
    if (!row) throw new Error("The visit did not come back");
    await tx.insert(visitGuests).values(
      guests.map(([firstName, party]) => ({
        visitId: row.id,
        firstName,
        email: `${firstName.toLowerCase()}.visits@furrow.example`,
        party,
        createdAt: now,
      })),
    );
  }
}

function dayOf({ weekday, weeksLater }: VisitSeed, today: Day): Day {
  const soonest = addDays(today, SOONEST_DAYS);
  const wanted = weekday === "Sat" ? 6 : 7;
  return addDays(soonest, ((wanted - weekdayOf(soonest) + 7) % 7) + 7 * weeksLater);
}
