import { scaled } from "../../kit/curves.ts";
import { lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, mix, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

/** A bunch of three long onions, tied by their greens, and half of a fourth. */
export function torpedoOnions(print: Print): void {
  for (const [foot, bend, tip] of GREENS) {
    stem(print, INKS.leaf, { through: [foot, bend, tip], widths: [20, 30], line: 8 });
  }
  for (const bulb of BULBS) onion(print, bulb);
  tie(print, [314, 214], 42, 24);
  cutHalf(print);
}

/** Greens cut off above the tie. */
const GREENS: readonly (readonly [Point, Point, Point])[] = [
  [
    [296, 240],
    [288, 140],
    [170, 74],
  ],
  [
    [334, 240],
    [346, 130],
    [466, 70],
  ],
  [
    [304, 240],
    [296, 120],
    [250, 16],
  ],
  [
    [326, 240],
    [330, 120],
    [384, 10],
  ],
  [
    [314, 240],
    [312, 120],
    [318, 26],
  ],
];

type Bulb = readonly [from: Point, to: Point, half: number];

const BULBS: readonly Bulb[] = [
  [[304, 212], [164, 518], 60],
  [[324, 212], [456, 514], 58],
  [[314, 212], [306, 552], 64],
];

/** Spindle-shaped, pale at the neck, with dry roots. */
function onion(print: Print, [from, to, half]: Bulb): void {
  const end = mix(from, to, 0.97);
  const roots = times(8, (index) =>
    gouge(
      [
        end,
        polar(end, 14, 1.2 + index * 0.12),
        polar(end, 24, 1 + index * 0.16),
        polar(end, print.between(26, 40), 0.9 + index * 0.18),
      ],
      4,
    ),
  );
  print.ink(roots, INKS.bark[1]);
  const form = lathe({
    spine: [from, mix(from, to, 0.5), to],
    width: scaled([0.26, 0.28, 0.42, 0.74, 0.98, 1, 0.8, 0.38], half),
    caps: [0.01, 0.06],
    steps: 12,
  });
  print.block(form, INKS.onion, { crescent: 26, toothLength: half * 0.5, lights: 0 });
  print.ink(print.along(form, [-0.7, -0.36, 0.02, 0.4, 0.7], { from: 0.16, to: 0.97 }), KEY);
  print.ink(
    print.along(form, [-0.5, -0.16], { from: 0.34, to: 0.9, width: 9, jitter: 0.1 }),
    INKS.onion[0],
  );
  const neck = print.along(form, [-0.6, 0, 0.5], { from: 0, to: 0.26, width: 9 });
  print.ink(neck, INKS.pale[0]);
}

/** An onion cut lengthwise, showing its layers. */
function cutHalf(print: Print): void {
  const half = (size: number, spine: readonly Point[]) =>
    lathe({
      spine,
      width: scaled([0.12, 0.16, 0.42, 0.78, 1, 0.98, 0.76, 0.34], size),
      caps: [0.02, 0.07],
      steps: 11,
    });
  print.block(
    half(80, [
      [540, 156],
      [566, 340],
      [596, 552],
    ]),
    INKS.onion,
    { crescent: 0, teeth: 0, lights: 0, salt: 0 },
  );
  times(5, (ring) => {
    const layer = half(80 * (0.87 - ring * 0.18), [
      [543 + ring * 5, 196 + ring * 36],
      [565, 346],
      [592, 534 - ring * 12],
    ]);
    print.ink(layer.path, "#fbeef0").stroke(layer.points, INKS.onion[1], ring % 2 ? 4 : 8, true);
  });
}
