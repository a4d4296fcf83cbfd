import { lathe, polygon } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { animals } from "../parts/emblems/animals.ts";

/** A pair of dipped tapers, their wicks free, in a paper band with a bee on comb. */
export function tapers(print: Print): void {
  for (const x of [334, 466]) taper(print, x);
  band(print);
}

/** Straight and slender, from the wick down; the dipping has left a soft shoulder and its rings. */
function taper(print: Print, x: number): void {
  const wick: Point[] = [
    [x, 86],
    [x - 3, 52],
    [x + 6, 26],
    [x + 1, 2],
  ];
  print.stroke(wick, KEY, 15).stroke(wick, INKS.cream[1], 7);
  const form = lathe({
    spine: [
      [x, 66],
      [x, 320],
      [x, 552],
    ],
    width: [8, 22, 27, 30, 32, 34, 35, 37, 38],
    caps: [0.05, 0.012],
    steps: 14,
  });
  print.block(form, INKS.gouda, { crescent: 14, toothLength: 20, toothStep: 24, lights: 0 });
  print.ink(print.along(form, [-0.5], { from: 0.14, to: 0.94, width: 11 }), INKS.gouda[0]);
  const foot = [
    [x - 34, 538],
    [x - 12, 546],
    [x + 12, 546],
    [x + 34, 536],
  ] as const;
  print.ink(gouge(foot, 8), INKS.gouda[2]);
}

/** Paper around both, comb printed on it. */
function band(print: Print): void {
  const paper = polygon([
    [288, 316],
    [510, 316],
    [514, 440],
    [286, 440],
  ]);
  print.block(paper, INKS.cream, { crescent: 14, toothLength: 20, lights: 0, line: 10 });
  const cells = CELLS.map(([x, y]) => {
    const corners = times(6, (index) => polar([x, y], 17, (index / 6) * TURN + Math.PI / 6));
    return polygon(corners).path;
  });
  print.raw(
    `<path d="${cells.join("")}" fill="${INKS.honey[0]}" stroke="${INKS.honey[1]}" stroke-width="5"/>`,
  );
  print.within("translate(400 380) scale(.74)", () => animals.bee(print));
}

/** Two corners of comb, left and right of the bee. */
const CELLS: readonly Point[] = [-1, 1].flatMap((side): Point[] => [
  [400 + side * 91, 350],
  [400 + side * 91, 408],
  [400 + side * 74, 379],
]);
