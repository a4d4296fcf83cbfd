import { INKS, type InkName } from "../../kit/inks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { calyx } from "../parts/calyx.ts";
import { ribbed } from "../parts/ribbed.ts";

export type RoundTomatoes = { inks: InkName };

/** Three smooth, round tomatoes. */
export function roundTomatoes(print: Print, { inks }: RoundTomatoes): void {
  const places: readonly (readonly [Point, number])[] = [
    [[248, 356], 126],
    [[566, 350], 122],
    [[406, 404], 138],
  ];
  places.forEach(([center, radius], index) => {
    const { form, pole } = ribbed(print, INKS[inks], {
      center,
      radii: [radius, radius * 0.92],
      ribs: 6,
      depth: 0.008,
      pole: -0.6,
      lights: 0,
    });
    print.ink(print.glint(form, { length: 34 }), INKS[inks][0]);
    calyx(print, INKS.leaf, {
      center: pole,
      radius: radius * 0.52,
      sepals: 5,
      width: 0.3,
      flatness: 0.5,
      stem: 24,
      turn: index,
    });
  });
}
