import { blob, lathe } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { curledGouge } from "../../kit/marks.ts";
import { type Point, polar } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Croissants = { crust: InkName };

/** Four croissants, two behind two. */
export function croissants(print: Print, { crust }: Croissants): void {
  const one = print.symbol(() => croissant(print, crust));
  for (const [x, y, turn, scale] of PLACES) print.place(one, [x, y], { turn, scale });
}

const PLACES = [
  [278, 226, -7, 1.1],
  [536, 220, 6, 1.12],
  [220, 390, 5, 1.2],
  [586, 396, -6, 1.22],
] as const;

/** The rolled layers from a tip to the middle: angle on the arc, half length across, half thickness. */
const LAYERS = [
  [0.98, 38, 36],
  [0.7, 60, 46],
  [0.37, 78, 54],
  [0, 88, 58],
] as const;

/** One croissant around the origin, its tips pointing down, about 300 wide. */
function croissant(print: Print, crust: InkName): void {
  const inks = INKS[crust];
  for (const side of [-1, 1]) horn(print, crust, side);
  for (const [angle, half, thick] of LAYERS) {
    for (const side of angle ? [-1, 1] : [1]) {
      const middle = polar(CENTER, RADIUS, -Math.PI / 2 + side * angle);
      const along = -Math.PI / 2 + side * angle;
      const at = (out: number, across: number): Point => {
        const [x, y] = polar(middle, out * half, along);
        return polar([x, y], across * thick, along + Math.PI / 2);
      };
      const form = blob([
        at(1, -0.5),
        at(1.06, 0),
        at(1, 0.5),
        at(0.4, 0.98),
        at(-0.5, 0.86),
        at(-0.94, 0.4),
        at(-0.94, -0.4),
        at(-0.5, -0.86),
        at(0.4, -0.98),
      ]);
      print.flat(form, inks, { line: 8, toothLength: 26, toothStep: 13 });
      const seam = (across: number, from: number, to: number) =>
        curledGouge(
          [
            at(from, across * 0.9),
            at(from + (to - from) * 0.33, across * 1.1),
            at(from + (to - from) * 0.66, across),
            at(to, across * 0.7),
          ],
          thick * 0.2,
        );
      print.ink([seam(-0.42, 0.86, -0.6), seam(-0.1, 0.9, 0)], inks[0]);
      print.ink([seam(0.3, 0.8, -0.4), seam(0.6, 0.5, -0.6)], inks[2]);
    }
  }
}

/** The center of the arc that the layers are on. */
const CENTER: Point = [0, 124];
const RADIUS = 154;

function horn(print: Print, crust: InkName, side: number): void {
  const form = lathe({
    spine: [
      polar(CENTER, RADIUS, -Math.PI / 2 + side * 1.02),
      polar(CENTER, RADIUS, -Math.PI / 2 + side * 1.24),
      polar(CENTER, RADIUS * 0.7, -Math.PI / 2 + side * 1.3),
    ],
    width: [32, 26, 12],
    caps: [0.1, 0.2],
    steps: 6,
  });
  print.flat(form, INKS[crust], { line: 8, toothLength: 16, toothStep: 12, fill: INKS[crust][2] });
}
