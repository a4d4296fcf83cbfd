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
  const needle = (part: number, turn: number, size: number) =>
    tooth(at(part), polar(at(part), size, angle - Math.PI / 2 + turn), 12, turn * 5);
  const parts = times(13, (index) => 0.28 + index * 0.058);
  const sized = (part: number) => lerp(88, 48, part) * print.between(0.86, 1.12);
  const behind = parts.flatMap((part) =>
    [-1.06, 1.06].map((turn) => needle(part, turn, sized(part) * 0.9)),
  );
  print.pull(behind, INKS.kale[0], { shift: 2, line: 5 });
  const before = parts.flatMap((part) =>
    [-0.62, 0.62].map((turn) =>
      needle(part + 0.02, turn + print.between(-0.12, 0.12), sized(part)),
    ),
  );
  const tuft = [-0.3, 0, 0.3].map((turn) => needle(0.97, turn, 48));
  print.pull([...before, ...tuft], INKS.kale[1], { shift: 2, line: 5 });
}
