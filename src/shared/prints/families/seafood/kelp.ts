import { blob, lathe, polygon } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { curledGouge, gouge } from "../../kit/marks.ts";
import { lerp, type Point, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Kelp = { inks: InkName };

/** Blades of sugar kelp, clipped to a line to dry in the sun. */
export function kelp(print: Print, { inks }: Kelp): void {
  print.hung();
  const line: Point[] = [
    [40, 84],
    [400, 104],
    [760, 84],
  ];
  print.stroke(line, KEY, 13).stroke(line, INKS.tan[1], 6);
  const blades = [0, 1].map((which) => print.symbol(() => blade(print, inks, which)));
  const peg = print.symbol(() => clothespin(print));
  for (const [x, which, turn, scale, scaleX] of PLACES) {
    print.place(blades[which] ?? "", [x, 100], { turn, scale, scaleX });
    print.place(peg, [x, 94], { turn: turn / 2 });
  }
}

/** A ruffled ribbon with a puckered band along its middle, and a white bloom of sugar. */
function blade(print: Print, inks: InkName, which: number): void {
  const sway = which ? 44 : -38;
  const ruffle = (across: number, along: number) =>
    Math.abs(across) > 0.9
      ? 1 + 0.17 * Math.sin(along * 8.5 * TURN + (across > 0 ? 2.2 : 0) + which)
      : 1;
  const form = lathe({
    spine: [
      [0, -14],
      [sway, 130],
      [-sway, 280],
      [sway * 0.4, 420],
    ],
    width: [9, 13, 44, 60, 66, 64, 58, 46, 26, 4],
    caps: [0.02, 0.03],
    steps: 46,
    edge: ruffle,
  });
  print.block(form, INKS[inks], { crescent: 16, toothLength: 22, toothStep: 18, lights: 0 });
  const along = (index: number, count: number) => lerp(0.2, 0.9, index / (count - 1));
  const at = form.surface;
  const band = times(12, (index) => along(index, 12));
  const edge = (across: number) => band.map((part) => at(across, part));
  print.ink(blob([...edge(-0.34), ...edge(0.34).toReversed()]).path, INKS[inks][2]);
  const puckers = band.map((part) =>
    gouge([at(-0.26, part), at(-0.1, part - 0.024), at(0.1, part - 0.024), at(0.26, part)], 13),
  );
  const frills = times(17, (index) => {
    const [part, side] = [along(index, 17), index % 2 ? 1 : -1];
    return curledGouge(
      [
        at(side * 0.98, part),
        at(side * 0.8, part + 0.014),
        at(side * 0.66, part + 0.012),
        at(side * 0.5, part + 0.03),
      ],
      9,
    );
  });
  print.ink(puckers, INKS[inks][1]).ink(frills, KEY);
  const bloom = times(26, () => at(print.between(-0.9, 0.8), print.between(0.16, 0.94)));
  print.dots(bloom, INKS.cream[0], 6, 0.8);
}

function clothespin(print: Print): void {
  const wood = polygon([
    [-15, -46],
    [15, -46],
    [12, 34],
    [-12, 34],
  ]);
  print.block(wood, INKS.tan, { crescent: 8, teeth: 0, lights: 0, line: 8 });
  print.ink(
    gouge(
      [
        [0, 32],
        [-3, 16],
        [-3, 2],
        [0, -10],
      ],
      6,
    ),
    KEY,
  );
  print.stroke(
    [
      [-17, -6],
      [15, -8],
    ],
    INKS.stone[2],
    7,
  );
}

/** Position of each blade, its shape, and its pose; from back to front. */
const PLACES = [
  [166, 0, 5, 0.94, 0.94],
  [632, 1, -5, 0.92, -0.92],
  [322, 1, -2, 1.06, 1.06],
  [478, 0, 2, 1.02, -1.02],
] as const;
