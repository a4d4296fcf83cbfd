import { bezier } from "../../kit/curves.ts";
import type { Inks } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { direction, mix, offset, type Point, polar } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

type Frond = {
  from: Point;
  to: Point;
  /** How far the middle is pushed sideways. */
  bend: number;
  /** Length of the longest side branch. */
  size: number;
  /** Pairs of side branches. */
  branches?: number;
  /** Width factor of the feathers: below 1 for dill. */
  fineness?: number;
};

/** A feathery top: carrot, dill, fennel. */
export function frond(
  print: Print,
  { from, to, bend, size, branches = 9, fineness = 1 }: Frond,
  inks: Inks,
): void {
  const spine = [from, offset(mix(from, to, 0.5), direction(from, to), 0, bend), to];
  const at = (part: number) => bezier(spine, part);
  const midrib = gouge([at(0), at(0.33), at(0.66), at(1)], 9);
  const feathers: string[] = [];
  for (let index = 0; index < branches; index++) {
    const part = 0.3 + (0.7 * index) / branches;
    const [foot, ahead] = [at(part), at(part + 0.02)];
    const heading = Math.atan2(ahead[1] - foot[1], ahead[0] - foot[0]);
    const length = size * Math.sin(0.5 + 2.3 * (index / branches)) * print.between(0.85, 1.15);
    for (const side of [-1, 1]) {
      const tip = polar(foot, length, heading + side * 0.85);
      const middle = mix(foot, tip, 0.5);
      feathers.push(
        tooth(foot, tip, length * 0.3 * fineness),
        tooth(middle, polar(middle, length * 0.42, heading + side * 0.2), length * 0.2 * fineness),
        tooth(middle, polar(middle, length * 0.36, heading + side * 1.6), length * 0.18 * fineness),
      );
    }
  }
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  feathers.push(tooth(to, polar(to, size * 0.5, heading), size * 0.2 * fineness));
  print.pull([midrib, ...feathers], inks[1], { shift: 3, line: 6 });
  print.ink(midrib, inks[2], { shift: 3 });
}
