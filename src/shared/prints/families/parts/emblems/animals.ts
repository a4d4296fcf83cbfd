import { ball, blob, lathe } from "../../../kit/forms.ts";
import { INKS, KEY } from "../../../kit/inks.ts";
import { gouge, tooth } from "../../../kit/marks.ts";
import type { Print } from "../../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Farm animals on labels. */
export const animals = {
  bee: (print: Print) => {
    const wing = (side: 1 | -1) =>
      gouge(
        [
          [side * 4, -8],
          [side * 34, -48],
          [side * 62, -46],
          [side * 72, -16],
        ],
        30,
      );
    print.pull([wing(-1), wing(1)], "#d7e4df", { shift: 2 });
    const body = lathe({
      spine: [
        [0, -34],
        [0, 0],
        [0, 52],
      ],
      width: [14, 20, 25, 20, 6],
      caps: [0.2, 0.1],
      steps: 7,
    });
    print.block(body, INKS.gold, { ...SMALL, teeth: 0 });
    const bands = [-6, 10, 26].map((down) =>
      gouge(
        [
          [-24, down],
          [-8, down + 7],
          [8, down + 7],
          [24, down],
        ],
        14,
      ),
    );
    print.ink(bands, KEY).dots([[0, -32]], KEY, 28);
    for (const side of [-1, 1]) {
      print.stroke(
        [
          [side * 5, -42],
          [side * 12, -56],
          [side * 20, -60],
        ],
        KEY,
        4,
      );
    }
  },
  cow: (print: Print) => {
    for (const side of [-1, 1]) {
      const ear = lathe({
        spine: [
          [side * 26, -22],
          [side * 50, -30],
          [side * 70, -14],
        ],
        width: [8, 15, 5],
        caps: [0.2, 0.2],
        steps: 5,
      });
      print.block(ear, INKS.egg, { ...SMALL, teeth: 0 });
    }
    const head = blob([
      [-36, -46],
      [0, -54],
      [36, -46],
      [38, -6],
      [30, 30],
      [0, 46],
      [-30, 30],
      [-38, -6],
    ]);
    print.block(head, INKS.egg, { ...SMALL, toothLength: 18 });
    print.ink(
      blob([
        [-9, -48],
        [9, -48],
        [12, 0],
        [0, 14],
        [-12, 0],
      ]).path,
      INKS.cream[0],
    );
    print.block(ball([0, 32], [38, 24], { steps: 10 }), INKS.blush, {
      ...SMALL,
      teeth: 0,
      line: 6,
    });
    print
      .dots(
        [
          [-14, 30],
          [14, 30],
        ],
        KEY,
        9,
      )
      .dots(
        [
          [-21, -14],
          [21, -14],
        ],
        KEY,
        10,
      );
  },
  hen: (print: Print) => {
    const body = blob([
      [-62, -6],
      [-40, 30],
      [0, 46],
      [42, 30],
      [56, -12],
      [74, -44],
      [40, -30],
      [14, -14],
      [-14, -24],
      [-30, -56],
      [-54, -54],
      [-62, -34],
    ]);
    print.block(body, INKS.egg, { ...SMALL, toothLength: 22 });
    print.ink(
      [
        gouge(
          [
            [-8, 0],
            [10, 18],
            [30, 16],
            [40, -4],
          ],
          9,
        ),
      ],
      INKS.egg[2],
    );
    print.pull(
      [tooth([-46, -54], [-52, -72], 13), tooth([-36, -56], [-36, -74], 13)],
      INKS.tomato[1],
      { shift: 2, line: 4 },
    );
    print.ink(tooth([-60, -42], [-82, -36], 12), INKS.gold[1]).dots([[-46, -42]], KEY, 7);
    print
      .stroke(
        [
          [-8, 44],
          [-8, 62],
        ],
        KEY,
        5,
      )
      .stroke(
        [
          [12, 44],
          [12, 62],
        ],
        KEY,
        5,
      );
  },
  pig: (print: Print) => {
    for (const side of [-1, 1])
      print.block(
        blob([
          [side * 20, -40],
          [side * 54, -64],
          [side * 50, -22],
        ]),
        INKS.blush,
        { ...SMALL, teeth: 0 },
      );
    print.block(ball([0, 0], [52, 48]), INKS.blush, { ...SMALL, toothLength: 22 });
    print.block(ball([0, 14], [24, 18], { steps: 9 }), INKS.rose, { ...SMALL, teeth: 0, line: 6 });
    print
      .dots(
        [
          [-9, 14],
          [9, 14],
        ],
        KEY,
        8,
      )
      .dots(
        [
          [-20, -12],
          [20, -12],
        ],
        KEY,
        8,
      );
  },
} as const satisfies Record<string, (print: Print) => void>;
