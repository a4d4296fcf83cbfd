import { INKS } from "../../../kit/inks.ts";
import { leaf } from "../../../kit/leaf.ts";
import type { Point } from "../../../kit/points.ts";
import type { Print } from "../../../kit/print.ts";

/** On a label, forms are too small for a crescent. */
export const SMALL = { crescent: 0, lights: 0, salt: 0, line: 7 };

/** A small leaf with only its rib. */
export function sprigLeaf(print: Print, from: Point, to: Point, width: number): void {
  leaf(print, INKS.leaf, {
    from,
    to,
    width,
    veins: 0,
    rib: 4,
    line: 5,
    caps: [0.1, 0.1],
    steps: 6,
  });
}
