import { smooth } from "../../kit/curves.ts";
import { blob, type Form, lathe } from "../../kit/forms.ts";
import { INKS, type Inks, KEY } from "../../kit/inks.ts";
import { leaf } from "../../kit/leaf.ts";
import { type Course, curledGouge, gouge, tooth } from "../../kit/marks.ts";
import { isInside, mix, type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Peach = { inks: Inks; cheek: Inks; flesh: string };

/** Two whole peaches, cleft along their seam and fuzzy, a half with its loose pit, and long leaves. */
export function peaches(print: Print, look: Peach): void {
  for (const [to, bend] of LEAVES) {
    leaf(print, INKS.leaf, {
      from: [398, 214],
      to,
      width: 31,
      bend,
      veins: 6,
      rib: 7,
      profile: [0.3, 0.8, 1, 0.86, 0.5, 0.1],
      caps: [0.1, 0.02],
    });
  }
  const fruit = print.symbol(() => whole(print, look));
  print.place(fruit, [232, 322], { turn: -12, scale: 1.06 });
  print.place(fruit, [556, 312], { turn: 10 });
  half(print, look);
}

const LEAVES = [
  [[610, 78], -28],
  [[180, 92], 26],
] as const;

/** Two halves, one larger, that meet in a cleft at the top and a small point at the bottom. */
const CLEFT: readonly Point[] = [
  [-6, -116],
  [40, -138],
  [96, -118],
  [138, -56],
  [142, 20],
  [110, 90],
  [56, 130],
  [14, 148],
  [-12, 140],
  [-64, 126],
  [-118, 80],
  [-140, 8],
  [-128, -66],
  [-84, -120],
  [-36, -136],
];

/** The seam, from the cleft to the point. */
const SEAM: Course = [
  [-8, -118],
  [46, -62],
  [50, 44],
  [4, 142],
];

const SEAM_LIGHT: Course = [
  [-20, -118],
  [34, -62],
  [38, 44],
  [-8, 142],
];

function whole(print: Print, { inks, cheek }: Peach): void {
  const form = blob(CLEFT);
  print.block(form, inks, { crescent: 30, toothLength: 44, lights: 0 });
  for (const inward of [0, 0.2, 0.42]) {
    const glow = CHEEK.map((point) => mix(point, [-36, 4], inward));
    print.ink(smooth(glow), cheek[1], { opacity: 0.36 });
  }
  fuzz(print, form, inks, cheek);
  print.ink(curledGouge(SEAM_LIGHT, 12), inks[0]).ink(curledGouge(SEAM, 13), KEY);
  print.ink(
    gouge(
      [
        [-52, -116],
        [-24, -104],
        [10, -104],
        [36, -122],
      ],
      18,
    ),
    KEY,
  );
}

/** Where the sun has reddened it. */
const CHEEK: readonly Point[] = [
  [-112, -18],
  [-80, -72],
  [-30, -88],
  [14, -70],
  [32, -16],
  [30, 46],
  [6, 96],
  [-40, 92],
  [-92, 52],
];

/**
 * Stippling instead of shine: the blush consists of dots that thin out toward its edge, with light ones along the
 * lit edge.
 */
function fuzz(print: Print, form: Form, inks: Inks, cheek: Inks): void {
  for (const [count, near, far, size] of BLUSH) {
    const places = times(count, (index) => {
      const out = Math.sqrt((index + print.between(0, 1)) / count);
      return polar([-40, 10], near + (far - near) * out, index * 2.4);
    });
    print.dots(
      places.filter(([x, y]) => isInside([x * 1.1, y * 1.1], form.outline)),
      cheek[1],
      size,
    );
  }
  const lit = times(34, (index) => {
    const [x, y] = form.outline[36 + Math.floor(index * 1.5)] ?? [0, 0];
    return mix([x, y], [0, 0], print.between(0.06, 0.24));
  });
  print.dots(lit, inks[0], 6);
}

/** The number of dots in the blush, their range of distances from its center, and their size. */
const BLUSH = [
  [40, 20, 92, 8],
  [44, 76, 104, 7],
  [40, 96, 134, 5],
] as const;

/** The cut face: flesh that is red around the hollow, and the rough pit next to it. */
function half(print: Print, { inks, flesh }: Peach): void {
  const center: Point = [396, 430];
  const at = (size: number) =>
    CLEFT.map(([x, y]): Point => [center[0] + x * 0.92 * size, center[1] + y * 0.86 * size]);
  print.block(blob(at(1)), inks, { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 11 });
  const face = blob(at(0.92));
  print.ink(face.path, flesh).grain(face.path);
  const rays = times(20, (index) => {
    const angle = (index / 20) * TURN;
    return tooth(polar(center, 50, angle), polar(center, print.between(84, 98), angle), 14);
  });
  const hollow = blob(times(10, (index) => ovalAt(center, [66, 74], index / 10))).path;
  print.ink([...rays, hollow], RED);
  const stone = lathe({
    spine: [
      [center[0] + 2, center[1] - 62],
      [center[0] - 6, center[1]],
      [center[0] + 2, center[1] + 66],
    ],
    width: [18, 44, 50, 42, 4],
    caps: [0.2, 0.02],
    steps: 9,
  });
  print.block(stone, INKS.bark, { crescent: 14, toothLength: 24, lights: 0.6, line: 8 });
  const pits = times(14, (index) => {
    const [across, along] = [((index % 4) - 1.5) * 0.42, 0.2 + Math.floor(index / 4) * 0.19];
    const [x, y] = stone.surface(across, along);
    return gouge(
      [
        [x - 9, y - 5],
        [x - 2, y + 5],
        [x + 3, y - 4],
        [x + 9, y + 6],
      ],
      8,
    );
  });
  print.ink(pits, INKS.bark[2]);
}

const RED = "#d4493a";

const ovalAt = ([x, y]: Point, [rx, ry]: Point, part: number): Point => [
  x + rx * Math.cos(part * TURN),
  y + ry * Math.sin(part * TURN),
];
