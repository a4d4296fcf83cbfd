import { blob, lathe } from "../../kit/forms.ts";
import { type Inks, INKS, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, rotate, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

export type LeafletBunch = {
  /** Scalloped fans that meet in one point, with their roots, or wedges with blunt teeth, cut above the ground. */
  kind: "cilantro" | "parsley";
};

/** A bunch of leaves in threes, and one of them large in front: cilantro with its roots, or flat parsley. */
export function leafletBunch(print: Print, { kind }: LeafletBunch): void {
  const look = LOOKS[kind];
  const rooted = kind === "cilantro";
  const [x, y] = rooted ? ROOTED : FOOT;
  const [back, front] = [hand(print, look, look.inks[0]), hand(print, look, look.inks[1])];
  if (rooted) roots(print);
  TIPS.forEach(([angle, length, size], index) => {
    const tip = polar([x, y], length - 40 * size, angle - Math.PI / 2);
    const foot: Point = [x + angle * 24, rooted ? y + 14 : y + 74];
    const through: Point[] = [foot, [x + angle * 52, y - 118], tip];
    stem(print, look.stem, { through, widths: look.stalk, line: 6, light: Math.abs(angle) < 0.6 });
    print.place(index < BEHIND ? back : front, tip, { turn: angle * 48, scale: size });
  });
  tie(print, [x, y - (rooted ? 34 : 4)], 36, 24);
  const stalk: Point[] = [LARGE, [LARGE[0] + 6, LARGE[1] + 30], [LARGE[0] + 30, LARGE[1] + 62]];
  stem(print, look.stem, { through: stalk, widths: look.large, line: 7 });
  print.place(front, LARGE, { turn: -16, scale: 1.3 });
}

/** Where the stems meet; higher above roots. */
const FOOT: Point = [500, 478];
const ROOTED: Point = [500, 448];

/** The leaf that lies in front. */
const LARGE: Point = [222, 500];

/** Angle and length of each stem and the size of its leaf, the ones behind first. */
const TIPS = [
  [-0.2, 388, 0.8],
  [0.26, 384, 0.8],
  [-0.62, 340, 0.78],
  [0.7, 334, 0.78],
  [0.03, 312, 0.8],
  [1.06, 262, 0.78],
  [-0.92, 288, 0.78],
  [-0.4, 252, 0.82],
  [0.48, 250, 0.82],
  [0.04, 206, 0.86],
] as const;

const BEHIND = 5;

type Look = {
  /** Of the leaves behind and of those in front. */
  inks: readonly [Inks, Inks];
  stem: Inks;
  /** Widths of a stem, at its foot and below its leaf, and of the one in front, from its leaf down. */
  stalk: readonly [number, number];
  large: readonly [number, number];
  /** One leaflet, its stalk at the origin and its tip up. */
  edge: readonly Point[];
  veins: readonly (readonly [angle: number, length: number])[];
  /** Turn, distance and size of the three, the last one on top. */
  three: readonly (readonly [turn: number, out: number, size: number])[];
};

/** Three leaflets on one stalk, around the place where they meet. */
function hand(print: Print, look: Look, inks: Inks): string {
  const one = print.symbol(() => {
    print.block(blob(look.edge), inks, {
      crescent: 9,
      teeth: 0.6,
      lights: 0,
      salt: 0.4,
      line: 8,
      toothLength: 24,
      toothStep: 14,
      toothWidth: 7,
    });
    const veins = look.veins.map(([angle, length]) =>
      tooth([0, -6], polar([0, 0], length, angle - Math.PI / 2), 6),
    );
    print.ink(veins, inks[0]);
  });
  return print.symbol(() => {
    for (const [turn, out, size] of look.three) {
      const at = rotate([0, -out], (turn * Math.PI) / 180);
      if (out > 10) {
        const stalk: Point[] = [[0, 0], at];
        print.stroke(stalk, KEY, 13).stroke(stalk, look.stem[1], 6);
      }
      print.place(one, at, { turn, scale: size });
    }
    if (look.three.every(([, out]) => out < 10)) print.dots([[-1, 0]], look.stem[1], 13);
  });
}

/** Blunt teeth around a wedge in three lobes: how far aside and how far up, for its right side from the stalk up. */
const WEDGE: readonly Point[] = [
  [10, -18],
  [30, -34],
  [56, -38],
  [70, -50],
  [58, -58],
  [72, -70],
  [62, -80],
  [46, -74],
  [22, -54],
  [26, -84],
  [42, -96],
  [36, -112],
  [22, -110],
  [16, -128],
];

/** Shallow scallops around a soft fan of three lobes that narrows to its foot. */
const FAN: readonly Point[] = [
  [6, -20],
  [20, -34],
  [40, -38],
  [50, -50],
  [62, -58],
  [58, -72],
  [48, -80],
  [34, -76],
  [20, -62],
  [26, -84],
  [40, -94],
  [36, -110],
  [24, -114],
  [14, -126],
];

const mirrored = (side: readonly Point[], tip: Point): readonly Point[] => [
  [0, 0],
  ...side,
  tip,
  ...side.toReversed().map(([x, y]): Point => [-x, y]),
];

const LOOKS: Record<LeafletBunch["kind"], Look> = {
  parsley: {
    inks: [["#9cc06a", "#3f8a3e", "#2b6636"], INKS.leaf],
    stem: INKS.leaf,
    stalk: [12, 8],
    large: [12, 14],
    edge: mirrored(WEDGE, [0, -134]),
    veins: [
      [0, 104],
      [-0.62, 74],
      [0.62, 74],
    ],
    three: [
      [-74, 26, 0.84],
      [74, 26, 0.84],
      [0, 32, 1],
    ],
  },
  cilantro: {
    inks: [["#cfe096", "#83b350", "#5f9440"], INKS.lime],
    stem: INKS.lime,
    stalk: [9, 6],
    large: [8, 10],
    edge: mirrored(FAN, [0, -122]),
    veins: [
      [0, 92],
      [-0.7, 66],
      [0.7, 66],
    ],
    three: [
      [-84, 1, 0.84],
      [84, 1, 0.84],
      [0, 1, 0.96],
    ],
  },
};

/** Pale tap roots that taper, with their hairs. */
function roots(print: Print): void {
  const [x, y] = ROOTED;
  const hairs = times(14, (index) => {
    const [side, down] = [index % 2 ? 1 : -1, y + 26 + index * 6];
    const from: Point = [x + side * 14, down];
    const reach = print.between(26, 52);
    return gouge(
      [
        from,
        [from[0] + side * reach * 0.4, down + 4],
        [from[0] + side * reach * 0.7, down + 12],
        [from[0] + side * reach, down + print.between(14, 30)],
      ],
      6,
    );
  });
  print.ink(hairs, INKS.bark[1]);
  for (const [lean, length] of ROOTS) {
    const root = lathe({
      spine: [
        [x + lean * 0.6, y],
        [x + lean, y + 44],
        [x + lean * 2.4, y + length],
      ],
      width: [15, 16, 13, 9, 5, 2],
      caps: [0.02, 0.02],
      steps: 9,
    });
    print.block(root, INKS.cream, { crescent: 8, toothLength: 12, lights: 0, salt: 0, line: 7 });
  }
}

const ROOTS = [
  [-24, 116],
  [25, 108],
  [1, 130],
] as const;
