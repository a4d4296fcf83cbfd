import { blob } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts, muscles } from "../parts/cuts.ts";

/** A thick marbled steak: eye, cap and tail with the fat between them. */
export function ribeye(print: Print): void {
  const edge = FACE.map(([x, y]): Point => [x + 6, y + 52]);
  print.block(blob(edge), INKS.fat, {
    crescent: 30,
    toothLength: 44,
    toothStep: 16,
    lights: 0,
    line: 11,
  });
  const flat = { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 9 };
  print.block(blob(FACE), INKS.fat, flat);
  muscles(print, INKS.meat, [CAP, EYE, TAIL], cuts(MARBLING));
  print.ink(cuts(SHADE), INKS.meat[2]).ink(cuts(LIGHT), INKS.meat[0]);
}

const FACE: readonly Point[] = [
  [126, 318],
  [136, 244],
  [190, 170],
  [284, 130],
  [392, 128],
  [498, 108],
  [594, 132],
  [662, 204],
  [676, 290],
  [636, 366],
  [556, 408],
  [452, 424],
  [346, 444],
  [236, 434],
  [158, 388],
];

/** The crescent around the eye. */
const CAP: readonly Point[] = [
  [188, 236],
  [240, 172],
  [334, 148],
  [440, 146],
  [548, 132],
  [628, 172],
  [662, 254],
  [646, 338],
  [606, 356],
  [604, 284],
  [570, 224],
  [490, 202],
  [390, 204],
  [300, 222],
  [236, 262],
];

const EYE: readonly Point[] = [
  [247, 293],
  [312, 242],
  [412, 224],
  [512, 228],
  [575, 280],
  [581, 345],
  [518, 390],
  [412, 405],
  [312, 419],
  [249, 378],
];

const TAIL: readonly Point[] = [
  [146, 300],
  [176, 258],
  [214, 290],
  [224, 352],
  [246, 410],
  [192, 396],
  [152, 350],
];

/** Flecks and veins of fat. */
const MARBLING: readonly Cut[] = [
  [272, 330, 356, 310, 10, 8],
  [318, 316, 344, 350, -6, 6],
  [330, 276, 420, 262, -12, 8],
  [380, 268, 402, 300, 6, 6],
  [440, 262, 516, 276, 10, 8],
  [372, 332, 452, 322, 14, 9],
  [420, 326, 440, 358, -6, 6],
  [476, 320, 546, 306, -12, 8],
  [500, 318, 520, 350, 6, 7],
  [300, 384, 366, 370, 9, 7],
  [396, 378, 470, 366, -10, 8],
  [486, 368, 530, 346, 6, 6],
  [286, 354, 310, 378, 4, 6],
  [262, 214, 330, 184, 8, 8],
  [352, 182, 424, 178, -8, 7],
  [448, 182, 516, 172, 9, 7],
  [540, 172, 588, 202, 8, 7],
  [604, 220, 622, 280, 8, 7],
  [176, 312, 204, 352, 6, 6],
  [196, 366, 218, 388, 4, 6],
  [290, 300, 312, 286, 4, 6],
  [352, 362, 378, 386, 5, 6],
  [452, 290, 474, 302, 5, 6],
  [540, 330, 556, 352, 4, 6],
  [400, 156, 436, 162, -4, 5],
  [500, 158, 524, 184, 4, 5],
  [632, 232, 640, 268, 4, 6],
];

const SHADE: readonly Cut[] = [
  [570, 316, 548, 352, 4, 8],
  [556, 358, 520, 352, 3, 8],
  [528, 374, 492, 366, 3, 8],
  [498, 384, 462, 378, 3, 7],
  [640, 300, 616, 292, 2, 8],
  [646, 270, 622, 262, 2, 8],
  [632, 330, 612, 316, 2, 7],
];

const LIGHT: readonly Cut[] = [
  [224, 228, 282, 182, 8, 7],
  [272, 296, 326, 262, 8, 7],
];
