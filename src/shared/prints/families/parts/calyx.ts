import { smooth } from "../../kit/curves.ts";
import type { Inks } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

type Calyx = {
  center: Point;
  radius: number;
  sepals: number;
  /** Height as a fraction of the width: how far it is turned to the side. */
  flatness?: number;
  /** Width of a sepal as a fraction of its length. */
  width?: number;
  /** Rounded sepals, like those of a persimmon. */
  rounded?: boolean;
  /** Angle of the first sepal in radians. */
  turn?: number;
  /** Length of the stem; 0 for none. */
  stem?: number;
  line?: number;
};

/** The sepals around the pole of a fruit, with its stem. */
export function calyx(print: Print, inks: Inks, options: Calyx): void {
  const { center, radius, sepals, flatness = 0.6, width = 0.5, turn = 0.3, line = 8 } = options;
  const half = width * 0.5;
  const shapes: string[] = [];
  const shades: string[] = [];
  const ribs: string[] = [];
  for (const angle of times(sepals, (index) => turn + (index / sepals) * TURN)) {
    const size = radius * print.between(0.88, 1.1);
    const at = (out: number, side: number): Point => [
      center[0] + (Math.cos(angle) * out - Math.sin(angle) * side) * size,
      center[1] + (Math.sin(angle) * out + Math.cos(angle) * side) * size * flatness,
    ];
    const outline = options.rounded
      ? roundSepal(half)
      : pointedSepal(half, print.between(-0.12, 0.12));
    shapes.push(smooth(outline.map(([out, side]) => at(out, side))));
    const shade = Math.cos(angle) > 0 ? half : -half;
    shades.push(smooth([at(0.05, 0), at(0.95, 0), at(0.6, shade * 0.7), at(0.2, shade * 0.6)]));
    ribs.push(tooth(at(0.1, 0), at(0.85, 0), 5));
  }
  print.pull(shapes, inks[1], { line });
  print.ink(shades, inks[2], { shift: 4 });
  print.ink(ribs, inks[0], { shift: 4 });
  if (!options.stem) return;
  const [x, y] = center;
  const top = y - options.stem;
  const through: Point[] = [
    [x, y + 4],
    [x + 4, (y + top) / 2],
    [x + 14, top],
  ];
  stem(print, inks, { through, widths: [14, 16] });
}

const roundSepal = (half: number): Point[] => [
  [0, -half * 0.5],
  [0.45, -half],
  [0.85, -half * 0.9],
  [1.02, 0],
  [0.85, half * 0.9],
  [0.45, half],
  [0, half * 0.5],
];

const pointedSepal = (half: number, tip: number): Point[] => [
  [0, -half * 0.5],
  [0.35, -half * 0.8],
  [0.72, -half * 0.3],
  [1.05, tip],
  [0.7, half * 0.4],
  [0.35, half * 0.8],
  [0, half * 0.5],
];
