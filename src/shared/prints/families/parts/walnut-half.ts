import { blob } from "../../kit/forms.ts";
import { type Inks, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Two lobes of folds with a bridge between them. */
export function walnutHalf(print: Print, inks: Inks): void {
  for (const side of [-1, 1] as const) {
    const lobe = blob(
      WALNUT_LOBE.map(([x, y], index): Point => [side * (index % 2 ? x + 3 : x - 2), y]),
    );
    print.block(lobe, inks, { lights: 0, line: 8, toothStep: 16, crescent: 9, toothLength: 16 });
    const folds = WALNUT_FOLDS.map(([y, bend, length]) =>
      gouge(
        [
          [side * 14, y],
          [side * 26, y + bend],
          [side * 38, y - bend],
          [side * length, y + bend],
        ],
        8,
      ),
    );
    print.ink(folds, KEY);
    print.ink(
      WALNUT_FOLDS.slice(0, 3).map(([y, bend, length]) =>
        gouge(
          [
            [side * 16, y + 9],
            [side * 26, y + 9 + bend],
            [side * 36, y + 9 - bend],
            [side * (length - 8), y + 8],
          ],
          5,
        ),
      ),
      inks[0],
    );
  }
  print.ink(
    gouge(
      [
        [0, -38],
        [3, -12],
        [-3, 14],
        [0, 42],
      ],
      9,
    ),
    inks[2],
  );
}

const WALNUT_LOBE: readonly Point[] = [
  [4, -46],
  [26, -56],
  [48, -44],
  [60, -20],
  [58, 6],
  [62, 26],
  [44, 46],
  [22, 54],
  [5, 44],
];

/** Height, bend and length of the folds of a lobe. */
const WALNUT_FOLDS = [
  [-34, 6, 46],
  [-14, -6, 54],
  [6, 6, 52],
  [26, -5, 50],
] as const;
