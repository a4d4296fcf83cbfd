import { blob } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";
import { QUIET } from "./quiet.ts";

/** A bean with its eye. */
export function bean(print: Print, inks: InkName): void {
  const form = blob([
    [-52, 4],
    [-40, -24],
    [-8, -30],
    [28, -26],
    [50, -4],
    [44, 22],
    [20, 26],
    [0, 15],
    [-20, 26],
    [-42, 26],
  ]);
  print.block(form, INKS[inks], { ...QUIET, crescent: 11, toothLength: 18 });
  print.ink(
    gouge(
      [
        [-34, -8],
        [-22, -19],
        [-6, -21],
        [10, -19],
      ],
      8,
    ),
    INKS[inks][0],
  );
  print.ink(
    gouge(
      [
        [-8, 15],
        [-2, 11],
        [4, 11],
        [10, 15],
      ],
      7,
    ),
    INKS.cream[0],
  );
}
