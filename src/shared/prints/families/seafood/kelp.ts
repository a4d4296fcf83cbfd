import { lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

/** Dried ribbons of kelp with ruffled edges, tied. */
export function kelp(print: Print): void {
  print.shadow([410, 552], 380);
  for (const [angle, length, bend, inks] of KELP) {
    const at = (part: number) => polar([400 + angle * 30, 548], length * part, angle - Math.PI / 2);
    const [mx, my] = at(0.5);
    const form = lathe({
      spine: [at(0.02), [mx + bend, my], at(1)],
      width: [16, 34, 46, 48, 42, 30, 8],
      caps: [0.03, 0.04],
      steps: 34,
      edge: (across, along) =>
        Math.abs(across) > 0.9 ? 1 + 0.22 * Math.sin(along * 70 + across) : 1,
    });
    print.block(form, INKS[inks], {
      crescent: 12,
      toothLength: 26,
      toothStep: 26,
      lights: 0,
      line: 8,
    });
    print.ink(print.along(form, [-0.16, 0.12], { from: 0.04, to: 0.95, width: 8 }), INKS[inks][0]);
    const pleats = times(12, (index) => {
      const along = 0.12 + index * 0.068;
      const side = index % 2 ? 1 : -1;
      return tooth(form.surface(side * 0.98, along), form.surface(side * 0.42, along + 0.02), 10);
    });
    print.ink(pleats, INKS[inks][2]);
  }
  tie(print, [400, 500], 50, 26);
}

/** Angle, length, bend and inks of the ribbons, the outer ones first. */
const KELP = [
  [-0.72, 430, -70, "olive"],
  [0.72, 430, 70, "olive"],
  [-0.32, 490, -40, "forest"],
  [0.34, 486, 40, "forest"],
  [0.02, 510, 20, "olive"],
] as const;
