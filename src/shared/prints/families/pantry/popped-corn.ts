import { blob } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";
import { QUIET } from "./quiet.ts";

/** White flakes on the red kernels: what becomes of them. */
export function popped(print: Print): void {
  const flake = print.symbol(() => {
    const form = blob([
      [-50, 10],
      [-44, -22],
      [-16, -26],
      [-6, -50],
      [26, -48],
      [34, -20],
      [56, -4],
      [44, 26],
      [14, 26],
      [2, 44],
      [-30, 40],
    ]);
    print.block(form, INKS.white, { ...QUIET, crescent: 10, toothLength: 20, line: 8 });
    print.ink(
      [
        gouge(
          [
            [-16, -20],
            [-6, -10],
            [2, -6],
            [10, -16],
          ],
          7,
        ),
        gouge(
          [
            [-34, 10],
            [-18, 6],
            [-8, 14],
            [0, 26],
          ],
          7,
        ),
        gouge(
          [
            [16, -14],
            [22, 0],
            [20, 10],
            [12, 20],
          ],
          7,
        ),
      ],
      INKS.tan[2],
    );
    print.dots([[6, 2]], INKS.pom[1], 13);
  });
  for (const [x, y, turn] of FLAKES) print.place(flake, [x, y], { turn });
}

const FLAKES = [
  [330, 266, 0],
  [440, 248, 120],
  [390, 332, 60],
  [284, 356, -40],
  [510, 340, 200],
] as const;
