import { ball } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { calyx } from "../parts/calyx.ts";

export type RoundEggplant = { inks: InkName };

/** Two round eggplants with light streaks from the shoulder down. */
export function roundEggplant(print: Print, { inks }: RoundEggplant): void {
  const places: readonly (readonly [Point, number, number])[] = [
    [[270, 320], 150, -0.16],
    [[516, 366], 146, 0.14],
  ];
  for (const [center, radius, lean] of places) {
    const form = ball(center, [radius * 0.98, radius], { taper: -0.12, lean });
    print.block(form, INKS[inks], { crescent: 40, toothLength: 70, lights: 0 });
    const across = [-0.85, -0.6, -0.34, -0.1, 0.16, 0.42, 0.66];
    const streaks = print.along(form, across, { from: 0.12, to: 0.8, width: 15, jitter: 0.22 });
    print.ink(streaks, INKS.rose[0]);
    print.ink(
      print.along(form, [-0.72, -0.22, 0.3, 0.55], { from: 0.2, to: 0.94, width: 7, jitter: 0.2 }),
      INKS[inks][2],
    );
    const crown = form.surface(0, 0.04);
    calyx(print, INKS.leaf, {
      center: [crown[0], crown[1] + 12],
      radius: 88,
      sepals: 6,
      width: 0.46,
      flatness: 0.5,
      stem: 54,
      turn: lean,
    });
  }
}
