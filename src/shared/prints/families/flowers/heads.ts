import { smooth } from "../../kit/curves.ts";
import { blob, lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** The head of a flower around the origin, about 110 to each side. */
export type FlowerKind = keyof typeof HEADS;

/**
 * Draws a head once, to be placed in any ink by `Print.tinted`: unfilled parts take the base ink, `currentColor` the
 * light one.
 */
export function flowerHead(print: Print, kind: FlowerKind): string {
  return print.symbol(() => HEADS[kind](print));
}

const HEADS = { daisy, mum, rose, strawflower, sunflower, tulip } as const satisfies Record<
  string,
  (print: Print) => void
>;

/** The key ink under another name, so that it is kept where the surroundings set their own ink. */
const DARK = "#1c3327";
const LIGHT = "currentColor";

/** Petals as one path with their contour, in the base or light ink. */
function petals(print: Print, path: string, light: boolean, line = 5): void {
  const fill = light ? ` fill="${LIGHT}"` : "";
  print.raw(`<path d="${path}"${fill} stroke="${DARK}" stroke-width="${line}"/>`);
}

type Ring = readonly [radius: number, count: number, width: number];

/** Rings of petals from the outside in, alternating between base and light ink. */
function petalRings(print: Print, rings: readonly Ring[]): void {
  rings.forEach(([radius, count, width], ring) => {
    const shapes: string[] = [];
    const ribs: string[] = [];
    for (const index of times(count, (at) => at)) {
      const angle = ((index + (ring % 2) / 2) / count) * TURN;
      const at = (out: number, side: number): Point => {
        const [x, y] = polar([0, 0], radius * out, angle);
        return [x - Math.sin(angle) * side * width * 0.5, y + Math.cos(angle) * side * width * 0.5];
      };
      shapes.push(smooth([at(0.3, 0), at(0.72, -1), at(1.05, 0), at(0.72, 1)]));
      ribs.push(tooth(at(0.45, 0), at(0.86, 0), 5));
    }
    petals(print, shapes.join(""), ring % 2 === 1);
    if (ring === 0) print.ink(ribs, DARK, { opacity: 0.5 });
  });
}

/**
 * A chrysanthemum: long narrow outer quills, spaced apart and hooked at their tips; the inner rings bend over the
 * center.
 */
function mum(print: Print): void {
  QUILLS.forEach(([radius, count, width, hook], ring) => {
    const quills = times(count, (index) => {
      const angle = ((index + (ring % 2) / 2 + print.between(-0.12, 0.12)) / count) * TURN;
      const long = radius * print.between(0.9, 1.06);
      const curl = hook * (index % 3 ? 1 : -0.7);
      const at = (out: number, side: number): Point => {
        const [x, y] = polar([0, 0], long * out, angle + curl * out ** 3);
        return [x - Math.sin(angle) * side * width, y + Math.cos(angle) * side * width];
      };
      return smooth([at(0.2, 0), at(0.66, -0.52), at(1, -0.24), at(0.96, 0.42), at(0.62, 0.48)]);
    });
    if (ring > 0) print.dots([[0, 0]], DARK, radius * 1.3);
    petals(print, quills.join(""), ring % 2 === 1, ring > 1 ? 4 : 5);
  });
  print.dots([[-2, -2]], LIGHT, 15);
}

/** Radius and count of the rings of quills, their width, and how far their tips turn; outermost first. */
const QUILLS = [
  [116, 18, 22, 0.16],
  [88, 14, 20, 0.2],
  [60, 8, 20, 0.3],
  [34, 6, 17, 0.5],
] as const;

function strawflower(print: Print): void {
  petalRings(print, [
    [80, 12, 36],
    [60, 10, 30],
  ]);
  print.dots([[0, 0]], DARK, 50).dots([[-2, -2]], INKS.gold[1], 40);
}

function daisy(print: Print): void {
  petalRings(print, [[92, 11, 40]]);
  print.dots([[0, 0]], DARK, 52).dots([[-2, -2]], INKS.gold[1], 40);
}

function sunflower(print: Print): void {
  petalRings(print, [
    [118, 17, 42],
    [106, 17, 36],
  ]);
  print.dots([[0, 0]], DARK, 124).dots([[-3, -3]], INKS.bark[1], 104);
  const seeds = times(40, (index) => polar([-2, -2], Math.sqrt(index / 40) * 47, index * 2.4));
  print.dots(seeds, INKS.bark[2], 8);
  print.dots(
    seeds.slice(16).map(([x, y]): Point => [x - 2, y - 2]),
    INKS.honey[1],
    5,
  );
}

/** A garden rose: broad petals rolled back to a point, in a spiral at the center. */
function rose(print: Print): void {
  const layers = [
    [108, 5, 0.3],
    [84, 5, 0.95],
  ] as const;
  for (const [radius, count, phase] of layers) {
    for (const index of times(count, (at) => at)) {
      const angle = (index / count) * TURN + phase;
      const at = (out: number, side: number) => polar([0, 0], radius * out, angle + side);
      const edge = [
        at(0.3, -0.6),
        at(0.8, -0.74),
        at(0.98, -0.4),
        at(1.08, 0),
        at(0.98, 0.4),
        at(0.8, 0.74),
        at(0.3, 0.6),
      ];
      petals(print, smooth(edge), false, 7);
      print.ink(
        gouge([at(0.86, -0.56), at(0.92, -0.3), at(0.94, -0.1), at(0.99, 0.02)], 12),
        LIGHT,
      );
      print.ink(gouge([at(0.82, 0.6), at(0.74, 0.4), at(0.74, 0.2), at(0.78, 0.02)], 7), DARK);
    }
  }
  petals(
    print,
    blob(times(9, (at) => polar([0, 0], at % 2 ? 60 : 55, (at / 9) * TURN))).path,
    false,
    6,
  );
  print.stroke(spiral(54, 6), DARK, 7);
  print.ink(
    [0.4, 1.5].map((start) => {
      const at = (turn: number, radius: number) => polar([0, 0], radius, start * 2 + turn);
      return gouge([at(0, 47), at(0.4, 46), at(0.8, 43), at(1.2, 40)], 9);
    }),
    LIGHT,
  );
}

/** Two and a half turns inward. */
const spiral = (from: number, to: number): Point[] =>
  times(20, (index) => {
    const part = index / 19;
    return polar([0, 0], from + (to - from) * part, 0.6 + part * TURN * 2.4);
  });

/** A closed tulip seen from the side, its base at the origin. */
function tulip(print: Print): void {
  const back = lathe({
    spine: [
      [0, 10],
      [0, -60],
      [0, -150],
    ],
    width: [30, 52, 44, 8],
    caps: [0.2, 0.02],
    steps: 8,
  });
  petals(print, back.path, false, 8);
  for (const side of [-1, 1]) {
    const edge: Point[] = [
      [4, 14],
      [46, -4],
      [66, -56],
      [58, -112],
      [44, -142],
      [18, -104],
      [2, -50],
    ];
    petals(print, smooth(edge.map(([x, y]): Point => [x * side, y])), false, 8);
    print.ink(
      gouge(
        [
          [side * 22, 0],
          [side * 40, -40],
          [side * 44, -80],
          [side * 40, -118],
        ],
        8,
      ),
      LIGHT,
    );
  }
  const front = blob([
    [0, 16],
    [-26, 0],
    [-34, -50],
    [-20, -96],
    [0, -124],
    [20, -96],
    [34, -50],
    [26, 0],
  ]);
  petals(print, front.path, false, 8);
  print.ink(tooth([-8, 8], [-8, -100], 11), LIGHT);
  print.ink(print.rim(front, { length: 30, step: 16 }), DARK);
}
