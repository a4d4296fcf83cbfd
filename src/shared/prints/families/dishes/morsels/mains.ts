import { ball, blob } from "../../../kit/forms.ts";
import { INKS, type Inks, KEY } from "../../../kit/inks.ts";
import { gouge } from "../../../kit/marks.ts";
import type { Print } from "../../../kit/print.ts";
import { SMALL } from "./look.ts";

/** The foods that dishes are named after. */
export const mains = {
  friedEgg: (print: Print, inks: Inks) => {
    print.block(
      blob([
        [-130, 10],
        [-100, -50],
        [-30, -74],
        [50, -66],
        [120, -30],
        [126, 28],
        [70, 62],
        [-20, 70],
        [-100, 52],
      ]),
      INKS.white,
      { ...SMALL, crescent: 12 },
    );
    print.block(ball([4, -6], [52, 42]), inks, { ...SMALL, crescent: 13 });
    print.ink(
      gouge(
        [
          [-30, -8],
          [-28, -24],
          [-12, -34],
          [6, -36],
        ],
        10,
      ),
      inks[0],
    );
  },
  bird: (print: Print, inks: Inks) => {
    print.block(
      blob([
        [-160, 10],
        [-140, -60],
        [-60, -106],
        [40, -100],
        [120, -50],
        [160, 10],
        [120, 66],
        [0, 84],
        [-110, 66],
      ]),
      inks,
      { ...SMALL, crescent: 30, toothLength: 44, lights: 0.8 },
    );
    for (const [x, y, turn] of [
      [120, -10, -24],
      [130, 44, 4],
    ] as const) {
      print.within(`translate(${x} ${y}) rotate(${turn})`, () => {
        print
          .stroke(
            [
              [60, 0],
              [96, 0],
            ],
            KEY,
            26,
          )
          .stroke(
            [
              [60, 0],
              [94, 0],
            ],
            INKS.fat[0],
            14,
          );
        print.block(
          blob([
            [-70, 0],
            [-40, -34],
            [20, -30],
            [68, -10],
            [68, 12],
            [20, 28],
            [-40, 34],
          ]),
          inks,
          SMALL,
        );
      });
    }
    print.ink(
      [
        gouge(
          [
            [-110, -20],
            [-90, -56],
            [-40, -76],
            [10, -76],
          ],
          14,
        ),
      ],
      inks[0],
    );
  },
  mussel: (print: Print, inks: Inks) => {
    print.block(
      blob([
        [-76, 10],
        [-30, -34],
        [40, -36],
        [80, -6],
        [60, 30],
        [-10, 38],
      ]),
      INKS.night,
      SMALL,
    );
    print.block(
      blob([
        [-44, 6],
        [-10, -16],
        [34, -16],
        [56, 0],
        [30, 18],
        [-10, 20],
      ]),
      inks,
      { ...SMALL, crescent: 6, teeth: 0 },
    );
  },
  toast: (print: Print, inks: Inks) => {
    print.block(
      blob([
        [-190, 30],
        [-200, -60],
        [-150, -110],
        [0, -120],
        [150, -112],
        [204, -58],
        [190, 36],
        [160, 84],
        [0, 96],
        [-160, 86],
      ]),
      inks,
      { ...SMALL, crescent: 18, toothLength: 30 },
    );
    print.ink(
      blob([
        [-166, 22],
        [-172, -46],
        [-130, -86],
        [0, -94],
        [130, -88],
        [176, -44],
        [164, 28],
        [130, 64],
        [0, 72],
        [-130, 66],
      ]).path,
      INKS.tan[0],
    );
  },
} as const satisfies Record<string, (print: Print, inks: Inks) => void>;
