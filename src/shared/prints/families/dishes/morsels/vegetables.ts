import { ball, blob, lathe } from "../../../kit/forms.ts";
import { INKS, type Inks, KEY } from "../../../kit/inks.ts";
import { leaf, stem } from "../../../kit/leaf.ts";
import { gouge } from "../../../kit/marks.ts";
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
    for (const [lean, long] of [
      [-20, 52],
      [14, 44],
    ] as const) {
      const through: Point[] = [
        [-98, -2],
        [-126, lean * 0.4],
        [-110 - long, lean],
      ];
      stem(print, INKS.lime, { through, widths: [15, 9], line: 6, light: false });
    }
    print.block(form, inks, SMALL);
    print.ink(print.across(form, { count: 7, from: 1, to: 0, width: 6 }), inks[2]);
    print.ink(print.along(form, [-0.4], { from: 0.1, to: 0.7, width: 8 }), inks[0]);
    const charred = [0.24, 0.44, 0.62].map((along) =>
      form.surface(0.3 * (along > 0.5 ? -1 : 1), along),
    );
    print.ink(
      charred.map(([x, y]) => ball([x, y], [17, 7], { steps: 6 }).path),
      INKS.rye[2],
      { opacity: 0.7 },
    );
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
  /** A green sauce of herbs, dropped from the spoon, with what is not quite ground in it. */
  pesto: (print: Print, inks: Inks) => {
    print.block(blob(SAUCE), inks, { ...SMALL, crescent: 5, teeth: 0.4 });
    const flecks = times(26, (index) => {
      const [x, y] = polar([0, 0], 8 + ((index * 5) % 9) * 6.5, index * 2.4);
      return [x * 1.2, y * 0.62] as Point;
    });
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

/** A dollop of sauce as it ran. */
const SAUCE: readonly Point[] = [
  [-92, 4],
  [-74, -28],
  [-30, -44],
  [20, -40],
  [62, -48],
  [88, -22],
  [82, 4],
  [112, 18],
  [104, 34],
  [60, 30],
  [44, 62],
  [26, 66],
  [14, 40],
  [-30, 42],
  [-48, 58],
  [-64, 50],
  [-66, 32],
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
