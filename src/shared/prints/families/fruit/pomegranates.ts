import { smooth } from "../../kit/curves.ts";
import { blob } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, mix, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Pomegranates = { inks: InkName };

/** A whole pomegranate with its crown, and a half full of arils. */
export function pomegranates(print: Print, { inks: name }: Pomegranates): void {
  const inks = INKS[name];
  const crown = [-0.62, -0.3, 0, 0.3, 0.62].map((side) =>
    tooth([306 + side * 34, 176], [310 + side * 108, 92 + Math.abs(side) * 30], 46),
  );
  print.pull(
    crown.filter((_, index) => index % 2 === 0),
    inks[2],
    { line: 9 },
  );
  const whole = blob([
    [280, 172],
    [336, 172],
    [396, 200],
    [448, 268],
    [456, 350],
    [418, 442],
    [320, 486],
    [216, 462],
    [154, 382],
    [150, 296],
    [188, 220],
    [242, 190],
  ]);
  print.block(whole, inks, { crescent: 42, toothLength: 92, toothWidth: 13, lights: 1.2 });
  print.pull(
    crown.filter((_, index) => index % 2 === 1),
    inks[1],
    { line: 9 },
  );
  const creases = [
    gouge(
      [
        [274, 196],
        [294, 188],
        [320, 188],
        [342, 196],
      ],
      9,
    ),
    gouge(
      [
        [254, 214],
        [240, 236],
        [228, 262],
        [222, 290],
      ],
      6,
    ),
    gouge(
      [
        [310, 206],
        [318, 240],
        [320, 270],
        [318, 310],
      ],
      5,
    ),
  ];
  print.ink(creases, KEY);
  arils(print, name);
}

function arils(print: Print, name: InkName): void {
  const center: Point = [556, 380];
  const face = blob(
    times(14, (index) => polar(center, index % 2 ? 138 : 136, (index / 14) * TURN + 0.3)),
  );
  print.block(face, INKS[name], { crescent: 0, teeth: 0, lights: 0, line: 11, salt: 0 });
  const pith: Point = [552, 376];
  print.ink(smooth(face.points.map((point) => mix(pith, point, 0.9))), "#fbe6c0");
  const chambers: string[] = [];
  const seeds: Point[] = [];
  const at = (part: number, angle: number) => polar(pith, 127 * part, angle);
  for (const start of times(6, (index) => (index / 6) * TURN + 0.25)) {
    chambers.push(smooth(CHAMBER.map(([part, side]) => at(part, start + side))));
    for (const [part, side] of ARILS) seeds.push(at(part, start + 0.06 + side * 0.9));
  }
  print.ink(chambers, "#7d1c33").dots(seeds, "#4d1023", 32).dots(seeds, "#c22b40", 26);
  print.dots(
    seeds.map(([x, y]): Point => [x + 3, y + 4]),
    "#e0565b",
    13,
  );
  print.dots(
    seeds.map(([x, y]): Point => [x - 5, y - 6]),
    "#ffe3d6",
    6,
  );
}

/** Distance from the center and angle of a chamber's corners, and of the arils in it. */
const CHAMBER = [
  [0.2, 0.5],
  [0.5, 0.2],
  [0.84, 0.1],
  [0.86, 0.35],
  [0.86, 0.66],
  [0.84, 0.92],
  [0.5, 0.82],
] as const;

const ARILS = [
  [0.3, 0.5],
  [0.52, 0.3],
  [0.5, 0.7],
  [0.75, 0.2],
  [0.72, 0.5],
  [0.76, 0.8],
] as const;
