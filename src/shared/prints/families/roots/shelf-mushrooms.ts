import { blob } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { curledGouge, gouge } from "../../kit/marks.ts";
import { times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type ShelfMushrooms = { inks: InkName };

/** A cluster of oyster mushrooms: fans over their gills, on a single stem. */
export function shelfMushrooms(print: Print, { inks: name }: ShelfMushrooms): void {
  const inks = INKS[name];
  const fanCap = print.symbol(() => {
    const stalk = blob([
      [-128, -34],
      [-76, 44],
      [-34, 110],
      [-16, 176],
      [20, 176],
      [36, 108],
      [78, 42],
      [128, -34],
      [0, 20],
    ]);
    print.block(stalk, INKS.white, { crescent: 0, teeth: 0, lights: 0 });
    const gills = times(13, (index) => {
      const side = -0.92 + index * 0.153;
      return curledGouge(
        [
          [side * 122, -22 + (1 - side * side) * 26],
          [side * 70, 50],
          [side * 34, 104],
          [side * 12, 166],
        ],
        index % 2 ? 5 : 7,
      );
    });
    print.ink(gills, INKS.stone[1]);
    const cap = blob([
      [-140, -26],
      [-128, -72],
      [-84, -104],
      [-24, -98],
      [30, -112],
      [92, -98],
      [134, -66],
      [142, -22],
      [96, 6],
      [50, -6],
      [4, 12],
      [-44, -4],
      [-94, 8],
    ]);
    print.block(cap, inks, { crescent: 20, toothLength: 34, lights: 0.9 });
    print.ink(
      gouge(
        [
          [-104, -46],
          [-64, -78],
          [-10, -74],
          [50, -84],
        ],
        10,
      ),
      inks[0],
    );
  });
  for (const [x, y, turn, scale] of SHELVES) print.place(fanCap, [x, y], { turn, scale });
}

/** Position, degrees and size of the caps, from back to front. */
const SHELVES = [
  [400, 150, 0, 1],
  [236, 226, -30, 0.98],
  [566, 222, 30, 0.98],
  [340, 250, -12, 1.06],
  [476, 262, 14, 1.04],
  [262, 356, -30, 0.9],
  [544, 360, 30, 0.88],
  [402, 372, 0, 1.06],
] as const;
