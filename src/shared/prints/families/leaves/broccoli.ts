import { ball, blob } from "../../kit/forms.ts";
import { INKS, type Inks } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Two crowns of broccoli with their stems. */
export function broccoli(print: Print): void {
  const bud = print.symbol(() => floret(print, INKS.kale, 46));
  for (const [x, y, scale] of [
    [546, 300, 0.86],
    [322, 300, 1.06],
  ] as const) {
    print.within(`translate(${x} ${y}) scale(${scale})`, () => {
      stem(print, INKS.lime, {
        through: [
          [0, 30],
          [2, 130],
          [0, 224],
        ],
        widths: [76, 92],
        line: 10,
      });
      print.ink(
        [-24, 4, 26].map((at) => tooth([at, 200], [at * 0.8, 90], 8)),
        INKS.lime[2],
      );
      const cut = ball([0, 222], [46, 15], { steps: 8 });
      print.block(cut, INKS.pale, { crescent: 0, teeth: 0, lights: 0, line: 7 });
      for (const [bx, by] of BRANCHES)
        stem(print, INKS.lime, {
          through: [
            [bx * 0.2, 110],
            [bx * 0.6, 66],
            [bx, by],
          ],
          widths: [34, 26],
          line: 8,
        });
      for (const [bx, by, size] of CROWN)
        print.place(bud, [bx, by], { scale: size, turn: bx * 0.2 });
    });
  }
}

const BRANCHES: readonly Point[] = [
  [-110, 40],
  [112, 36],
  [-56, 50],
  [60, 50],
];

/** Position and size of the florets of a crown, from back to front. */
const CROWN = [
  [-60, -140, 1.1],
  [50, -146, 1.15],
  [-4, -166, 1.05],
  [-130, -70, 1.15],
  [126, -76, 1.15],
  [-70, -84, 1.2],
  [66, -88, 1.2],
  [0, -100, 1.25],
  [-150, 4, 1.05],
  [148, 0, 1.05],
  [-94, -10, 1.2],
  [94, -14, 1.2],
  [-30, -26, 1.25],
  [36, -28, 1.25],
  [-60, 40, 1],
  [62, 38, 1],
  [2, 38, 1.1],
] as const;

/** A bumpy head of buds. */
function floret(print: Print, inks: Inks, radius: number): void {
  const edge = times(13, (index) =>
    polar([0, 0], index % 2 ? radius * 1.04 : radius * 0.88, (index / 13) * TURN),
  );
  print.block(blob(edge), inks, {
    crescent: 12,
    toothLength: 22,
    toothStep: 16,
    lights: 0,
    line: 8,
  });
  const buds = times(15, (index) =>
    polar([-4, -4], radius * (0.2 + (index % 4) * 0.2), index * 2.4),
  );
  print.dots(buds, inks[2], 12).dots(
    buds.map(([x, y]): Point => [x - 3, y - 3]),
    inks[0],
    6,
  );
}
