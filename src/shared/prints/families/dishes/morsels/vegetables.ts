import { ball, blob, lathe } from "../../../kit/forms.ts";
import { INKS, type Inks, KEY } from "../../../kit/inks.ts";
import { leaf } from "../../../kit/leaf.ts";
import { gouge, tooth } from "../../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../../kit/points.ts";
import type { Print } from "../../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Vegetables as served. */
export const vegetables = {
  root: (print: Print, inks: Inks) => {
    const form = lathe({
      spine: [
        [-110, -6],
        [0, 6],
        [120, 0],
      ],
      width: [26, 30, 26, 18, 4],
      caps: [0.1, 0.02],
      steps: 9,
    });
    print.ink(
      [-0.5, 0, 0.5].map((aside) => tooth([-104, -4 + aside * 16], [-150, -10 + aside * 40], 15)),
      INKS.leaf[1],
    );
    print.block(form, inks, SMALL);
    print.ink(print.across(form, { count: 7, from: 1, to: 0, width: 6 }), inks[2]);
    print.ink(print.along(form, [-0.4], { from: 0.1, to: 0.7, width: 8 }), inks[0]);
  },
  greens: (print: Print, inks: Inks) => {
    for (const [turn, length] of [
      [-1.2, 70],
      [0.9, 74],
      [-0.3, 90],
      [0.3, 66],
    ] as const) {
      leaf(print, inks, {
        from: [0, 30],
        to: polar([0, 20], length, turn - TURN / 4),
        width: 26,
        ruffle: 0.14,
        veins: 2,
        rib: 7,
        line: 7,
      });
    }
  },
  beans: (print: Print, inks: Inks) => {
    for (const [x, y, turn] of [
      [-24, -8, 0.4],
      [22, -14, -0.6],
      [0, 16, 0.1],
    ] as const) {
      print.block(ball([x, y], [22, 14], { lean: turn, steps: 8 }), inks, {
        ...SMALL,
        crescent: 5,
        toothLength: 10,
      });
    }
  },
  /** A broccoli floret: a stalk that forks below clusters of buds, the outermost charred. */
  floret: (print: Print, inks: Inks) => {
    for (const [x, y] of [
      [-46, -14],
      [44, -18],
      [0, -30],
    ] as const) {
      const foot = lathe({
        spine: [
          [x, y],
          [x * 0.3, 30],
          [0, 84],
        ],
        width: [20, 17, 22],
        steps: 6,
      });
      print.block(foot, INKS.lime, { ...SMALL, crescent: 0, teeth: 0.5 });
    }
    const knob = print.symbol(() => {
      const edge = times(9, (index) => polar([0, 0], index % 2 ? 38 : 32, (index / 9) * TURN));
      print.block(blob(edge), inks, { ...SMALL, crescent: 9, toothLength: 14 });
      const buds = times(7, (index) => polar([-4, -5], 7 + (index % 3) * 8, index * 2.4));
      print.dots(buds, inks[0], 7);
    });
    for (const [x, y] of KNOBS) print.place(knob, [x, y]);
    print.ink(
      [
        gouge(
          [
            [-70, -44],
            [-56, -70],
            [-34, -88],
            [-8, -92],
          ],
          9,
        ),
      ],
      KEY,
      { opacity: 0.7 },
    );
  },
  /** Half a head of bok choy: white stems from the root, dark leaves. */
  bokChoy: (print: Print, inks: Inks) => {
    for (const [turn, length] of [
      [-0.42, 128],
      [0.46, 124],
      [0, 146],
    ] as const) {
      leaf(print, inks, {
        from: polar([0, 0], 40, turn - TURN / 4),
        to: polar([0, 0], length, turn - TURN / 4),
        width: 38,
        ruffle: 0.06,
        veins: 2,
        rib: 13,
        ribInk: INKS.white[0],
        line: 7,
      });
    }
    const foot = blob([
      [-26, 30],
      [-34, -16],
      [-46, -56],
      [0, -40],
      [48, -58],
      [36, -16],
      [28, 30],
      [0, 42],
    ]);
    print.block(foot, INKS.mint, { ...SMALL, crescent: 12, toothLength: 20 });
    const seams = [-13, 13].map((x) =>
      gouge(
        [
          [x * 0.6, 30],
          [x, 6],
          [x * 1.2, -16],
          [x * 1.6, -40],
        ],
        6,
      ),
    );
    print.ink(seams, INKS.mint[2]);
  },
  /** Matchsticks of ginger, or shreds of any root. */
  shreds: (print: Print, inks: Inks) => {
    const cuts = SHREDS.map(([x, y, dx, dy]) =>
      gouge(
        [
          [x - dx, y - dy],
          [x - dx / 3, y - dy / 3],
          [x + dx / 3, y + dy / 3],
          [x + dx, y + dy],
        ],
        9,
      ),
    );
    print.pull(cuts, inks[1], { shift: 2, line: 5 });
  },
  /** A green herb sauce, spooned in a line, with coarse bits in it. */
  pesto: (print: Print, inks: Inks) => {
    print.block(blob(SAUCE), inks, { ...SMALL, crescent: 5, teeth: 0.4 });
    const flecks = times(22, (index): Point => [
      -104 + index * 9.6,
      Math.sin(index * 0.55) * 8 + ((index * 7) % 5) * 5 - 10,
    ]);
    print.dots(flecks, inks[2], 9).dots(
      flecks.filter((_, index) => index % 3 === 0).map(([x, y]): Point => [x + 4, y - 4]),
      inks[0],
      7,
    );
  },
  potato: (print: Print, inks: Inks) => {
    print.block(ball([0, 0], [58, 38], { shape: 2.2 }), inks, SMALL);
    print.ink(
      [
        gouge(
          [
            [-30, 8],
            [-10, 16],
            [10, 14],
            [30, 6],
          ],
          6,
        ),
      ],
      inks[2],
    );
    print.ink(
      [
        gouge(
          [
            [-38, -6],
            [-26, -18],
            [-8, -22],
            [8, -20],
          ],
          8,
        ),
      ],
      inks[0],
    );
  },
  mushroom: (print: Print, inks: Inks) => {
    print.block(
      blob([
        [-60, 8],
        [-52, -30],
        [-10, -50],
        [40, -40],
        [62, 4],
        [24, 10],
        [16, 50],
        [-14, 52],
        [-20, 12],
      ]),
      inks,
      SMALL,
    );
    print.ink(
      [
        gouge(
          [
            [-50, 4],
            [-20, -6],
            [20, -6],
            [52, 2],
          ],
          7,
        ),
        gouge(
          [
            [0, 4],
            [4, 18],
            [2, 32],
            [0, 44],
          ],
          6,
        ),
      ],
      inks[2],
    );
  },
} as const satisfies Record<string, (print: Print, inks: Inks) => void>;

/** A line of sauce as it left the spoon. */
const SAUCE: readonly Point[] = [
  [-124, 2],
  [-96, -22],
  [-58, -10],
  [-28, -24],
  [6, -4],
  [40, -26],
  [84, -14],
  [122, -20],
  [134, 6],
  [96, 22],
  [62, 12],
  [30, 28],
  [-10, 22],
  [-46, 30],
  [-92, 18],
];

/** The bud clusters of a floret, from back to front. */
const KNOBS = [
  [-30, -86],
  [30, -90],
  [-64, -48],
  [64, -54],
  [-24, -44],
  [26, -46],
] as const;

/** Center of each shred and half its length. */
const SHREDS = [
  [-30, -6, 34, 8],
  [20, -12, 30, -14],
  [0, 12, 36, 2],
  [36, 8, 18, 20],
  [-18, 4, 16, -22],
] as const;
