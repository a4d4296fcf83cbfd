import { type Form, lathe } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, mix } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { cast } from "../parts/cast.ts";

export type Chiles = {
  inks: InkName;
  /** Slender and smooth, or wrinkled and blunt. */
  kind: "slender" | "wrinkled";
};

/** A handful of small peppers, laid across each other. */
export function chiles(print: Print, { inks, kind }: Chiles): void {
  print.shadow([410, 500], 600);
  for (const [from, bend, to] of kind === "slender" ? SLENDER : WRINKLED) {
    if (kind === "slender")
      pod(print, INKS[inks], { from, bend, to, profile: [15, 21, 20, 17, 11, 2] });
    else wrinkledPod(print, inks, { from, bend, to, profile: [25, 29, 27, 24, 21, 15] });
  }
}

type Pod = { from: Point; bend: Point; to: Point; profile: readonly number[] };

type Three = readonly [from: Point, bend: Point, to: Point];

/** Stem end, bend and tip of each on the pile, the hindmost first. */
const SLENDER: readonly Three[] = [
  [
    [290, 330],
    [390, 300],
    [520, 346],
  ],
  [
    [590, 352],
    [490, 330],
    [392, 376],
  ],
  [
    [190, 392],
    [300, 356],
    [428, 404],
  ],
  [
    [660, 418],
    [560, 376],
    [452, 412],
  ],
  [
    [150, 470],
    [260, 420],
    [380, 452],
  ],
  [
    [640, 492],
    [540, 446],
    [420, 474],
  ],
  [
    [250, 508],
    [360, 476],
    [500, 520],
  ],
];

const WRINKLED: readonly Three[] = [
  [
    [236, 356],
    [360, 306],
    [498, 348],
  ],
  [
    [620, 380],
    [510, 330],
    [372, 372],
  ],
  [
    [150, 432],
    [280, 376],
    [426, 424],
  ],
  [
    [680, 456],
    [570, 404],
    [430, 440],
  ],
  [
    [190, 512],
    [320, 452],
    [462, 494],
  ],
  [
    [610, 524],
    [540, 484],
    [424, 506],
  ],
];

function pod(print: Print, inks: (typeof INKS)[InkName], { from, bend, to, profile }: Pod): Form {
  const form = lathe({ spine: [from, bend, to], width: profile, caps: [0.06, 0.02], steps: 8 });
  cast(print, form);
  print.block(form, inks, { crescent: 12, toothLength: 18, toothStep: 16, lights: 0 });
  const side = -0.4 * form.shadowSide;
  const at = (along: number) => form.surface(side, along);
  print.ink(gouge([at(0.12), at(0.35), at(0.55), at(0.78)], 7), inks[0]);
  const back = mix(from, bend, -0.08);
  const through = [mix(from, bend, 0.03), back, mix(from, bend, -0.32)];
  stem(print, INKS.leaf, { through, widths: [22, 9], line: 7 });
  return form;
}

function wrinkledPod(print: Print, inks: InkName, shape: Pod): void {
  const form = pod(print, INKS[inks], shape);
  const cap = [0.09, 0.02, -0.04].map((part) => mix(shape.from, shape.bend, part));
  stem(print, INKS.forest, { through: cap, widths: [50, 30], line: 6, light: false });
  const wrinkles = print.along(form, [-0.1, 0.35, 0.68], {
    from: 0.1,
    to: 0.9,
    width: 6,
    jitter: 0.2,
  });
  print.ink(wrinkles, KEY);
  const creases = print.across(form, { count: 6, from: 1, to: 0.1, width: 6, jitter: 0.4 });
  print.ink(creases, INKS[inks][2]);
}
