import { ball, blob } from "../../../kit/forms.ts";
import { INKS, type Inks, KEY } from "../../../kit/inks.ts";
import { gouge, tooth } from "../../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../../kit/points.ts";
import type { Print } from "../../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Fruit, nuts and garnish. */
export const fruits = {
  slice: (print: Print, inks: Inks) => {
    print.block(ball([0, 0], [52, 44]), inks, { ...SMALL, crescent: 0, teeth: 0 });
    print.ink(ball([-2, -2], [42, 35]).path, inks[0]);
    print.ink(
      times(8, (index) => {
        const angle = (index / 8) * TURN;
        return gouge(
          [
            polar([-2, -2], 8, angle),
            polar([-2, -2], 16, angle - 0.1),
            polar([-2, -2], 24, angle),
            polar([-2, -2], 33, angle),
          ],
          13,
        );
      }),
      inks[1],
    );
  },
  /** A round of a persimmon: a pale star of eight around the core. */
  star: (print: Print, inks: Inks) => {
    print.block(ball([0, 0], [66, 54]), inks, { ...SMALL, crescent: 8, teeth: 0 });
    const rays = times(8, (index) => {
      const angle = (index / 8) * TURN + 0.2;
      const at = (way: number, aside = 0): Point => {
        const [x, y] = polar([0, 0], way, angle + aside);
        return [x - 2, y * 0.82 - 2];
      };
      return gouge([at(6), at(18, -0.14), at(32, 0.14), at(46)], 13);
    });
    print.ink(rays, inks[0]);
  },
  /** A slice of an apple: pale flesh edged with skin, with the imprint of the core. */
  appleSlice: (print: Print, inks: Inks) => {
    print.block(blob(SLICE), inks, { ...SMALL, crescent: 0, teeth: 0.5 });
    print.ink(blob(SLICE.map(([x, y]): Point => [x * 0.86 - 2, y * 0.84 - 9])).path, INKS.crumb[0]);
    print.ink(
      gouge(
        [
          [-22, -20],
          [-8, -30],
          [8, -30],
          [22, -20],
        ],
        11,
      ),
      INKS.tan[1],
    );
    print.dots([[-3, -21]], INKS.bark[2], 9);
  },
  wedge: (print: Print, inks: Inks) => {
    print.block(
      blob([
        [-58, 18],
        [-30, -24],
        [16, -32],
        [58, -6],
        [40, 24],
        [-10, 30],
      ]),
      inks,
      SMALL,
    );
    print.ink(
      [
        gouge(
          [
            [-44, 14],
            [-14, -8],
            [20, -12],
            [46, 0],
          ],
          11,
        ),
      ],
      inks[0],
    );
  },
  seeds: (print: Print, inks: Inks) => {
    const places = times(7, (index) => polar([0, 0], 10 + (index % 3) * 13, index * 2.4));
    print.dots(places, KEY, 17).dots(
      places.map(([x, y]): Point => [x - 1, y - 2]),
      inks[1],
      12,
    );
  },
  nut: (print: Print, inks: Inks) => {
    print.block(
      blob([
        [-32, 2],
        [-24, -20],
        [0, -24],
        [26, -18],
        [33, 4],
        [20, 22],
        [-18, 22],
      ]),
      inks,
      { ...SMALL, crescent: 6, toothLength: 12 },
    );
    print.ink(
      [
        gouge(
          [
            [-20, 0],
            [-8, -10],
            [4, 8],
            [20, -2],
          ],
          6,
        ),
        gouge(
          [
            [-2, -20],
            [2, -8],
            [-2, 8],
            [2, 20],
          ],
          5,
        ),
      ],
      inks[2],
    );
  },
  apple: (print: Print, inks: Inks) => {
    print.block(ball([0, 0], [84, 76], { dip: 20, shape: 2.2 }), inks, {
      ...SMALL,
      crescent: 22,
      toothLength: 36,
      lights: 0.8,
    });
    print.block(ball([0, -56], [38, 15]), INKS.crust, { ...SMALL, crescent: 0, teeth: 0 });
    print.ink([tooth([-18, -56], [-26, -86], 12), tooth([10, -58], [14, -92], 12)], INKS.bark[1]);
    print.ink(
      gouge(
        [
          [-58, -20],
          [-60, 4],
          [-52, 24],
          [-40, 40],
        ],
        12,
      ),
      inks[0],
    );
  },
  swirl: (print: Print, inks: Inks) => {
    const spiral = times(15, (index) => polar([0, 0], 12 + index * 8.4, index * 0.72)).map(
      ([x, y]): Point => [x * 1.25, y * 0.56],
    );
    print.stroke(spiral, inks[0], 15);
    print.dots(
      times(9, (index): Point => [
        polar([0, 0], 60 + (index % 3) * 34, index * 2.4)[0] * 1.2,
        polar([0, 0], 60 + (index % 3) * 34, index * 2.4)[1] * 0.5,
      ]),
      inks[2],
      12,
    );
  },
} as const satisfies Record<string, (print: Print, inks: Inks) => void>;

const SLICE: readonly Point[] = [
  [-76, -28],
  [-40, -34],
  [0, -24],
  [40, -34],
  [78, -30],
  [62, 14],
  [22, 40],
  [-22, 40],
  [-62, 14],
];
