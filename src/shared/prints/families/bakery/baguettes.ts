import { blob, type Form, lathe } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { type Course, gouge, tooth } from "../../kit/marks.ts";
import { mix, type Point, spread, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Baguettes = { crust: InkName; crumb: InkName };

/** Two whole baguettes, the front one across the other: five of the baker's cuts on each. */
export function baguettes(print: Print, colors: Baguettes): void {
  for (const spine of LOAVES) loaf(print, spine, colors);
}

const LOAVES: readonly (readonly [Point, Point, Point])[] = [
  [
    [36, 330],
    [400, 322],
    [764, 470],
  ],
  [
    [28, 510],
    [400, 486],
    [772, 296],
  ],
];

function loaf(print: Print, spine: readonly Point[], colors: Baguettes): void {
  const inks = INKS[colors.crust];
  const width = [14, 38, 46, 49, 50, 50, 50, 50, 49, 46, 38, 14];
  const form = lathe({ spine, width, caps: [0.04, 0.04], steps: 16 });
  print.block(form, inks, { crescent: 30, toothLength: 40, lights: 0, salt: 3, line: 11 });
  const flour = [0.09, 0.9].flatMap((along) =>
    [-0.5, -0.1].map((across) =>
      tooth(form.surface(across, along - 0.03), form.surface(across + 0.1, along + 0.04), 9),
    ),
  );
  print.ink(flour, inks[0]);
  for (const along of spread(0.17, 0.8, 5)) slash(print, form, along, colors);
}

/** A slash: it runs diagonally over the top and gapes in the middle, with one lip raised and browned. */
function slash(print: Print, form: Form, along: number, { crust, crumb }: Baguettes): void {
  const at = (across: number, further: number) => form.surface(across + 0.14, along + further);
  const torn = blob([
    at(-0.78, -0.1),
    at(-0.42, -0.015),
    at(0.02, 0.06),
    at(0.56, 0.11),
    at(0.34, 0.02),
    at(-0.2, -0.07),
  ]);
  print.flat(torn, INKS[crumb], { line: 8, teeth: 0, fill: INKS[crumb][0] });
  const strands = times(4, (index) => {
    const from = mix(at(-0.44, -0.06), at(0.36, 0.06), index / 3);
    return tooth(mix(from, at(0, 0), 0.1), mix(from, at(0.02, 0.045), 0.5), 8);
  });
  print.ink(strands, INKS[crumb][1]);
  const lip: Course = [at(-0.8, -0.105), at(-0.5, -0.005), at(0, 0.075), at(0.58, 0.115)];
  print.ink(gouge(lip, 22), INKS[crust][2]).ink(gouge(lip, 11), INKS[crust][0], { shift: 4 });
}
