import { type Form, blob } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, polar } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Persimmons = { inks: InkName };

/** Four acorn-shaped Hachiya persimmons. */
export function hachiyas(print: Print, { inks }: Persimmons): void {
  const fruit = print.symbol(() => {
    const form: Form = blob([
      [0, -96],
      [60, -104],
      [104, -66],
      [112, -4],
      [86, 60],
      [40, 108],
      [0, 134],
      [-40, 108],
      [-86, 60],
      [-112, -4],
      [-104, -66],
      [-60, -104],
    ]);
    print.block(form, INKS[inks], { crescent: 34, toothLength: 58, lights: 0 });
    print.ink(
      gouge(
        [
          [-84, -44],
          [-94, -14],
          [-82, 22],
          [-60, 54],
        ],
        14,
      ),
      INKS[inks][0],
    );
    print.dots([[0, 128]], KEY, 9);
    const sepal = (angle: number) =>
      gouge(
        [
          polar([0, -92], 6, angle),
          polar([0, -92], 30, angle - 0.5),
          polar([0, -92], 60, angle - 0.2),
          polar([0, -88], 82, angle),
        ].map(([x, y]): Point => [x, -92 + (y + 92) * 0.5]) as [Point, Point, Point, Point],
        26,
      );
    print.pull([-0.5, 0.7, 2.4, 3.6].map(sepal), INKS.lime[1], { line: 8 });
    stem(print, INKS.bark, {
      through: [
        [0, -88],
        [2, -104],
        [6, -122],
      ],
      widths: [18, 22],
    });
  });
  print.place(fruit, [232, 352], { turn: -14 });
  print.place(fruit, [580, 346], { turn: 14, scale: 0.98 });
  print.place(fruit, [400, 280], { scale: 0.96 });
  print.place(fruit, [410, 404], { turn: 4, scale: 1.08 });
}
