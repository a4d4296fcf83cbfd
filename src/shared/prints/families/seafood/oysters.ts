import { blob } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";

export type Oysters = {
  /** Small round ones, some on the half shell, or large long ones, closed. */
  kind: "small" | "large";
};

/** A dozen oysters in a pile. */
export function oysters(print: Print, { kind }: Oysters): void {
  const pieces = {
    closed: print.symbol(() => closedOyster(print)),
    open: print.symbol(() => openOyster(print)),
  };
  const small = kind === "small";
  for (const [x, y, turn, piece] of small ? SMALL : LARGE) {
    const [scaleX, scale] = small ? [1.1, 1.06] : [1.06, 1.26];
    print.place(pieces[piece], [x, y], { turn, scale, scaleX });
  }
}

/** Position, rotation and state, from back to front. */
const SMALL = [
  [326, 176, -24, "closed"],
  [468, 172, 20, "closed"],
  [206, 242, 16, "closed"],
  [394, 250, -6, "closed"],
  [590, 238, -18, "closed"],
  [132, 352, -30, "closed"],
  [668, 348, 28, "closed"],
  [276, 312, -16, "open"],
  [514, 310, 14, "open"],
  [186, 432, -26, "open"],
  [606, 436, 26, "open"],
  [396, 420, -4, "open"],
] as const;

const LARGE = [
  [318, 172, -30, "closed"],
  [466, 168, 24, "closed"],
  [216, 252, 22, "closed"],
  [394, 240, 4, "closed"],
  [580, 250, -26, "closed"],
  [140, 366, -34, "closed"],
  [654, 360, 38, "closed"],
  [300, 340, -14, "closed"],
  [490, 338, 18, "closed"],
  [216, 432, 12, "closed"],
  [594, 430, -16, "closed"],
  [404, 424, -6, "open"],
] as const;

/** The whole shell: narrow at the hinge at the top, its frilled lip at the bottom. */
const LIP: readonly Point[] = [
  [4, -98],
  [38, -78],
  [56, -40],
  [78, -20],
  [76, 22],
  [86, 52],
  [58, 78],
  [36, 100],
  [0, 92],
  [-34, 104],
  [-56, 76],
  [-84, 58],
  [-74, 20],
  [-82, -16],
  [-54, -42],
  [-34, -82],
];

/** The layers above it, each smaller than the one below: width, length, sideways shift, color. */
const LAYERS = [
  [0.86, 0.84, 4, "#ddd5c1"],
  [0.7, 0.66, -5, "#a9a08d"],
  [0.52, 0.48, 4, "#d3cab5"],
  [0.34, 0.3, -2, "#b9b09c"],
] as const;

/** Chalk and mud. */
const SHELL = ["#f4efe0", "#b5ac98", "#7d7564"] as const;

function closedOyster(print: Print): void {
  const edge = { crescent: 16, toothLength: 24, toothStep: 15, lights: 0 };
  print.block(blob(LIP), SHELL, edge);
  for (const [across, down, lean, fill] of LAYERS) {
    const layer = blob(LIP.map(([x, y]): Point => [x * across + lean, -90 + (y + 92) * down]));
    print.flat(layer, SHELL, { teeth: 0.9, toothLength: 18, toothStep: 12, line: 4, fill });
  }
  print.ink(cuts(FLUTES), INKS.plum[0]).ink(cuts(FLUTE_LIGHTS), SHELL[0]);
}

const FLUTES: readonly Cut[] = [
  [-30, 40, -44, 84, 4, 8],
  [4, 48, 4, 86, -3, 8],
  [34, 38, 46, 76, -4, 8],
  [-46, -4, -62, 34, 3, 7],
  [44, 0, 58, 30, -3, 7],
  [-4, -8, -6, 26, 3, 6],
];

const FLUTE_LIGHTS: readonly Cut[] = [
  [-48, -16, -30, -64, 6, 11],
  [-62, 26, -50, 62, -4, 9],
  [-18, 50, -20, 84, 3, 8],
  [-34, 22, -40, 50, 3, 9],
  [-22, -30, -26, -4, 3, 9],
  [20, 20, 22, 44, -3, 7],
];

/** On the half shell: nacre, the oyster with its dark frill, the purple scar. */
function openOyster(print: Print): void {
  const cup = { crescent: 16, toothLength: 24, toothStep: 16, lights: 0 };
  print.block(blob(LIP), INKS.pulp, cup);
  print.flat(blob(LIP.map(([x, y]): Point => [x * 0.82 - 2, y * 0.83 + 1])), INKS.white, {
    teeth: 0,
    line: 5,
    fill: "#fdfaf0",
  });
  print.ink(cuts(NACRE), INKS.blue[1]).ink(cuts(SCAR), INKS.plum[0]);
  const frill = { crescent: 16, toothLength: 24, toothWidth: 9, toothStep: 12, lights: 0, line: 6 };
  print.block(blob(FLESH), OYSTER, { ...frill, threshold: 0 });
  print.ink(cuts(FOLDS), OYSTER[2]).ink(cuts(DEEP), INKS.stone[2]).ink(cuts(GLEAM), OYSTER[0]);
}

const OYSTER = ["#fffdf4", "#ebe1cb", "#a89d86"] as const;

const NACRE: readonly Cut[] = [
  [-52, 44, -28, 76, -6, 9],
  [-16, -66, 24, -62, 5, 7],
  [50, -6, 58, 40, -6, 9],
];

const SCAR: readonly Cut[] = [[-50, -20, -46, 14, 4, 13]];

/** The oyster: plump at the top, its mantle in lobes at the bottom. */
const FLESH: readonly Point[] = [
  [-14, -66],
  [14, -60],
  [30, -36],
  [34, -8],
  [56, 8],
  [52, 36],
  [34, 42],
  [22, 66],
  [-6, 58],
  [-30, 68],
  [-46, 44],
  [-54, 14],
  [-38, -10],
  [-40, -42],
];

const FOLDS: readonly Cut[] = [
  [8, -44, 20, 26, -14, 12],
  [-34, 34, 26, 40, 14, 10],
  [-20, -6, -12, 26, -8, 9],
];

const DEEP: readonly Cut[] = [
  [-24, 52, 12, 50, 7, 6],
  [30, 0, 40, 26, -6, 6],
];

const GLEAM: readonly Cut[] = [
  [-28, -22, -10, -52, 6, 13],
  [-42, 18, -30, 36, -4, 9],
  [0, -8, 4, 14, -4, 7],
];
