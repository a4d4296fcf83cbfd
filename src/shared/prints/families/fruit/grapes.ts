import { ball, blob } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { type Course, gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, rotate, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Grapes = {
  inks: InkName;
  /** The gray bloom on dark grapes. */
  bloom?: InkName;
};

/** A bunch of grapes with a leaf and its tendril. */
export function grapes(print: Print, parameters: Grapes): void {
  const berries = LIGHTS.map((lights) => print.symbol(() => grape(print, parameters, lights)));
  vineLeaf(print, lying([516, 150]));
  const through: Point[] = [
    [402, 150],
    [396, 90],
    [440, 40],
  ];
  print.stroke(through.map(lying), "#1d3327", 24).stroke(through.map(lying), INKS.bark[1], 14);
  const tendril = TENDRIL.map(lying);
  print.stroke(tendril, "#1d3327", 9).stroke(tendril, INKS.lime[1], 4);
  let placed = 0;
  for (const [y, places] of BUNCH) {
    for (const x of places) {
      const berry = berries[(placed * 2 + (y % 3)) % berries.length] ?? "";
      placed += 1;
      const scale = print.between(0.94, 1.05);
      const at: Point = [x + print.between(-5, 5), y + print.between(-6, 6)];
      print.place(berry, lying(at), { scale });
    }
  }
}

/** The bunch is on its side, its tip to the left; grapes keep their light. */
const lying = (point: Point): Point => {
  const [x, y] = rotate(point, 0.95, [402, 320]);
  return [x - 10, y + 74];
};

/** Highlights of a grape; neighbors get different ones. */
const LIGHTS: readonly (readonly Course[])[] = [
  [
    [
      [-28, 6],
      [-31, -8],
      [-24, -22],
      [-12, -30],
    ],
  ],
  [
    [
      [-30, -2],
      [-28, -14],
      [-20, -24],
      [-8, -30],
    ],
    [
      [-14, -14],
      [-12, -17],
      [-8, -19],
      [-4, -20],
    ],
  ],
  [
    [
      [-22, -18],
      [-16, -25],
      [-8, -29],
      [0, -31],
    ],
  ],
];

/** A grape with its own outline, highlights and bloom. */
function grape(print: Print, { inks, bloom }: Grapes, lights: readonly Course[]): void {
  const form = ball([0, 0], [43, 45], { steps: 10 });
  const look = { crescent: 13, toothLength: 24, toothStep: 15, lights: 0, line: 9, shift: 3 };
  print.block(form, INKS[inks], look);
  if (bloom) {
    const dust = times(9, () => polar([-6, -8], print.between(6, 28), print.between(0, TURN)));
    print.dots(dust, INKS[bloom][1], 7, 0.7);
  }
  print.ink(
    lights.map((course) => gouge(course, 10)),
    INKS[bloom ?? inks][0],
  );
}

const TENDRIL: readonly Point[] = [
  [396, 96],
  [330, 60],
  [280, 90],
  [300, 124],
  [332, 108],
];

/** Rows of the bunch from the stem down, each from back to front. */
const BUNCH = [
  [172, [352, 452, 402]],
  [226, [268, 536, 322, 484, 402]],
  [286, [238, 566, 298, 506, 356, 448, 402]],
  [346, [276, 528, 332, 470, 402]],
  [404, [308, 496, 360, 444]],
  [458, [346, 458, 402]],
  [506, [372, 430]],
  [546, [402]],
] as const;

function vineLeaf(print: Print, center: Point): void {
  const lobes = times(15, (index) => {
    const angle = -2.6 + (index / 14) * 4.6;
    const radius = [60, 104, 76, 112, 70, 118, 84, 126, 80, 116, 70, 108, 74, 96, 56][index] ?? 80;
    return polar(center, radius, angle);
  });
  print.block(blob([...lobes, [center[0] - 44, center[1] + 6]]), INKS.leaf, {
    crescent: 14,
    toothLength: 34,
    lights: 0,
  });
  const veins = [-2.2, -1.4, -0.6, 0.2, 1].map((angle) =>
    tooth(polar(center, 10, angle), polar(center, 96, angle), 8),
  );
  print.ink(veins, INKS.leaf[0]);
}
