import { ball, blob } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type DinnerRolls = { crust: InkName; side: InkName };

const COLUMNS = 4;

/** A dozen rolls baked side by side, on their paper. */
export function dinnerRolls(print: Print, { crust, side }: DinnerRolls): void {
  print.block(blob(PAPER), INKS.cream, { crescent: 16, toothLength: 26, lights: 0.5 });
  const roll = print.symbol(() => {
    const soft = ball([0, 16], [80, 70], { shape: 3, steps: 14 });
    print.block(soft, INKS[side], { crescent: 18, toothLength: 24, lights: 0, salt: 0, line: 9 });
    const top = ball([-2, -14], [74, 50], { shape: 2.4, steps: 14 });
    print.flat(top, INKS[crust], { line: 5, toothLength: 34, toothStep: 14, fill: INKS[crust][1] });
    print.grain(top.path);
    print.ink([gouge(SHINE, 17), gouge(SPARK, 8)], INKS[crust][0]);
    print.ink(gouge(SHADE, 14), INKS[crust][2]);
  });
  for (const { y, step, scale } of ROWS) {
    for (const index of times(COLUMNS, (at) => at)) {
      const x = 400 + (index - (COLUMNS - 1) / 2) * step + print.between(-3, 3);
      const turn = (index - 1.5) * 3 + print.between(-3, 3);
      print.place(roll, [x, y + print.between(-4, 4)], { turn, scale });
    }
  }
}

/** From back to front. */
const ROWS = [
  { y: 226, step: 130, scale: 0.92 },
  { y: 322, step: 141, scale: 1 },
  { y: 430, step: 152, scale: 1.08 },
] as const;

const SHINE = [
  [-52, -14],
  [-46, -34],
  [-30, -46],
  [-8, -52],
] as const;

const SPARK = [
  [-30, -14],
  [-26, -24],
  [-18, -30],
  [-6, -33],
] as const;

const SHADE = [
  [-28, 22],
  [4, 28],
  [36, 20],
  [60, -6],
] as const;

const PAPER: readonly Point[] = [
  [150, 212],
  [400, 176],
  [650, 212],
  [676, 330],
  [716, 498],
  [690, 540],
  [400, 556],
  [110, 540],
  [84, 498],
  [124, 330],
];
