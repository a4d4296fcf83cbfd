import { analyticsWaiting as m } from "#messages/analytics/waiting.ts";
import { DELIVERY_WINDOWS, WINDOW_IDS, type WindowId } from "#shared/checkout/delivery.ts";
import { addDays, businessDayAt, businessTimeOn, type Day } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { WAITING_OUTSIDE_LIFECYCLES } from "./waiting/outside-lifecycles.ts";
import type { Search, Waiting, WaitingAt } from "./waiting/kind.ts";
import { WAITING } from "./waiting/waiting.ts";

/**
 * One kind of thing that waits for the team, in words, with its count, the path of the page to handle it, and the
 * parameters with which the page lists it.
 */
export type Attention = { what: string; count: number; to: string; search?: Search };
/** The parameters of the first row: its day, and a window or a farm. */
type First = Search & { day: Day; window?: WindowId };
type Counted = { kind: Waiting; count: number; first: First | null };

const KINDS: readonly Waiting[] = [
  ...Object.values(WAITING).flatMap((states) => Object.values(states).flat()),
  ...WAITING_OUTSIDE_LIFECYCLES,
];

/** Everything that waits for the team, one entry per kind that has any; `waiting.ts` lists the kinds. */
export async function needsAttention({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<Attention[]> {
  const sql = db.$client;
  const at = waitingAt(clock.now());
  const counted = KINDS.map(
    ({ rows, page }, place) => sql`
      select ${place}::int as place, count(*)::int,
        ${page.first ? firstOf(sql, page.first) : sql`null::json`} as first
      from ${rows(sql, at)}`,
  );
  const found = await sql<{ place: number; count: number; first: First | null }[]>`
    ${counted.reduce((before, one) => sql`${before} union all ${one}`)}`;
  const byPlace = new Map(found.map((one) => [one.place, one]));
  return merged(
    KINDS.map((kind, place) => {
      const { count = 0, first = null } = byPlace.get(place) ?? {};
      return { kind, count, first };
    }),
  );
}

function firstOf(sql: Deps["db"]["$client"], columns: NonNullable<Waiting["page"]["first"]>) {
  const parts = Object.entries(columns).map(([name, column]) => sql`${name}::text, ${sql(column)}`);
  const order = Object.values(columns).map((column) => sql`${sql(column)}`);
  const listed = (list: typeof parts) => list.reduce((all, one) => sql`${all}, ${one}`);
  return sql`(array_agg(json_build_object(${listed(parts)}) order by ${listed(order)}))[1]`;
}

function waitingAt(now: Date): WaitingAt {
  const today = businessDayAt(now);
  const begun = DELIVERY_WINDOWS.filter(
    ({ startHour }) => businessTimeOn(today, startHour) <= now,
  ).map(({ id }) => id);
  return { now, today, tomorrow: addDays(today, 1), inAWeek: addDays(today, 7), begun };
}

/** Adds up the counts of a kind that occurs in several states, and drops kinds without any. */
function merged(counted: readonly Counted[]): Attention[] {
  const lines = new Map<Waiting["id"], Counted>();
  for (const one of counted.filter(({ count }) => count > 0)) {
    const before = lines.get(one.kind.id);
    lines.set(one.kind.id, before ? both(before, one) : one);
  }
  return [...lines.values()].map(({ kind: { id, page, limit }, count, first }) => {
    const search = first ?? page.search;
    return { what: m.waiting[id](count, limit), count, to: page.to, ...(search && { search }) };
  });
}

/** The sum of two states, with the earlier of their first rows. */
function both(one: Counted, other: Counted): Counted {
  const found = [one.first, other.first].filter((first) => first !== null);
  const [first = null] = found.toSorted(bySlot);
  return { kind: one.kind, count: one.count + other.count, first };
}

function bySlot(one: First, other: First): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  const placeOf = ({ window }: First) => (window ? WINDOW_IDS.indexOf(window) : 0);
  return placeOf(one) - placeOf(other);
}
