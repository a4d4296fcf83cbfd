import { blob, polygon } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { lerp, type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";

/** Ground meat as it falls from the grinder, on butcher paper. */
export function mince(print: Print): void {
  const sheet = polygon(SHEET);
  print.block(sheet, PAPER, { crescent: 18, toothLength: 36, toothStep: 26, lights: 0, salt: 2 });
  print.ink(cuts(CREASES), PAPER[2]);
  print.block(blob(MOUND), INKS.meat, { crescent: 0, teeth: 0, lights: 0, fill: INKS.meat[2] });
  const strands = [0, 1, 2].map((which) => print.symbol(() => strand(print, which)));
  let placed = 0;
  for (const [row, [y, half, count]] of ROWS.entries()) {
    for (const index of times(count, (at) => at)) {
      const across = lerp(-1, 1, (index + 0.5) / count);
      const at: Point = [
        402 + across * half + print.between(-5, 5),
        y + across ** 2 * 26 + print.between(-4, 4),
      ];
      const turn = across * 34 + (row % 2 ? 9 : -7) + print.between(-8, 8);
      print.place(strands[placed % 3] ?? "", at, {
        turn,
        scale: 0.8,
        scaleX: placed % 2 ? 0.84 : -0.84,
      });
      placed += 1;
    }
  }
}

const PAPER = ["#fff7e6", "#ecd7b0", "#c9a876"] as const;

const SHEET: readonly Point[] = [
  [90, 300],
  [250, 236],
  [560, 222],
  [706, 304],
  [690, 466],
  [412, 524],
  [112, 478],
];

const CREASES: readonly Cut[] = [
  [100, 304, 190, 400, 10, 7],
  [696, 310, 620, 392, -10, 7],
  [126, 470, 262, 462, -8, 6],
  [676, 460, 560, 458, 8, 6],
  [412, 516, 420, 488, 3, 6],
];

const MOUND: readonly Point[] = [
  [195, 422],
  [211, 335],
  [267, 257],
  [346, 210],
  [436, 205],
  [523, 244],
  [584, 326],
  [609, 413],
  [553, 458],
  [400, 476],
  [253, 461],
];

/** Height, half width and number of strands of each row, from back to front. */
const ROWS = [
  [206, 60, 2],
  [232, 108, 3],
  [260, 144, 3],
  [288, 170, 4],
  [316, 190, 5],
  [346, 206, 5],
  [376, 216, 5],
  [406, 224, 6],
  [434, 216, 5],
  [456, 178, 4],
] as const;

/** A strand of ground meat: three bends, lit from above, with flecks of fat. */
function strand(print: Print, which: number): void {
  const rise = which * 7 - 7;
  const points: Point[] = [
    [-66, 14],
    [-34, -6 + rise],
    [0, 2],
    [32, -10 - rise],
    [66, 10],
  ];
  const moved = (dx: number, dy: number) => points.map(([x, y]): Point => [x + dx, y + dy]);
  print.stroke(points, KEY, 47);
  print.stroke(moved(0, -1), INKS.meat[2], 38);
  print.stroke(moved(-3, -6), INKS.meat[1], 26);
  print.ink(
    cuts([
      [-58, 2, -26, -14 + rise, 4, 9],
      [-6, -10, 26, -22 - rise, 4, 8],
    ]),
    INKS.meat[0],
  );
  print.ink(
    cuts([
      [-20, 6 + rise, 4, 4, 3, 9],
      [38, -4 - rise, 56, 4, 3, 8],
    ]),
    INKS.fat[1],
  );
}
