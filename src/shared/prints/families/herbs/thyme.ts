import { INKS, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A twig of thyme with its small round leaves in pairs. */
export function thyme(print: Print, foot: Point, angle: number, length: number): void {
  const at = (part: number) => polar(foot, length * part, angle - Math.PI / 2);
  stem(print, INKS.bark, {
    through: [at(0), at(0.5), at(1)],
    widths: [8, 5],
    line: 5,
    light: false,
  });
  const leaves = times(13, (index) => {
    const part = 0.26 + index * 0.06;
    const out = 13 - index * 0.3;
    return [-1, 1].map((side) => polar(at(part), out, angle - Math.PI / 2 + side * 1.25));
  }).flat();
  print.dots(leaves, KEY, 21);
  print.dots(
    leaves.map(([x, y]): Point => [x - 2, y - 2]),
    INKS.leaf[1],
    15,
  );
  print.dots(
    leaves.map(([x, y]): Point => [x - 4, y - 4]),
    INKS.leaf[0],
    5,
  );
}
