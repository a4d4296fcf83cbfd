import { subscribersWaiting as m } from "#messages/subscribers/waiting.ts";

/** How many others are waiting for the same zip code. */
export function neighborsText(neighbors: number): string {
  return neighbors === 0 ? m.firstThere : m.neighbors(neighbors);
}
