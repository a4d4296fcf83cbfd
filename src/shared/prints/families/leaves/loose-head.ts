import { blob } from "../../kit/forms.ts";
import { type Inks, INKS } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A small head whose leaf edges stand out, each leaf with a fan of broad ribs: radicchio. */
export function looseHead(print: Print, colors: Inks, ribs: string): void {
  for (const { edge, foot, tips } of LEAVES) {
    const form = blob(edge);
    print.block(form, colors, { crescent: 22, toothLength: 34, lights: 0.5, line: 10 });
    const veins = tips.map(([x, y, width, bend]) => tooth(foot, [x, y], width, bend));
    print.ink(veins, ribs);
  }
  print.block(blob(STUMP), INKS.cream, { crescent: 0, toothLength: 14, lights: 0, line: 9 });
}

type Rib = readonly [x: number, y: number, width: number, bend: number];
type Leaf = { edge: readonly Point[]; foot: Point; tips: readonly Rib[] };

/** From back to front. */
const LEAVES: readonly Leaf[] = [
  {
    edge: [
      [400, 500],
      [250, 420],
      [224, 290],
      [290, 190],
      [372, 150],
      [440, 172],
      [520, 176],
      [586, 280],
      [560, 420],
    ],
    foot: [400, 440],
    tips: [
      [320, 196, 26, 0],
      [384, 168, 26, 0],
      [490, 186, 26, 0],
    ],
  },
  {
    edge: [
      [396, 520],
      [520, 520],
      [612, 450],
      [652, 350],
      [626, 262],
      [576, 226],
      [520, 236],
      [480, 300],
      [440, 400],
    ],
    foot: [420, 516],
    tips: [
      [532, 252, 30, -14],
      [592, 262, 34, -6],
      [630, 336, 32, 8],
      [606, 430, 26, 10],
    ],
  },
  {
    edge: [
      [404, 520],
      [280, 522],
      [186, 456],
      [146, 356],
      [168, 268],
      [216, 228],
      [276, 238],
      [320, 300],
      [360, 400],
    ],
    foot: [384, 516],
    tips: [
      [266, 254, 30, 14],
      [206, 264, 34, 6],
      [168, 340, 32, -8],
      [190, 438, 26, -10],
    ],
  },
  {
    edge: [
      [400, 532],
      [322, 508],
      [276, 430],
      [268, 340],
      [300, 262],
      [352, 222],
      [404, 238],
      [456, 220],
      [506, 262],
      [534, 344],
      [522, 432],
      [478, 508],
    ],
    foot: [400, 528],
    tips: [
      [286, 392, 30, -8],
      [300, 300, 36, -6],
      [350, 240, 40, -2],
      [408, 256, 46, 0],
      [458, 240, 40, 2],
      [508, 302, 36, 6],
      [520, 396, 30, 8],
    ],
  },
];

/** Where it was cut. */
const STUMP: readonly Point[] = [
  [362, 512],
  [400, 500],
  [438, 512],
  [430, 546],
  [400, 554],
  [370, 546],
];
