import { blob } from "../../../kit/forms.ts";
import { INKS, KEY } from "../../../kit/inks.ts";
import type { Point } from "../../../kit/points.ts";
import type { Print } from "../../../kit/print.ts";
import { cuts } from "../cuts.ts";
import { SMALL } from "./look.ts";

/** Containers on labels. */
export const goods = {
  /** A barrel on its stand with a tap. */
  barrel: (print: Print) => {
    print.block(blob(STAVES), INKS.bark, { ...SMALL, toothLength: 18 });
    print.ink(
      cuts([
        [-20, -44, -20, 46, 5, 5],
        [2, -48, 2, 50, 0, 5],
        [24, -44, 24, 46, -5, 5],
      ]),
      KEY,
    );
    for (const [y, half] of [
      [-30, 43],
      [-10, 50],
      [12, 50],
      [33, 43],
    ] as const) {
      print.stroke(
        [
          [-half, y],
          [0, y + 7],
          [half, y],
        ] satisfies Point[],
        KEY,
        8,
      );
      print.stroke(
        [
          [-half, y - 1],
          [0, y + 6],
          [half, y - 1],
        ] satisfies Point[],
        INKS.pulp[0],
        3,
      );
    }
    print.dots([[0, 26]], KEY, 20).dots([[-1, 25]], INKS.gold[1], 13);
  },
} as const;

const STAVES: readonly Point[] = [
  [-38, -48],
  [0, -54],
  [38, -48],
  [50, -20],
  [52, 4],
  [50, 28],
  [38, 52],
  [0, 58],
  [-38, 52],
  [-50, 28],
  [-52, 4],
  [-50, -20],
];
