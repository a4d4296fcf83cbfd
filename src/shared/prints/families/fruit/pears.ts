import { scaled } from "../../kit/curves.ts";
import { lathe } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Pears = {
  inks: InkName;
  /** Long-necked, or broad and short. */
  shape: "long" | "broad";
  blush?: InkName;
};

/** Pears, upright and leaning: three, or four. */
export function pears(print: Print, { inks, shape, blush: cheek }: Pears): void {
  const long = shape === "long";
  const pear = print.symbol(() => {
    const through: Point[] = [
      [0, -216],
      [long ? 16 : 8, -252],
      [long ? 34 : 14, -270],
    ];
    stem(print, INKS.bark, { through, widths: [12, 16], line: 7 });
    const form = lathe({
      spine: long
        ? [
            [4, -226],
            [-12, -60],
            [0, 0],
          ]
        : [
            [0, -216],
            [0, -90],
            [0, 0],
          ],
      width: scaled(long ? LONG : BROAD, long ? 96 : 112),
      caps: [0.1, 0.18],
      steps: 12,
    });
    print.block(form, INKS[inks], { crescent: 34, toothLength: 54, lights: 0 });
    if (cheek) {
      const near = () => print.random() + print.random() + print.random() - 1.5;
      const flush = times(86, () => form.surface(near() * 0.5 - 0.3, near() * 0.26 + 0.66));
      print.dots(flush, INKS[cheek][1], 8);
    }
    const russet = times(34, () =>
      form.surface(print.between(-0.8, 0.6), print.between(0.15, 0.94)),
    );
    print.dots(russet, INKS[inks][2], 6).dots(
      russet.slice(0, 14).map(([x, y]): Point => [x - 9, y - 4]),
      INKS[inks][0],
      5,
    );
    const at = (along: number) => form.surface(-0.6, along);
    print.ink(gouge([at(0.3), at(0.5), at(0.68), at(0.86)], 15), INKS[inks][0]);
  });
  const places = long ? LONG_PLACES : BROAD_PLACES;
  for (const [x, y, turn, scale] of places) print.place(pear, [x, y], { turn, scale });
}

const LONG = [0.2, 0.28, 0.36, 0.5, 0.74, 0.95, 1, 0.94, 0.72];

const BROAD = [0.22, 0.36, 0.54, 0.78, 0.96, 1, 0.98, 0.84, 0.62];

const LONG_PLACES = [
  [250, 470, -16, 1.3],
  [560, 478, 16, 1.22],
  [404, 516, 2, 1.44],
] as const;

const BROAD_PLACES = [
  [196, 452, -10, 1.02],
  [588, 446, 10, 1],
  [322, 512, -3, 1.1],
  [482, 518, 6, 1.08],
] as const;
