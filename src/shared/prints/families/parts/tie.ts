import { blob } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** The ends of stems below their band: what a bunch stands on, where its leaves hang beside it. */
export const bunchFoot = ([x, y]: Point, half: number): readonly Point[] => [
  [x - half, y - 30],
  [x + half, y - 30],
  [x + half, y],
  [x - half, y],
];

/** The band of raffia around a bunch, `half` to each side of its middle. */
export function tie(print: Print, [x, y]: Point, half: number, height: number): void {
  const [top, bottom] = [y - height / 2, y + height / 2];
  const band = blob([
    [x - half, top],
    [x, top + 5],
    [x + half, top],
    [x + half + 3, bottom],
    [x, bottom + 6],
    [x - half - 3, bottom],
  ]);
  print.block(band, INKS.tan, { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 8 });
  for (const down of [-3, 4]) {
    const seam: Point[] = [
      [x - half + 2, y + down],
      [x, y + down + 5],
      [x + half - 2, y + down],
    ];
    print.stroke(seam, INKS.bark[1], 2.5);
  }
}
