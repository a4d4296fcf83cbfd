import { blob } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Two globe artichokes with overlapping scales. */
export function artichokes(print: Print): void {
  const bract = print.symbol(() => {
    const form = blob([
      [0, 44],
      [-34, 26],
      [-38, -10],
      [-18, -38],
      [0, -50],
      [18, -38],
      [38, -10],
      [34, 26],
    ]);
    print.block(form, INKS.sage, {
      crescent: 11,
      toothLength: 20,
      toothStep: 16,
      lights: 0,
      line: 8,
    });
    print.ink(
      [
        gouge(
          [
            [-22, 10],
            [-24, -6],
            [-16, -22],
            [-6, -34],
          ],
          7,
        ),
      ],
      INKS.sage[0],
    );
    print.ink([tooth([0, -46], [0, -24], 12)], INKS.onion[1]);
  });
  for (const [x, y, size] of [
    [546, 262, 0.9],
    [286, 288, 1.1],
  ] as const) {
    print.within(`translate(${x} ${y}) scale(${size})`, () => {
      stem(print, INKS.lime, {
        through: [
          [0, 100],
          [4, 160],
          [0, 216],
        ],
        widths: [46, 52],
        line: 9,
      });
      for (const [row, count, half] of BRACTS) {
        for (const index of times(count, (at) => at)) {
          const across = (index / (count - 1)) * 2 - 1;
          print.place(bract, [across * half, -128 + row * 42 + across ** 2 * -14], {
            turn: across * 24,
            scale: 0.86 + row * 0.07,
          });
        }
      }
    });
  }
}

/** Row from the top, number of scales, half the width of the row. */
const BRACTS = [
  [0, 2, 22],
  [1, 3, 56],
  [2, 4, 86],
  [3, 5, 110],
  [4, 4, 104],
  [5, 5, 112],
  [6, 3, 66],
] as const;
