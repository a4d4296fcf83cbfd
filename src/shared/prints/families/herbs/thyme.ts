import { INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { type Course, gouge, tooth } from "../../kit/marks.ts";
import { mix, type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

const UP = -Math.PI / 2;

/** A twig of thyme, upright from the origin, with its small pointed leaves in pairs. */
export function thyme(print: Print, height: number): void {
  const at = (part: number): Point => [0, -height * part];
  const through = [at(0), at(0.5), at(1)];
  stem(print, INKS.bark, { through, widths: [8, 5], line: 5, light: false });
  const leaves = times(14, (index) => {
    const [foot, length] = [at(0.22 + index * 0.056), 34 - index * 0.9];
    return [-1, 1].map((side) => leafOf(foot, length, side));
  }).flat();
  const bud: Course = [at(0.98), at(1.01), at(1.04), at(1.07)];
  const shapes = [...leaves, bud].map((course) => gouge(course, 17));
  print.pull(shapes, INKS.leaf[1], { shift: 3, line: 5 });
  const ribs = leaves.map(([foot, , near, tip]) => tooth(foot, mix(near, tip, 0.4), 4));
  print.ink(ribs, INKS.leaf[0], { shift: 3 });
}

/** From the stem outwards, to the left or the right, bent up a little. */
function leafOf(foot: Point, length: number, side: number): Course {
  const along = (part: number) => polar(foot, length * part, UP + side * (1.15 - part * 0.35));
  return [foot, along(0.3), along(0.7), along(1)];
}
