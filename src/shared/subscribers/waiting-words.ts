import { subscribersWaiting as m } from "#messages/subscribers-waiting.ts";

/** How many wait at the same place, besides oneself. */
export function neighborsText(neighbors: number): string {
  return neighbors === 0 ? m.firstThere : m.neighbors(neighbors);
}
