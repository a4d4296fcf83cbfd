import { ball, blob, lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** A lying log, its sawn end with rings to the left, and mushrooms that grow out of its bark. */
export function log(print: Print): void {
  print.block(blob(BARK), INKS.bark, SMALL);
  const grain = GRAIN.map(([x, y, length]) =>
    gouge(
      [
        [x, y],
        [x + length / 3, y - 3],
        [x + (length * 2) / 3, y + 2],
        [x + length, y],
      ],
      6,
    ),
  );
  print.ink(grain, INKS.bark[2]);
  print.block(ball(END, [22, 35], { steps: 10 }), INKS.crumb, { ...SMALL, crescent: 0, teeth: 0 });
  for (const part of [0.7, 0.4]) {
    const ring = times(9, (index): Point => {
      const angle = (index / 9) * Math.PI * 2;
      const wobble = index % 2 ? 1 : 0.93;
      return [
        END[0] - 2 + Math.cos(angle) * 22 * part * wobble,
        END[1] - 2 + Math.sin(angle) * 35 * part * wobble,
      ];
    });
    print.stroke(ring, INKS.rye[1], 5, true);
  }
  print.dots([[END[0] - 2, END[1] - 2]], INKS.rye[1], 7);
  for (const [x, size] of MUSHROOMS) mushroom(print, x, size);
}

/** Its foot widens where it meets the bark, with a dark line around it. */
function mushroom(print: Print, x: number, size: number): void {
  const top = -60 - 34 * size;
  const foot = lathe({
    spine: [
      [x, top - 6],
      [x, -66],
      [x - 2, -46],
    ],
    width: [8 * size, 9 * size, 11 * size, 15 * size],
    caps: [0.02, 0.2],
    steps: 6,
  });
  print.block(foot, INKS.cream, { ...SMALL, crescent: 5, teeth: 0 });
  const cap = CAP.map(([dx, dy]): Point => [x + dx * size, top + dy * size]);
  print.block(blob(cap), INKS.tan, { ...SMALL, crescent: 8 });
}

/** The middle of the sawn end. */
const END: Point = [-100, -26];

/** The body, its right end rounded. */
const BARK: readonly Point[] = [
  [-100, -61],
  [-40, -59],
  [30, -62],
  [88, -59],
  [108, -46],
  [114, -24],
  [106, -2],
  [88, 8],
  [20, 10],
  [-50, 8],
  [-100, 9],
  [-114, -26],
];

/** Furrows in the bark: place and length. */
const GRAIN = [
  [-64, -30, 60],
  [-48, -10, 46],
  [14, -20, 66],
  [34, -38, 50],
  [-10, -4, 40],
] as const;

/** Position and size of each mushroom. */
const MUSHROOMS = [
  [-52, 0.9],
  [50, 0.84],
  [2, 1.15],
] as const;

/** A cap above the top of its stem. */
const CAP: readonly Point[] = [
  [-38, 2],
  [-34, -18],
  [-16, -34],
  [12, -35],
  [32, -20],
  [38, 2],
  [18, 8],
  [-18, 8],
];
