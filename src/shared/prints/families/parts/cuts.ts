import { smooth } from "../../kit/curves.ts";
import type { Inks } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { direction, mix, offset, type Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A gouge cut between two points, bowed by `bow` toward its left-hand normal. */
export type Cut = readonly [
  x: number,
  y: number,
  toX: number,
  toY: number,
  bow: number,
  width: number,
];

/** The paths of many cuts. */
export const cuts = (rows: readonly Cut[]): string[] =>
  rows.map(([x, y, toX, toY, bow, width]) => {
    const [from, to]: [Point, Point] = [
      [x, y],
      [toX, toY],
    ];
    const along = direction(from, to);
    const at = (part: number) => offset(mix(from, to, part), along, 0, bow);
    return gouge([from, at(1 / 3), at(2 / 3), to], width);
  });

/** Muscles on a cut face, with fat in the gaps. Their dark edges are on the shaded side. */
export function muscles(
  print: Print,
  inks: Inks,
  outlines: readonly (readonly Point[])[],
  marbling: readonly string[] = [],
): void {
  const paths = outlines.map((outline) => smooth(outline));
  print.pull(paths, inks[1], { shift: 4, line: 4, key: inks[2] });
  print.grain(paths.join(""));
  print.ink(marbling, "#fff3e6");
}
