import type { Inputs, Outputs } from "#client/lib/api/trpc.ts";

export type Routes = Outputs["logistics"]["routes"];
export type Van = Routes["routes"][number];
export type VanStop = Van["stops"][number];
export type Arrangement = Inputs["logistics"]["arrange"]["routes"];

/** The destination of a move: a route and the zero-based position `at` in it. */
export type Target = { routeId: string; at: number };

/** A stop that is to be moved. */
export type Move = { stopId: string; target: Target };

/** The routes as they are once these stops have been moved, one after the other. */
export function afterMoves(vans: readonly Van[], moves: readonly Move[]): readonly Van[] {
  return moves.reduce((now: readonly Van[], { stopId, target }) => {
    const changed = arrangementFor(now, stopId, target);
    const stops = now.flatMap((van) => van.stops);
    return now.map((van) => {
      const own = changed.find(({ id }) => id === van.id);
      if (!own) return van;
      return {
        ...van,
        stops: own.stops.flatMap((id) => stops.find((stop) => stop.id === id) ?? []),
      };
    });
  }, vans);
}

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
