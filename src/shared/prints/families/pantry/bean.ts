import { blob } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";
import { QUIET } from "./quiet.ts";

/** A bean with its eye. */
export function bean(print: Print, inks: InkName): void {
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
  print.block(form, INKS[inks], { ...QUIET, crescent: 11, toothLength: 18 });
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
    INKS[inks][0],
  );
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
