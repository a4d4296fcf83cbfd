import { blob, lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { curledGouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts, muscles } from "../parts/cuts.ts";

/** Two thick chops: the eye of the loin under its fat, with the rib bone along it. */
export function chops(print: Print): void {
  const chop = print.symbol(() => {
    const edge = FACE.map(([x, y]): Point => [x + 4, y + 30]);
    print.block(blob(edge), INKS.fat, { crescent: 18, toothLength: 28, toothStep: 16, lights: 0 });
    const flat = { crescent: 0, teeth: 0, lights: 0, salt: 0 };
    print.block(blob(FACE), INKS.fat, { ...flat, line: 9 });
    muscles(print, INKS.pork, [EYE, TAIL], cuts(MARBLING));
    print.ink(cuts(SHADE), INKS.pork[2]).ink(cuts(LIGHT), INKS.pork[0]);
    rib(print);
  });
  print.place(chop, [330, 236], { turn: -14 });
  print.place(chop, [440, 368], { turn: 6, scale: 1.04 });
}

/** The rib bone: white, sawn open along its marrow. */
function rib(print: Print): void {
  const form = lathe({
    spine: RIB,
    width: [46, 30, 25, 24, 25, 29, 27],
    caps: [0.14, 0.06],
    steps: 12,
  });
  print.block(form, INKS.white, { crescent: 12, toothLength: 16, lights: 0, line: 10 });
  const at = (along: number) => form.surface(-0.05, along);
  print.ink(curledGouge([at(0.04), at(0.3), at(0.6), at(0.9)], 15), INKS.meat[1]);
}

/** The outline: round over the loin, tapering to the tail at the left, concave along the bone. */
const FACE: readonly Point[] = [
  [-214, 60],
  [-206, 10],
  [-150, -50],
  [-70, -104],
  [30, -122],
  [130, -104],
  [196, -46],
  [212, 30],
  [192, 92],
  [140, 112],
  [84, 96],
  [0, 92],
  [-90, 104],
  [-170, 104],
];

const EYE: readonly Point[] = [
  [-105, 24],
  [-76, -50],
  [1, -97],
  [102, -88],
  [170, -39],
  [177, 28],
  [118, 57],
  [30, 59],
  [-58, 73],
];

const TAIL: readonly Point[] = [
  [-190, 54],
  [-160, 6],
  [-116, -22],
  [-108, 20],
  [-92, 74],
  [-150, 84],
];

/** From the joint at the loin along the meat to the protruding end of the rib. */
const RIB: readonly Point[] = [
  [204, 50],
  [80, 156],
  [-130, 140],
  [-266, 22],
];

const MARBLING: readonly Cut[] = [
  [-60, 24, 0, 4, 10, 7],
  [-30, -40, 40, -56, -9, 7],
  [30, 20, 108, 14, 10, 7],
  [70, -40, 130, -24, 8, 7],
  [-160, 50, -124, 24, 5, 6],
];

const SHADE: readonly Cut[] = [
  [158, 10, 132, 2, 2, 7],
  [148, 34, 122, 24, 2, 7],
  [120, 46, 96, 32, 2, 7],
  [84, 50, 62, 38, 2, 6],
];

const LIGHT: readonly Cut[] = [
  [-78, 0, -48, -44, 6, 8],
  [-36, -58, 12, -78, 5, 7],
];
