import { blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Flowers of the field and the meadow. */
export const flowers = {
  sunflower: (print: Print) => {
    print
      .stroke(
        [
          [0, 6],
          [2, -110],
        ],
        KEY,
        15,
      )
      .stroke(
        [
          [0, 6],
          [2, -110],
        ],
        INKS.leaf[1],
        8,
      );
    print.pull(
      [
        gouge(
          [
            [0, -40],
            [30, -66],
            [56, -66],
            [74, -48],
          ],
          26,
        ),
        gouge(
          [
            [0, -30],
            [-30, -56],
            [-56, -56],
            [-74, -38],
          ],
          26,
        ),
      ],
      INKS.leaf[1],
      { shift: 2 },
    );
    const petals = times(13, (index) =>
      tooth(
        polar([2, -128], 16, (index / 13) * TURN),
        polar([2, -128], 48, (index / 13) * TURN),
        24,
      ),
    );
    print.pull(petals, INKS.gold[1], { shift: 2, line: 5 });
    print.dots([[2, -128]], KEY, 44).dots([[1, -130]], INKS.bark[1], 34);
  },
  /** A California poppy: a cup of four petals over feathery leaves. */
  poppy: (print: Print) => {
    const stalk: Point[] = [
      [0, 6],
      [-4, -70],
    ];
    print.stroke(stalk, KEY, 11).stroke(stalk, INKS.leaf[1], 6);
    const feathers = [-1.1, -0.6, 0.6, 1.1].map((turn) =>
      tooth([0, 4], polar([0, 0], 54, turn - TURN / 4), 14),
    );
    print.pull(feathers, INKS.sage[1], { shift: 2, line: 5 });
    print.block(blob(CUP), INKS.mandarin, { ...SMALL, crescent: 8 });
    const folds = [-1, 1].map((side) =>
      gouge(
        [
          [-4 + side * 3, -66],
          [-4 + side * 13, -84],
          [-4 + side * 16, -102],
          [-4 + side * 14, -118],
        ],
        7,
      ),
    );
    print.ink(folds, INKS.mandarin[2]);
  },
} as const satisfies Record<string, (print: Print) => void>;

const CUP: readonly Point[] = [
  [-4, -62],
  [-36, -80],
  [-52, -122],
  [-30, -130],
  [-20, -118],
  [-4, -134],
  [12, -118],
  [24, -130],
  [44, -122],
  [28, -80],
];
