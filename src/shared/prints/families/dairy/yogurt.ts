import { ball, blob, disc, lathe } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Emblem, emblem } from "../parts/emblems/emblem.ts";
import { glass } from "./glass.ts";

export type Yogurt = {
  contents: InkName;
  /** The cream that has set on top. */
  cream: InkName;
  art: Emblem;
};

/** An open jar of set yogurt, a spoon in it. */
export function yogurt(print: Print, { contents, cream, art }: Yogurt): void {
  glass(print, {
    top: [400, 216],
    height: 320,
    width: [150, 140, 158, 170, 172, 172, 172, 170, 166],
    layers: [
      { inks: INKS[cream], to: 0.24 },
      { inks: INKS[contents], to: 1 },
    ],
  });
  mouth(print, cream);
  spoon(print, contents);
  emblem(print, art, [396, 402], 1.4);
}

/** The open top: the rim of the glass, and the yogurt with the hole of a spoonful. */
function mouth(print: Print, cream: InkName): void {
  const rim = ball([400, 206], [160, 44], { shape: 2.2 });
  print.block(rim, INKS.sea, { crescent: 0, teeth: 0, lights: 0, fill: "#e4eee6", line: 10 });
  const surface = disc([398, 212], [138, 31], print.between, 0.02);
  print.block(surface, INKS[cream], { crescent: 10, teeth: 0, lights: 0, line: 6 });
  print.ink(
    FOLDS.map((fold) => gouge(fold, 8)),
    INKS[cream][2],
  );
}

const FOLDS = [
  [
    [290, 214],
    [330, 200],
    [370, 202],
    [404, 212],
  ],
  [
    [320, 228],
    [360, 220],
    [400, 224],
    [440, 232],
  ],
] as const;

/** A spoon that stands in the jar, heaped. */
function spoon(print: Print, contents: InkName): void {
  const handle = lathe({
    spine: [
      [440, 216],
      [520, 130],
      [640, 62],
    ],
    width: [11, 9, 10, 15, 20],
    caps: [0.02, 0.1],
    steps: 7,
  });
  print.block(handle, INKS.stone, { crescent: 8, toothLength: 12, lights: 0, fill: INKS.stone[0] });
  const heaped = blob(HEAP);
  print.block(heaped, INKS[contents], { crescent: 14, toothLength: 20, lights: 0.6, line: 8 });
  const edge: readonly [Point, Point, Point, Point] = [
    [378, 206],
    [404, 192],
    [428, 192],
    [452, 204],
  ];
  print.ink(gouge(edge, 7), KEY, { opacity: 0.5 });
}

const HEAP: readonly Point[] = [
  [356, 214],
  [370, 184],
  [400, 176],
  [414, 154],
  [440, 172],
  [468, 186],
  [480, 214],
  [440, 230],
  [394, 230],
];
