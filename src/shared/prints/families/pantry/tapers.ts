import { blob, lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

/** A pair of dipped taper candles, joined by their wick and tied. */
export function tapers(print: Print): void {
  const wick: Point[] = [
    [330, 86],
    [350, 40],
    [400, 34],
    [450, 40],
    [472, 86],
  ];
  print.stroke(wick, KEY, 9).stroke(wick, INKS.cream[2], 4);
  for (const [top, foot] of [
    [
      [330, 78],
      [352, 540],
    ],
    [
      [472, 78],
      [450, 540],
    ],
  ] as const) {
    const taper = lathe({
      spine: [top, [(top[0] + foot[0]) / 2, 300], foot],
      width: [7, 20, 27, 31, 34, 37, 39, 42],
      caps: [0.02, 0.03],
      steps: 12,
    });
    print.block(taper, INKS.honey, { crescent: 24, toothLength: 36, toothStep: 16, lights: 0 });
    print.ink(print.along(taper, [-0.45], { from: 0.1, to: 0.9, width: 10 }), INKS.honey[0]);
    print.ink(
      print.across(taper, { count: 7, from: 1, to: -0.2, width: 5, jitter: 0.3 }),
      INKS.honey[2],
    );
  }
  tie(print, [401, 330], 92, 34);
  const bow = (side: 1 | -1) =>
    blob([
      [401, 330],
      [401 + side * 40, 292],
      [401 + side * 96, 284],
      [401 + side * 104, 322],
      [401 + side * 60, 346],
    ]);
  for (const side of [-1, 1] as const)
    print.block(bow(side), INKS.leaf, { crescent: 12, toothLength: 22, lights: 0.6 });
  print.block(
    blob([
      [380, 314],
      [420, 312],
      [426, 348],
      [400, 356],
      [378, 346],
    ]),
    INKS.leaf,
    { crescent: 8, teeth: 0, lights: 0 },
  );
}
