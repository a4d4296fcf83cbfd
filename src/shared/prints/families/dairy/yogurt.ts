import { ball, disc } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Emblem, emblem } from "../parts/emblems/emblem.ts";
import { glass } from "./glass.ts";
import { spoon } from "./spoon.ts";

export type Yogurt = {
  contents: InkName;
  /** The cream set on top. */
  cream: InkName;
  art: Emblem;
};

/** An open jar of set yogurt with a spoon in it. */
export function yogurt(print: Print, { contents, cream, art }: Yogurt): void {
  const jar = glass(print, {
    top: [400, 216],
    height: 320,
    width: [150, 140, 158, 170, 172, 172, 172, 170, 166],
    layers: [
      { inks: INKS[cream], to: 0.16 },
      { inks: INKS[contents], to: 1 },
    ],
  });
  const [start, end] = [jar.surface(-0.94, 0.16), jar.surface(0.94, 0.16)];
  const sag = (x: number): Point => [x, start[1] + 12];
  print.ink(gouge([start, sag(340), sag(460), end], 7), INKS[cream][2]);
  mouth(print, cream);
  spoon(print, contents);
  emblem(print, art, [396, 402], 1.4);
}

/** The open top: the rim of the glass, and the yogurt where a spoonful was taken. */
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
