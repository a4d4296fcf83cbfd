import { ball, blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A laying hen. */
export function hen(print: Print): void {
  for (const x of [366, 456]) leg(print, x);
  const comb = COMB.map(([x, y, size]) => ball([x, y], [size, size * 1.2], { steps: 8 }).path);
  print.pull(comb, INKS.tomato[1], { shift: 3 });
  const body = blob([
    [196, 180],
    [230, 150],
    [276, 170],
    [296, 250],
    [380, 296],
    [480, 280],
    [560, 180],
    [640, 150],
    [634, 260],
    [600, 380],
    [520, 458],
    [400, 478],
    [290, 444],
    [226, 360],
    [206, 270],
  ]);
  print.block(body, INKS.crab, { crescent: 44, toothLength: 70, lights: 0.8 });
  const plumes = times(5, (index) =>
    tooth([560 + index * 8, 280 - index * 16], [660 - index * 14, 120 + index * 16], 30),
  );
  print.pull(plumes, INKS.crab[2], { shift: 3 });
  const wing = blob([
    [330, 320],
    [420, 310],
    [520, 330],
    [560, 380],
    [470, 420],
    [380, 410],
    [336, 370],
  ]);
  print.block(wing, INKS.crab, { crescent: 18, toothLength: 34, lights: 0.6 });
  print.ink(
    times(7, (index) =>
      gouge(
        [
          [360 + index * 24, 350],
          [366 + index * 24, 366],
          [376 + index * 24, 374],
          [390 + index * 24, 372],
        ],
        8,
      ),
    ),
    INKS.crab[0],
  );
  print.ink(
    times(16, () => {
      const [x, y] = [print.between(252, 320), print.between(250, 376)];
      return gouge(
        [
          [x - 12, y],
          [x - 4, y + 9],
          [x + 4, y + 9],
          [x + 12, y],
        ],
        7,
      );
    }),
    INKS.crab[0],
  );
  print.pull([tooth([196, 206], [150, 222], 26)], INKS.gold[1], { shift: 2 });
  print.pull(
    [
      gouge(
        [
          [204, 226],
          [196, 250],
          [206, 268],
          [220, 240],
        ],
        16,
      ),
    ],
    INKS.tomato[1],
    { shift: 2 },
  );
  print.dots([[226, 196]], KEY, 17).dots([[223, 193]], "#ffffff", 5);
}

/** The bumps of the comb: place and size. */
const COMB = [
  [216, 146, 19],
  [242, 128, 22],
  [270, 144, 19],
] as const;

/** A feathered thigh, a shank and three toes. */
function leg(print: Print, x: number): void {
  const shank: Point[] = [
    [x, 470],
    [x + 4, 540],
  ];
  const toes: Point[] = [
    [x - 36, 556],
    [x + 4, 540],
    [x + 34, 556],
  ];
  print.stroke(shank, KEY, 20).stroke(toes, KEY, 17);
  print.stroke(shank, INKS.gold[1], 9).stroke(toes, INKS.gold[1], 7);
  const thigh = blob([
    [x - 44, 430],
    [x + 50, 430],
    [x + 30, 480],
    [x + 4, 504],
    [x - 22, 482],
  ]);
  print.block(thigh, INKS.crab, { crescent: 12, toothLength: 22, lights: 0 });
  print.foot([
    [340, 540],
    [500, 540],
    [500, 560],
    [340, 560],
  ]);
}
