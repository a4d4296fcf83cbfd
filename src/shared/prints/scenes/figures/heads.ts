import { ball, blob, type Form, lathe } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

const LEAF = { ...SMALL, crescent: 0, teeth: 0.5, line: 7 };

/** Leafy crops of the field, told apart by their outline. */
export const heads = {
  /** A loose head: frilled leaves that open to all sides. */
  lettuce: (print: Print) => {
    for (const [angle, long, inks] of FRILLS) {
      const leaf = frilled(angle, long);
      print.block(leaf, INKS[inks], LEAF);
      print.ink(tooth([0, -2], polar([0, 0], long * 0.72, angle), 8), INKS.pale[0]);
    }
  },
  /** A tight ball in wrapper leaves that stand off. */
  cabbage: (print: Print) => {
    for (const side of [-1, 1]) wrapper(print, [side * 54, -34], [side * 86, -62]);
    print.block(ball([0, -50], [52, 46]), INKS.pale, { ...SMALL, crescent: 12 });
    const folds = [-1, 1].map((side) =>
      gouge(
        [
          [side * 4, -88],
          [side * 30, -74],
          [side * 36, -50],
          [side * 20, -18],
        ],
        7,
      ),
    );
    print.ink(folds, INKS.pale[2]);
    for (const side of [-1, 1]) wrapper(print, [side * 30, -14], [side * 70, -26]);
  },
  /** Radicchio: a round wine-red head, its ribs white. */
  chicory: (print: Print) => {
    for (const side of [-1, 1]) {
      const outer = lathe({
        spine: [
          [side * 4, 4],
          [side * 62, -4],
          [side * 66, -66],
        ],
        width: [9, 26, 27, 10],
        caps: [0.06, 0.2],
        steps: 7,
      });
      print.block(outer, INKS.onion, LEAF);
      print.ink(print.along(outer, [0], { from: 0.04, to: 0.8, width: 11 }), INKS.white[0]);
    }
    print.block(ball([0, -44], [46, 47], { taper: 0.08 }), INKS.onion, {
      ...SMALL,
      crescent: 11,
      teeth: 0.6,
    });
    const ribs = [-1, 0, 1].map((side) => tooth([side * 4, 0], [side * 25, -72], 15, side * 9));
    const veins = [-1, 1].flatMap((side) => [
      tooth([side * 1, -30], [side * 14, -62], 6),
      tooth([side * 11, -26], [side * 35, -44], 6),
    ]);
    print.ink([...ribs, ...veins], INKS.white[0]);
  },
  /** Upright curled leaves on bare stalks. */
  kale: (print: Print) => {
    for (const [foot, angle, long] of STALKS) {
      const root: Point = [foot, 4];
      const leaf = curled(root, angle, long);
      print.block(leaf, INKS.kale, { ...LEAF, teeth: 0, salt: 0 });
      print.ink(tooth(root, polar(root, long * 0.9, angle), 11), INKS.mint[1]);
      const veins = [0.5, 0.68].flatMap((part) =>
        [-1, 1].map((side) => {
          const from = polar(root, long * part, angle);
          return tooth(from, polar(from, 16, angle + side * 0.8), 5);
        }),
      );
      print.ink(veins, INKS.mint[1]);
    }
  },
} as const satisfies Record<string, (print: Print) => void>;

/** Direction, length and ink of the leaves of a loose head, outermost first. */
const FRILLS: readonly (readonly [angle: number, long: number, inks: InkName])[] = [
  [-2.86, 76, "lime"],
  [-0.28, 76, "lime"],
  [-2.3, 84, "lime"],
  [-0.84, 84, "lime"],
  [-1.57, 90, "lime"],
  [-2.05, 62, "pale"],
  [-1.09, 62, "pale"],
  [-1.57, 54, "pale"],
];

/** A leaf that widens to a scalloped edge. */
function frilled(angle: number, long: number): Form {
  const frill = times(11, (index) => {
    const aside = (index / 10 - 0.5) * 1.5;
    const out = long * (1 - Math.abs(aside) * 0.22) * (index % 2 ? 1.07 : 0.93);
    return polar([0, 0], out, angle + aside * 0.62);
  });
  return blob([[0, 6], ...frill]);
}

function wrapper(print: Print, bend: Point, tip: Point): void {
  const leaf = lathe({
    spine: [[0, 6], bend, tip],
    width: [10, 30, 32, 18],
    caps: [0.06, 0.2],
    steps: 6,
  });
  print.block(leaf, INKS.sage, LEAF);
  print.ink(print.along(leaf, [0], { from: 0.05, to: 0.85, width: 8 }), INKS.sage[0]);
}

/** Foot, direction and length, outermost first. */
const STALKS = [
  [-8, -2.62, 88],
  [8, -0.52, 88],
  [-6, -2.1, 112],
  [6, -1.04, 112],
  [0, -1.57, 126],
] as const;

/** A leaf with a bare stalk and a curled edge. */
function curled(root: Point, angle: number, long: number): Form {
  const side = (sign: number) =>
    times(6, (index) => {
      const part = 0.34 + index * 0.12;
      const half = (index % 2 ? 17 : 27) * (1 - Math.max(0, part - 0.7));
      return polar(polar(root, long * part, angle), half, angle + (sign * Math.PI) / 2);
    });
  const stalk = (sign: number) => polar(root, 5, angle + (sign * Math.PI) / 2);
  const tip = polar(root, long, angle);
  return blob([stalk(-1), ...side(-1), tip, ...side(1).toReversed(), stalk(1)]);
}
