import { blob } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type BellPeppers = { inks: InkName };

/** Three blocky peppers with their stems. */
export function bellPeppers(print: Print, { inks }: BellPeppers): void {
  const pepper = print.symbol(() => {
    const form = blob(BELL);
    print.block(form, INKS[inks], { crescent: 34, toothLength: 56, lights: 0 });
    print.ink(
      LOBES.map((course) => gouge(course, 11)),
      KEY,
    );
    print.ink(
      SHINES.map((course) => gouge(course, 15)),
      INKS[inks][0],
    );
    const crown = blob([
      [-44, -112],
      [-20, -124],
      [14, -124],
      [44, -110],
      [20, -98],
      [-2, -92],
      [-26, -98],
    ]);
    print.block(crown, INKS.leaf, { crescent: 0, teeth: 0, lights: 0, line: 7 });
    const through: Point[] = [
      [0, -108],
      [4, -150],
      [26, -178],
    ];
    stem(print, INKS.leaf, { through, widths: [20, 26] });
  });
  print.place(pepper, [262, 322], { turn: -10, scale: 0.94 });
  print.place(pepper, [556, 318], { turn: 12, scale: 0.9, scaleX: -0.9 });
  print.place(pepper, [408, 384], { scale: 1.04 });
}

const BELL: readonly Point[] = [
  [-8, -96],
  [-46, -118],
  [-100, -104],
  [-130, -46],
  [-118, 30],
  [-92, 104],
  [-58, 128],
  [-26, 112],
  [2, 128],
  [36, 116],
  [68, 128],
  [98, 96],
  [122, 24],
  [128, -48],
  [98, -108],
  [44, -116],
];

type Course = readonly [Point, Point, Point, Point];

const LOBES: readonly Course[] = [
  [
    [-22, -88],
    [-50, -30],
    [-46, 50],
    [-26, 106],
  ],
  [
    [26, -90],
    [58, -30],
    [54, 50],
    [36, 108],
  ],
];

const SHINES: readonly Course[] = [
  [
    [-88, -80],
    [-106, -40],
    [-102, 0],
    [-92, 30],
  ],
  [
    [-4, -70],
    [-16, -30],
    [-14, 10],
    [-8, 40],
  ],
];
