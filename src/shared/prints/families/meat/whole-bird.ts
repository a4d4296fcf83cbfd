import { ball, blob, lathe } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS, KEY } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";

export type WholeBird = {
  inks: InkName;
  /** A turkey has a broader breast and heavier legs, and is on a platter. */
  kind: "chicken" | "turkey";
};

/** A whole trussed bird on its back, legs to the right. */
export function wholeBird(print: Print, { inks: name, kind }: WholeBird): void {
  const inks = INKS[name];
  const turkey = kind === "turkey";
  if (turkey) platter(print);
  const body = blob(turkey ? TURKEY : CHICKEN);
  drumstick(print, inks, turkey ? FAR_LEG.turkey : FAR_LEG.chicken);
  print.block(body, inks, {
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
  drumstick(print, inks, turkey ? NEAR_LEG.turkey : NEAR_LEG.chicken);
  truss(print, turkey ? [650, 268] : [636, 284]);
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

const TURKEY: readonly Point[] = [
  [96, 338],
  [112, 232],
  [178, 148],
  [286, 96],
  [404, 98],
  [512, 148],
  [590, 232],
  [640, 326],
  [668, 392],
  [640, 432],
  [560, 454],
  [450, 484],
  [310, 490],
  [184, 464],
  [116, 408],
];

/** The light on the breast, with its keel. */
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

type Leg = { spine: readonly Point[]; width: readonly number[] };

const NEAR_LEG: Record<WholeBird["kind"], Leg> = {
  chicken: {
    spine: [
      [372, 410],
      [530, 452],
      [650, 296],
    ],
    width: [56, 82, 86, 74, 52, 32, 20],
  },
  turkey: {
    spine: [
      [356, 402],
      [540, 454],
      [668, 282],
    ],
    width: [60, 92, 98, 86, 60, 36, 22],
  },
};

const FAR_LEG: Record<WholeBird["kind"], Leg> = {
  chicken: {
    spine: [
      [470, 260],
      [560, 250],
      [646, 262],
    ],
    width: [60, 62, 52, 36, 22],
  },
  turkey: {
    spine: [
      [480, 220],
      [580, 216],
      [662, 240],
    ],
    width: [70, 72, 62, 42, 24],
  },
};

/** Thigh and drumstick in one piece, with the end of the bone visible. */
function drumstick(print: Print, inks: Inks, { spine, width }: Leg): void {
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

function platter(print: Print): void {
  print.block(ball([396, 466], [316, 62]), INKS.blue, {
    crescent: 16,
    toothLength: 24,
    toothStep: 36,
    lights: 0,
    line: 10,
  });
  print.stroke(ball([392, 460], [284, 46]).points, INKS.blue[2], 5, true);
  const sprig = (x: number, lean: number) =>
    times(4, (index) =>
      tooth([x + index * 24, 482 + lean * index], [x + index * 24 - 26, 462 + lean * index], 22),
    );
  print.pull([...sprig(140, 6), ...sprig(540, -4)], INKS.leaf[1], { shift: 3 });
}
