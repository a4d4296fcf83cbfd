import { ball, blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** A large and a small pumpkin on their vine, on bare soil with their shadow. */
export function pumpkins(print: Print): void {
  print.ink(ball([26, 0], [150, 17]).path, KEY, { opacity: 0.35 });
  for (const vine of VINES) print.stroke(vine, KEY, 11).stroke(vine, INKS.leaf[1], 5);
  const leaf = print.symbol(() => vineLeaf(print));
  for (const [x, y, turn, scale] of BEHIND) print.place(leaf, [x, y], { turn, scale });
  const fruit = print.symbol(() => pumpkin(print));
  print.place(fruit, [92, 0], { scale: 0.58 }).place(fruit, [0, 0]);
  for (const [x, y, turn, scale] of BEFORE) print.place(leaf, [x, y], { turn, scale });
}

/** Lobes from both sides to the middle one, and a bent stem. */
function pumpkin(print: Print): void {
  print.block(blob(STEM), INKS.leaf, { ...SMALL, crescent: 4, teeth: 0 });
  for (const [x, half, tall] of LOBES) {
    const lobe = ball([x, -40 - tall * 0.06], [half, tall], { shape: 2.3, steps: 10 });
    const shaded = x > 20 ? 12 : 6;
    print.block(lobe, INKS.carrot, { ...SMALL, crescent: shaded, teeth: 0.6, line: 7 });
  }
  const lights = [-52, -27, -6].map((x, index) =>
    gouge(
      [
        [x, -66 + index * 2],
        [x - 6, -52],
        [x - 6, -36],
        [x, -20],
      ],
      7,
    ),
  );
  print.ink(lights, INKS.carrot[0]);
}

/** Middle, half width and half height of the lobes, from behind to before. */
const LOBES = [
  [-52, 24, 37],
  [52, 24, 37],
  [-30, 27, 43],
  [31, 27, 43],
  [0, 26, 46],
] as const;

const STEM: readonly Point[] = [
  [-10, -78],
  [-7, -98],
  [-22, -112],
  [-8, -118],
  [8, -102],
  [13, -78],
];

const VINES: readonly (readonly Point[])[] = [
  [
    [-2, -84],
    [-60, -92],
    [-96, -30],
    [-150, -14],
  ],
  [
    [60, -30],
    [96, -62],
    [140, -44],
    [160, -12],
  ],
];

/** Place, rotation and size of the leaves. */
const BEHIND = [
  [-92, -52, -28, 0.9],
  [66, -66, 24, 0.8],
  [146, -36, 40, 0.66],
] as const;

const BEFORE = [
  [-104, -12, -60, 0.8],
  [46, 2, 70, 0.6],
] as const;

/** A broad lobed leaf around its middle, its stalk below. */
function vineLeaf(print: Print): void {
  const edge: Point[] = [
    [0, 22],
    [-18, 34],
    [-42, 22],
    [-46, -4],
    [-34, -20],
    [-26, -38],
    [-6, -36],
    [0, -46],
    [8, -36],
    [28, -38],
    [35, -20],
    [47, -4],
    [42, 22],
    [18, 34],
  ];
  print.block(blob(edge), INKS.leaf, { ...SMALL, crescent: 8, toothLength: 14, line: 7 });
  const veins = [-1, 0, 1].map((side) => tooth([0, 22], [side * 28, side ? -14 : -32], 6));
  print.ink(veins, INKS.leaf[0]);
}
