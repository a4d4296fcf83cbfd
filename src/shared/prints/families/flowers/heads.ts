import { smooth } from "../../kit/curves.ts";
import { blob, lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** The head of a flower around the origin, about 110 to each side. */
export type FlowerKind = keyof typeof HEADS;

/**
 * Draws a head once, to be placed in any ink by `Print.tinted`: what it leaves unfilled takes the base,
 * `currentColor` the light.
 */
export function flowerHead(print: Print, kind: FlowerKind): string {
  return print.symbol(() => HEADS[kind](print));
}

const HEADS = { daisy, mum, rose, strawflower, sunflower, tulip } as const satisfies Record<
  string,
  (print: Print) => void
>;

/** The key ink by another name, so that it stays where the surroundings have an ink of their own. */
const DARK = "#1c3327";
const LIGHT = "currentColor";

/** Petals in one path with their contour, in the base or the light ink. */
function petals(print: Print, path: string, light: boolean, line = 5): void {
  const fill = light ? ` fill="${LIGHT}"` : "";
  print.raw(`<path d="${path}"${fill} stroke="${DARK}" stroke-width="${line}"/>`);
}

type Ring = readonly [radius: number, count: number, width: number];

/** Rings of petals from the outside in, alternating in the base and the light ink. */
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

function mum(print: Print): void {
  petalRings(print, [
    [110, 16, 33],
    [84, 13, 30],
    [52, 9, 26],
  ]);
  print.dots([[0, 0]], DARK, 18);
}

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

/** A ruffled rose: petals that close around its heart. */
function rose(print: Print): void {
  const layers = [
    [104, 6, 0.2],
    [78, 5, 0.7],
  ] as const;
  for (const [radius, count, phase] of layers) {
    for (const index of times(count, (at) => at)) {
      const angle = (index / count) * TURN + phase;
      const at = (out: number, side: number) => polar([0, 0], radius * out, angle + side);
      const edge = [
        at(0.3, -0.5),
        at(0.86, -0.62),
        at(1.04, -0.2),
        at(0.97, 0.06),
        at(1.05, 0.32),
        at(0.84, 0.64),
        at(0.3, 0.5),
      ];
      petals(print, smooth(edge), false, 7);
      print.ink(gouge([at(0.98, -0.3), at(0.86, -0.1), at(0.86, 0.14), at(0.98, 0.32)], 9), LIGHT);
    }
  }
  petals(
    print,
    smooth(times(8, (index) => polar([0, 0], index % 2 ? 40 : 35, (index / 8) * TURN))),
    false,
    6,
  );
  const folds = [
    gouge(
      [
        [-28, 6],
        [-20, -26],
        [16, -28],
        [26, -2],
      ],
      9,
    ),
    gouge(
      [
        [-16, 14],
        [-12, -10],
        [8, -14],
        [14, 4],
      ],
      8,
    ),
    gouge(
      [
        [-20, 18],
        [0, 30],
        [20, 22],
        [26, 6],
      ],
      7,
    ),
  ];
  print.ink(folds, DARK, { opacity: 0.6 });
}

/** A closed tulip seen from the side, its foot at the origin. */
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
