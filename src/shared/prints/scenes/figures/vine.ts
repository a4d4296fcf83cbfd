import { blob, lathe, polygon } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** An old vine on its stake: a gnarled trunk, arms to both sides, leaves above and black grapes below. */
export function vine(print: Print): void {
  print.within("scale(.76)", () => oldVine(print));
}

function oldVine(print: Print): void {
  const stake = polygon([
    [-7, 6],
    [7, 6],
    [7, -206],
    [-7, -206],
  ]);
  print.block(stake, INKS.tan, { ...SMALL, crescent: 0, teeth: 0, line: 6 });
  for (const side of [-1, 1]) {
    const arm = lathe({
      spine: [
        [side * 6, -62],
        [side * 40, -120],
        [side * 96, -112],
      ],
      width: [15, 11, 8],
      caps: [0.05, 0.2],
      steps: 6,
    });
    print.block(arm, INKS.bark, { ...SMALL, crescent: 0, teeth: 0.5 });
  }
  const trunk = lathe({
    spine: [
      [-2, 8],
      [16, -34],
      [0, -96],
    ],
    width: [27, 19, 22, 18],
    caps: [0.02, 0.15],
    steps: 7,
  });
  print.block(trunk, INKS.bark, SMALL);
  print.ink(print.along(trunk, [-0.4, 0.3], { from: 0.1, to: 0.9, width: 6 }), INKS.bark[2]);
  const bunch = print.symbol(() => grapes(print));
  const leaf = print.symbol(() => vineLeaf(print));
  for (const [x, y, turn] of BEHIND) print.place(leaf, [x, y], { turn });
  for (const [x, y] of BUNCHES) print.place(bunch, [x, y], { scale: 1.5 });
  for (const [x, y, turn] of BEFORE) print.place(leaf, [x, y], { turn, scale: 0.86 });
}

/** Center and rotation of the leaves. */
const BEHIND = [
  [-84, -150, -60],
  [86, -154, 50],
  [-36, -176, -20],
  [38, -180, 24],
  [0, -140, 0],
] as const;

const BEFORE = [
  [-104, -118, -90],
  [104, -120, 86],
  [-28, -128, -140],
  [32, -132, 150],
] as const;

const BUNCHES = [
  [-62, -96],
  [64, -98],
] as const;

/** A lobed leaf around its center. */
function vineLeaf(print: Print): void {
  const edge: Point[] = [
    [0, 34],
    [-22, 40],
    [-28, 16],
    [-50, 6],
    [-34, -12],
    [-36, -36],
    [-14, -30],
    [0, -52],
    [14, -30],
    [36, -36],
    [34, -12],
    [50, 6],
    [28, 16],
    [22, 40],
  ];
  print.block(blob(edge), INKS.leaf, { ...SMALL, crescent: 8, toothLength: 14, line: 7 });
  const veins = [-1, 0, 1].map((side) => tooth([0, 30], [side * 30, side ? -20 : -38], 6));
  print.ink(veins, INKS.leaf[0]);
}

/** A bunch hanging from the origin. */
function grapes(print: Print): void {
  const berries = ROWS.flatMap(([count, y]) =>
    times(count, (index): Point => [(index - (count - 1) / 2) * 21, y]),
  );
  print
    .dots(berries, KEY, 30)
    .dots(
      berries.map(([x, y]): Point => [x - 1, y - 2]),
      INKS.plum[1],
      23,
    )
    .dots(
      berries.map(([x, y]): Point => [x - 5, y - 6]),
      INKS.plum[0],
      6,
    );
  print.ink(
    gouge(
      [
        [0, -22],
        [3, -16],
        [3, -10],
        [0, 0],
      ],
      5,
    ),
    INKS.leaf[1],
  );
}

/** Berries in each row of a bunch, and how far down it hangs. */
const ROWS = [
  [4, 0],
  [3, 18],
  [2, 36],
  [1, 54],
] as const;
