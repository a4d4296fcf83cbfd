import { blob, type Form, lathe } from "../../kit/forms.ts";
import { type Inks, INKS, type InkName, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { mix, type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Chiles = {
  inks: InkName;
  /** Slender and smooth, or wrinkled and blunt. */
  kind: "slender" | "wrinkled";
  /** Of the one that is not ripe yet; all are ripe without it. */
  unripe?: InkName;
};

/** A handful of small peppers, laid across each other. */
export function chiles(print: Print, { inks, kind, unripe }: Chiles): void {
  if (kind === "wrinkled") {
    for (const spine of WRINKLED) wrinkledPod(print, INKS[inks], spine);
    return;
  }
  SLENDER.forEach((spine, index) => {
    slenderPod(print, INKS[unripe && index === UNRIPE ? unripe : inks], spine);
  });
}

type Spine = readonly [from: Point, bend: Point, to: Point];

/** Stem end, bend and tip of each on the pile, the hindmost first. */
const SLENDER: readonly Spine[] = [
  [
    [330, 330],
    [440, 300],
    [610, 356],
  ],
  [
    [556, 286],
    [470, 330],
    [250, 356],
  ],
  [
    [690, 400],
    [560, 330],
    [420, 352],
  ],
  [
    [170, 330],
    [260, 400],
    [420, 420],
  ],
  [
    [470, 270],
    [520, 380],
    [640, 440],
  ],
  [
    [120, 430],
    [260, 360],
    [420, 400],
  ],
  [
    [360, 360],
    [440, 450],
    [590, 480],
  ],
  [
    [560, 430],
    [400, 420],
    [190, 486],
  ],
  [
    [716, 486],
    [600, 430],
    [400, 470],
  ],
  [
    [150, 520],
    [280, 450],
    [500, 512],
  ],
];

/** Which of the slender ones is green. */
const UNRIPE = 4;

const WRINKLED: readonly Spine[] = [
  [
    [262, 318],
    [350, 296],
    [470, 340],
  ],
  [
    [590, 312],
    [520, 340],
    [420, 392],
  ],
  [
    [146, 392],
    [250, 376],
    [370, 404],
  ],
  [
    [690, 392],
    [590, 400],
    [470, 440],
  ],
  [
    [380, 330],
    [360, 420],
    [420, 494],
  ],
  [
    [106, 500],
    [220, 440],
    [350, 482],
  ],
  [
    [664, 508],
    [590, 470],
    [450, 504],
  ],
];

/** Thin, pointed, glossy. */
function slenderPod(print: Print, inks: Inks, [from, bend, to]: Spine): void {
  const width = [12, 16, 15, 13, 9, 1.5];
  const form = lathe({ spine: [from, bend, to], width, caps: [0.06, 0.02], steps: 8 });
  print.block(form, inks, { crescent: 9, teeth: 0, lights: 0, line: 8 });
  const at = (along: number) => form.surface(-0.4 * form.shadowSide, along);
  print.ink(gouge([at(0.1), at(0.35), at(0.55), at(0.8)], 7), inks[0]);
  const through = [mix(from, bend, 0.03), mix(from, bend, -0.1), mix(from, bend, -0.36)];
  stem(print, INKS.leaf, { through, widths: [22, 8], line: 7 });
}

/** Thin-walled and twisted, folded in at its blunt end. */
function wrinkledPod(print: Print, inks: Inks, spine: Spine): void {
  const [from, bend, to] = spine;
  const form = lathe({
    spine,
    width: [26, 35, 36, 31, 30, 34, 31],
    caps: [0.1, 0.06],
    steps: 13,
    edge: (across, along) =>
      1 + (Math.abs(across) > 0.9 ? 0.09 * Math.sin(along * 17 + across * 2) : 0),
  });
  print.block(form, inks, { crescent: 12, toothLength: 16, toothStep: 26, lights: 0 });
  print.ink(
    [-0.75, -0.1, 0.5].map((across) => twist(form, across, 8)),
    inks[2],
  );
  print.ink(
    [-0.02].map((across) => twist(form, across, 6)),
    KEY,
  );
  print.ink(
    [-0.5, 0.18].map((across) => twist(form, across, 7)),
    inks[0],
  );
  blossomEnd(print, form, inks);
  const through = [mix(from, bend, 0.02), mix(from, bend, -0.12), mix(from, bend, -0.4)];
  stem(print, INKS.leaf, { through, widths: [15, 12], line: 7 });
  star(print, mix(from, bend, 0.03), Math.atan2(to[1] - from[1], to[0] - from[0]));
}

/** A furrow that turns around the pod. */
function twist(form: Form, across: number, width: number): string {
  const at = (along: number) => form.surface(across + 0.5 * along, along);
  return gouge([at(0.08), at(0.34), at(0.62), at(0.88)], width);
}

/** The end looks like a lion's nose: lobes around a dimple. */
function blossomEnd(print: Print, form: Form, inks: Inks): void {
  const dimple = form.surface(0, 0.95);
  const folds = [-0.8, 0, 0.8].map((across) => tooth(dimple, form.surface(across, 0.84), 8));
  print.ink(folds, KEY).dots([dimple], KEY, 13);
  print.ink(tooth(form.surface(-0.4, 0.97), form.surface(-0.5, 0.88), 7), inks[0]);
}

/** The small calyx. */
function star(print: Print, center: Point, lean: number): void {
  const points = times(10, (index): Point => {
    const [x, y] = polar([0, 0], index % 2 ? 11 : 25, (index / 10) * TURN);
    const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
    return [center[0] + x * 0.6 * cos - y * sin, center[1] + x * 0.6 * sin + y * cos];
  });
  print.flat(blob(points), INKS.forest, { teeth: 0, line: 6 });
}
