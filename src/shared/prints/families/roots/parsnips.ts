import { INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { mix } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { root } from "../parts/root.ts";

/** Three parsnips lying down, as they are sold. */
export function parsnips(print: Print): void {
  const profile = [0.8, 1, 0.9, 0.72, 0.54, 0.38, 0.22, 0.07];
  for (const [from, to, half, bend] of [
    [[250, 244], [650, 366], 68, -20],
    [[178, 336], [640, 444], 74, 16],
    [[232, 454], [664, 508], 66, -6],
  ] as const) {
    stem(print, INKS.lime, {
      through: [mix(from, to, 0.06), from, mix(from, to, -0.07)],
      widths: [34, 26],
    });
    root(print, INKS.cream, { from, to, half, profile, rings: 12, bend });
  }
}
