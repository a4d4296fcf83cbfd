import { INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point, lerp, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

/** Branches of rosemary, densely set with needles. */
export function rosemary(print: Print): void {
  for (const [angle, length, bend] of [
    [-0.66, 420, -60],
    [0.66, 420, 60],
    [-0.22, 490, -24],
    [0.26, 486, 24],
  ] as const) {
    branch(print, angle, length, bend);
  }
  tie(print, [400, 506], 34, 22);
}

function branch(print: Print, angle: number, length: number, bend: number): void {
  const at = (part: number): Point => {
    const [x, y] = polar([400 + angle * 16, 552], length * part, angle - Math.PI / 2);
    return [x + bend * Math.sin(part * Math.PI) * 0.5, y];
  };
  stem(print, INKS.bark, {
    through: [at(0), at(0.5), at(1)],
    widths: [13, 6],
    line: 6,
    light: false,
  });
  const needle = (part: number, side: number, size: number) =>
    tooth(at(part), polar(at(part), size, angle - Math.PI / 2 + side), 15, side * 3);
  const parts = times(19, (index) => 0.3 + index * 0.037);
  const needles = parts.flatMap((part) => {
    const size = lerp(70, 44, part) * print.between(0.9, 1.1);
    return [
      needle(part, -0.78, size),
      needle(part, 0.78, size),
      needle(part, print.between(-0.3, 0.3), size * 0.8),
    ];
  });
  print.pull(needles, INKS.kale[1], { shift: 3, line: 6 });
  print.ink(
    parts.map((part) => tooth(at(part), polar(at(part), 40, angle - Math.PI / 2 - 0.78), 5)),
    INKS.kale[0],
    { shift: 3 },
  );
}
