import { lathe } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { leaf } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Corn = {
  kernels: InkName;
  /** How many ears the pack holds. */
  ears: 2 | 3 | 4;
};

/** Ears of corn side by side, with their husks pulled back. */
export function corn(print: Print, { kernels, ears }: Corn): void {
  const ear = print.symbol(() => earOf(print, kernels));
  for (const [x, turn, scale] of PLACES[ears]) print.place(ear, [x, 330], { turn, scale });
}

/** Horizontal position, degrees and size of each ear. */
const PLACES = {
  2: [
    [310, -14, 1],
    [490, 12, 1],
  ],
  3: [
    [240, -20, 0.96],
    [560, 20, 0.96],
    [400, 0, 1.02],
  ],
  4: [
    [190, -20, 0.92],
    [610, 20, 0.92],
    [330, -7, 0.98],
    [472, 8, 1],
  ],
} as const;

function earOf(print: Print, kernels: InkName): void {
  const inks = INKS[kernels];
  const silk = times(7, (index) => tooth([-8 + index * 3, -226], [-44 + index * 15, -262], 5));
  print.ink(silk, INKS.bark[0]);
  const cob = lathe({
    spine: [
      [0, -236],
      [0, -40],
      [0, 180],
    ],
    width: [14, 44, 58, 64, 66, 66, 64],
    caps: [0.14, 0.06],
    steps: 12,
  });
  print.block(cob, inks, { crescent: 22, toothLength: 30, toothStep: 20, lights: 0 });
  const rows = print.along(cob, [-0.62, -0.22, 0.2, 0.6], { from: 0.03, to: 0.8, width: 5 });
  print.ink(rows, inks[2]);
  const gaps = times(13, (row) => {
    const along = 0.08 + row * 0.052;
    const at = (across: number) => cob.surface(across, along + 0.008 * (1 - across * across));
    return gouge([at(-0.9), at(-0.3), at(0.3), at(0.9)], 4);
  });
  print.ink(gaps, inks[2]);
  print.dots(
    times(11, (row) => cob.surface(-0.42, 0.1 + row * 0.052)),
    inks[0],
    9,
  );
  const husk = { veins: 0, rib: 5, caps: [0.1, 0.05] as const, steps: 8 };
  leaf(print, INKS.lime, { ...husk, from: [0, 226], to: [-84, -40], width: 34, bend: -34 });
  leaf(print, INKS.lime, { ...husk, from: [0, 226], to: [84, -30], width: 34, bend: 34 });
  leaf(print, INKS.leaf, { ...husk, from: [0, 232], to: [-26, 20], width: 40, bend: -16 });
  leaf(print, INKS.lime, { ...husk, from: [0, 232], to: [34, 36], width: 38, bend: 18 });
}
