import { lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { curledGouge, gouge, tooth } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { bunchFoot, tie } from "../parts/tie.ts";

/** A bunch of sweet basil: few broad leaves with smooth edges, puffed up between their veins, tips turned down. */
export function basil(print: Print): void {
  const left = print.symbol(() => pillow(print, -1));
  const right = print.symbol(() => pillow(print, 1));
  for (const [x, y] of CROWNS) {
    const through: Point[] = [
      [400 + (x - 400) * 0.06, 556],
      [400 + (x - 400) * 0.45, (y + 556) / 2],
      [x, y],
    ];
    stem(print, INKS.lime, { through, widths: [17, 12], line: 7 });
  }
  for (const [x, y, size] of CROWNS) {
    for (const [turn, scale, down] of LEAVES) {
      const at: Point = [x, y + down * size];
      print.place(left, at, { turn: -turn, scale: scale * size });
      print.place(right, at, { turn, scale: scale * size });
    }
  }
  tie(print, [400, 510], 34, 22);
  print.foot(bunchFoot([400, 558], 34));
}

/** Where stems end in a crown of leaves, and its size; from back to front. */
const CROWNS = [
  [214, 256, 0.8],
  [586, 250, 0.8],
  [400, 176, 1],
] as const;

/** Degrees from upright, size, and how far below the crown each pair grows; lowest first. */
const LEAVES = [
  [98, 1, 196],
  [84, 0.96, 74],
  [30, 0.56, 14],
] as const;

/** A leaf upward from its stalk at the origin, curved to one side: cupped, with a bulge in each area between veins. */
function pillow(print: Print, side: 1 | -1): void {
  const form = lathe({
    spine: [
      [0, 0],
      [-side * 30, -90],
      [side * 4, -160],
      [side * 46, -222],
    ],
    width: [12, 48, 66, 64, 50, 30, 12, 1],
    caps: [0.08, 0.02],
    steps: 11,
  });
  print.block(form, INKS.leaf, {
    crescent: 16,
    toothLength: 20,
    toothStep: 17,
    lights: 0,
    line: 8,
  });
  const fields = FIELDS.flatMap((along) => [-1, 1].map((half) => [along, half] as const));
  const bulges = fields.map(([along, half]) => {
    const at = (across: number, on: number) => form.surface(half * across, along + on);
    return gouge([at(0.16, 0.1), at(0.34, 0.1), at(0.52, 0.15), at(0.7, 0.2)], 17);
  });
  const veins = fields.map(([along, half]) => {
    const at = (across: number, on: number) => form.surface(half * across, along + on);
    return curledGouge([at(0, 0), at(0.3, 0.02), at(0.6, 0.1), at(0.84, 0.2)], 8);
  });
  const rib = tooth(form.surface(0, 0), form.surface(0, 0.95), 12);
  print.ink(bulges, INKS.leaf[0]).ink([...veins, rib], INKS.leaf[2]);
}

/** Where pairs of veins leave the rib. */
const FIELDS = [0.1, 0.3, 0.5];
