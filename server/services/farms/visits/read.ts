import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { farms } from "#db/schema/catalog/catalog.ts";
import { farmVisits, visitGuests } from "#db/schema/farms/visits.ts";
import { placesLeft, visitStanding } from "#shared/farms/visits/visit.ts";
import type { Language } from "#shared/language.ts";
import type { Deps } from "#server/deps.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import type { CatalogDeps } from "../../catalog/today.ts";
import { takenPlaces } from "./visit-row.ts";

/** Open days that are shown at once. */
const SHOWN = 60;
/** How long a farm sees what is over. */
const LOOKED_BACK_MS = 30 * 86_400_000;

/** An open day as everybody sees it: not where one meets. */
export type ComingVisit = {
  id: string;
  farmId: number;
  farmName: string;
  town: string;
  startsAt: string;
  endsAt: string;
  /** What the farm wrote, and in which language. */
  language: Language;
  text: string;
  bring: string;
  placesLeft: number;
};

/** The open days to come of live farms, or of one of them, the next in front. What was called off is not shown. */
export async function comingVisits(
  { db, clock }: Pick<CatalogDeps, "db" | "clock">,
  farmId?: number,
): Promise<ComingVisit[]> {
  const rows = await db
    .select({
      id: farmVisits.id,
      farmId: farms.id,
      farmName: farms.name,
      town: farms.town,
      startsAt: farmVisits.startsAt,
      endsAt: farmVisits.endsAt,
      language: farmVisits.language,
      text: farmVisits.text,
      bring: farmVisits.bring,
      places: farmVisits.places,
      taken: takenPlaces,
    })
    .from(farmVisits)
    .innerJoin(farms, eq(farms.id, farmVisits.farmId))
    .where(
      and(
        gt(farmVisits.startsAt, clock.now()),
        isNull(farmVisits.calledOffAt),
        eq(farms.status, "live"),
        farmId === undefined ? undefined : eq(farms.id, farmId),
      ),
    )
    .orderBy(asc(farmVisits.startsAt), asc(farmVisits.id))
    .limit(SHOWN);
  return rows.map(({ startsAt, endsAt, places, taken, ...visit }) => ({
    ...visit,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    placesLeft: placesLeft(places, taken),
  }));
}

/** A farm's open days with their guests, first those to come: by first name, for the gate. */
export async function visitsOf({ db, clock }: Pick<Deps, "db" | "clock">, farm: OwnFarm) {
  const now = clock.now();
  const rows = await db
    .select()
    .from(farmVisits)
    .where(
      and(
        eq(farmVisits.farmId, farm.id),
        gt(farmVisits.endsAt, new Date(now.getTime() - LOOKED_BACK_MS)),
      ),
    )
    .orderBy(asc(farmVisits.startsAt), asc(farmVisits.id));
  const guests = await db
    .select({
      id: visitGuests.id,
      visitId: visitGuests.visitId,
      firstName: visitGuests.firstName,
      party: visitGuests.party,
    })
    .from(visitGuests)
    .where(
      inArray(
        visitGuests.visitId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(visitGuests.createdAt), asc(visitGuests.id));
  const visits = rows.map(({ farmId: _, createdAt: __, calledOffAt, ...visit }) => {
    const own = guests.filter(({ visitId }) => visitId === visit.id);
    const taken = own.reduce((sum, { party }) => sum + party, 0);
    return {
      ...visit,
      taken,
      standing: visitStanding({ ...visit, taken, calledOffAt }, now),
      guests: own.map(({ visitId: _visit, ...guest }) => guest),
    };
  });
  const place = ({ endsAt }: { endsAt: Date }) => (endsAt <= now ? 1 : 0);
  return {
    farm: { id: farm.id, name: farm.name, isLive: farm.status === "live" },
    visits: visits.toSorted((one, other) => place(one) - place(other)),
  };
}
