import { INKS, type InkName } from "../../kit/inks.ts";
import type { Print } from "../../kit/print.ts";
import { calyx } from "../parts/calyx.ts";
import { ribbed } from "../parts/ribbed.ts";

export type HeirloomTomatoes = {
  /** Left, right and front. */
  inks: readonly [InkName, InkName, InkName];
  /** Color of the right one's stripes. */
  stripe: string;
};

/** Three ribbed tomatoes of different varieties. */
export function heirloomTomatoes(print: Print, { inks, stripe }: HeirloomTomatoes): void {
  const [left, right, front] = inks;
  const back = ribbed(print, INKS[left], {
    center: [250, 316],
    radii: [150, 122],
    ribs: 9,
    depth: 0.06,
    pole: -0.5,
  });
  calyx(print, INKS.leaf, { center: back.pole, radius: 62, sepals: 6, width: 0.34, stem: 26 });
  const side = ribbed(print, INKS[right], {
    center: [584, 344],
    radii: [132, 108],
    ribs: 8,
    stripe,
    pole: -0.5,
  });
  calyx(print, INKS.leaf, {
    center: side.pole,
    radius: 54,
    sepals: 6,
    width: 0.34,
    stem: 22,
    turn: 0.7,
  });
  const near = ribbed(print, INKS[front], {
    center: [405, 404],
    radii: [182, 138],
    ribs: 11,
    depth: 0.07,
    pole: -0.48,
    grooveWidth: 11,
  });
  calyx(print, INKS.leaf, {
    center: near.pole,
    radius: 78,
    sepals: 6,
    width: 0.34,
    stem: 34,
    turn: 0.1,
  });
}
