import { blob } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Emblem, emblem } from "../parts/emblems/emblem.ts";
import { tie } from "../parts/tie.ts";

export type Sack = {
  cloth: InkName;
  art: Emblem;
  /** What is spilled at its base. */
  spill: "grains" | "flour";
};

/** A sack tied at the neck, with some of its contents at its base. */
export function sack(print: Print, { cloth, art, spill }: Sack): void {
  const inks = INKS[cloth];
  const ruff = blob(RUFF);
  print.block(ruff, inks, { crescent: 18, toothLength: 40, lights: 0 });
  const body = blob(BODY);
  print.block(body, inks, { crescent: 46, toothLength: 80, lights: 0.8, line: 11 });
  print.ink(
    FOLDS.map((fold) => gouge(fold, 11)),
    KEY,
  );
  print.ink(
    SOFT_FOLDS.map((fold) => gouge(fold, 9)),
    inks[2],
  );
  tie(print, [398, 166], 70, 26);
  emblem(print, art, [396, 356], 1.7);
  if (spill === "grains") grains(print);
  else flour(print);
}

const BODY: readonly Point[] = [
  [336, 170],
  [398, 178],
  [462, 170],
  [526, 216],
  [560, 320],
  [574, 440],
  [562, 520],
  [400, 536],
  [238, 520],
  [226, 440],
  [240, 320],
  [274, 216],
];

const RUFF: readonly Point[] = [
  [342, 168],
  [316, 120],
  [292, 84],
  [346, 96],
  [380, 72],
  [410, 94],
  [456, 74],
  [480, 98],
  [512, 92],
  [480, 132],
  [460, 170],
  [398, 178],
];

type Fold = readonly [Point, Point, Point, Point];

const FOLDS: readonly Fold[] = [
  [
    [352, 184],
    [334, 220],
    [312, 250],
    [286, 276],
  ],
  [
    [384, 188],
    [380, 214],
    [372, 236],
    [360, 258],
  ],
  [
    [420, 188],
    [426, 210],
    [438, 232],
    [452, 250],
  ],
  [
    [446, 184],
    [470, 216],
    [496, 244],
    [524, 262],
  ],
];

const SOFT_FOLDS: readonly Fold[] = [
  [
    [256, 500],
    [262, 440],
    [256, 390],
    [262, 340],
  ],
  [
    [300, 522],
    [296, 490],
    [300, 466],
    [294, 440],
  ],
  [
    [350, 96],
    [362, 120],
    [366, 140],
    [366, 160],
  ],
  [
    [450, 92],
    [436, 120],
    [430, 140],
    [428, 160],
  ],
];

function grains(print: Print): void {
  const grain = print.symbol(() => {
    print.flat(
      blob([
        [-17, 2],
        [-8, -8],
        [10, -8],
        [18, 0],
        [8, 9],
        [-9, 9],
      ]),
      INKS.tan,
      { line: 5, teeth: 0 },
    );
  });
  for (let index = 0; index < 34; index++) {
    const x = print.between(170, 630);
    const y = 540 + print.between(-14, 22) - Math.abs(x - 400) * 0.04;
    print.place(grain, [x, y], { turn: print.between(-80, 80) });
  }
}

function flour(print: Print): void {
  const drift = blob([
    [150, 552],
    [220, 520],
    [300, 534],
    [360, 512],
    [450, 530],
    [530, 514],
    [620, 540],
    [652, 560],
    [400, 572],
  ]);
  print.block(drift, INKS.white, { crescent: 12, toothLength: 20, lights: 0, line: 8 });
}
