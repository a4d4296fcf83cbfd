import { scaled } from "../../kit/curves.ts";
import { type Form, ball, lathe } from "../../kit/forms.ts";
import { INKS, type InkName, type Inks, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import type { Place } from "./tuber-place.ts";

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
      caps: kind === "sweet" ? [0.04, 0.03] : [0.2, 0.2],
      steps: 11,
    });
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

const PILES: Record<Tubers["kind"], { profile: readonly number[]; places: readonly Place[] }> = {
  round: {
    profile: [0.72, 0.94, 1, 0.98, 0.9, 0.66],
    places: [
      [[196, 262], [290, 230], [390, 268], 96],
      [[420, 244], [510, 214], [600, 262], 98],
      [[330, 196], [400, 176], [470, 204], 80],
      [[130, 412], [230, 376], [330, 424], 98],
      [[316, 434], [410, 396], [500, 440], 96],
    ],
  },
  finger: {
    profile: [0.66, 0.94, 0.98, 0.88, 0.98, 0.94, 0.6],
    places: [
      [[180, 214], [300, 170], [430, 214], 50],
      [[390, 236], [510, 176], [620, 240], 50],
      [[130, 312], [250, 270], [390, 318], 52],
      [[366, 316], [480, 282], [620, 330], 52],
      [[160, 414], [290, 366], [430, 418], 54],
      [[400, 430], [510, 380], [650, 430], 50],
      [[230, 488], [350, 452], [490, 494], 52],
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
  const size = half * 0.14;
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

/** The cut face of one, in front. */
function slice(print: Print, inks: Inks, flesh: string): void {
  const center: Point = [590, 432];
  const face = ball(center, [84, 76], { steps: 12 });
  print.block(face, inks, { crescent: 0, teeth: 0, lights: 0, salt: 0 });
  print.ink(ball([587, 429], [74, 66], { steps: 12 }).path, flesh).grain(face.path);
  const rings = times(9, (index): string => {
    const [x, y] = [548 + (index % 3) * 40, 400 + Math.floor(index / 3) * 28];
    return gouge(
      [
        [x - 14, y],
        [x - 4, y - 5],
        [x + 6, y - 5],
        [x + 15, y],
      ],
      4,
    );
  });
  print.ink(rings, inks[2], { opacity: 0.6 });
}
