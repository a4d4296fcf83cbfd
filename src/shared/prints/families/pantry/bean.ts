import { blob } from "../../kit/forms.ts";
import { INKS, type InkName, type Inks } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { QUIET } from "./quiet.ts";

/** A bean with its eye. */
export function bean(print: Print, inks: InkName): void {
  shell(print, INKS[inks]);
  eye(print);
}

/** A cream bean with streaks in an ink, seen from its back or its belly. */
export function speckledBean(print: Print, inks: InkName, turned: boolean): void {
  shell(print, INKS.cream);
  const streaks = turned
    ? STREAKS.map(([x, y, dx, dy, w]) => [-x, y, -dx, dy, w] as const)
    : STREAKS;
  const cuts = streaks.map(([x, y, dx, dy, width]) => {
    const at = (part: number, aside: number): Point => [x + dx * part, y + dy * part + aside];
    return gouge([at(-1, 0), at(-0.3, -4), at(0.3, 4), at(1, 0)], width);
  });
  print.ink(cuts, INKS[inks][1]);
  eye(print);
}

/** Center of each streak, half its length across and down, and its width. */
const STREAKS = [
  [-32, -14, 13, -6, 9],
  [-6, -22, 15, -3, 9],
  [24, -18, 14, 5, 10],
  [-36, 8, 9, 6, 8],
  [-14, -4, 14, 2, 10],
  [14, 0, 12, -5, 9],
  [38, 2, 8, 8, 9],
  [26, 14, 10, -3, 7],
] as const;

function shell(print: Print, inks: Inks): void {
  const form = blob([
    [-54, -2],
    [-44, -24],
    [-12, -33],
    [24, -31],
    [50, -14],
    [54, 8],
    [38, 26],
    [2, 23],
    [-36, 27],
    [-50, 16],
  ]);
  print.block(form, inks, { ...QUIET, crescent: 11, toothLength: 18 });
  print.ink(
    gouge(
      [
        [-38, -6],
        [-28, -20],
        [-8, -24],
        [14, -22],
      ],
      9,
    ),
    inks[0],
  );
}

function eye(print: Print): void {
  print.ink(
    gouge(
      [
        [-14, 20],
        [-6, 13],
        [8, 13],
        [16, 20],
      ],
      9,
    ),
    INKS.cream[0],
  );
}
