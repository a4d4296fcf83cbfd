import { smooth } from "../../kit/curves.ts";
import { ball, blob, disc, type Form, lathe } from "../../kit/forms.ts";
import { type Inks, INKS } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { direction, offset, type Point, spread } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";

/** A turkey on its platter: high breast, long legs with dark shanks, and three of its tail feathers. */
export function turkey(print: Print, inks: Inks): void {
  platter(print);
  leg(print, inks, FAR_LEG);
  print.block(blob(BODY), inks, {
    crescent: 44,
    toothLength: 62,
    toothWidth: 12,
    toothStep: 32,
    lights: 0.9,
    line: 11,
  });
  print.ink(cuts(LIGHTS), inks[0]).ink(cuts(FOLDS), inks[2]);
  const wing = lathe({ spine: WING, width: [40, 56, 54, 44, 26], caps: [0.2, 0.2], steps: 8 });
  print.block(wing, inks, { crescent: 18, toothLength: 30, toothStep: 21, lights: 0.5 });
  leg(print, inks, NEAR_LEG);
  const plume = print.symbol(() => feather(print));
  for (const [at, turn] of FEATHERS) print.place(plume, at, { turn });
}

const BODY: readonly Point[] = [
  [92, 322],
  [110, 214],
  [176, 122],
  [280, 74],
  [388, 90],
  [480, 150],
  [556, 236],
  [602, 330],
  [604, 408],
  [560, 452],
  [440, 482],
  [290, 484],
  [166, 456],
  [108, 398],
];

const LIGHTS: readonly Cut[] = [
  [166, 246, 290, 124, 26, 20],
  [196, 270, 270, 196, 14, 11],
  [330, 112, 410, 138, 8, 12],
];

const FOLDS: readonly Cut[] = [
  [404, 176, 500, 258, 16, 10],
  [404, 216, 462, 266, 10, 8],
  [130, 392, 190, 444, -8, 9],
  [214, 462, 300, 470, -6, 9],
];

const WING: readonly Point[] = [
  [180, 318],
  [290, 318],
  [350, 426],
];

type Leg = { spine: readonly Point[]; width: readonly number[] };

const NEAR_LEG: Leg = {
  spine: [
    [402, 408],
    [604, 444],
    [672, 232],
  ],
  width: [64, 92, 92, 78, 56, 36, 24, 22],
};

const FAR_LEG: Leg = {
  spine: [
    [462, 290],
    [580, 280],
    [654, 172],
  ],
  width: [70, 74, 60, 40, 24, 20],
};

/** Thigh and drumstick in one, the scaly shank dark below the joint. */
function leg(print: Print, inks: Inks, { spine, width }: Leg): void {
  const [, knee = [0, 0], ankle = [0, 0]] = spine;
  const along = direction(knee, ankle);
  const end = offset(ankle, along, 74, 0);
  const shank = lathe({
    spine: [offset(ankle, along, -30, 0), offset(ankle, along, 20, 0), end],
    width: [17, 18, 16, 18, 23],
    caps: [0.02, 0.02],
    steps: 7,
  });
  print.block(shank, INKS.crab, { crescent: 8, teeth: 0, lights: 0, salt: 0 });
  print.ink(print.across(shank, { count: 6, start: 0.3, to: -0.7, width: 8 }), INKS.crab[2]);
  const cut = disc(end, [24, 20], print.between, 0.06);
  print.block(cut, INKS.cream, { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 8 });
  print.dots([end], INKS.blush[2], 15);
  const form = lathe({ spine, width, caps: [0.16, 0.05], steps: 12 });
  print.block(form, inks, { crescent: 26, toothLength: 44, toothStep: 28, lights: 0.5 });
}

/** Banded as a Narragansett's: brown, then black, with a pale tip. */
function feather(print: Print): void {
  const form = lathe({
    spine: [
      [0, 0],
      [-150, 28],
      [-330, -6],
    ],
    width: [5, 6, 22, 30, 34, 36, 34, 24],
    caps: [0.02, 0.14],
    steps: 11,
  });
  print.block(form, INKS.bark, { crescent: 0, toothLength: 14, lights: 0, salt: 0, line: 8 });
  print.ink(band(form, 0.9, 0.985), INKS.cream[0]);
  print.ink(band(form, 0.76, 0.9), INKS.jet[1]);
  print.ink([band(form, 0.66, 0.7), band(form, 0.52, 0.56), band(form, 0.38, 0.42)], INKS.tan[0]);
  const at = (along: number) => form.surface(0, along);
  print.ink(tooth(at(0), at(0.94), 10), INKS.cream[0]);
}

function band(form: Form, from: number, to: number): string {
  const across = spread(-0.88, 0.88, 5);
  const line = (along: number) => across.map((place) => form.surface(place, along));
  return smooth([...line(from), ...line(to).toReversed()]);
}

const FEATHERS: readonly (readonly [at: Point, turn: number])[] = [
  [[404, 500], 19],
  [[418, 514], 6],
  [[414, 530], -6],
];

function platter(print: Print): void {
  print.block(ball([380, 462], [330, 70]), INKS.blue, {
    crescent: 16,
    toothLength: 24,
    toothStep: 44,
    lights: 0,
    line: 10,
  });
  print.stroke(ball([376, 456], [298, 52]).points, INKS.blue[2], 5, true);
}
