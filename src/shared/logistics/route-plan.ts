import { type LatLng, milesBetween } from "./distance.ts";

/** A location where a van stops. */
export type Door = LatLng & { id: string };

/** Miles of a route from the depot through all doors and back. */
export function routeMiles(depot: LatLng, doors: readonly LatLng[]): number {
  const places = [depot, ...doors, depot];
  return places.reduce((sum, place, at) => {
    const before = places[at - 1];
    return before ? sum + milesBetween(before, place) : sum;
  }, 0);
}

/**
 * A short route from the depot through all doors and back: nearest neighbor first, then improved by reversing
 * segments (2-opt) while that shortens it. Doors at the same place keep their order.
 */
export function orderDoors<Stop extends Door>(depot: LatLng, doors: readonly Stop[]): Stop[] {
  const route = nearestFirst(depot, doors);
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const turn = bestTurn(depot, route);
    if (!turn) return route;
    route.splice(
      turn.from,
      turn.length,
      ...route.slice(turn.from, turn.from + turn.length).toReversed(),
    );
  }
  return route;
}

/** Bounds the work for routes of any size; a hundred doors take about that many reversals. */
const MOST_TURNS = 1_000;
/** Gains below this many miles are floating-point noise. */
const LEAST_GAIN = 1e-9;

function nearestFirst<Stop extends Door>(depot: LatLng, doors: readonly Stop[]): Stop[] {
  const left = [...doors];
  const route: Stop[] = [];
  let here: LatLng = depot;
  while (left.length > 0) {
    const at = nearestTo(here, left);
    const [next] = left.splice(at, 1);
    if (!next) break;
    route.push(next);
    here = next;
  }
  return route;
}

function nearestTo(here: LatLng, doors: readonly LatLng[]): number {
  let nearest = 0;
  let least = Infinity;
  for (const [at, door] of doors.entries()) {
    const miles = milesBetween(here, door);
    if (miles < least) {
      least = miles;
      nearest = at;
    }
  }
  return nearest;
}

type Turn = { from: number; length: number };

/** The segment whose reversal saves the most miles, or null if none saves any. */
function bestTurn(depot: LatLng, route: readonly Door[]): Turn | null {
  let best: Turn | null = null;
  let most = LEAST_GAIN;
  for (let from = 0; from < route.length - 1; from += 1) {
    for (let to = from + 1; to < route.length; to += 1) {
      const gain = gainOf(depot, route, from, to);
      if (gain > most) {
        most = gain;
        best = { from, length: to - from + 1 };
      }
    }
  }
  return best;
}

/** Reversing a segment changes only the connections at its two ends. */
function gainOf(depot: LatLng, route: readonly Door[], from: number, to: number): number {
  const before = route[from - 1] ?? depot;
  const after = route[to + 1] ?? depot;
  const first = route[from] ?? depot;
  const last = route[to] ?? depot;
  return (
    milesBetween(before, first) +
    milesBetween(last, after) -
    milesBetween(before, last) -
    milesBetween(first, after)
  );
}

/**
 * Assigns doors to vans by direction from the depot, as evenly as possible, and orders each van's route. Returns
 * fewer routes if there are fewer doors than vans.
 */
export function arrangeRoutes<Stop extends Door>(
  depot: LatLng,
  doors: readonly Stop[],
  vans: number,
): Stop[][] {
  const byDirection = doors.toSorted(
    (one, other) => directionFrom(depot, one) - directionFrom(depot, other),
  );
  const used = Math.min(vans, doors.length);
  return Array.from({ length: used }, (_, van) => {
    const from = Math.round((doors.length * van) / used);
    const to = Math.round((doors.length * (van + 1)) / used);
    return orderDoors(depot, byDirection.slice(from, to));
  });
}

function directionFrom(depot: LatLng, door: LatLng): number {
  return Math.atan2(door.latitude - depot.latitude, door.longitude - depot.longitude);
}
