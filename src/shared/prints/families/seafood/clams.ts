import { blob } from "../../kit/forms.ts";
import { type Inks, INKS, KEY } from "../../kit/inks.ts";
import { curledGouge, tooth } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A pile of small clams, each in its own brown or gray. */
export function clams(print: Print): void {
  const pieces = [INKS.tan, INKS.stone, INKS.bran].map((inks) =>
    print.symbol(() => clam(print, inks)),
  );
  for (const [x, y, turn, which] of PILE) print.place(pieces[which] ?? "", [x, y], { turn });
}

/** Position, rotation and color, from back to front. */
const PILE = [
  [396, 170, 6, 0],
  [308, 236, -16, 1],
  [480, 232, 18, 2],
  [394, 268, -6, 0],
  [222, 322, -22, 2],
  [566, 318, 20, 1],
  [322, 344, 12, 0],
  [470, 348, -12, 1],
  [156, 416, -8, 0],
  [634, 414, 14, 0],
  [264, 430, 10, 1],
  [540, 432, -14, 2],
  [400, 440, 4, 2],
] as const;

/** The hinge, from which ridges and rings spread. */
const HINGE: Point = [-14, -56];

const SHELL: readonly Point[] = [
  [-14, -66],
  [22, -58],
  [66, -36],
  [94, 6],
  [84, 44],
  [40, 66],
  [-14, 70],
  [-62, 58],
  [-92, 26],
  [-84, -16],
  [-46, -50],
];

function clam(print: Print, inks: Inks): void {
  print.block(blob(SHELL), inks, { crescent: 22, toothLength: 26, toothStep: 15, lights: 0 });
  const ridges = times(9, (index) => {
    const [from, to] = [onRing(index / 8, 0.26), onRing(index / 8, 0.97)];
    return tooth(to, from, 6);
  });
  print.ink(ridges, inks[0]);
  const rings = [0.42, 0.62, 0.82].flatMap((part) => [
    ring([0.02, 0.18, 0.34, 0.5], part, 8),
    ring([0.46, 0.64, 0.8, 0.98], part, 8),
  ]);
  print.ink(rings, inks[2]);
  print.ink([ring([0.12, 0.3, 0.5, 0.66], 0.73, 7), ring([0.5, 0.66, 0.84, 0.98], 0.52, 6)], KEY);
  print.ink(tooth([-34, -56], [8, -61], 9), inks[2]);
}

/** A point on the ring that is `part` of the way from the hinge to the lip. */
function onRing(side: number, part: number): Point {
  const angle = Math.PI * (1.02 - side * 1.04);
  const lip: Point = [2 + Math.cos(angle) * 94, -8 + Math.sin(angle) * 78];
  return [HINGE[0] + (lip[0] - HINGE[0]) * part, HINGE[1] + (lip[1] - HINGE[1]) * part];
}

const ring = (sides: readonly [number, number, number, number], part: number, width: number) =>
  curledGouge(
    [
      onRing(sides[0], part),
      onRing(sides[1], part),
      onRing(sides[2], part),
      onRing(sides[3], part),
    ],
    width,
  );
