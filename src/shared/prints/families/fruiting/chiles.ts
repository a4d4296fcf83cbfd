import { type Form, lathe } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, mix } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

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
    else wrinkledPod(print, inks, { from, bend, to, profile: [22, 30, 32, 32, 30, 20] });
  }
}

type Pod = { from: Point; bend: Point; to: Point; profile: readonly number[] };

type Three = readonly [from: Point, bend: Point, to: Point];

/** Stem end, bend and tip of each, the hindmost first. */
const SLENDER: readonly Three[] = [
  [
    [214, 214],
    [330, 250],
    [470, 216],
  ],
  [
    [620, 236],
    [500, 250],
    [386, 306],
  ],
  [
    [150, 300],
    [270, 340],
    [400, 300],
  ],
  [
    [650, 340],
    [540, 330],
    [430, 380],
  ],
  [
    [196, 404],
    [310, 420],
    [446, 372],
  ],
  [
    [600, 446],
    [490, 420],
    [352, 452],
  ],
  [
    [170, 480],
    [290, 500],
    [430, 462],
  ],
];

const WRINKLED: readonly Three[] = [
  [
    [196, 220],
    [320, 210],
    [430, 262],
  ],
  [
    [610, 210],
    [520, 250],
    [390, 250],
  ],
  [
    [160, 316],
    [290, 300],
    [410, 350],
  ],
  [
    [640, 330],
    [520, 330],
    [430, 400],
  ],
  [
    [180, 430],
    [320, 400],
    [440, 456],
  ],
  [
    [620, 450],
    [500, 440],
    [396, 500],
  ],
];

function pod(print: Print, inks: (typeof INKS)[InkName], { from, bend, to, profile }: Pod): Form {
  const form = lathe({ spine: [from, bend, to], width: profile, caps: [0.06, 0.02], steps: 8 });
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
