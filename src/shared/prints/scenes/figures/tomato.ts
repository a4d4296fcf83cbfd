import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point, polar } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A tomato vine tied to its stake: a winding stem, feathered leaves to both sides, fruit in trusses. */
export function stakedTomato(print: Print): void {
  const stake: Point[] = [
    [6, 6],
    [4, -196],
  ];
  print.stroke(stake, KEY, 15).stroke(stake, INKS.tan[1], 8);
  const leaf = print.symbol(() => featheredLeaf(print));
  for (const [x, y, turn, scale] of BEHIND) print.place(leaf, [x, y], { turn, scale });
  print.stroke(STEM, KEY, 12).stroke(STEM, INKS.lime[2], 6);
  for (const y of [-58, -132]) print.ink(tooth([-8, y], [13, y - 4], 9), INKS.cream[2]);
  for (const [x, y, inks] of TRUSSES) truss(print, [x, y], inks);
  for (const [x, y, turn, scale] of BEFORE) print.place(leaf, [x, y], { turn, scale });
}

/** From the ground around the stake up to the tip. */
const STEM: readonly Point[] = [
  [-6, 6],
  [10, -36],
  [-8, -78],
  [12, -120],
  [-2, -160],
  [8, -182],
];

/** Root, direction and size of the leaves. */
const BEHIND = [
  [2, -20, -64, 0.9],
  [4, -44, 66, 1],
  [-4, -86, -70, 1],
  [8, -116, 62, 0.9],
  [0, -152, -48, 0.76],
  [4, -170, 38, 0.66],
  [6, -176, -8, 0.5],
] as const;

const BEFORE = [
  [-2, -74, 112, 0.74],
  [2, -30, -112, 0.7],
  [4, -128, -102, 0.7],
] as const;

/** Where trusses hang, and whether they are ripe. */
const TRUSSES: readonly (readonly [x: number, y: number, inks: InkName])[] = [
  [-34, -34, "tomato"],
  [30, -50, "tomato"],
  [-30, -92, "tomato"],
  [32, -112, "lime"],
];

/** Three fruits below each other on a stalk that hangs from the stem. */
function truss(print: Print, [x, y]: Point, inks: InkName): void {
  const fruits: Point[] = [
    [x - 9, y],
    [x + 9, y + 5],
    [x - 2, y + 21],
  ];
  print.stroke(
    [
      [0, y - 20],
      [x * 0.7, y - 22],
      [x, y + 4],
    ],
    KEY,
    6,
  );
  const aside = (by: number) => fruits.map(([a, b]): Point => [a - by, b - by]);
  print.dots(fruits, KEY, 28).dots(aside(2), INKS[inks][1], 21).dots(aside(6), INKS[inks][0], 5);
}

/** A leaf upward from its root: leaflets in pairs, and one at the tip. */
function featheredLeaf(print: Print): void {
  const leaflets = [22, 44].flatMap((along, index) =>
    [-1, 1].map((side) => {
      const angle = -Math.PI / 2 + side * 0.95;
      return tooth([side * 2, -along], polar([0, -along], 38 - index * 6, angle), 20);
    }),
  );
  const rib = tooth([0, 0], [0, -60], 9);
  print.pull([rib, ...leaflets, tooth([0, -50], [2, -88], 23)], INKS.leaf[1], {
    shift: 2,
    line: 5,
  });
  print.ink(tooth([0, -50], [1, -78], 6), INKS.leaf[0]);
}
