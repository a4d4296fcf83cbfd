import { type InkName, INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { frond } from "../parts/frond.ts";
import { root } from "../parts/root.ts";
import { tie } from "../parts/tie.ts";

export type Carrots = { inks: InkName };

/** A tied bunch of four carrots with their feathery tops. */
export function carrots(print: Print, { inks }: Carrots): void {
  print.shadow([400, 545], 420);
  const fronds = [26, -22].map((bend) =>
    print.symbol(() => {
      frond(print, { from: [0, 0], to: [0, -215], bend, size: 60, branches: 8 }, INKS.leaf);
    }),
  );
  for (const [turn, scale, which] of TOPS) {
    print.place(fronds[which] ?? "", [400 + turn * 0.2, 282], { turn, scale });
  }
  for (const [x, bend] of ROOTS) {
    root(print, INKS[inks], {
      from: [400 + x * 0.34, 292 + Math.abs(x) * 0.06],
      to: [400 + x * 1.15, 578 - Math.abs(x) * 0.28],
      half: 41,
      bend,
    });
  }
  for (const x of [-16, 14, -42, 42]) {
    const through: Point[] = [
      [400 + x, 306],
      [400 + x * 0.6, 280],
      [400 + x * 0.4, 246],
    ];
    stem(print, INKS.lime, { through, widths: [16, 12], line: 6 });
  }
  tie(print, [400, 270], 36, 20);
}

/** Degrees, size and shape of each top, the outer ones first. */
const TOPS = [
  [-64, 0.92, 0],
  [64, 0.92, 1],
  [-40, 1, 1],
  [40, 1.02, 0],
  [-18, 1.04, 0],
  [20, 1.04, 1],
  [0, 0.84, 0],
] as const;

/** Distance from the middle and bend of each root. */
const ROOTS = [
  [-150, -30],
  [150, 30],
  [-55, -8],
  [58, 10],
] as const;
