import { ball, polygon } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { thymeSprig } from "./thyme-sprig.ts";

/** Thyme growing in a clay pot: a cushion of thin sprigs over a terracotta rim. */
export function pottedThyme(print: Print): void {
  const sprig = print.symbol(() => thymeSprig(print));
  const plant = (places: typeof BEHIND | typeof BEFORE) => {
    for (const [x, turn, scale] of places) print.place(sprig, [x, 336], { turn, scale });
  };
  plant(BEHIND);
  pot(print);
  print.block(ball([400, 330], [150, 26]), INKS.bark, {
    crescent: 0,
    teeth: 0,
    lights: 0,
    line: 7,
  });
  plant(BEFORE);
}

/** Base, rotation and size of the sprigs, from back to front. */
const BEHIND = [
  [322, -48, 0.96],
  [478, 50, 0.94],
  [346, -30, 1.06],
  [454, 31, 1.04],
  [376, -12, 1.12],
  [426, 13, 1.1],
] as const;

const BEFORE = [
  [300, -72, 0.8],
  [500, 72, 0.78],
  [330, -56, 0.76],
  [470, 57, 0.74],
  [352, -37, 0.84],
  [448, 38, 0.82],
  [374, -18, 0.86],
  [430, 20, 0.84],
  [402, 2, 0.92],
] as const;

/** A pot that tapers toward the bottom, with a broad rim. */
function pot(print: Print): void {
  const body = polygon([
    [268, 372],
    [532, 372],
    [498, 548],
    [302, 548],
  ]);
  print.block(body, CLAY, { crescent: 40, toothLength: 60, lights: 0.7 });
  const rim = polygon([
    [244, 322],
    [556, 322],
    [548, 384],
    [252, 384],
  ]);
  print.block(rim, CLAY, { crescent: 30, toothLength: 34, lights: 0 });
  const marks = times(3, (index) => {
    const y = 424 + index * 38;
    const at = (x: number, down: number): Point => [x + index * 5, y + down];
    return gouge([at(296, 0), at(320, 5), at(350, 7), at(384, 7)], 8);
  });
  print.ink(marks, CLAY[0]);
  print.ink(
    gouge(
      [
        [262, 340],
        [290, 334],
        [340, 334],
        [400, 338],
      ],
      9,
    ),
    CLAY[0],
  );
}

/** Fired clay. */
const CLAY = ["#f2b992", "#c9714a", "#8f4630"] as const;
