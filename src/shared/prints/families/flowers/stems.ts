import { INKS, type InkName } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";
import { foliage, thorns } from "./foliage.ts";
import { type FlowerKind, flowerHead } from "./heads.ts";

export type Stems = {
  kind: FlowerKind;
  /** Inks of the heads, used in turn. */
  inks: readonly InkName[];
  /** How many stems the bunch has. */
  count: 5 | 7 | 10;
};

/** A tied bunch of one kind: sunflowers, mums, roses, tulips. */
export function stems(print: Print, { kind, inks, count }: Stems): void {
  const head = flowerHead(print, kind);
  const tulips = kind === "tulip";
  const places = kind === "mum" && count === 10 ? SAUCERS : STEMS[count];
  for (const [x, y] of places) {
    const foot: Point = [400 + (x - 400) * -0.16, 566];
    stem(print, INKS.leaf, {
      through: [foot, [400 + (x - 400) * 0.2, 420], [x, y + 16]],
      widths: [13, 12],
      line: 7,
      light: false,
    });
  }
  if (kind === "rose") thorns(print);
  const blade = print.symbol(() => foliage(print, kind));
  for (const [x, y, turn] of tulips ? TULIP_LEAVES : LEAVES) print.place(blade, [x, y], { turn });
  places.forEach(([x, y, scale], index) => {
    const turn = tulips ? (x - 400) * 0.13 : index * 23;
    const ink = INKS[inks[index % inks.length] ?? "rose"];
    print.tinted(ink, () => print.place(head, [x, y], { scale, turn }));
  });
  tie(print, [400, 478], 40, 24);
}

const LEAVES = [
  [372, 430, -74],
  [430, 424, 76],
  [384, 380, -40],
  [420, 376, 44],
] as const;

const TULIP_LEAVES = [
  [378, 470, -40],
  [424, 470, 40],
  [390, 470, -14],
  [412, 470, 16],
] as const;

/** Position and size of each head, from back to front. */
const STEMS = {
  5: [
    [250, 170, 0.98],
    [556, 166, 0.98],
    [400, 120, 0.98],
    [300, 316, 0.94],
    [506, 312, 0.98],
  ],
  7: [
    [262, 140, 0.84],
    [400, 96, 0.88],
    [540, 140, 0.84],
    [214, 280, 0.8],
    [588, 276, 0.8],
    [322, 268, 0.94],
    [472, 272, 0.96],
  ],
  10: [
    [300, 112, 0.66],
    [500, 112, 0.66],
    [400, 92, 0.68],
    [214, 186, 0.66],
    [586, 184, 0.66],
    [342, 196, 0.72],
    [462, 194, 0.72],
    [262, 286, 0.7],
    [540, 284, 0.7],
    [402, 292, 0.78],
  ],
} as const;

/** Ten heads so broad that they cover each other's edges. */
const SAUCERS = [
  [238, 132, 0.92],
  [404, 86, 0.92],
  [566, 134, 0.92],
  [140, 250, 0.86],
  [662, 250, 0.86],
  [322, 188, 0.96],
  [490, 190, 0.96],
  [238, 312, 0.9],
  [566, 314, 0.9],
  [402, 308, 1],
] as const;
