import { blob } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { QUIET } from "./quiet.ts";

/** A kernel of corn: round and glossy at the crown, pale where it was attached to the cob. */
export function kernel(print: Print, inks: InkName): void {
  const form = blob([
    [0, -36],
    [24, -28],
    [32, -4],
    [20, 22],
    [6, 38],
    [-6, 38],
    [-20, 22],
    [-32, -4],
    [-24, -28],
  ]);
  print.block(form, INKS[inks], { ...QUIET, crescent: 9, toothLength: 14 });
  print.ink(tooth([0, 36], [0, 10], 17), INKS.butter[1]);
  const shine = gouge(
    [
      [-18, 2],
      [-18, -14],
      [-8, -24],
      [6, -26],
    ],
    8,
  );
  print.ink(shine, INKS[inks][0]);
}

/** A popped kernel: white lobes around the remains of the hull. */
export function flake(print: Print): void {
  const lobe = print.symbol(() => {
    const edge = times(9, (index): Point => polar([0, 0], index % 3 ? 35 : 30, (index / 9) * TURN));
    print.block(blob(edge), INKS.white, { ...QUIET, crescent: 10, toothLength: 14 });
  });
  for (const [x, y] of LOBES) print.place(lobe, [x, y]);
  const hull = gouge(
    [
      [-16, 10],
      [-4, 2],
      [6, 4],
      [16, 14],
    ],
    13,
  );
  print.ink(hull, INKS.honey[1]);
}

const LOBES: readonly Point[] = [
  [-34, -22],
  [28, -34],
  [48, 14],
  [-44, 26],
  [6, 36],
  [0, -4],
];
