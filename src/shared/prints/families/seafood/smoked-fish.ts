import { blob, lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { mix, type Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";
import { flakes } from "./flakes.ts";

/** A loin of smoked fish on a board, cut open to its flakes, with bay. */
export function smokedFish(print: Print): void {
  print.shadow([410, 516], 640);
  board(print);
  loin(print);
  for (const [from, to] of BAY) bayLeaf(print, from, to);
}

function board(print: Print): void {
  const form = blob(BOARD);
  print.block(form, INKS.tan, { crescent: 18, toothLength: 24, lights: 0 });
  print.ink(cuts(WOOD), INKS.tan[2]);
}

const BOARD: readonly Point[] = [
  [84, 452],
  [140, 376],
  [250, 358],
  [560, 352],
  [662, 366],
  [722, 440],
  [724, 480],
  [696, 502],
  [400, 510],
  [106, 504],
  [80, 484],
];

const WOOD: readonly Cut[] = [
  [120, 466, 330, 472, -6, 7],
  [360, 488, 660, 474, -8, 7],
  [120, 424, 200, 400, 5, 6],
  [600, 400, 690, 436, 5, 6],
  [180, 490, 420, 496, 4, 5],
];

/** The loin from its cut to its tail: bronze from the smoke, the flakes showing through. */
function loin(print: Print): void {
  const form = lathe({
    spine: [
      [232, 330],
      [430, 250],
      [722, 352],
    ],
    width: [112, 118, 116, 108, 96, 78, 56, 34, 14],
    caps: [0.02, 0.04],
    steps: 12,
  });
  print.block(form, INKS.smoke, { crescent: 34, toothLength: 50, lights: 0, line: 10 });
  flakes(print, form, INKS.smoke, { count: 8, width: 11 });
  print.ink(print.along(form, [0], { from: 0.1, to: 0.96, width: 10 }), INKS.smoke[2]);
  print.place(
    print.symbol(() => cutFace(print)),
    [222, 334],
  );
  print.within("translate(146 404) rotate(-16) scale(.92)", () => cutFace(print));
}

/** The face of a cut: smoked edge, pale flakes in arcs around its thin corner. */
function cutFace(print: Print): void {
  print.block(blob(FACE), INKS.smoke, { crescent: 12, teeth: 0, lights: 0, line: 10 });
  const inner = (part: number) => blob(FACE.map(([x, y]): Point => [x * part - 2, y * part - 2]));
  print.ink(inner(0.82).path, INKS.fillet[1]);
  print.ink(cuts(ARCS), INKS.fillet[2]).ink(cuts(ARC_LIGHTS), INKS.fillet[0]);
  print.ink(cuts(DARK_LINE), INKS.crab[1]);
}

const FACE: readonly Point[] = [
  [-70, 84],
  [-82, 20],
  [-70, -52],
  [-30, -106],
  [16, -118],
  [56, -74],
  [72, -4],
  [62, 72],
  [30, 108],
  [-30, 108],
];

const ARCS: readonly Cut[] = [
  [-58, 58, 40, 60, 18, 9],
  [-64, 26, 52, 26, 24, 10],
  [-62, -8, 54, -10, 28, 10],
  [-50, -42, 44, -46, 26, 9],
  [-28, -74, 30, -78, 18, 8],
];

const ARC_LIGHTS: readonly Cut[] = [
  [-46, 40, -6, 56, 6, 8],
  [-50, 6, -10, 28, 8, 9],
  [-48, -26, -8, -4, 8, 9],
  [-34, -58, 0, -42, 6, 8],
];

const DARK_LINE: readonly Cut[] = [[-8, 88, 0, -20, 6, 12]];

const BAY: readonly (readonly [Point, Point])[] = [
  [
    [420, 486],
    [576, 446],
  ],
  [
    [640, 484],
    [506, 476],
  ],
];

function bayLeaf(print: Print, from: Point, to: Point): void {
  const form = lathe({
    spine: [from, mix(from, to, 0.5), to],
    width: [3, 21, 24, 16, 3],
    caps: [0.05, 0.05],
    steps: 7,
  });
  print.block(form, INKS.forest, { crescent: 0, teeth: 0.5, toothLength: 20, lights: 0, line: 8 });
  const rib = tooth(form.surface(0, 0.02), form.surface(0, 0.96), 7);
  const veins = [0.3, 0.5, 0.7].flatMap((along) =>
    [-0.7, 0.7].map((across) =>
      tooth(form.surface(0, along - 0.06), form.surface(across, along + 0.08), 5),
    ),
  );
  print.ink([rib, ...veins], INKS.forest[0]);
}
