import { ball, blob, lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";

/** Bones for stock: two marrow bones cut across, one split, and a knuckle. */
export function marrowBones(print: Print): void {
  knuckle(print);
  const shaft = print.symbol(() => shaftOf(print));
  print.place(shaft, [276, 352], { turn: -6, scale: 1.08 });
  print.place(shaft, [566, 384], { turn: 8, scale: 0.96 });
  splitBone(print);
}

/** A long bone behind the others, its joint at the upper right. */
function knuckle(print: Print): void {
  const form = lathe({
    spine: [
      [330, 420],
      [440, 250],
      [520, 150],
    ],
    width: [48, 44, 42, 44, 56, 74, 60],
    caps: [0.04, 0.1],
    steps: 10,
  });
  print.block(form, INKS.cream, { crescent: 22, toothLength: 36, lights: 0 });
  print.block(blob(JOINT), INKS.cream, { crescent: 24, toothLength: 38, lights: 0.8 });
  print.ink(cuts(JOINT_MARKS), INKS.blush[1]);
}

const JOINT: readonly Point[] = [
  [420, 192],
  [424, 138],
  [462, 108],
  [500, 116],
  [524, 138],
  [566, 140],
  [600, 172],
  [596, 218],
  [556, 242],
  [510, 230],
  [470, 230],
];

const JOINT_MARKS: readonly Cut[] = [
  [520, 146, 492, 196, 8, 12],
  [440, 186, 470, 210, -5, 9],
  [548, 222, 516, 214, 3, 8],
];

/** An upright bone cut across at both ends: thick wall, marrow inside. */
function shaftOf(print: Print): void {
  print.block(blob(SHAFT), INKS.cream, { crescent: 36, toothLength: 54, lights: 0.8 });
  print.ink(cuts(FLESH), INKS.meat[1]).ink(cuts(GRAIN), INKS.cream[2]);
  const flat = { crescent: 0, teeth: 0, lights: 0 };
  print.block(ball([0, -104], [116, 54], { shape: 2.3 }), INKS.white, { ...flat, line: 9 });
  print.flat(ball([-2, -106], [72, 31]), INKS.blush, { teeth: 0, line: 6 });
  print.ink(cuts(MARROW_SHADE), INKS.blush[2]).ink(cuts(MARROW_LIGHT), INKS.blush[0]);
}

const SHAFT: readonly Point[] = [
  [-117, -104],
  [0, -140],
  [117, -104],
  [108, -40],
  [112, 30],
  [128, 108],
  [80, 144],
  [0, 154],
  [-86, 142],
  [-126, 104],
  [-110, 30],
  [-108, -40],
];

/** Shreds of meat left on the bone. */
const FLESH: readonly Cut[] = [
  [-104, 40, -112, 108, 6, 14],
  [-70, 92, -40, 136, -6, 12],
  [-20, 112, 24, 138, -6, 13],
  [60, 60, 74, 116, 7, 11],
];

const GRAIN: readonly Cut[] = [
  [-64, -30, -68, 60, 4, 6],
  [-26, -22, -24, 90, -4, 6],
  [20, -26, 22, 40, 3, 6],
  [56, -30, 60, 36, 4, 6],
];

const MARROW_SHADE: readonly Cut[] = [
  [60, -98, 26, -86, 4, 9],
  [36, -84, 0, -92, 3, 8],
  [-8, -112, 22, -116, 3, 6],
  [50, -112, 34, -104, 2, 6],
];

const MARROW_LIGHT: readonly Cut[] = [
  [-60, -106, -10, -128, 7, 9],
  [-40, -98, -18, -94, 2, 6],
];

/** A bone split lengthwise, marrow side up. */
function splitBone(print: Print): void {
  const outer = blob(SPLIT);
  print.block(outer, INKS.cream, { crescent: 20, toothLength: 30, lights: 0 });
  print.flat(blob(SPLIT_FACE), INKS.white, { teeth: 0, line: 7 });
  const marrow = lathe({
    spine: [
      [180, 452],
      [370, 430],
      [546, 462],
    ],
    width: [20, 25, 22, 22, 25, 18],
    caps: [0.08, 0.08],
    steps: 10,
  });
  print.flat(marrow, INKS.blush, { teeth: 0.5, toothLength: 24, line: 6 });
  print.ink(cuts(SPLIT_LIGHTS), INKS.blush[0]).ink(cuts(SPLIT_SHADE), INKS.blush[2]);
}

const SPLIT: readonly Point[] = [
  [116, 462],
  [134, 416],
  [210, 408],
  [370, 392],
  [520, 420],
  [592, 424],
  [606, 474],
  [574, 508],
  [480, 514],
  [366, 500],
  [240, 516],
  [150, 508],
];

const SPLIT_FACE: readonly Point[] = [
  [124, 456],
  [140, 418],
  [210, 412],
  [370, 396],
  [520, 424],
  [588, 430],
  [598, 466],
  [556, 490],
  [470, 488],
  [366, 470],
  [250, 488],
  [160, 488],
];

const SPLIT_LIGHTS: readonly Cut[] = [
  [186, 446, 300, 430, 4, 9],
  [330, 428, 420, 430, 3, 7],
];

const SPLIT_SHADE: readonly Cut[] = [
  [250, 456, 316, 446, -3, 7],
  [400, 448, 470, 458, -3, 7],
  [490, 462, 530, 468, -2, 6],
];
