import { ball, lathe } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { calyx } from "../parts/calyx.ts";
import { punnet } from "../parts/punnet.ts";

export type Berries = {
  kind: keyof typeof BERRIES;
  inks: InkName;
};

/** A basket of berries, heaped. */
export function berries(print: Print, { kind, inks }: Berries): void {
  const { step, tumble, draw } = BERRIES[kind];
  const pieces = [print.symbol(() => draw(print, inks))];
  punnet(print, { pieces, step, tumble });
}

type Berry = { step: number; tumble: number; draw: (print: Print, inks: InkName) => void };

const BERRIES = {
  /** Cones with seeds and a calyx. */
  strawberry: { step: 112, tumble: 20, draw: strawberry },
  /** Hollow thimbles of small beads. */
  raspberry: { step: 84, tumble: 30, draw: (print, inks) => beaded(print, inks, 62) },
  /** Long cones of large beads, with their calyx left on the plant. */
  blackberry: { step: 92, tumble: 40, draw: (print, inks) => beaded(print, inks, 84) },
  /** Round, dusty, with a crown. */
  blueberry: { step: 68, tumble: 180, draw: blueberry },
} as const satisfies Record<string, Berry>;

function strawberry(print: Print, name: InkName): void {
  const inks = INKS[name];
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

/** Beads in rows: the darker ones behind, a light on each. */
function beaded(print: Print, name: InkName, height: number): void {
  const inks = INKS[name];
  const form = lathe({
    spine: [
      [0, -height * 0.6],
      [0, 0],
      [0, height * 0.8],
    ],
    width: [28, 44, 48, 42, 22],
    caps: [0.2, 0.2],
    steps: 9,
  });
  print.flat(form, inks, { fill: inks[2], teeth: 0, line: 12 });
  const rows = Math.round(height / 15);
  const beads = times(rows * 4, (index): Point => {
    const row = Math.floor(index / 4);
    const across = -0.72 + (index % 4) * 0.48 + (row % 2) * 0.2 - 0.1;
    return form.surface(across, 0.1 + (row / (rows - 1)) * 0.8);
  });
  print.dots(beads, inks[2], 27).dots(
    beads.map(([x, y]): Point => [x - 2, y - 2]),
    inks[1],
    23,
  );
  print.dots(
    beads.map(([x, y]): Point => [x - 6, y - 6]),
    inks[0],
    7,
  );
}

function blueberry(print: Print, name: InkName): void {
  const inks = INKS[name];
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
