import type { Inputs, Outputs } from "#client/lib/api/trpc.ts";

export type Routes = Outputs["logistics"]["routes"];
export type Van = Routes["routes"][number];
export type VanStop = Van["stops"][number];
export type Arrangement = Inputs["logistics"]["arrange"]["routes"];

/** The destination of a move: a route and the zero-based position `at` in it. */
export type Target = { routeId: string; at: number };

/** The routes changed by moving a stop, each with its stops in the new order. Empty if nothing changes. */
export function arrangementFor(
  vans: readonly Van[],
  stopId: string,
  { routeId, at }: Target,
): Arrangement {
  const from = vans.find(({ stops }) => stops.some(({ id }) => id === stopId));
  const to = vans.find(({ id }) => id === routeId);
  if (!from || !to) return [];
  const without = (van: Van) => van.stops.map(({ id }) => id).filter((id) => id !== stopId);
  const arrived = without(to).toSpliced(at, 0, stopId);
  const changed = [{ van: to, stops: arrived }];
  if (from.id !== to.id) changed.push({ van: from, stops: without(from) });
  const isSame = (stops: readonly string[], van: Van) =>
    stops.join() === van.stops.map(({ id }) => id).join();
  return changed
    .filter(({ van, stops }) => !isSame(stops, van))
    .map(({ van: { id, version }, stops }) => ({ id, version, stops }));
}
