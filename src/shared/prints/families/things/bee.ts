import { ball, lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A bee from above. */
export function bee(print: Print): void {
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
      [400, 180],
      [400, 300],
      [400, 520],
    ],
    width: [50, 84, 96, 100, 90, 62, 10],
    caps: [0.16, 0.04],
    steps: 13,
  });
  print.block(body, INKS.gold, { crescent: 34, toothLength: 50, lights: 0.8 });
  const bands = [0.36, 0.54, 0.7, 0.84].map((along) =>
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
  print.block(ball([400, 168], [58, 50]), INKS.bark, {
    crescent: 14,
    toothLength: 24,
    lights: 0.6,
    fill: INKS.bark[2],
  });
  for (const side of [-1, 1])
    print
      .stroke(
        [
          [400 + side * 20, 128],
          [400 + side * 44, 90],
          [400 + side * 76, 84],
        ],
        KEY,
        9,
      )
      .dots([[400 + side * 34, 158]], INKS.cream[0], 13);
}
