import { ball, blob } from "../../../kit/forms.ts";
import { INKS, type Inks, KEY } from "../../../kit/inks.ts";
import { gouge, tooth } from "../../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../../kit/points.ts";
import type { Print } from "../../../kit/print.ts";
import { walnutHalf } from "../../parts/walnut-half.ts";
import { SMALL } from "./look.ts";

/** Fruit, nuts and garnish. */
export const fruits = {
  slice: (print: Print, inks: Inks) => {
    print.block(ball([0, 0], [52, 44]), inks, { ...SMALL, crescent: 0, teeth: 0 });
    print.ink(ball([-2, -2], [42, 35]).path, inks[0]);
    print.ink(
      times(8, (index) => {
        const angle = (index / 8) * TURN + 0.2;
        const at = (out: number): Point => {
          const [x, y] = polar([0, 0], out, angle);
          return [x - 2, y * 0.84 - 2];
        };
        return tooth(at(38), at(4), 25);
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
      return gouge([at(7), at(18, -0.1), at(32, 0.1), at(45)], 8);
    });
    print.ink(rays, INKS.peach[0]).dots([[-2, -2]], INKS.peach[0], 15);
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
  seeds: (print: Print, inks: Inks) => {
    const places = times(7, (index) => polar([0, 0], 10 + (index % 3) * 13, index * 2.4));
    print.dots(places, KEY, 17).dots(
      places.map(([x, y]): Point => [x - 1, y - 2]),
      inks[1],
      12,
    );
  },
  /** Half a walnut. */
  nut: (print: Print, inks: Inks) => {
    print.within("scale(.6)", () => walnutHalf(print, inks));
  },
  /** An apple baked with its hollow full of nuts: the skin split around it, honey run down. */
  bakedApple: (print: Print, inks: Inks) => {
    print.block(ball([0, 0], [88, 76], { shape: 2.2 }), inks, {
      ...SMALL,
      crescent: 22,
      toothLength: 36,
    });
    print.block(ball([0, -46], [64, 29]), INKS.crumb, { ...SMALL, crescent: 6, teeth: 0 });
    print.ink(ball([-1, -46], [46, 18]).path, INKS.rye[2]);
    print.pull(blob(HONEY).path, INKS.honey[1], { shift: 2, line: 5 });
    const nut = print.symbol(() => walnutHalf(print, INKS.tan));
    for (const [x, y, turn] of [
      [-22, -54, -20],
      [22, -56, 30],
      [0, -44, 80],
    ] as const)
      print.place(nut, [x, y], { turn, scale: 0.36 });
    print.ink(
      gouge(
        [
          [-68, -14],
          [-70, 8],
          [-62, 28],
          [-50, 44],
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

const HONEY: readonly Point[] = [
  [-50, -40],
  [-30, -30],
  [0, -26],
  [34, -32],
  [50, -38],
  [48, -8],
  [40, 8],
  [32, -8],
  [14, -14],
  [6, 26],
  [-4, 34],
  [-12, 20],
  [-16, -10],
  [-36, -14],
];
