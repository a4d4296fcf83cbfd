import { ball, blob, lathe } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { QUIET } from "./quiet.ts";
import { heap } from "../parts/heap.ts";
import { flake, kernel } from "./popcorn.ts";
import { bean, speckledBean } from "./bean.ts";
import { driedTomato } from "./dried-tomato.ts";
import { raisin } from "./raisin.ts";
import { walnutHalf } from "../parts/walnut-half.ts";

export type DryGoods = {
  piece: keyof typeof PIECES;
  inks: InkName;
};

/** A mound of dry goods with a few that rolled away: nuts, beans, grains, dried fruit. */
export function dryGoods(print: Print, { piece, inks }: DryGoods): void {
  const { step, draw, tumble = 180, closed, loose }: Piece = PIECES[piece];
  const pieces = [0, 1].map((which) => print.symbol(() => draw(print, inks, which)));
  if (closed) print.ink(blob(MOUND).path, closed === "dark" ? KEY : INKS[inks][2]);
  heap(print, { foot: [396, 490], width: 560, height: 250, step, pieces, tumble });
  const single = loose ? print.symbol(() => loose(print)) : (pieces[0] ?? "");
  for (const at of ROLLED) print.place(single, at, { turn: print.between(-90, 90) });
}

/** Positions of pieces that rolled away. */
const ROLLED: readonly Point[] = [
  [108, 508],
  [650, 522],
  [706, 486],
];

type Piece = {
  /** Distance between pieces of the mound. */
  step: number;
  draw: (print: Print, inks: InkName, which: number) => void;
  tumble?: number;
  /** Draws something else beside the mound in place of loose pieces, such as the prepared food. */
  loose?: (print: Print) => void;
  /** What fills the gaps between pieces if not the background: darkness, or more pieces in the shade. */
  closed?: "dark" | "shaded";
};

const MOUND: readonly Point[] = [
  [150, 490],
  [210, 380],
  [330, 268],
  [460, 268],
  [580, 380],
  [640, 490],
  [396, 512],
];

const PIECES = {
  almond: {
    step: 88,
    draw: (print, inks) => {
      const form = lathe({
        spine: [
          [-58, 4],
          [0, -4],
          [58, 0],
        ],
        width: [14, 32, 38, 33, 20, 2],
        caps: [0.16, 0.02],
        steps: 8,
      });
      print.block(form, INKS[inks], { ...QUIET, crescent: 12, toothLength: 20 });
      const lines = print.along(form, [-0.55, -0.2, 0.2, 0.55], { from: 0.1, to: 0.86, width: 5 });
      print.ink(lines, INKS[inks][2]).ink(lines.slice(0, 1), INKS[inks][0]);
    },
  },
  walnut: {
    step: 138,
    tumble: 60,
    draw: (print, inks) => {
      print.within("scale(1.2)", () => walnutHalf(print, INKS[inks]));
    },
  },
  raisin: {
    step: 72,
    closed: "dark",
    draw: (print, inks, which) => raisin(print, inks, which === 1),
  },
  bean: {
    step: 82,
    closed: "dark",
    draw: (print, inks) => bean(print, inks),
  },
  popcorn: {
    step: 58,
    closed: "dark",
    draw: kernel,
    loose: flake,
  },
  speckledBean: {
    step: 82,
    closed: "dark",
    draw: (print, inks, which) => speckledBean(print, inks, which === 1),
  },
  driedTomato: {
    closed: "dark",
    step: 104,
    tumble: 30,
    draw: (print, inks, which) => driedTomato(print, inks, which === 1),
  },
  longGrain: {
    step: 50,
    tumble: 46,
    closed: "shaded",
    draw: (print, inks, which) => {
      const form = lathe({
        spine: [
          [-54, 0],
          [0, which ? 5 : -5],
          [54, 0],
        ],
        width: [2, 9, 10, 9, 2],
        caps: [0.05, 0.05],
        steps: 6,
      });
      print.flat(form, INKS[inks], { line: 6, toothLength: 8 });
      print.ink(
        gouge(
          [
            [-40, -3],
            [-12, -5],
            [12, -5],
            [40, -2],
          ],
          4,
        ),
        INKS[which ? "tan" : inks][0],
      );
    },
  },
  shortGrain: {
    step: 37,
    closed: "shaded",
    draw: (print, inks, which) => {
      const grain = ball([0, 0], [which ? 22 : 20, 11], { shape: 2.3, steps: 6 });
      print.flat(grain, INKS[inks], { line: 5, teeth: 0 });
      print.ink(
        gouge(
          [
            [-13, -1],
            [-6, -6],
            [4, -6],
            [11, -3],
          ],
          5,
        ),
        INKS[inks][0],
      );
    },
  },
} as const satisfies Record<string, Piece>;
