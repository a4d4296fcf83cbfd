import { ball } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { tooth } from "../../kit/marks.ts";
import { mix, type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { frond } from "../parts/frond.ts";
import { root } from "../parts/root.ts";
import { tie } from "../parts/tie.ts";

export type Carrots = {
  inks: InkName;
  /** For a core of another color: two slices are next to the bunch. */
  core?: InkName;
};

/** A tied bunch of four carrots with their feathery tops. */
export function carrots(print: Print, { inks, core }: Carrots): void {
  const top = print.symbol(() => {
    const feathery = { bend: 26, size: 68, branches: 9, fineness: 0.55 };
    frond(print, { from: [0, 0], to: [0, -215], ...feathery }, INKS.leaf);
  });
  for (const [turn, scale, side] of TOPS) {
    print.place(top, [400 + turn * 0.2, 262], { turn, scale, scaleX: scale * side });
  }
  for (const [x] of ROOTS) {
    for (const aside of [-12, 12]) {
      const crown = 400 + x * 0.42 + aside;
      const through: Point[] = [
        [crown, 318],
        [mix([crown, 0], [400, 0], 0.45)[0], 276],
        [400 + x * 0.12, 226],
      ];
      stem(print, INKS.lime, { through, widths: [13, 10], line: 6, light: false });
    }
  }
  for (const [x, bend] of ROOTS) {
    const [from, to]: [Point, Point] = [
      [400 + x * 0.42, 304 + Math.abs(x) * 0.06],
      [400 + x * 1.2, 572 - Math.abs(x) * 0.28],
    ];
    print.ink(tooth(mix(from, to, 0.97), mix(from, to, 1.1), 9), INKS[core ?? inks][2]);
    root(print, INKS[inks], { from, to, half: 43, bend, profile: TAPER, rings: 7 });
  }
  tie(print, [400, 246], 34, 20);
  if (!core) return;
  const slice = print.symbol(() => coin(print, INKS[inks][1], core));
  for (const [x, y, turn] of COINS) print.place(slice, [x, y], { turn });
}

/** Even from the shoulder to a thin tip. */
const TAPER = [0.8, 1, 0.92, 0.8, 0.67, 0.52, 0.36, 0.19, 0.06];

/** Degrees, size and side of each top, outer ones first. */
const TOPS = [
  [-68, 0.92, 1],
  [68, 0.92, -1],
  [-44, 1, -1],
  [44, 1.02, 1],
  [-22, 1.06, 1],
  [20, 1.06, -1],
  [0, 0.9, 1],
] as const;

/** Distance from the center and bend of each root. */
const ROOTS = [
  [-150, -26],
  [150, 26],
  [-55, -6],
  [58, 8],
] as const;

/** Position and rotation of the slices. */
const COINS = [
  [606, 520, 0],
  [534, 546, 30],
] as const;

/** A slice: the ring of skin, the bright core with its rays. */
function coin(print: Print, skin: string, core: InkName): void {
  const [light, base] = INKS[core];
  const disc = (part: number) => ball([0, 0], [46 * part, 40 * part], { steps: 9 });
  print.flat(disc(1), INKS[core], { fill: skin, teeth: 0, line: 7 });
  print.ink(disc(0.72).path, base).ink(disc(0.32).path, light);
  const rays = times(8, (index) => {
    const angle = (index / 8) * TURN;
    return tooth(polar([0, 0], 11, angle), polar([0, 0], 28, angle), 5);
  });
  print.ink(rays, light);
}
