import { KEY } from "./inks.ts";
import { times } from "./points.ts";
import { seededRandom } from "./random.ts";

/** The two textures shared by all forms of a picture: roller grain, and the line screen between light and shade. */
export function screens(id: string): string {
  const random = seededRandom("grain");
  const specks = (count: number) =>
    times(count, () => `M${Math.round(random() * 180)} ${Math.round(random() * 180)}h0`).join("");
  const misses = `<path d="${specks(46)}" stroke="#fff6e0" stroke-width="2.6" opacity=".5"/>`;
  const specksOfKey = `<path d="${specks(30)}" stroke="${KEY}" stroke-width="2.4" opacity=".3"/>`;
  const grain = `<pattern id="${id}g" width="180" height="180" patternUnits="userSpaceOnUse">${misses}${specksOfKey}</pattern>`;
  const lines = `<path d="M3 2q3 46 0 92q-3-46 0-92M9-44q3 40 0 86q-3-40 0-86M9 52q3 40 0 86q-3-40 0-86" opacity=".42"/>`;
  const screen = `<pattern id="${id}h" width="12" height="96" patternUnits="userSpaceOnUse" patternTransform="rotate(42)">${lines}</pattern>`;
  return `<defs>${grain}${screen}</defs>`;
}
