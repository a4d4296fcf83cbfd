import { bezier } from "../../kit/curves.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { direction, lerp, type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

const SPINE: readonly Point[] = [
  [0, 0],
  [-10, -110],
  [12, -270],
];

/** A sprig of thyme upward from the origin, about 280 high: a thin woody stem with pairs of tiny leaves. */
export function thymeSprig(print: Print): void {
  print.reaching([
    [-40, -10],
    [40, -10],
    [50, -290],
    [-30, -290],
  ]);
  print.ink(tooth(bezier(SPINE, 0), bezier(SPINE, 1), 15, -6), INKS.bark[2]);
  const leaves = times(9, (index) => {
    const part = lerp(0.16, 0.97, index / 8);
    const [foot, ahead] = [bezier(SPINE, part), bezier(SPINE, Math.min(1, part + 0.03))];
    const [dx, dy] = direction(foot, ahead);
    const heading = Math.atan2(dy, dx);
    const length = lerp(50, 22, (index / 8) ** 1.4);
    return [-1, 1].map((side) => {
      const aside = heading + side * lerp(1.05, 0.5, index / 8);
      const at = (way: number): Point => polar(foot, length * way, aside);
      return gouge([at(0), at(0.33), at(0.66), at(1)], 13);
    });
  });
  print.pull(leaves.flat(), INKS.sage[1], { shift: 2, line: 5 });
  print.ink(
    leaves.flatMap(([lit = ""]) => lit),
    INKS.leaf[1],
    { shift: 2 },
  );
}
