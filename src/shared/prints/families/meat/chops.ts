import { blob, lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, mix, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A cut lies flat: only its contour is printed. */
const SLAB = { crescent: 0, teeth: 0, lights: 0, salt: 0 };

/** Two chops with their rib bones. */
export function chops(print: Print): void {
  print.shadow([410, 510], 620);
  const chop = print.symbol(() => {
    const bone = lathe({
      spine: [
        [96, 30],
        [190, 60],
        [270, 40],
      ],
      width: [24, 20, 19, 24],
      caps: [0.02, 0.2],
      steps: 7,
    });
    print.block(bone, INKS.fat, { crescent: 12, toothLength: 18, lights: 0 });
    const side = CHOP.map(([x, y]): Point => [x + 2, y + 26]);
    print.block(blob(side), INKS.fat, { crescent: 16, toothLength: 24, lights: 0 });
    print.block(blob(CHOP), INKS.fat, { ...SLAB, line: 9 });
    const lean = blob(CHOP.map((point) => mix([4, 0], point, 0.82)));
    print.ink(lean.path, INKS.blush[1]).grain(lean.path);
    print.ink(
      [
        gouge(
          [
            [-70, -20],
            [-30, -40],
            [20, -34],
            [60, -44],
          ],
          9,
        ),
        gouge(
          [
            [-60, 30],
            [-20, 18],
            [20, 34],
            [60, 20],
          ],
          8,
        ),
        gouge(
          [
            [-20, -4],
            [0, -12],
            [24, -2],
            [44, -8],
          ],
          6,
        ),
      ],
      INKS.fat[0],
    );
    print.ink(
      times(8, (index) =>
        tooth([78 - index * 15, 64 + index * 3], [66 - index * 15, 36 + index * 3], 8),
      ),
      INKS.blush[2],
    );
    const eye = blob([
      [84, -40],
      [116, -18],
      [122, 30],
      [98, 62],
      [78, 44],
      [86, 6],
    ]);
    print.block(eye, INKS.fat, { crescent: 0, teeth: 0.4, lights: 0, line: 7 });
    print.dots(
      [
        [100, -6],
        [104, 16],
        [98, 36],
      ],
      INKS.meat[1],
      8,
    );
  });
  print.place(chop, [300, 240], { turn: -10, scale: 1.3 });
  print.place(chop, [330, 402], { turn: 6, scale: 1.36 });
}

const CHOP: readonly Point[] = [
  [-116, 4],
  [-104, -56],
  [-48, -86],
  [20, -80],
  [76, -66],
  [118, -40],
  [128, 16],
  [108, 66],
  [50, 84],
  [-20, 88],
  [-84, 66],
];
