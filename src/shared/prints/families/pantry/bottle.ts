import { lathe } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";
import { type Emblem, emblem } from "../parts/emblems/emblem.ts";
import { label } from "../parts/jar.ts";

export type Bottle = {
  contents: InkName;
  cap: InkName;
  art: Emblem;
  /** A slim oil bottle, a dairy bottle, a jug with a handle, or a squat dressing bottle with a spout. */
  shape: "slim" | "dairy" | "jug" | "pourer";
};

type Outline = {
  /** Half widths from the mouth to the bottom. */
  width: readonly number[];
  top: number;
  bottom: number;
  label: readonly [top: number, bottom: number, half: number];
  mouth: number;
};

const OUTLINES: Record<Bottle["shape"], Outline> = {
  slim: {
    width: [30, 30, 32, 60, 92, 96, 96, 96, 96, 96, 94],
    top: 76,
    bottom: 536,
    label: [310, 470, 92],
    mouth: 30,
  },
  dairy: {
    width: [62, 58, 60, 88, 118, 122, 122, 122, 122, 120],
    top: 90,
    bottom: 536,
    label: [310, 462, 116],
    mouth: 62,
  },
  jug: {
    width: [40, 40, 62, 128, 158, 166, 166, 166, 166, 160],
    top: 84,
    bottom: 540,
    label: [316, 470, 158],
    mouth: 40,
  },
  pourer: {
    width: [26, 27, 28, 40, 96, 124, 128, 128, 128, 128, 124],
    top: 176,
    bottom: 536,
    label: [352, 492, 122],
    mouth: 26,
  },
};

/** A bottle with its cap and label: oil, vinegar, milk, cider. */
export function bottle(print: Print, { contents, cap, art, shape }: Bottle): void {
  const inks = INKS[contents];
  const { width, top, bottom, label: paper, mouth } = OUTLINES[shape];
  if (shape === "jug") handle(print, contents);
  const glass = lathe({
    spine: [
      [400, top],
      [400, (top + bottom) / 2],
      [400, bottom],
    ],
    width,
    caps: [0.01, 0.05],
    steps: 16,
  });
  print.block(glass, inks, { crescent: 36, toothLength: 58, threshold: 0.5, lights: 0, line: 11 });
  const left = (part: number, along: number) => glass.surface(-part, along);
  const shine = gouge([left(0.72, 0.36), left(0.74, 0.5), left(0.74, 0.62), left(0.72, 0.92)], 15);
  const neck = gouge([left(0.5, 0.06), left(0.5, 0.12), left(0.5, 0.18), left(0.62, 0.3)], 10);
  print.ink([shine, neck], inks[0]);
  if (shape === "pourer") spout(print, cap, top);
  else capOf(print, cap, top, mouth);
  label(print, [400 - paper[2], paper[0]], [400 + paper[2], paper[1]]);
  emblem(print, art, [398, (paper[0] + paper[1]) / 2 + 6], shape === "slim" ? 0.98 : 1.1);
  if (shape === "pourer") salad(print);
}

function capOf(print: Print, inks: InkName, top: number, half: number): void {
  const cap = lathe({
    spine: [
      [400, top - 44],
      [400, top - 10],
      [400, top + 14],
    ],
    width: [half + 2, half + 8, half + 8, half + 6],
    caps: [0.12, 0.08],
    steps: 8,
  });
  print.block(cap, INKS[inks], { crescent: 14, toothLength: 24, toothStep: 11, lights: 0.6 });
}

/** The finger ring behind the jug's neck, down to its shoulder. */
function handle(print: Print, contents: InkName): void {
  stem(print, INKS[contents], {
    through: [
      [408, 150],
      [560, 60],
      [640, 200],
      [490, 262],
    ],
    widths: [32, 30],
    line: 10,
  });
}

/** The spout of a dressing bottle: a collar, a bent tube, and a drop at its mouth. */
function spout(print: Print, inks: InkName, top: number): void {
  const tube = lathe({
    spine: [
      [402, top - 10],
      [404, top - 96],
      [322, top - 124],
    ],
    width: [15, 14, 12, 13],
    caps: [0.02, 0],
    steps: 9,
  });
  print.block(tube, INKS[inks], { crescent: 8, teeth: 0, lights: 0, line: 9 });
  print.ink(print.along(tube, [-0.3], { from: 0.1, to: 0.9, width: 5 }), INKS[inks][0]);
  capOf(print, inks, top + 4, 27);
}

/** Salad leaves in front of the bottle. */
function salad(print: Print): void {
  for (const [from, to, width, ink] of [
    [[560, 536], [676, 428], 62, "leaf"],
    [[230, 544], [112, 452], 60, "leaf"],
    [[520, 552], [700, 512], 56, "lime"],
    [[300, 552], [150, 524], 52, "lime"],
  ] as const) {
    leaf(print, INKS[ink], {
      from,
      to,
      width,
      ruffle: 0.2,
      waves: 4,
      veins: 3,
      rib: 11,
      half: false,
    });
  }
}
