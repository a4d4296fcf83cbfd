import { ball, blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";
import { sheep } from "./sheep.ts";

/** What grazes and pecks beside the cows. */
export const animals = {
  /** Smaller than it is drawn, so that it fits between cows. */
  sheep: (print: Print) => {
    print.within("scale(.72)", () => sheep(print));
  },
  hen: (print: Print) => {
    for (const x of [-8, 16]) {
      const foot: Point[] = [
        [x - 13, 3],
        [x, -3],
        [x + 10, 3],
      ];
      const shank: Point[] = [
        [x, -22],
        [x, -3],
      ];
      print.stroke(shank, KEY, 11).stroke(foot, KEY, 9).stroke(shank, INKS.gold[1], 5);
      print.stroke(foot, INKS.gold[1], 4);
    }
    const comb = [-46, -37, -27].map(
      (x, index) => ball([x, -104 - (index % 2) * 5], [8, 10], { steps: 7 }).path,
    );
    const wattle = ball([-52, -74], [7, 10], { steps: 7 }).path;
    print.pull(comb, INKS.tomato[1], { shift: 2, line: 5 });
    print.pull(tooth([-50, -88], [-72, -82], 15), INKS.gold[1], { shift: 1, line: 5 });
    const body = blob(HEN);
    print.block(body, INKS.crab, { ...SMALL, crescent: 14 });
    print.pull(wattle, INKS.tomato[1], { shift: 2, line: 5 });
    print.pull(blob(WING).path, INKS.crab[2], { shift: 2, line: 5 });
    const quills = [0, 1, 2].map((index) =>
      tooth([-4 + index * 15, -36 + index], [14 + index * 15, -47], 7),
    );
    print.ink(quills, INKS.crab[0]).dots([[-42, -88]], KEY, 8);
  },
} as const satisfies Record<string, (print: Print) => void>;

/** From the bill over the head and back to the raised tail, and under the breast. */
const HEN: readonly Point[] = [
  [-53, -84],
  [-46, -98],
  [-31, -100],
  [-20, -86],
  [-10, -68],
  [12, -60],
  [36, -68],
  [50, -96],
  [66, -102],
  [72, -80],
  [62, -50],
  [38, -24],
  [6, -14],
  [-26, -20],
  [-48, -40],
  [-54, -62],
];

const WING: readonly Point[] = [
  [-18, -50],
  [12, -54],
  [50, -50],
  [28, -32],
  [0, -26],
  [-16, -34],
];
