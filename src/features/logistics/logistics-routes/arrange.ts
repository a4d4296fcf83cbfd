import type { Inputs, Outputs } from "#client/lib/api/trpc.ts";

export type Routes = Outputs["logistics"]["routes"];
export type Van = Routes["routes"][number];
export type VanStop = Van["stops"][number];
export type Arrangement = Inputs["logistics"]["arrange"]["routes"];

/** Where a stop is to go: to the place `at` of a van, from 0. */
export type Target = { routeId: string; at: number };

/**
 * The vans that change when a stop goes elsewhere, each with its stops in the new order. Empty when
 * nothing changes.
 */
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
