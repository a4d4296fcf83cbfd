import { blob } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS } from "../../kit/inks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts, muscles } from "../parts/cuts.ts";

export type Thighs = { inks: InkName };

/** Four thighs laid flat: squarish, loose skin over red meat, one turned to show its other side. */
export function thighs(print: Print, { inks }: Thighs): void {
  const thigh = print.symbol(() => thighOf(print, INKS[inks]));
  const turned = print.symbol(() => turnedThigh(print, INKS[inks]));
  for (const [x, y, turn, scaleX] of PLACES) {
    print.place(thigh, [x, y], { turn, scale: Math.abs(scaleX), scaleX });
  }
  print.place(turned, [560, 416], { turn: -5 });
}

/** Place, turn and size of those with their skin up, the hindmost first. */
const PLACES = [
  [282, 268, -10, 0.92],
  [548, 262, 8, -0.9],
  [216, 412, 5, 0.98],
] as const;

/** The skin that shows around the meat from below. */
const HEM: readonly Point[] = [
  [-170, -30],
  [-146, -84],
  [-92, -88],
  [-40, -106],
  [30, -94],
  [92, -104],
  [150, -74],
  [164, -20],
  [180, 30],
  [150, 86],
  [96, 92],
  [40, 112],
  [-30, 98],
  [-96, 108],
  [-150, 78],
  [-160, 30],
];

/** Three muscles that lie close, with little fat between them. */
const MUSCLES: readonly (readonly Point[])[] = [
  [
    [-156, -24],
    [-136, -70],
    [-84, -76],
    [-30, -88],
    [34, -78],
    [84, -84],
    [96, -44],
    [40, -16],
    [-40, -8],
    [-110, 8],
    [-150, 4],
  ],
  [
    [-148, 20],
    [-100, 18],
    [-30, 4],
    [46, -6],
    [98, -30],
    [104, 10],
    [92, 60],
    [40, 96],
    [-24, 84],
    [-96, 92],
    [-138, 66],
  ],
  [
    [106, -80],
    [142, -62],
    [152, -16],
    [166, 32],
    [140, 74],
    [108, 72],
    [118, 20],
    [112, -30],
  ],
];

const STRANDS: readonly Cut[] = [
  [-124, -24, -50, -60, 8, 9],
  [-60, -22, 30, -54, 8, 8],
  [-116, 50, -40, 30, 6, 9],
  [-60, 66, 40, 40, 8, 9],
  [20, 20, 84, -4, 5, 8],
  [126, -40, 146, 10, 4, 8],
];

/** One that lies on its skin. */
function turnedThigh(print: Print, inks: Inks): void {
  print.block(blob(HEM), inks, { crescent: 14, teeth: 0.5, toothLength: 24, lights: 0, line: 10 });
  muscles(print, MEAT, MUSCLES, cuts(STRANDS));
}

/** A thick slab with corners, larger than its skin. */
const FLESH: readonly Point[] = [
  [-150, -50],
  [-112, -82],
  [0, -90],
  [108, -88],
  [156, -62],
  [172, -4],
  [166, 62],
  [132, 100],
  [30, 112],
  [-84, 108],
  [-142, 80],
  [-160, 10],
];

/** It hangs over on the left; at the right its loose corner is drawn back from the meat. */
const SKIN: readonly Point[] = [
  [-172, -36],
  [-140, -92],
  [-46, -106],
  [60, -104],
  [136, -88],
  [156, -62],
  [130, -40],
  [112, -14],
  [116, 20],
  [88, 34],
  [74, 66],
  [34, 82],
  [-20, 78],
  [-72, 96],
  [-130, 88],
  [-170, 50],
  [-180, 4],
];

const FOLDS: readonly Cut[] = [
  [114, -14, 40, -30, -12, 13],
  [90, 34, 30, 10, -10, 13],
  [34, 82, 10, 40, 8, 12],
  [-72, 94, -88, 52, 6, 11],
  [-166, 30, -120, 44, -8, 10],
  [60, -90, 84, -58, 6, 9],
];

const LIGHTS: readonly Cut[] = [
  [-152, -12, -90, -80, 14, 17],
  [-114, -4, -64, -50, 8, 9],
  [-30, -90, 44, -86, 4, 9],
  [40, 40, 64, 18, 5, 10],
  [70, -20, 104, -26, 4, 9],
];

/** Fibers of the meat. */
const GRAIN: readonly Cut[] = [
  [134, -62, 156, -14, 7, 9],
  [140, 4, 152, 54, 6, 9],
  [96, 50, 130, 84, 5, 9],
  [40, 84, 90, 100, -4, 9],
  [-80, 94, -10, 96, -4, 9],
];

const SHADE: readonly Cut[] = [
  [150, -40, 160, 10, 4, 7],
  [110, 40, 144, 74, 4, 7],
  [0, 80, 60, 104, -4, 7],
];

/** Dark meat of a bird. */
const MEAT: Inks = ["#fbd0c0", "#e08878", "#b4554c"];

/** How far the fat below the skin reaches beyond its edge. */
const beyond = ([x, y]: Point): Point => [x + 10, y + 12];

function thighOf(print: Print, inks: Inks): void {
  const flesh = { crescent: 16, teeth: 0.6, toothLength: 26, lights: 0, line: 10 };
  print.block(blob(FLESH), MEAT, flesh);
  print.ink(cuts(GRAIN), MEAT[0]).ink(cuts(SHADE), MEAT[2]);
  print.ink(blob(SKIN.map(beyond)).path, INKS.fat[1]);
  const look = { crescent: 16, teeth: 0.5, toothLength: 24, toothStep: 22, lights: 0, line: 7 };
  print.block(blob(SKIN), inks, look);
  print.ink(cuts(FOLDS), inks[2]).ink(cuts(LIGHTS), inks[0]);
  const pores = times(20, (): Point => [print.between(-140, 40), print.between(-70, 40)]);
  print.dots(pores, inks[2], 6);
}
