import { blob } from "../../kit/forms.ts";
import { INKS, KEY, type InkName } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { QUIET } from "./quiet.ts";

/** Half a tomato, shriveled around its seeds. */
export function driedTomato(print: Print, inks: InkName, which: number): void {
  const rim = times(13, (index) => {
    const angle = (index / 13) * TURN;
    const radius = (index + which) % 2 ? 66 : 56;
    return polar([0, 0], radius, angle).map((value, axis) => (axis ? value * 0.68 : value));
  }).map(([x = 0, y = 0]): Point => [x, y]);
  const form = blob(rim);
  print.block(form, INKS[inks], { ...QUIET, crescent: 12, toothLength: 26, line: 9 });
  const hollow = blob(rim.map(([x, y]): Point => [x * 0.66, y * 0.6]));
  print.ink(hollow.path, INKS[inks][2]);
  const folds = times(9, (index) => {
    const angle = (index / 9) * TURN + 0.2;
    const at = (radius: number): Point => [
      Math.cos(angle) * radius,
      Math.sin(angle) * radius * 0.66,
    ];
    return gouge([at(60), at(46), at(34), at(18)], 7);
  });
  print.ink(folds, KEY);
  print.dots(
    [
      [-18, -4],
      [6, 8],
      [22, -6],
      [-4, -12],
    ],
    INKS.gold[0],
    8,
  );
}
