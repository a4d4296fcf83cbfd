import { ball, blob, type Form, lathe } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { type Course, gouge, tooth } from "../../kit/marks.ts";
import { mix, type Point, polar, spread, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Baguettes = { crust: InkName; crumb: InkName };

/** Two long baguettes across each other with the baker's cuts along the top; one has lost its end. */
export function baguettes(print: Print, colors: Baguettes): void {
  loaf(print, WHOLE, colors, [5, 26, 40, 45, 46, 46, 46, 45, 40, 26, 5]);
  const broken = loaf(print, BROKEN, colors, [44, 45, 46, 46, 46, 46, 45, 45, 40, 26, 5]);
  crumbEnd(print, broken, colors);
}

type Spine = readonly [Point, Point, Point];

const WHOLE: Spine = [
  [84, 364],
  [420, 366],
  [742, 470],
];

const BROKEN: Spine = [
  [92, 480],
  [400, 444],
  [740, 322],
];

function loaf(print: Print, spine: Spine, colors: Baguettes, width: readonly number[]): Form {
  const inks = INKS[colors.crust];
  const cap = width[0] === 5 ? 0.03 : 0;
  const form = lathe({ spine, width, caps: [cap, 0.03], steps: 16 });
  print.block(form, inks, { crescent: 24, toothLength: 34, lights: 0, salt: 3, line: 10 });
  for (const along of spread(0.13, 0.79, 5)) slash(print, form, along, colors);
  const tip = [0.93, 0.955].map((along) =>
    tooth(form.surface(0.9, along), form.surface(-0.3, along + 0.012), 6),
  );
  print.ink(tip, inks[2]);
  return form;
}

/** One cut, long and nearly along the loaf: torn crumb, and the crisp lip that has lifted from it. */
function slash(print: Print, form: Form, along: number, { crust, crumb }: Baguettes): void {
  const at = (across: number, further: number) => form.surface(across - 0.16, along + further);
  const torn = blob([
    at(-0.42, -0.05),
    at(-0.3, 0),
    at(0.06, 0.07),
    at(0.36, 0.14),
    at(0.3, 0.07),
    at(-0.06, -0.01),
  ]);
  print.flat(torn, INKS[crumb], { line: 6, teeth: 0 });
  const strands = [0.3, 0.6].map((part) => {
    const from = mix(at(-0.3, -0.02), at(0.3, 0.11), part);
    return tooth(from, mix(from, mix(at(-0.3, 0), at(0.2, 0.11), part), 0.9), 6);
  });
  print.ink(strands, INKS[crumb][2]);
  const course: Course = [at(-0.5, -0.055), at(-0.4, 0.0), at(0, 0.075), at(0.42, 0.15)];
  print.ink(gouge(course, 15), INKS[crust][2]).ink(gouge(course, 8), INKS[crust][0], { shift: 3 });
}

/** Where the end was cut off: open crumb within the crust. */
function crumbEnd(print: Print, form: Form, { crust, crumb }: Baguettes): void {
  const center = form.surface(0, 0.004);
  const [ahead, edge] = [form.surface(0, 0.03), form.surface(1, 0.004)];
  const lean = Math.atan2(ahead[1] - center[1], ahead[0] - center[0]);
  const half = Math.hypot(edge[0] - center[0], edge[1] - center[1]) + 3;
  const face = (part: number) => ball(center, [26 * part, half * part], { lean, steps: 10 });
  print.block(face(1), INKS[crust], { crescent: 0, teeth: 0, lights: 0, salt: 0 });
  print.ink(face(0.84).path, INKS[crumb][0]);
  const holes = times(9, (index) => {
    const [x, y] = polar([0, 0], 0.22 + (index % 3) * 0.2, index * 2.4);
    return mix(center, polar(polar(center, x * 26, lean), y * half, lean + Math.PI / 2), 0.9);
  });
  print.dots(holes, INKS[crumb][1], 11).dots(holes.slice(3), INKS[crumb][2], 6);
}
