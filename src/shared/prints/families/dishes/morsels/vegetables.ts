import { ball, blob, lathe } from "../../../kit/forms.ts";
import { INKS, type Inks, KEY } from "../../../kit/inks.ts";
import { leaf } from "../../../kit/leaf.ts";
import { gouge } from "../../../kit/marks.ts";
import { TURN, polar, times } from "../../../kit/points.ts";
import type { Print } from "../../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Vegetables as they are served. */
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
  floret: (print: Print, inks: Inks) => {
    const foot = lathe({
      spine: [
        [0, 0],
        [0, 34],
        [4, 66],
      ],
      width: [22, 16, 18],
      caps: [0.02, 0.1],
      steps: 5,
    });
    print.block(foot, INKS.lime, { ...SMALL, crescent: 0 });
    print.block(
      blob(times(11, (index) => polar([0, -16], index % 2 ? 62 : 52, (index / 11) * TURN))),
      inks,
      SMALL,
    );
    print.dots(
      times(12, (index) => polar([-4, -20], 12 + (index % 3) * 15, index * 2.4)),
      KEY,
      8,
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
  spoonful: (print: Print, inks: Inks) => {
    print.block(
      blob([
        [-70, 6],
        [-50, -26],
        [0, -38],
        [56, -22],
        [74, 10],
        [40, 32],
        [-30, 34],
      ]),
      inks,
      SMALL,
    );
    print.ink(
      [
        gouge(
          [
            [-40, 4],
            [-10, -14],
            [20, -6],
            [46, 8],
          ],
          8,
        ),
      ],
      inks[2],
    );
    print.ink(
      [
        gouge(
          [
            [-46, -8],
            [-26, -22],
            [0, -28],
            [22, -22],
          ],
          7,
        ),
      ],
      inks[0],
    );
  },
} as const satisfies Record<string, (print: Print, inks: Inks) => void>;
