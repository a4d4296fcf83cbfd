import { INKS, type InkName } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { ribbed } from "../parts/ribbed.ts";

export type Pumpkin = {
  inks: InkName;
  ribs: number;
  /** Half its width and height. */
  radii?: readonly [number, number];
  depth?: number;
  stripe?: string;
};

/** A round squash from above: pumpkin, kabocha. */
export function pumpkin(
  print: Print,
  { inks, ribs, radii = [205, 160], depth = 0.045, stripe }: Pumpkin,
): void {
  const { pole } = ribbed(print, INKS[inks], {
    center: [400, 335],
    radii,
    ribs,
    depth,
    pole: -0.62,
    grooveWidth: 11,
    groove: 0.97,
    crescent: 40,
    start: 0.06,
    ...(stripe && { stripe }),
  });
  const [x, y] = pole;
  const through: Point[] = [
    [x, y + 12],
    [x - 6, y - 40],
    [x + 34, y - 84],
  ];
  stem(print, INKS.tan, { through, widths: [62, 34], line: 10 });
}
