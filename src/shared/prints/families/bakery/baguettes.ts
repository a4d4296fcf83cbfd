import { blob, type Form, lathe } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { type Course, gouge, tooth } from "../../kit/marks.ts";
import { mix, type Point, spread } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { cast } from "../parts/cast.ts";

export type Baguettes = { crust: InkName; crumb: InkName };

/** Two baguettes across each other, with pointed ends and the ears of the baker's knife. */
export function baguettes(print: Print, { crust, crumb }: Baguettes): void {
  print.shadow([420, 512], 620);
  for (const spine of LOAVES) {
    const form = lathe({
      spine,
      width: [5, 36, 56, 64, 66, 66, 64, 56, 36, 5],
      caps: [0.03, 0.03],
      steps: 16,
    });
    cast(print, form);
    print.block(form, INKS[crust], { crescent: 30, toothLength: 48, lights: 0, salt: 3, line: 11 });
    for (const along of spread(0.16, 0.78, 5)) slash(print, form, along, { crust, crumb });
    const tips = [0.03, 0.05, 0.93, 0.955].map((along) =>
      tooth(form.surface(0.9, along), form.surface(-0.3, along + 0.012), 6),
    );
    print.ink(tips, INKS[crust][2]);
  }
}

const LOAVES: readonly (readonly Point[])[] = [
  [
    [92, 372],
    [400, 296],
    [708, 276],
  ],
  [
    [76, 500],
    [410, 440],
    [732, 424],
  ],
];

/** One cut: torn crumb along the loaf, and the crisp lip that has lifted from it. */
function slash(print: Print, form: Form, along: number, { crust, crumb }: Baguettes): void {
  const at = (across: number, further: number) => form.surface(across, along + further);
  const torn = blob([
    at(-0.5, -0.04),
    at(-0.26, -0.01),
    at(0.14, 0.055),
    at(0.46, 0.13),
    at(0.12, 0.11),
    at(-0.3, 0.05),
  ]);
  print.flat(torn, INKS[crumb], { line: 7, teeth: 0 });
  const strands = [0.2, 0.4, 0.6, 0.8].map((part) => {
    const from = mix(at(-0.44, 0), at(0.3, 0.12), part);
    return tooth(from, mix(from, mix(at(-0.3, -0.01), at(0.4, 0.1), part), 0.9), 7);
  });
  print.ink(strands, INKS[crumb][2]);
  const course: Course = [at(-0.6, -0.055), at(-0.24, -0.03), at(0.2, 0.045), at(0.52, 0.135)];
  print.ink(gouge(course, 17), INKS[crust][2]).ink(gouge(course, 10), INKS[crust][0], { shift: 3 });
}
