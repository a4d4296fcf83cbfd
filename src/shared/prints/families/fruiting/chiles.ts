import { blob, type Form, lathe } from "../../kit/forms.ts";
import { type Inks, INKS, type InkName, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { mix, type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Chiles = {
  inks: InkName;
  /** Tiny, slender and pointed, in a bowl as they grow: upright; or wrinkled and blunt, laid across each other. */
  kind: "slender" | "wrinkled";
  /** Of every third one, which is not ripe yet; all are ripe without it. */
  unripe?: InkName;
};

/** A handful of small peppers. */
export function chiles(print: Print, { inks, kind, unripe }: Chiles): void {
  if (kind === "wrinkled") {
    for (const spine of WRINKLED) wrinkledPod(print, INKS[inks], spine);
    return;
  }
  const pods = [inks, unripe ?? inks].map((name) =>
    print.symbol(() => slenderPod(print, INKS[name])),
  );
  UPRIGHT.forEach(([x, y, turn, scale], index) => {
    print.place(pods[index % 3 === 1 ? 1 : 0] ?? "", [x, y], { turn, scale });
  });
  riceBowl(print);
  const [ripe = "", green = ""] = pods;
  print.place(ripe, [118, 516], { turn: 78, scale: 0.9 });
  print.place(green, [560, 532], { turn: 98, scale: 0.9 });
}

type Spine = readonly [from: Point, bend: Point, to: Point];

/** Where each stands in the bowl with its stem down, how far it leans, and its size; the hindmost first. */
const UPRIGHT = [
  [300, 330, -34, 1],
  [350, 320, -14, 1.1],
  [404, 316, 3, 1.14],
  [456, 320, 17, 1.1],
  [508, 330, 36, 1],
  [250, 350, -58, 0.96],
  [324, 352, -24, 1],
  [380, 350, -5, 1.04],
  [432, 350, 10, 1.02],
  [486, 352, 27, 1],
  [556, 350, 60, 0.96],
  [286, 380, -44, 0.9],
  [352, 384, -16, 0.88],
  [408, 386, 4, 0.9],
  [462, 384, 21, 0.88],
  [522, 380, 46, 0.9],
] as const;

/** A small bowl with a line of blue below its rim. */
function riceBowl(print: Print): void {
  const wall = blob(BOWL);
  print.block(wall, INKS.cream, { crescent: 34, toothLength: 52, lights: 0.6, line: 11 });
  const band = (y: number, half: number, width: number) =>
    gouge(
      [
        [398 - half, y],
        [398 - half / 3, y + 26],
        [398 + half / 3, y + 26],
        [398 + half, y],
      ],
      width,
    );
  print.ink([band(396, 196, 20), band(424, 184, 8)], INKS.night[1]);
}

const BOWL: readonly Point[] = [
  [196, 366],
  [300, 384],
  [400, 388],
  [500, 384],
  [604, 366],
  [596, 410],
  [556, 480],
  [494, 524],
  [484, 546],
  [400, 552],
  [316, 546],
  [306, 524],
  [244, 480],
  [204, 410],
];

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

/** Thin, pointed, glossy; its stem at the origin, its tip up. */
function slenderPod(print: Print, inks: Inks): void {
  const form = lathe({
    spine: [
      [0, -20],
      [12, -110],
      [0, -236],
    ],
    width: [13, 20, 21, 19, 14, 8, 1.5],
    caps: [0.06, 0.02],
    steps: 8,
  });
  print.block(form, inks, { crescent: 12, teeth: 0, lights: 0, line: 8 });
  const at = (along: number) => form.surface(-0.4 * form.shadowSide, along);
  print.ink(gouge([at(0.1), at(0.35), at(0.55), at(0.8)], 8), inks[0]);
  const through: Point[] = [
    [0, -26],
    [-2, 0],
    [6, 34],
  ];
  stem(print, INKS.leaf, { through, widths: [26, 10], line: 7 });
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
