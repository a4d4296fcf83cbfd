import { ball, lathe } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { calyx } from "../parts/calyx.ts";
import { punnet } from "../parts/punnet.ts";
import { besideBlackberries, besideRaspberries, blackberry, raspberry } from "./drupelets.ts";

export type Berries = {
  kind: keyof typeof BERRIES;
  inks: InkName;
};

/** A heaped basket of berries. */
export function berries(print: Print, { kind, inks }: Berries): void {
  const { step, tumble, draw, beside }: Berry = BERRIES[kind];
  const pieces = [print.symbol(() => draw(print, INKS[inks]))];
  punnet(print, { pieces, step, tumble });
  beside?.(print, INKS[inks]);
}

type Berry = {
  step: number;
  tumble: number;
  draw: (print: Print, inks: Inks) => void;
  /** What is in front of the basket and identifies the kind. */
  beside?: (print: Print, inks: Inks) => void;
};

const BERRIES = {
  /** Cones with seeds and a calyx. */
  strawberry: { step: 112, tumble: 20, draw: strawberry },
  /** Hollow cones of small drupelets in rings. */
  raspberry: { step: 104, tumble: 16, draw: raspberry, beside: besideRaspberries },
  /** Long cones of large drupelets that keep their core and hull. */
  blackberry: { step: 106, tumble: 10, draw: blackberry, beside: besideBlackberries },
  /** Round, with a bloom and a crown. */
  blueberry: { step: 68, tumble: 180, draw: blueberry },
} as const satisfies Record<string, Berry>;

function strawberry(print: Print, inks: Inks): void {
  const form = lathe({
    spine: [
      [0, -60],
      [0, 10],
      [0, 84],
    ],
    width: [40, 62, 64, 54, 38, 18],
    caps: [0.14, 0.14],
    steps: 9,
  });
  print.block(form, inks, { crescent: 20, toothLength: 36, toothStep: 20, lights: 0 });
  const seeds = times(16, (index) => {
    const row = Math.floor(index / 4);
    return form.surface(-0.66 + (index % 4) * 0.4 + (row % 2) * 0.16, 0.26 + row * 0.17);
  });
  print.dots(seeds, inks[2], 11).dots(
    seeds.map(([x, y]): Point => [x - 1, y - 2]),
    INKS.gold[0],
    7,
  );
  print.ink(
    gouge(
      [
        [-44, -28],
        [-50, -8],
        [-46, 12],
        [-38, 30],
      ],
      8,
    ),
    inks[0],
  );
  calyx(print, INKS.leaf, {
    center: [0, -56],
    radius: 58,
    sepals: 7,
    width: 0.42,
    flatness: 0.5,
    stem: 22,
    line: 7,
  });
}

function blueberry(print: Print, inks: Inks): void {
  print.block(ball([0, 0], [38, 36], { steps: 9 }), inks, {
    crescent: 11,
    toothLength: 20,
    toothStep: 14,
    lights: 0,
    line: 8,
  });
  const crown = times(5, (index) => {
    const angle = (index / 5) * TURN;
    return tooth(polar([6, -6], 5, angle), polar([6, -6], 18, angle), 11);
  });
  print.ink(crown, inks[2]).dots([[6, -6]], "#22303a", 9);
  print.ink(
    gouge(
      [
        [-26, 8],
        [-28, -6],
        [-20, -20],
        [-8, -27],
      ],
      9,
    ),
    inks[0],
  );
}
