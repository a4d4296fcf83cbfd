import { scaled } from "../../kit/curves.ts";
import { type Form, ball, blob, lathe } from "../../kit/forms.ts";
import { INKS, type InkName, type Inks, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import type { Place } from "./tuber-place.ts";

export type Tubers = {
  inks: InkName;
  /** Round potatoes, knobbly fingerlings, or sweet potatoes pointed at both ends. */
  kind: "round" | "finger" | "sweet";
  /** Flesh color of a cut one; none is cut if omitted. */
  flesh?: string;
};

/** A pile of tubers. */
export function tubers(print: Print, { inks: name, kind, flesh }: Tubers): void {
  const inks = INKS[name];
  const { places, profile, ground } = PILES[kind];
  if (ground) print.ink(blob(ground).path, KEY);
  for (const [from, bend, to, half, shape = profile] of places) {
    const form = lathe({
      spine: [from, bend, to],
      width: scaled(shape, half),
      caps: CAPS[kind],
      steps: 11,
      ...(kind === "finger" && { edge: knobs(from[0]) }),
    });
    const step = kind === "finger" ? 40 : 19;
    print.block(form, inks, {
      crescent: half * 0.36,
      toothLength: half * 0.6,
      toothStep: step,
      lights: kind === "sweet" ? 0.7 : 0,
    });
    if (kind === "sweet") furrows(print, form, inks);
    else eyes(print, form, inks, half);
  }
  if (!flesh) return;
  if (kind === "finger") longHalf(print, inks, flesh);
  else slice(print, inks, flesh, kind);
}

const CAPS = { round: [0.36, 0.36], finger: [0.2, 0.16], sweet: [0.04, 0.03] } as const;

type Pile = {
  profile: readonly number[];
  places: readonly (readonly [...Place, shape?: readonly number[]])[];
  /** The dark area between overlapping ones. */
  ground?: readonly Point[];
};

/** Broad at one end, or narrowed in the middle. */
const PEAR = [0.72, 0.84, 0.96, 1.06, 1.08, 1, 0.86];
const WAIST = [0.98, 1.08, 1.02, 0.92, 0.96, 0.98, 0.84];

const PILES: Record<Tubers["kind"], Pile> = {
  round: {
    profile: [0.9, 1.02, 1.06, 1.04, 1, 0.92, 0.8],
    ground: [
      [250, 330],
      [520, 330],
      [600, 480],
      [180, 480],
    ],
    places: [
      [[330, 280], [396, 196], [470, 188], 70, PEAR],
      [[170, 320], [256, 260], [358, 300], 72, WAIST],
      [[436, 262], [540, 272], [600, 350], 76],
      [[300, 372], [388, 318], [474, 348], 66],
      [[92, 404], [190, 400], [262, 470], 72, PEAR],
      [[236, 486], [330, 424], [460, 448], 76, WAIST],
    ],
  },
  finger: {
    profile: [0.66, 0.94, 1.06, 1.02, 0.94, 0.84, 0.66, 0.46],
    ground: [
      [260, 330],
      [420, 246],
      [560, 300],
      [650, 470],
      [400, 490],
      [160, 470],
    ],
    places: [
      [[250, 340], [350, 214], [440, 236], 34],
      [[600, 340], [520, 230], [400, 276], 34],
      [[690, 424], [660, 330], [540, 300], 35],
      [[160, 420], [260, 270], [404, 330], 36],
      [[622, 388], [500, 400], [380, 306], 36],
      [[740, 496], [680, 392], [520, 400], 36],
      [[64, 500], [140, 384], [292, 408], 36],
      [[276, 400], [400, 420], [520, 372], 36],
      [[700, 500], [600, 520], [470, 440], 36],
    ],
  },
  sweet: {
    profile: [0.12, 0.46, 0.9, 1, 0.94, 0.7, 0.34, 0.08],
    places: [
      [[226, 300], [420, 176], [640, 300], 86],
      [[716, 404], [540, 270], [280, 380], 84],
      [[84, 410], [320, 378], [612, 520], 90],
    ],
  },
};

/** The bumps of a fingerling, each at a different position. */
const knobs = (phase: number) => (across: number, along: number) =>
  1 + (Math.abs(across) > 0.9 ? 0.1 * Math.sin(along * 15 + phase + across * 2) : 0);

/** Eyes all over, each a short brow with its highlight. */
function eyes(print: Print, form: Form, inks: Inks, half: number): void {
  const places = times(5, (index) => {
    const across = -0.62 + ((index * 0.71) % 1.24) + print.between(-0.16, 0.16);
    return form.surface(across, 0.14 + index * 0.17 + print.between(-0.05, 0.05));
  });
  const brow = ([x, y]: Point, size: number, down: number, width: number) =>
    gouge(
      [
        [x - size, y + down],
        [x - size * 0.4, y + down + size * 0.6],
        [x + size * 0.4, y + down + size * 0.6],
        [x + size, y + down],
      ],
      width,
    );
  const sizes = places.map(() => Math.max(5, half * print.between(0.06, 0.14)));
  const brows = (down: number, width: number) =>
    places.map((place, index) => brow(place, sizes[index] ?? 0, down, width));
  print.ink(brows(0, 6), KEY).ink(brows(7, 4), inks[0]);
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

/** The cut face of one in front: smooth, with a few specks. */
function slice(print: Print, inks: Inks, flesh: string, kind: "round" | "sweet"): void {
  const outline = (part: number, shift: number): Form =>
    kind === "sweet"
      ? ball([590 - shift, 432 - shift], [84 * part, 76 * part], { steps: 12 })
      : blob(FACE.map(([x, y]): Point => [574 + x * part - shift, 438 + y * part - shift]));
  print.block(outline(1, 0), inks, { crescent: 0, teeth: 0, lights: 0, salt: 0 });
  const inner = outline(0.88, 3);
  print.ink(inner.path, flesh).grain(inner.path);
  if (kind === "round") print.stroke(outline(0.68, 3).points, inks[0], 5, true);
  const at = (angle: number, part: number): Point => [
    577 + Math.cos(angle) * 74 * part,
    434 + Math.sin(angle) * 60 * part,
  ];
  const specks = times(9, () => at(print.between(0, TURN), print.between(0.1, 0.62)));
  print.dots(specks, inks[2], 4, 0.55);
}

/** Potatoes are not round where they are cut. */
const FACE: readonly Point[] = [
  [-100, 10],
  [-84, -44],
  [-36, -74],
  [24, -78],
  [78, -58],
  [100, -10],
  [84, 42],
  [36, 60],
  [-20, 72],
  [-72, 54],
];

/** One in front, cut lengthwise: yellow and waxy. */
function longHalf(print: Print, inks: Inks, flesh: string): void {
  const half = (size: number, inset: number) =>
    lathe({
      spine: [
        [164 + inset, 492 - inset * 0.3],
        [330, 416],
        [536 - inset, 506 - inset * 0.5],
      ],
      width: scaled(PILES.finger.profile, size),
      caps: CAPS.finger,
      steps: 11,
    });
  print.block(half(42, 0), inks, { crescent: 0, teeth: 0, lights: 0, salt: 0 });
  const face = half(31, 14);
  print.ink(face.path, flesh).grain(face.path).stroke(half(19, 36).points, inks[0], 5, true);
}
