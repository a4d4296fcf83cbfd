import { blob, lathe, polygon } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";
import { redwood } from "./redwood.ts";
import { vine } from "./vine.ts";

const oak = (print: Print) => {
  const trunk = lathe({
    spine: [
      [0, 4],
      [4, -40],
      [0, -80],
    ],
    width: [17, 13, 14],
    caps: [0.02, 0.02],
    steps: 5,
  });
  print.block(trunk, INKS.bark, { ...SMALL, crescent: 0 });
  const round = blob([
    [0, -184],
    [50, -176],
    [84, -136],
    [88, -92],
    [56, -56],
    [0, -44],
    [-58, -56],
    [-88, -94],
    [-82, -138],
    [-48, -176],
  ]);
  print.block(round, INKS.forest, { ...SMALL, crescent: 22, toothLength: 36 });
  const tufts = times(9, (index) => {
    const [x, y] = polar([0, -112], 30 + (index % 3) * 20, index * 2.4);
    return gouge(
      [
        [x - 16, y + 4],
        [x - 6, y - 9],
        [x + 6, y - 9],
        [x + 16, y + 4],
      ],
      7,
    );
  });
  print.ink(tufts, INKS.forest[0]);
};

const conifer = (print: Print) => {
  const trunk = polygon([
    [-13, 6],
    [-9, -60],
    [9, -60],
    [14, 6],
  ]);
  print.block(trunk, INKS.bark, { ...SMALL, crescent: 0, teeth: 0, line: 10, fill: INKS.bark[2] });
  const tiers = times(6, (index) => {
    const [y, half] = [-32 - index * 36, 74 - index * 11];
    return blob([
      [-half, y + 12],
      [-half * 0.4, y - 12],
      [0, y - 56],
      [half * 0.4, y - 12],
      [half, y + 12],
      [half * 0.4, y + 4],
      [0, y + 14],
      [-half * 0.4, y + 4],
    ]);
  });
  for (const tier of tiers) print.block(tier, INKS.forest, { ...SMALL, crescent: 10 });
};

/** Trees without fruit, and vines. */
export const trees = {
  oak: (print: Print) => oak(print),
  conifer: (print: Print) => conifer(print),
  redwood: (print: Print) => redwood(print),
  vine: (print: Print) => vine(print),
} as const satisfies Record<string, (print: Print) => void>;
