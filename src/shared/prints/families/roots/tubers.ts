import { scaled } from "../../kit/curves.ts";
import { type Form, ball, lathe } from "../../kit/forms.ts";
import { INKS, type InkName, type Inks, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import type { Place } from "./tuber-place.ts";
import { cast } from "../parts/cast.ts";

export type Tubers = {
  inks: InkName;
  /** Round potatoes, knobbly fingers, or sweet potatoes pointed at both ends. */
  kind: "round" | "finger" | "sweet";
  /** Color of the flesh of a cut one; none is cut without it. */
  flesh?: string;
};

/** A pile of tubers. */
export function tubers(print: Print, { inks: name, kind, flesh }: Tubers): void {
  const inks = INKS[name];
  print.shadow([410, 508], 600);
  const { places, profile } = PILES[kind];
  for (const [from, bend, to, half] of places) {
    const form = lathe({
      spine: [from, bend, to],
      width: scaled(profile, half),
      caps: CAPS[kind],
      steps: 11,
    });
    if (kind === "finger") cast(print, form);
    const step = kind === "finger" ? 34 : 19;
    print.block(form, inks, {
      crescent: half * 0.36,
      toothLength: half * 0.6,
      toothStep: step,
      lights: kind === "finger" ? 0 : 0.7,
    });
    if (kind === "sweet") furrows(print, form, inks);
    else eyes(print, form, inks, half);
  }
  if (flesh) slice(print, inks, flesh);
}

const CAPS = { round: [0.44, 0.4], finger: [0.26, 0.24], sweet: [0.04, 0.03] } as const;

const PILES: Record<Tubers["kind"], { profile: readonly number[]; places: readonly Place[] }> = {
  round: {
    profile: [1, 1.02, 0.98, 1, 1.04, 0.98, 0.9],
    places: [
      [[286, 242], [372, 226], [462, 246], 74],
      [[178, 318], [290, 290], [402, 322], 82],
      [[368, 310], [480, 284], [590, 322], 84],
      [[104, 430], [224, 404], [340, 436], 84],
      [[296, 446], [410, 418], [514, 450], 82],
    ],
  },
  finger: {
    profile: [0.9, 1.02, 0.94, 0.9, 1.02, 0.96, 0.78],
    places: [
      [[262, 322], [370, 284], [486, 322], 44],
      [[424, 336], [530, 296], [640, 348], 43],
      [[150, 406], [270, 364], [388, 408], 46],
      [[346, 414], [460, 374], [572, 412], 45],
      [[534, 424], [620, 388], [706, 436], 40],
      [[214, 486], [336, 446], [452, 490], 46],
      [[446, 496], [556, 458], [660, 500], 44],
    ],
  },
  sweet: {
    profile: [0.12, 0.46, 0.9, 1, 0.94, 0.7, 0.34, 0.08],
    places: [
      [[150, 190], [390, 120], [640, 270], 92],
      [[660, 300], [430, 270], [150, 372], 88],
      [[120, 440], [330, 400], [600, 508], 92],
    ],
  },
};

function eyes(print: Print, form: Form, inks: Inks, half: number): void {
  const places = times(5, (index) =>
    form.surface(-0.6 + ((index * 0.45) % 1.3), 0.18 + ((index * 0.29) % 0.68)),
  );
  const size = half * 0.1;
  print.ink(
    places.map(([x, y]) =>
      gouge(
        [
          [x - size, y],
          [x - size * 0.4, y + size * 0.6],
          [x + size * 0.4, y + size * 0.6],
          [x + size, y],
        ],
        6,
      ),
    ),
    KEY,
  );
  print.ink(
    places.map(([x, y]) =>
      gouge(
        [
          [x - size, y + 8],
          [x - size * 0.4, y + 14],
          [x + size * 0.4, y + 14],
          [x + size, y + 8],
        ],
        4,
      ),
    ),
    inks[0],
  );
  const specks = times(5, () => form.surface(print.between(-0.8, 0.8), print.between(0.1, 0.9)));
  print.dots(specks, inks[2], 5);
}

function furrows(print: Print, form: Form, inks: Inks): void {
  print.ink(
    print.along(form, [-0.5, 0.1, 0.6], { from: 0.16, to: 0.88, width: 6, jitter: 0.2 }),
    inks[2],
  );
  const marks = times(9, (index) => {
    const along = 0.16 + index * 0.08;
    const across = -0.5 + ((index * 0.37) % 1);
    const at = (aside: number) => form.surface(across + aside, along + aside * 0.02);
    return gouge([at(-0.2), at(-0.06), at(0.06), at(0.22)], 6);
  });
  print.ink(marks, KEY);
}

/** The cut face of one, in front: smooth, with a few specks. */
function slice(print: Print, inks: Inks, flesh: string): void {
  const center: Point = [590, 432];
  const face = ball(center, [84, 76], { steps: 12 });
  print.block(face, inks, { crescent: 0, teeth: 0, lights: 0, salt: 0 });
  print.ink(ball([587, 429], [74, 66], { steps: 12 }).path, flesh).grain(face.path);
  const at = (angle: number, part: number): Point => [
    587 + Math.cos(angle) * 74 * part,
    429 + Math.sin(angle) * 66 * part,
  ];
  const specks = times(9, () => at(print.between(0, TURN), print.between(0.1, 0.62)));
  print.dots(specks, inks[2], 4, 0.55);
}
