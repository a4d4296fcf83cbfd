import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import { farmVisits, visitGuests } from "#db/schema/farms/visits.ts";
import { DAY_MS } from "#shared/durations.ts";
import { placesLeft, visitStanding } from "#shared/farms/visits/visit.ts";
import { shownText } from "#shared/farms/visits/visit-words.ts";
import type { Language } from "#shared/language.ts";
import type { Deps } from "#server/deps.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import type { CatalogDeps } from "../../catalog/today.ts";
import { takenPlaces } from "./visit-row.ts";

/** Open days per page. */
const SHOWN = 60;
/** How long a farm sees past open days. */
const LOOKED_BACK_MS = 30 * DAY_MS;

/** An upcoming open day as the public sees it, without the meeting point. */
export type ComingVisit = {
  id: string;
  farmId: number;
  farmName: string;
  town: string;
  startsAt: string;
  endsAt: string;
  /** Both in the reader's language or, if the farm wrote none in it, in the other one. */
  text: string;
  bring: string;
  /** The other language, for those that are in it. */
  untranslated: Record<"text" | "bring", Language | undefined>;
  placesLeft: number;
};

/** The last open day of a page; the next page starts after it. */
type VisitCursor = Pick<ComingVisit, "id" | "startsAt">;

type Asked = { farmId?: number | undefined; cursor?: VisitCursor | undefined };

/** A page of upcoming open days. */
export type VisitPage = {
  items: ComingVisit[];
  /** Null on the last page. */
  nextCursor: VisitCursor | null;
};

/**
 * A page of the upcoming open days of one live farm or of all, soonest first, without those called
 * off. The cursor is the last item's key rather than an offset, so that nothing is repeated or
 * skipped when open days are added or removed.
 */
export async function comingVisits(
  { db, clock }: Pick<CatalogDeps, "db" | "clock">,
  { farmId, cursor }: Asked = {},
): Promise<VisitPage> {
  const rows = await db
    .select({
      id: farmVisits.id,
      farmId: farms.id,
      farmName: farms.name,
      town: farms.town,
      startsAt: farmVisits.startsAt,
      endsAt: farmVisits.endsAt,
      text: farmVisits.text,
      textEs: farmVisits.textEs,
      bring: farmVisits.bring,
      bringEs: farmVisits.bringEs,
      places: farmVisits.places,
      taken: takenPlaces,
    })
    .from(farmVisits)
    .innerJoin(farms, eq(farms.id, farmVisits.farmId))
    .where(
      and(
        gt(farmVisits.startsAt, clock.now()),
        isNull(farmVisits.canceledAt),
        eq(farms.status, "live"),
        farmId === undefined ? undefined : eq(farms.id, farmId),
        cursor && isAfter(cursor),
      ),
    )
    .orderBy(asc(farmVisits.startsAt), asc(farmVisits.id))
    .limit(SHOWN + 1);
  const items = rows.slice(0, SHOWN).map(({ startsAt, endsAt, places, taken, ...row }) => {
    const { textEs, bringEs, ...visit } = row;
    const text = shownText(visit.text, textEs);
    const bring = shownText(visit.bring, bringEs);
    return {
      ...visit,
      text: text.words,
      bring: bring.words,
      untranslated: { text: text.lang, bring: bring.lang },
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      placesLeft: placesLeft(places, taken),
    };
  });
  const last = rows.length > SHOWN ? items.at(-1) : undefined;
  return { items, nextCursor: last ? { id: last.id, startsAt: last.startsAt } : null };
}

const isAfter = ({ startsAt, id }: VisitCursor) =>
  sql`(${farmVisits.startsAt}, ${farmVisits.id}) > (${startsAt}::timestamptz, ${id}::uuid)`;

/**
 * A farm's upcoming and recent open days with their guests, upcoming ones first. Guests are listed
 * by first name, for check-in.
 */
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
  const visits = rows.map(({ farmId: _, createdAt: __, canceledAt, ...visit }) => {
    const own = guests.filter(({ visitId }) => visitId === visit.id);
    const taken = own.reduce((sum, { party }) => sum + party, 0);
    return {
      ...visit,
      taken,
      standing: visitStanding({ ...visit, taken, canceledAt }, now),
      guests: own.map(({ visitId: _visit, ...guest }) => guest),
    };
  });
  const place = ({ endsAt }: { endsAt: Date }) => (endsAt <= now ? 1 : 0);
  return {
    farm: { id: farm.id, name: farm.name, isLive: farm.status === "live" },
    visits: visits.toSorted((one, other) => place(one) - place(other)),
  };
}
