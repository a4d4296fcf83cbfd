import type { Inputs, Outputs } from "#client/lib/api/trpc.ts";

export type Routes = Outputs["logistics"]["routes"];
export type Van = Routes["routes"][number];
export type VanStop = Van["stops"][number];
export type Arrangement = Inputs["logistics"]["arrange"]["routes"];

/** The destination of a move: a route and the zero-based position `at` in it. */
export type Target = { routeId: string; at: number };

/**
 * A stop that is to be moved to a route, before one of its stops or, with null, to its end. The neighbor stays right
 * when somebody else changes the route meanwhile; a position would not.
 */
export type Move = { stopId: string; routeId: string; before: string | null };

/** The move of a stop to a position. Null if nothing changes, or if the stop or the route is not there. */
export function moveTo(vans: readonly Van[], stopId: string, { routeId, at }: Target): Move | null {
  const to = vans.find(({ id }) => id === routeId);
  if (!to) return null;
  const move = { stopId, routeId, before: without(to, stopId)[at] ?? null };
  return arrangementFor(vans, move)?.length ? move : null;
}

/** The routes as they are once these stops have been moved, one after the other. */
export function afterMoves(vans: readonly Van[], moves: readonly Move[]): readonly Van[] {
  return moves.reduce((now: readonly Van[], move) => {
    const changed = arrangementFor(now, move) ?? [];
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

/**
 * The routes changed by moving a stop, each with its stops in the new order; empty if it stands there already. Null if
 * it cannot be moved, because the stop, the route or the neighbor is gone.
 */
export function arrangementFor(
  vans: readonly Van[],
  { stopId, routeId, before }: Move,
): Arrangement | null {
  const from = vans.find(({ stops }) => stops.some(({ id }) => id === stopId));
  const to = vans.find(({ id }) => id === routeId);
  if (!from || !to) return null;
  const others = without(to, stopId);
  const at = before === null ? others.length : others.indexOf(before);
  if (at === -1) return null;
  const changed = [{ van: to, stops: others.toSpliced(at, 0, stopId) }];
  if (from.id !== to.id) changed.push({ van: from, stops: without(from, stopId) });
  const isSame = (stops: readonly string[], van: Van) =>
    stops.join() === van.stops.map(({ id }) => id).join();
  return changed
    .filter(({ van, stops }) => !isSame(stops, van))
    .map(({ van: { id, version }, stops }) => ({ id, version, stops }));
}

const without = (van: Van, stopId: string) =>
  van.stops.map(({ id }) => id).filter((id) => id !== stopId);
