import { blob } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A heart-shaped cherimoya with green scales. */
export function cherimoya(print: Print): void {
  stem(print, INKS.bark, {
    through: [
      [400, 122],
      [404, 84],
      [430, 56],
    ],
    widths: [26, 32],
  });
  const form = blob([
    [400, 126],
    [478, 104],
    [566, 146],
    [606, 236],
    [590, 346],
    [530, 446],
    [452, 518],
    [396, 536],
    [336, 516],
    [262, 438],
    [206, 340],
    [194, 232],
    [232, 146],
    [320, 106],
  ]);
  print.block(form, INKS.pale, { crescent: 52, toothLength: 70, lights: 0 });
  const scales: string[] = [];
  const lights: string[] = [];
  for (const row of times(7, (index) => index)) {
    const y = 150 + row * 54;
    const half = [150, 186, 196, 184, 156, 116, 66][row] ?? 100;
    const count = [5, 6, 6, 6, 5, 4, 2][row] ?? 4;
    for (const column of times(count, (index) => index)) {
      const x = 400 + half * (((column + 0.5) / count) * 2 - 1) + (row % 2 ? 9 : -9);
      const wide = half / count;
      scales.push(
        gouge(
          [
            [x - wide, y],
            [x - wide * 0.9, y + 50],
            [x + wide * 0.9, y + 50],
            [x + wide, y],
          ],
          9,
        ),
      );
      lights.push(
        gouge(
          [
            [x - wide * 0.5, y + 4],
            [x - wide * 0.2, y - 6],
            [x + wide * 0.2, y - 6],
            [x + wide * 0.5, y + 4],
          ],
          7,
        ),
      );
    }
  }
  print.ink(scales, INKS.leaf[2]).ink(lights, INKS.pale[0]);
}
