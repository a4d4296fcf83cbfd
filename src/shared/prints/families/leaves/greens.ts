import { INKS, type InkName } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, mix, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

export type Greens = {
  /** Broad and glossy with colored stems, or small, thick and crinkled. */
  kind: "chard" | "spinach";
  /** Inks of the stems, in turn. */
  stems: readonly InkName[];
};

/** A tied bunch of broad leaves. */
export function greens(print: Print, { kind, stems }: Greens): void {
  print.shadow([410, 560], 340);
  const chard = kind === "chard";
  for (const [index, [angle, length, width]] of (chard ? CHARD : SPINACH).entries()) {
    const inks = INKS[stems[index % stems.length] ?? "lime"];
    const up = angle - Math.PI / 2;
    const foot: Point = [400 + angle * 30, 556];
    const joint = polar([400 + angle * 26, 500], length * (chard ? 0.36 : 0.4), up);
    const tip = polar([400, 500], length, up + angle * 0.1);
    stem(print, inks, {
      through: [foot, mix(foot, joint, 0.5), joint],
      widths: chard ? [26, 20] : [15, 12],
      line: 8,
    });
    const form = leaf(print, INKS[index % 2 && !chard ? "kale" : "leaf"], {
      from: mix(foot, joint, 0.94),
      to: tip,
      width,
      profile: chard ? [0.4, 0.95, 1.05, 0.95, 0.7, 0.3] : [0.5, 1, 1.02, 0.9, 0.6, 0.2],
      ruffle: chard ? 0.13 : 0.06,
      waves: chard ? 6 : 4,
      veins: chard ? 5 : 2,
      veinWidth: chard ? 8 : 7,
      rib: chard ? 20 : 10,
      ribInk: chard ? inks[1] : INKS.lime[0],
      bend: angle * 30,
      caps: [0.06, 0.16],
    });
    const puckers = times(chard ? 9 : 5, (at) => {
      const side = at % 2 ? 0.5 : -0.5;
      const along = 0.18 + at * (chard ? 0.075 : 0.13);
      const on = (aside: number, ahead: number) => form.surface(side + aside, along + ahead);
      return gouge([on(-0.16, 0.02), on(-0.05, -0.015), on(0.05, -0.015), on(0.16, 0.02)], 5);
    });
    print.ink(puckers, INKS.leaf[0]);
  }
  tie(print, [400, 512], chard ? 62 : 48, 26);
}

/** Angle, length and width of the leaves, the outer ones first. */
const CHARD = [
  [-0.74, 430, 78],
  [0.74, 430, 78],
  [-0.36, 470, 84],
  [0.38, 466, 84],
  [0.01, 486, 90],
] as const;

const SPINACH = [
  [-1.02, 300, 62],
  [1.02, 300, 62],
  [-0.66, 380, 66],
  [0.68, 376, 66],
  [-0.3, 420, 70],
  [0.32, 416, 70],
  [-0.48, 260, 60],
  [0.5, 256, 60],
  [0.02, 400, 74],
] as const;
