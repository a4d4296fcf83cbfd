import { blob, lathe } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS, KEY } from "../../kit/inks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";
import { turkey } from "./turkey.ts";

export type WholeBird = {
  inks: InkName;
  /** A chicken from its side; a turkey from where its legs are tied, on a platter. */
  kind: "chicken" | "turkey";
};

/** A whole bird on its back, trussed. */
export function wholeBird(print: Print, { inks: name, kind }: WholeBird): void {
  if (kind === "turkey") turkey(print, INKS[name]);
  else chicken(print, INKS[name]);
}

/** Its legs to the right. */
function chicken(print: Print, inks: Inks): void {
  drumstick(print, inks, FAR_LEG);
  print.block(blob(CHICKEN), inks, {
    crescent: 44,
    toothLength: 70,
    toothWidth: 12,
    toothStep: 24,
    lights: 0.9,
    line: 11,
  });
  print.ink(cuts(BREAST), inks[0]).ink(cuts(FOLDS), inks[2]);
  const pores = times(16, (): Point => [print.between(220, 470), print.between(200, 300)]);
  print.dots(pores, inks[2], 5);
  wing(print, inks);
  drumstick(print, inks, NEAR_LEG);
  truss(print, [636, 284]);
}

const CHICKEN: readonly Point[] = [
  [118, 352],
  [134, 268],
  [196, 196],
  [296, 152],
  [404, 150],
  [500, 192],
  [572, 262],
  [622, 340],
  [652, 398],
  [628, 434],
  [560, 456],
  [450, 492],
  [320, 500],
  [202, 478],
  [138, 424],
];

/** The breast as the light falls on it, with its keel. */
const BREAST: readonly Cut[] = [
  [190, 268, 318, 182, 24, 20],
  [214, 300, 290, 236, 14, 10],
  [350, 178, 432, 188, 6, 11],
  [168, 330, 188, 288, 5, 9],
];

const FOLDS: readonly Cut[] = [
  [412, 214, 500, 286, 16, 10],
  [404, 246, 456, 290, 10, 8],
  [470, 210, 536, 268, 8, 8],
  [150, 400, 214, 448, -8, 9],
  [230, 470, 330, 476, -6, 9],
];

/** Two joints folded against the side, with the tip tucked under. */
function wing(print: Print, inks: Inks): void {
  const look = { crescent: 16, toothLength: 30, toothStep: 19, lights: 0 };
  const lower = lathe({
    spine: [
      [352, 408],
      [270, 436],
      [166, 398],
    ],
    width: [38, 36, 30, 24, 14],
    caps: [0.14, 0.1],
    steps: 8,
  });
  print.block(lower, inks, look);
  const upper = lathe({
    spine: [
      [214, 300],
      [306, 318],
      [374, 412],
    ],
    width: [34, 46, 46, 42, 34],
    caps: [0.16, 0.16],
    steps: 8,
  });
  print.block(upper, inks, look);
  print.ink(cuts(WING_LIGHTS), inks[0]).ink(cuts(WING_FOLDS), KEY);
}

const WING_LIGHTS: readonly Cut[] = [
  [212, 290, 306, 316, 10, 11],
  [196, 404, 270, 416, -6, 8],
];

const WING_FOLDS: readonly Cut[] = [
  [352, 440, 388, 420, -6, 8],
  [334, 398, 306, 404, 2, 6],
  [166, 396, 196, 404, -2, 7],
];

const NEAR_LEG: Drumstick = {
  spine: [
    [372, 410],
    [530, 452],
    [650, 296],
  ],
  width: [56, 82, 86, 74, 52, 32, 20],
};

const FAR_LEG: Drumstick = {
  spine: [
    [470, 260],
    [560, 250],
    [646, 262],
  ],
  width: [60, 62, 52, 36, 22],
};

/** From the hip over the knee to the ankle. */
type Drumstick = { spine: readonly Point[]; width: readonly number[] };

/** Thigh and drumstick in one, the bone's end showing. */
function drumstick(print: Print, inks: Inks, { spine, width }: Drumstick): void {
  const [, knee = [0, 0], ankle = [0, 0]] = spine;
  const angle = Math.atan2(ankle[1] - knee[1], ankle[0] - knee[0]);
  const at = (out: number, side: number): Point => [
    ankle[0] + Math.cos(angle) * out - Math.sin(angle) * side,
    ankle[1] + Math.sin(angle) * out + Math.cos(angle) * side,
  ];
  const knob = blob([
    at(-24, -16),
    at(18, -15),
    at(46, -24),
    at(50, 0),
    at(46, 24),
    at(18, 15),
    at(-24, 16),
  ]);
  print.block(knob, INKS.cream, { crescent: 8, teeth: 0, lights: 0, salt: 0 });
  const form = lathe({ spine, width, caps: [0.16, 0.05], steps: 12 });
  print.block(form, inks, { crescent: 26, toothLength: 44, toothStep: 21, lights: 0.5 });
  const rings = { count: 4, start: 0.78, end: 0.97, from: 1, to: 0, width: 6 };
  print.ink(print.across(form, rings), inks[2]);
}

/** Knotted string around both ankles. */
function truss(print: Print, [x, y]: Point): void {
  const courses: readonly (readonly Point[])[] = [
    [
      [x - 22, y - 34],
      [x + 12, y - 4],
      [x + 4, y + 40],
    ],
    [
      [x + 6, y + 4],
      [x + 34, y + 18],
      [x + 42, y + 48],
    ],
    [
      [x + 6, y + 4],
      [x + 16, y + 36],
      [x + 6, y + 66],
    ],
  ];
  for (const course of courses) print.stroke(course, KEY, 15);
  for (const course of courses) print.stroke(course, INKS.cream[0], 8);
  print.dots([[x + 8, y + 2]], KEY, 26).dots([[x + 6, y]], INKS.cream[0], 15);
}
