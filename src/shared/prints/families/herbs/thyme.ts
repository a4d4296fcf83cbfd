import { INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export function thyme(print: Print, foot: Point, angle: number, length: number): void {
  const at = (part: number) => polar(foot, length * part, angle - Math.PI / 2);
  stem(print, INKS.bark, {
    through: [at(0), at(0.5), at(1)],
    widths: [8, 5],
    line: 5,
    light: false,
  });
  const leaves = times(15, (index) => {
    const part = 0.28 + index * 0.05;
    return [-1, 1].map((side) =>
      tooth(polar(at(part), 27, angle - Math.PI / 2 + side * 0.95), at(part), 16),
    );
  }).flat();
  print.pull(leaves, INKS.leaf[1], { shift: 3, line: 5 });
}
