import { blob, type Form } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";

/** A pile of mussels in their shells, a few of them gaping. */
export function mussels(print: Print): void {
  const pieces = {
    closed: print.symbol(() => closedMussel(print)),
    open: print.symbol(() => openMussel(print)),
  };
  for (const [x, y, turn, kind] of PILE) print.place(pieces[kind], [x, y], { turn });
}

/** Position, rotation and kind, from back to front. */
const PILE = [
  [392, 176, -58, "closed"],
  [300, 236, -28, "closed"],
  [492, 226, 24, "closed"],
  [396, 262, 8, "open"],
  [206, 322, -20, "closed"],
  [590, 318, 34, "closed"],
  [320, 344, 22, "closed"],
  [476, 346, -24, "closed"],
  [162, 424, 14, "closed"],
  [292, 438, -12, "open"],
  [636, 426, -14, "closed"],
  [532, 440, 16, "closed"],
  [412, 456, -4, "closed"],
] as const;

/** One valve: pointed at the hinge on the left, broad at the lip. */
const SHELL: readonly Point[] = [
  [-116, 22],
  [-84, -10],
  [-30, -44],
  [40, -58],
  [98, -40],
  [118, 2],
  [92, 42],
  [30, 56],
  [-40, 50],
  [-96, 40],
];

function valve(print: Print, form: Form): void {
  const look = { crescent: 20, toothLength: 30, toothStep: 15, lights: 0.5, line: 9 };
  print.block(form, INKS.night, look);
}

function closedMussel(print: Print): void {
  valve(print, blob(SHELL));
  print.ink(cuts(SHEEN), INKS.night[0]).ink(cuts(GROWTH), KEY);
  print.ink(cuts(GLOSS), INKS.blue[0]);
}

/** Growth rings around the hinge. */
const GROWTH: readonly Cut[] = [
  [-40, 46, 60, -48, 48, 7],
  [-8, 50, 92, -34, 44, 6],
  [-66, 40, 10, -44, 40, 6],
];

const SHEEN: readonly Cut[] = [
  [-94, 12, 30, -36, 16, 13],
  [48, -46, 96, -22, 8, 8],
  [-70, 26, 40, 10, 12, 7],
];

const GLOSS: readonly Cut[] = [
  [-56, -10, 16, -38, 9, 6],
  [60, -40, 88, -26, 4, 5],
];

function openMussel(print: Print): void {
  const upper = SHELL.map(([x, y]): Point => [x, y - 26]);
  valve(print, blob(upper));
  print.flat(blob(UPPER_NACRE), INKS.blue, { teeth: 0, line: 5, fill: INKS.blue[0] });
  const flesh = blob(FLESH);
  print.block(flesh, INKS.mandarin, { crescent: 12, toothLength: 18, lights: 0, line: 6 });
  print.ink(cuts(FLESH_LIGHT), INKS.mandarin[0]).ink(cuts(FLESH_FOLD), INKS.mandarin[2]);
  valve(print, blob(LOWER));
  print.ink(cuts(LOWER_SHEEN), INKS.night[0]);
}

const UPPER_NACRE: readonly Point[] = [
  [-94, 2],
  [-30, -50],
  [40, -68],
  [90, -50],
  [104, -14],
  [90, 16],
  [0, 24],
  [-80, 20],
];

const FLESH: readonly Point[] = [
  [-70, 10],
  [-20, -26],
  [40, -42],
  [86, -24],
  [96, 6],
  [60, 30],
  [-20, 32],
];

const FLESH_LIGHT: readonly Cut[] = [[-44, 0, 40, -30, 12, 9]];

const FLESH_FOLD: readonly Cut[] = [
  [-20, 12, 80, -6, 12, 8],
  [60, -28, 84, 2, 4, 6],
];

/** The nearer valve, seen from its lip. */
const LOWER: readonly Point[] = [
  [-116, 16],
  [-70, 24],
  [0, 24],
  [70, 16],
  [114, -6],
  [116, 26],
  [84, 54],
  [20, 66],
  [-50, 56],
  [-100, 36],
];

const LOWER_SHEEN: readonly Cut[] = [
  [-84, 32, 60, 28, -10, 9],
  [70, 26, 104, 8, -3, 6],
];
