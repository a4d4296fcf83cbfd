import { ball, lathe } from "../../../kit/forms.ts";
import { INKS, KEY } from "../../../kit/inks.ts";
import { stem } from "../../../kit/leaf.ts";
import { gouge, tooth } from "../../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../../kit/points.ts";
import type { Print } from "../../../kit/print.ts";
import { calyx } from "../calyx.ts";
import { SMALL, sprigLeaf } from "./look.ts";

/** Fruit, leaves and grain on labels. */
export const plants = {
  apple: (print: Print) => {
    const form = ball([0, 10], [50, 46], { dip: 12, taper: 0.08 });
    print.block(form, INKS.berry, { ...SMALL, crescent: 16, toothLength: 24, toothStep: 13 });
    print.ink(
      gouge(
        [
          [-28, 0],
          [-34, 10],
          [-32, 22],
          [-24, 32],
        ],
        8,
      ),
      INKS.berry[0],
    );
    stem(print, INKS.bark, {
      through: [
        [0, -22],
        [2, -36],
        [8, -48],
      ],
      widths: [8, 9],
      line: 5,
    });
    sprigLeaf(print, [6, -36], [52, -52], 14);
  },
  chiles: (print: Print) => {
    for (const [side, lean] of [
      [-1, -30],
      [1, 26],
    ] as const) {
      const pod = lathe({
        spine: [
          [side * 6, -30],
          [side * 22 + lean * 0.2, 8],
          [side * 14 + lean, 60],
        ],
        width: [10, 17, 15, 10, 2],
        caps: [0.2, 0.02],
        steps: 8,
      });
      print.block(pod, INKS.tomato, { ...SMALL, crescent: 9, toothLength: 14 });
      print.ink(print.along(pod, [-0.4], { from: 0.2, to: 0.7, width: 5 }), INKS.tomato[0]);
      stem(print, INKS.leaf, {
        through: [
          [side * 6, -26],
          [side * 8, -42],
          [side * 2, -60],
        ],
        widths: [12, 8],
        line: 5,
      });
    }
  },
  flower: (print: Print) => {
    const petals = times(8, (index) => {
      const angle = (index / 8) * TURN;
      const at = (radius: number, off = 0) => polar([0, 0], radius, angle + off);
      return gouge([at(8), at(26, -0.1), at(44, 0.1), at(56)], 20);
    });
    print
      .pull(petals, INKS.plum[1], { shift: 2 })
      .dots([[0, 0]], KEY, 34)
      .dots([[-2, -2]], INKS.gold[1], 24);
  },
  grapes: (print: Print) => {
    const berry = print.symbol(() => {
      print.flat(ball([0, 0], [17, 17], { steps: 7 }), INKS.plum, { line: 6, teeth: 0 });
      print.ink(
        gouge(
          [
            [-9, -2],
            [-8, -8],
            [-3, -11],
            [4, -10],
          ],
          3,
        ),
        INKS.plum[0],
      );
    });
    for (const [row, count] of [
      [0, 4],
      [1, 3],
      [2, 2],
      [3, 1],
    ] as const) {
      for (const index of times(count, (at) => at)) {
        print.place(berry, [(index - (count - 1) / 2) * 29, -14 + row * 24]);
      }
    }
    stem(print, INKS.bark, {
      through: [
        [0, -26],
        [-2, -40],
        [6, -54],
      ],
      widths: [8, 8],
      line: 5,
    });
    sprigLeaf(print, [0, -34], [48, -46], 20);
  },
  oliveBranch: (print: Print) => {
    stem(print, INKS.bark, {
      through: [
        [-60, 34],
        [0, 0],
        [62, -38],
      ],
      widths: [7, 5],
      line: 5,
      light: false,
    });
    for (const [foot, tip] of OLIVE_LEAVES) sprigLeaf(print, foot, tip, 12);
    for (const center of [
      [-16, 30],
      [22, 14],
    ] as const) {
      const form = ball(center, [17, 22], { lean: 0.4, steps: 8 });
      print.block(form, INKS.olive, { ...SMALL, toothLength: 14, toothStep: 11 });
    }
  },
  strawberry: (print: Print) => {
    const form = lathe({
      spine: [
        [0, -30],
        [0, 12],
        [0, 62],
      ],
      width: [30, 44, 42, 30, 14],
      caps: [0.15, 0.2],
      steps: 8,
    });
    print.block(form, INKS.berry, { ...SMALL, crescent: 14, toothLength: 26 });
    print.dots(SEEDS, INKS.gold[0], 6);
    calyx(print, INKS.leaf, { center: [0, -30], radius: 44, sepals: 7, width: 0.4, line: 6 });
  },
  wheat: (print: Print) => {
    stem(print, INKS.gold, {
      through: [
        [0, 60],
        [2, 10],
        [6, -30],
      ],
      widths: [7, 5],
      line: 5,
      light: false,
    });
    const grain = print.symbol(() => {
      const form = lathe({
        spine: [
          [0, 0],
          [0, -13],
          [0, -26],
        ],
        width: [3, 9, 8, 2],
        caps: [0.2, 0.1],
        steps: 5,
      });
      print.flat(form, INKS.gold, { line: 5, teeth: 0 });
      print.ink(tooth([0, -24], [0, -48], 3), KEY);
    });
    for (const row of times(4, (index) => index)) {
      for (const side of [-1, 1])
        print.place(grain, [4 + side * 4, 16 - row * 17], { turn: side * 32 });
    }
    print.place(grain, [6, -46]);
  },
} as const satisfies Record<string, (print: Print) => void>;

const OLIVE_LEAVES: readonly (readonly [Point, Point])[] = [
  [
    [-36, 22],
    [-74, -14],
  ],
  [
    [-6, 4],
    [-30, -44],
  ],
  [
    [28, -16],
    [22, -62],
  ],
  [
    [34, -20],
    [76, -2],
  ],
  [
    [54, -32],
    [84, -58],
  ],
];

const SEEDS: readonly Point[] = [
  [-18, -8],
  [4, -12],
  [22, 0],
  [-8, 12],
  [12, 20],
  [-20, 22],
  [2, 38],
];
