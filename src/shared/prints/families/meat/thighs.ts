import { blob } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS } from "../../kit/inks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";

export type Thighs = { inks: InkName };

/** Four thighs with their skin, the bone showing at the knee. */
export function thighs(print: Print, { inks }: Thighs): void {
  print.shadow([410, 512], 600);
  const thigh = print.symbol(() => thighOf(print, INKS[inks]));
  for (const [x, y, turn, scale] of PLACES) print.place(thigh, [x, y], { turn, scale });
}

/** Place, turn and size, the hindmost first. */
const PLACES = [
  [262, 246, -14, 0.98],
  [520, 214, -6, 0.98],
  [236, 406, 4, 1.04],
  [528, 414, 10, 1.04],
] as const;

/** Broad at the hip, narrow at the knee to the right. */
const FLESH: readonly Point[] = [
  [-150, 30],
  [-90, -20],
  [60, -44],
  [132, -40],
  [146, -12],
  [136, 24],
  [60, 78],
  [-50, 104],
  [-128, 86],
];

const SKIN: readonly Point[] = [
  [-156, 14],
  [-146, -56],
  [-92, -98],
  [-14, -100],
  [58, -74],
  [114, -54],
  [110, -18],
  [116, 14],
  [72, 26],
  [48, 60],
  [-6, 66],
  [-56, 92],
  [-118, 76],
  [-148, 50],
];

/** The end of the bone at the knee. */
const KNEE: readonly Point[] = [
  [120, -30],
  [150, -34],
  [172, -48],
  [190, -28],
  [182, -8],
  [190, 16],
  [166, 28],
  [148, 14],
  [120, 12],
];

const LIGHTS: readonly Cut[] = [
  [-134, 0, -62, -76, 22, 18],
  [-106, 10, -58, -42, 12, 9],
  [-14, -78, 54, -58, 5, 10],
];

const FOLDS: readonly Cut[] = [
  [-30, 30, 60, 16, -12, 9],
  [24, -30, 74, -6, 9, 8],
  [-100, 60, -50, 66, -6, 8],
];

const GRAIN: readonly Cut[] = [
  [70, 52, 118, 20, -4, 8],
  [10, 84, 50, 70, -3, 7],
];

function thighOf(print: Print, inks: Inks): void {
  print.block(blob(KNEE), INKS.cream, { crescent: 8, teeth: 0, lights: 0, line: 8 });
  const flesh = { crescent: 14, teeth: 0.6, toothLength: 26, lights: 0 };
  print.block(blob(FLESH), INKS.pork, flesh);
  print.ink(cuts(GRAIN), INKS.pork[0]);
  const look = { crescent: 26, teeth: 0.7, toothLength: 34, toothStep: 17, lights: 0.7, line: 7 };
  print.block(blob(SKIN), inks, look);
  print.ink(cuts(LIGHTS), inks[0]).ink(cuts(FOLDS), inks[2]);
  const pores = times(18, (): Point => [print.between(-100, 50), print.between(-50, 40)]);
  print.dots(pores, inks[2], 6);
}
