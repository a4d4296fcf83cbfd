import type { Point } from "../../../kit/points.ts";
import type { Print } from "../../../kit/print.ts";
import { animals } from "./animals.ts";
import { goods } from "./goods.ts";
import { landed } from "./landed.ts";
import { plants } from "./plants.ts";

const EMBLEMS = { ...animals, ...goods, ...landed, ...plants };

/** Small drawings for labels, about 110 high, centered on the origin. */
export type Emblem = keyof typeof EMBLEMS;

/** Draws an emblem on a label. */
export function emblem(print: Print, name: Emblem, [x, y]: Point, scale = 1): void {
  print.within(`translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})`, () => {
    EMBLEMS[name](print);
  });
}
