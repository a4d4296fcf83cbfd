import { scaled } from "../../kit/curves.ts";
import { lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, rotate, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Three heads of hardneck garlic. */
export function garlic(print: Print): void {
  for (const [center, radius, lean] of [
    [[250, 375], 108, -0.3],
    [[545, 365], 104, 0.34],
    [[400, 415], 112, 0.02],
  ] as const) {
    garlicHead(print, center, radius, lean);
  }
}

function garlicHead(print: Print, center: Point, radius: number, lean: number): void {
  const [x, y] = center;
  const leaning = (point: Point) => rotate(point, lean, center);
  const roots = times(9, (index) =>
    gouge(
      [
        leaning([x - 24 + index * 6, y + radius * 0.8]),
        leaning([x - 28 + index * 7, y + radius * 0.95]),
        leaning([x - 34 + index * 8, y + radius]),
        leaning([x - 40 + index * 10, y + radius * 1.12]),
      ],
      5,
    ),
  );
  print.ink(roots, INKS.bark[2]);
  const form = lathe({
    spine: [
      leaning([x + 8, y - radius * 2.05]),
      leaning([x - 4, y - radius * 0.6]),
      leaning([x, y + radius * 0.92]),
    ],
    width: scaled([0.15, 0.14, 0.15, 0.22, 0.6, 0.98, 1.06, 0.96, 0.62], radius),
    caps: [0.02, 0.12],
    steps: 12,
  });
  print.block(form, INKS.cream, {
    crescent: 30,
    toothLength: radius * 0.5,
    toothWidth: 9,
    lights: 0,
  });
  print.ink(
    print.along(form, [-0.55, -0.05, 0.5], { from: 0.36, to: 0.98, width: 8, jitter: 0.04 }),
    KEY,
  );
  const skins = [-0.85, -0.7, -0.36, -0.2, 0.18, 0.32, 0.68, 0.8];
  print.ink(print.along(form, skins, { from: 0.42, to: 0.9, width: 6, jitter: 0.12 }), "#b98aa6");
  print.ink(print.along(form, [-0.5, 0, 0.5], { from: 0.03, to: 0.34, width: 4 }), INKS.tan[2]);
}
