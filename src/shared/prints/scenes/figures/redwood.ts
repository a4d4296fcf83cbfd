import { lathe, polygon } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A straight trunk that narrows and leaves the frame at its top, with short sprays that hang from it. */
export function redwood(print: Print): void {
  const sprays = [0, 1].map((which) => print.symbol(() => spray(print, which)));
  SPRAYS.forEach(([x, y, scale, turn], index) => {
    const scaleX = x < 0 ? -scale : scale;
    const lean = x < 0 ? -turn : turn;
    print.place(sprays[index % 2] ?? "", [x, y], { turn: lean, scale, scaleX });
  });
  const trunk = polygon(TRUNK);
  print.block(trunk, INKS.crab, {
    crescent: 20,
    toothLength: 26,
    toothStep: 26,
    lights: 0,
    line: 10,
  });
  const furrows = lathe({
    spine: [
      [-4, 0],
      [-2, -280],
      [-2, -570],
    ],
    width: [46, 34, 30, 26, 22],
    caps: [0, 0],
    steps: 6,
  });
  const lines = [-0.6, -0.25, 0.1, 0.4].flatMap((across, index) => {
    const from = index % 2 ? 0.03 : 0.08;
    return print.along(furrows, [across], { from, to: from + 0.86, width: 7 });
  });
  print.ink(lines, INKS.crab[2]);
}

/** A short drooping branch to the right: needles hang from it, and a few stand above. */
function spray(print: Print, which: number): void {
  const reach = which ? 88 : 70;
  const at = (part: number): Point => [reach * part, -8 * part + 52 * part ** 2];
  const needles = times(7, (index) => {
    const [x, y] = at(0.2 + index * 0.125);
    const long = 34 - Math.abs(index - 2) * 3;
    const below: Point = [x + 8 + index, y + long];
    const above: Point = [x + long * 0.66, y - 7 + index * 3];
    return [tooth([x - 3, y], below, 11), tooth([x - 4, y + 2], above, 9)];
  }).flat();
  const rib = tooth([-14, 0], at(1.08), 12, 9);
  print.pull([rib, ...needles], INKS.leaf[2], { shift: 2, line: 4 });
}

/** The flare of the roots, then nearly straight up. */
const TRUNK: readonly Point[] = [
  [-68, 8],
  [-54, -14],
  [-44, -60],
  [-39, -140],
  [-34, -300],
  [-26, -570],
  [24, -570],
  [32, -300],
  [38, -140],
  [44, -60],
  [56, -12],
  [70, 10],
  [34, 4],
  [12, 14],
  [-18, 5],
  [-40, 14],
];

/** Where sprays hang behind the trunk, their size and how far they lean further down. */
const SPRAYS: readonly (readonly [x: number, y: number, scale: number, turn: number])[] = [
  [26, -216, 0.62, 12],
  [-26, -238, 0.74, 4],
  [26, -268, 0.9, 0],
  [-26, -296, 0.98, 8],
  [24, -306, 0.72, 16],
  [24, -346, 1.06, -4],
  [-24, -334, 0.7, 18],
  [-24, -372, 1.04, -2],
  [22, -384, 0.8, 10],
  [-22, -408, 0.82, 12],
  [22, -426, 1, 2],
  [-22, -448, 1.08, 0],
  [20, -462, 0.84, 14],
  [-20, -486, 0.8, 6],
  [20, -496, 0.9, 0],
];
