import { blob } from "../../kit/forms.ts";
import { type Inks, INKS, KEY } from "../../kit/inks.ts";
import { curledGouge, gouge, tooth } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A shelled half from above: two wrinkled lobes like those of a brain, with a deep groove between them. */
export function walnutHalf(print: Print, inks: Inks): void {
  for (const side of [-1, 1] as const) {
    const to = ([x, y]: Point): Point => [side * x, y + (side > 0 ? 2 : 0)];
    print.block(blob(LOBE.map(to)), inks, { ...PLAIN, line: 8, crescent: 9 });
    const creases = CREASES.map(([root, tip, bend]) => tooth(to(root), to(tip), 9, bend * side));
    const curls = CURLS.map(([a, b, c, d]) => curledGouge([to(a), to(b), to(c), to(d)], 6));
    print.ink([...creases, ...curls], INKS.rye[2]);
    print.ink(
      RIDGES.map(([a, b, c, d]) => gouge([to(a), to(b), to(c), to(d)], 6)),
      inks[0],
    );
  }
  print.ink(blob(GROOVE).path, KEY);
}

const PLAIN = { lights: 0, teeth: 0, salt: 0.4 };

/** One lobe: knobs around its outside, a straight side at the groove. */
const LOBE: readonly Point[] = [
  [0, -38],
  [14, -57],
  [32, -58],
  [40, -46],
  [54, -46],
  [63, -32],
  [57, -18],
  [69, -8],
  [70, 10],
  [58, 16],
  [62, 32],
  [50, 46],
  [37, 43],
  [29, 58],
  [11, 57],
  [0, 40],
];

/** Creases between the knobs, from the outside in: root, tip and bend. */
const CREASES: readonly (readonly [root: Point, tip: Point, bend: number])[] = [
  [[41, -47], [30, -24], 5],
  [[58, -18], [36, -8], -6],
  [[59, 16], [32, 14], 6],
  [[38, 44], [29, 27], -5],
];

/** Folds that start at the groove and wind into the lobe between the creases. */
const CURLS: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [8, -36],
    [18, -42],
    [20, -30],
    [16, -16],
  ],
  [
    [8, -6],
    [20, -10],
    [26, 2],
    [46, 2],
  ],
  [
    [8, 20],
    [16, 14],
    [22, 24],
    [18, 42],
  ],
];

/** Light on the folds. */
const RIDGES: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [16, -50],
    [22, -54],
    [28, -52],
    [32, -46],
  ],
  [
    [42, -36],
    [48, -40],
    [53, -36],
    [54, -28],
  ],
  [
    [50, -4],
    [56, -6],
    [61, -2],
    [62, 5],
  ],
  [
    [40, 26],
    [46, 23],
    [51, 26],
    [52, 32],
  ],
];

const GROOVE: readonly Point[] = [
  [0, -46],
  [6, -26],
  [2, -8],
  [7, 8],
  [6, 28],
  [0, 46],
  [-4, 30],
  [-1, 8],
  [-7, -8],
  [-2, -28],
];
