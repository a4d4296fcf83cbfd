import { scaled } from "../../kit/curves.ts";
import { lathe } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point, rotate, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { ringedFace } from "../parts/cut-face.ts";

export type RoundOnions = { inks: InkName };

/** Three round onions in their papery skins, one of them halved. */
export function roundOnions(print: Print, { inks: name }: RoundOnions): void {
  const inks = INKS[name];
  for (const [center, radius, lean] of [
    [[272, 296], 132, -0.2],
    [[530, 274], 122, 0.24],
    [[368, 392], 136, 0.02],
  ] as const) {
    const [x, y] = center;
    const leaning = (point: Point) => rotate(point, lean, center);
    const roots = times(7, (index) =>
      tooth(
        leaning([x - 12 + index * 4, y + radius * 0.84]),
        leaning([x - 24 + index * 8, y + radius * 1.08]),
        5,
      ),
    );
    print.ink(roots, INKS.bark[2]);
    const form = lathe({
      spine: [
        leaning([x + 6, y - radius * 1.34]),
        leaning([x, y - radius * 0.4]),
        leaning([x, y + radius * 0.9]),
      ],
      width: scaled([0.13, 0.08, 0.2, 0.84, 1.06, 1.1, 0.98, 0.6], radius),
      caps: [0.01, 0.12],
      steps: 12,
    });
    print.block(form, inks, { crescent: 34, toothLength: radius * 0.5, lights: 0 });
    print.ink(
      print.along(form, [-0.76, -0.42, 0, 0.4, 0.74], { from: 0.3, to: 0.97, width: 7 }),
      inks[2],
    );
    print.ink(
      print.along(form, [-0.6, -0.24], { from: 0.4, to: 0.9, width: 12, jitter: 0.1 }),
      inks[0],
    );
    print.ink(print.along(form, [0.2, 0.56], { from: 0.34, to: 0.8, width: 4, jitter: 0.2 }), KEY);
  }
  ringedFace(print, { center: [580, 440], radius: 96, flatness: 0.9 }, inks, [
    "#fdf6dc",
    "#e9dfae",
    "#fdf6dc",
    "#e9dfae",
    "#fdf6dc",
    "#e9dfae",
    "#fdf6dc",
  ]);
}
