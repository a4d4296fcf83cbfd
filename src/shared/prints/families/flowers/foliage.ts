import { smooth } from "../../kit/curves.ts";
import { blob, lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import type { FlowerKind } from "./heads.ts";

/** A flower's leaf from the origin upward, about 130 long. */
export function foliage(print: Print, kind: FlowerKind): void {
  if (kind === "rose") leaflets(print);
  else if (kind === "mum") lobed(print);
  else {
    const tulip = kind === "tulip";
    leaf(print, INKS[tulip ? "sage" : "leaf"], {
      from: [0, 0],
      to: [0, tulip ? -260 : -130],
      width: tulip ? 24 : 38,
      veins: tulip ? 0 : 4,
      rib: 7,
      bend: 18,
      caps: [0.06, 0.05],
    });
  }
}

/** Rose: three toothed leaflets on one stalk. */
function leaflets(print: Print): void {
  stem(print, INKS.leaf, {
    through: [
      [0, 0],
      [4, -40],
      [0, -84],
    ],
    widths: [9, 7],
    line: 6,
    light: false,
  });
  for (const [from, to, half] of [
    [[0, -44], [-74, -78], 25],
    [[0, -44], [72, -84], 25],
    [[0, -72], [2, -168], 33],
  ] as const) {
    const form = lathe({
      spine: [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 4], to],
      width: [half * 0.3, half * 0.9, half, half * 0.8, half * 0.4, 2],
      caps: [0.08, 0.02],
      steps: 18,
      edge: (across, along) =>
        Math.abs(across) > 0.9 ? 1 + 0.13 * (((along * 9) % 1) - 0.5) * -2 : 1,
    });
    print.flat(form, INKS.forest, { teeth: 0, line: 6 });
    const veins = [0.3, 0.55].flatMap((along) =>
      [-0.7, 0.7].map((across) =>
        tooth(form.surface(0, along), form.surface(across, along + 0.14), 4),
      ),
    );
    print.ink([...veins, tooth(form.surface(0, 0), form.surface(0, 0.95), 6)], INKS.forest[0]);
  }
}

/** Chrysanthemum: deep blunt lobes. */
function lobed(print: Print): void {
  const half = LOBES.map(([x, y]): Point => [-x, y]).toReversed();
  const form = blob([[0, 4], ...LOBES, [0, -172], ...half]);
  print.block(form, INKS.leaf, { crescent: 0, teeth: 0.6, toothLength: 24, lights: 0, line: 7 });
  print.ink(
    smooth([
      [0, 0],
      [34, -56],
      [44, -110],
      [0, -166],
    ]),
    INKS.leaf[2],
    { opacity: 0.5 },
  );
  const veins = [
    [54, -74],
    [52, -124],
    [-54, -74],
    [-52, -124],
  ].map(([x = 0, y = 0]) => tooth([0, y + 44], [x, y], 6));
  print.ink([...veins, tooth([0, 0], [0, -160], 9)], INKS.leaf[0]);
}

/** The right edge of a lobed leaf, from its stalk to its tip. */
const LOBES: readonly Point[] = [
  [12, -28],
  [54, -50],
  [74, -74],
  [60, -88],
  [30, -84],
  [56, -108],
  [68, -132],
  [50, -142],
  [24, -126],
  [26, -154],
];

/** On the stems above the tie. */
export function thorns(print: Print): void {
  const hooks = times(8, (index) => {
    const side = index % 2 ? 1 : -1;
    const place: Point = [400 + side * (10 + (index % 3) * 12), 348 + index * 14];
    return tooth(place, [place[0] + side * 26, place[1] - 10], 17);
  });
  print.pull(hooks, INKS.rose[2], { line: 5, shift: 2, key: KEY });
}
