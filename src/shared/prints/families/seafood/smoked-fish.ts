import { blob, lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, mix, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Smoked fish in thick slices on a board, with bay. */
export function smokedFish(print: Print): void {
  print.shadow([410, 512], 640);
  const board = blob([
    [110, 400],
    [140, 362],
    [400, 352],
    [640, 360],
    [684, 396],
    [676, 480],
    [640, 506],
    [400, 514],
    [140, 506],
    [112, 476],
  ]);
  print.block(board, INKS.bark, { crescent: 26, toothLength: 40, lights: 0 });
  print.ink(
    times(5, (index) =>
      gouge(
        [
          [150, 396 + index * 24],
          [320, 390 + index * 24],
          [480, 394 + index * 24],
          [650, 392 + index * 24],
        ],
        6,
      ),
    ),
    INKS.bark[0],
    { opacity: 0.6 },
  );
  for (const [x, y, turn, scale] of [
    [256, 300, -8, 1],
    [404, 306, 0, 1.04],
    [550, 316, 8, 1],
  ] as const) {
    print.within(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, () => fishSlice(print));
  }
  const bay = (from: Point, to: Point) =>
    lathe({
      spine: [from, mix(from, to, 0.5), to],
      width: [3, 20, 22, 4],
      caps: [0.05, 0.05],
      steps: 7,
    });
  for (const [from, to] of [
    [
      [130, 470],
      [270, 440],
    ],
    [
      [560, 490],
      [690, 446],
    ],
  ] as const) {
    const form = bay(from, to);
    print
      .block(form, INKS.forest, { crescent: 0, teeth: 0, lights: 0 })
      .ink(tooth(form.surface(0, 0.02), form.surface(0, 0.96), 7), INKS.forest[0]);
  }
}

function fishSlice(print: Print): void {
  const outline: readonly Point[] = [
    [-84, 90],
    [-92, 10],
    [-60, -76],
    [0, -120],
    [60, -76],
    [92, 10],
    [84, 90],
    [0, 104],
  ];
  print.block(blob(outline), INKS.crab, { crescent: 0, teeth: 0.6, lights: 0, line: 11 });
  print.ink(blob(outline.map(([x, y]): Point => [x * 0.84 - 3, y * 0.86 - 2])).path, INKS.blush[0]);
  print.ink(blob(outline.map(([x, y]): Point => [x * 0.72 - 3, y * 0.74 + 4])).path, INKS.peach[0]);
  const flakes = times(5, (index) => {
    const y = 70 - index * 30;
    const half = 62 - index * 9;
    return [
      gouge(
        [
          [-3, y],
          [-half * 0.4, y - 12],
          [-half * 0.8, y - 12],
          [-half, y - 2],
        ],
        6,
      ),
      gouge(
        [
          [-3, y],
          [half * 0.4, y - 12],
          [half * 0.8, y - 12],
          [half, y - 2],
        ],
        6,
      ),
    ];
  }).flat();
  print.ink(flakes, INKS.crab[1]).ink(tooth([-3, 84], [-3, -76], 8), INKS.crab[1]);
  print.dots([[-3, 30]], INKS.crab[2], 13);
}
