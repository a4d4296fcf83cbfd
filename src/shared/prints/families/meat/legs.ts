import { blob, polygon } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS, KEY } from "../../kit/inks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts, muscles } from "../parts/cuts.ts";
import { duck } from "../parts/duck.ts";

export type Legs = { inks: InkName };

/** Two whole duck legs: one skin side up, one flesh side up, and the butcher's tag identifying them. */
export function legs(print: Print, { inks: name }: Legs): void {
  const inks = INKS[name];
  print.within("translate(272 262) rotate(-5) scale(0.88)", () => wholeLeg(print, inks, "skin"));
  print.within("translate(276 426) rotate(5) scale(0.94)", () => wholeLeg(print, inks, "flesh"));
  tag(print);
}

/** A tag with a duck on a string from the upper joint. */
function tag(print: Print): void {
  print.block(polygon(CARD), INKS.cream, { crescent: 12, toothLength: 18, lights: 0, line: 9 });
  print.dots([HOLE], KEY, 19);
  duck(print, { at: [640, 296], size: 0.66, inks: INKS.tan, head: INKS.forest });
  print.stroke(STRING, KEY, 11).stroke(STRING, INKS.cream[0], 5);
}

const HOLE: Point = [636, 204];

/** Around the ankle, through the hole of the card. */
const STRING: readonly Point[] = [[498, 222], [484, 196], [500, 176], [560, 156], [612, 166], HOLE];

const CARD: readonly Point[] = [
  [598, 174],
  [674, 174],
  [732, 222],
  [732, 364],
  [540, 364],
  [540, 222],
];

const LEG: readonly Point[] = [
  [-270, 20],
  [-256, -58],
  [-190, -112],
  [-100, -118],
  [-20, -80],
  [70, -62],
  [160, -66],
  [214, -66],
  [226, -34],
  [196, -14],
  [120, 14],
  [50, 62],
  [-40, 108],
  [-150, 116],
  [-238, 84],
];

/** The joint of the foot. */
const ANKLE: readonly Point[] = [
  [196, -64],
  [248, -78],
  [270, -98],
  [296, -82],
  [286, -58],
  [296, -36],
  [268, -26],
  [244, -38],
  [200, -22],
];

const LEG_LIGHTS: readonly Cut[] = [
  [-236, -10, -134, -94, 26, 20],
  [-206, 6, -130, -56, 14, 9],
  [0, -54, 150, -48, -5, 11],
];

const LEG_FOLDS: readonly Cut[] = [
  [-60, -40, 20, 30, 18, 10],
  [-80, 90, 40, 40, -10, 10],
  [-20, -20, 40, 16, 8, 7],
];

const LEG_FLESH: readonly (readonly Point[])[] = [
  [
    [-238, 16],
    [-214, -48],
    [-158, -84],
    [-90, -90],
    [-40, -66],
    [-34, -14],
    [-62, 40],
    [-120, 88],
    [-190, 78],
    [-228, 52],
  ],
  [
    [-26, -66],
    [70, -44],
    [160, -48],
    [206, -44],
    [176, -26],
    [96, 0],
    [30, 44],
    [-36, 78],
    [-92, 88],
    [-46, 44],
    [-18, -10],
  ],
];

const FLESH_SHADE: readonly Cut[] = [
  [-60, 30, -100, 34, -4, 8],
  [-86, 56, -128, 56, -4, 8],
  [-116, 78, -154, 72, -4, 8],
  [60, 22, 20, 20, -3, 7],
  [90, 2, 56, -2, -3, 7],
];

const FLESH_LIGHTS: readonly Cut[] = [
  [-216, 10, -130, -70, 22, 12],
  [-190, 50, -70, 20, 14, 8],
  [-150, -20, -70, -40, 8, 8],
  [20, -36, 110, -28, -5, 8],
  [30, 10, 100, -10, 5, 6],
];

function wholeLeg(print: Print, inks: Inks, side: "skin" | "flesh"): void {
  print.block(blob(ANKLE), INKS.cream, { crescent: 10, teeth: 0, lights: 0, line: 8 });
  const form = blob(LEG);
  print.block(form, inks, { crescent: 32, toothLength: 54, lights: side === "skin" ? 0.8 : 0 });
  if (side === "skin") {
    print.ink(cuts(LEG_LIGHTS), inks[0]).ink(cuts(LEG_FOLDS), inks[2]);
    const pores = times(30, (): Point => [print.between(-200, 20), print.between(-70, 70)]);
    print.dots(pores, inks[2], 6);
    return;
  }
  muscles(print, INKS.meat, LEG_FLESH);
  print.ink(cuts(FLESH_SHADE), INKS.meat[2]);
  print.ink(cuts(FLESH_LIGHTS), INKS.meat[0]);
}
