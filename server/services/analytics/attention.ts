import { analyticsWaiting as m } from "#messages/analytics-waiting.ts";
import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import { addDays, businessDayAt, businessTimeOn } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { WAITING_BESIDE } from "./waiting-beside.ts";
import type { Waiting, WaitingAt } from "./waiting-kind.ts";
import { WAITING } from "./waiting.ts";

/** One kind of thing that waits for the team, in words, with its count and the path of the page to handle it. */
export type Attention = { what: string; count: number; to: string };

const KINDS: readonly Waiting[] = [
  ...Object.values(WAITING).flatMap((states) => Object.values(states).flat()),
  ...WAITING_BESIDE,
];

/** Everything that waits for the team, one entry per kind that has any; `waiting.ts` lists the kinds. */
export async function needsAttention({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<Attention[]> {
  const sql = db.$client;
  const at = waitingAt(clock.now());
  const counted = KINDS.map(
    ({ rows }, place) => sql`select ${place}::int as place, count(*)::int from ${rows(sql, at)}`,
  );
  const found = await sql<{ place: number; count: number }[]>`
    ${counted.reduce((before, one) => sql`${before} union all ${one}`)}`;
  const counts = new Map(found.map(({ place, count }) => [place, count]));
  return merged(KINDS.map((kind, place) => ({ kind, count: counts.get(place) ?? 0 })));
}

function waitingAt(now: Date): WaitingAt {
  const today = businessDayAt(now);
  const begun = DELIVERY_WINDOWS.filter(
    ({ startHour }) => businessTimeOn(today, startHour) <= now,
  ).map(({ id }) => id);
  return { today, tomorrow: addDays(today, 1), inAWeek: addDays(today, 7), begun };
}

/** Adds up the counts of a kind that occurs in several states, and drops kinds without any. */
function merged(counted: readonly { kind: Waiting; count: number }[]): Attention[] {
  const lines = new Map<Waiting["id"], { kind: Waiting; count: number }>();
  for (const { kind, count } of counted) {
    lines.set(kind.id, { kind, count: count + (lines.get(kind.id)?.count ?? 0) });
  }
  return [...lines.values()]
    .filter(({ count }) => count > 0)
    .map(({ kind: { id, to, limit }, count }) => ({
      what: m.waiting[id](count, limit),
      count,
      to,
    }));
}
