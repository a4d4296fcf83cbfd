import { ball, lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A bee from above. */
export function bee(print: Print): void {
  for (const [hip, knee, foot] of LEGS) {
    for (const side of [-1, 1]) {
      const line = [hip, knee, foot].map(([x, y]): Point => [400 + side * x, y]);
      print.stroke(line, KEY, 17);
    }
  }
  for (const side of [-1, 1]) {
    for (const [turn, long, wide] of [
      [-0.5, 250, 74],
      [0.1, 190, 56],
    ] as const) {
      const tip: Point = [400 + side * Math.cos(turn) * long, 250 + Math.sin(turn) * long];
      const wing = lathe({
        spine: [
          [400 + side * 30, 250],
          [400 + side * long * 0.5, 240 + Math.sin(turn) * long * 0.5],
          tip,
        ],
        width: [8, wide * 0.7, wide, wide * 0.8],
        caps: [0.05, 0.3],
        steps: 9,
      });
      print.block(wing, INKS.blue, { crescent: 14, teeth: 0.5, lights: 0, line: 8 });
      print.ink(
        print.along(wing, [-0.4, 0.1, 0.5], { from: 0.1, to: 0.9, width: 5 }),
        INKS.blue[2],
      );
    }
  }
  const body = lathe({
    spine: [
      [400, 268],
      [400, 380],
      [400, 552],
    ],
    width: [48, 78, 92, 94, 82, 54, 8],
    caps: [0.2, 0.04],
    steps: 13,
  });
  print.block(body, INKS.gold, { crescent: 34, toothLength: 50, lights: 0.8 });
  const bands = [0.24, 0.42, 0.6, 0.77].map((along) =>
    gouge(
      [
        body.surface(-0.99, along),
        body.surface(-0.4, along + 0.05),
        body.surface(0.4, along + 0.05),
        body.surface(0.99, along),
      ],
      34,
    ),
  );
  print.ink(bands, KEY);
  const thorax = ball([400, 238], [76, 70]);
  print.block(thorax, INKS.honey, { crescent: 22, toothLength: 34, lights: 0 });
  const fur = times(14, (index) => {
    const angle = (index / 14) * TURN;
    return tooth(polar([396, 234], 26, angle), polar([396, 234], 54, angle + 0.2), 11);
  });
  print.ink(fur, INKS.honey[0]);
  print.block(ball([400, 146], [56, 46]), INKS.bark, {
    crescent: 14,
    toothLength: 24,
    lights: 0.6,
    fill: INKS.bark[2],
  });
  for (const side of [-1, 1])
    print
      .stroke(
        [
          [400 + side * 20, 108],
          [400 + side * 44, 68],
          [400 + side * 78, 62],
        ],
        KEY,
        9,
      )
      .dots([[400 + side * 34, 136]], INKS.cream[0], 13);
}

/** Hip, knee and foot of the legs of one side, from the middle out. */
const LEGS: readonly (readonly [Point, Point, Point])[] = [
  [
    [50, 206],
    [104, 160],
    [98, 104],
  ],
  [
    [50, 270],
    [120, 330],
    [136, 412],
  ],
  [
    [40, 290],
    [104, 420],
    [112, 524],
  ],
];
