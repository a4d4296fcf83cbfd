import { blob, type Form, lathe } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { distance, isInside, type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** How many trees of a kind are drawn; no two have their fruit in the same places. */
const DRAWN = 5;

/** Fruit trees, each kind with its own trunk, crown and fruit. Each returns several trees for placing. */
export const orchard = {
  /** A short trunk under an open crown. */
  apple: (print: Print) =>
    grove(print, APPLE, (outline) => {
      round(print, scattered(print, outline, { count: 9, apart: 27 }), "berry", 20);
    }),
  /** Limbs that open like a vase from close above the ground. */
  peach: (print: Print) =>
    grove(print, PEACH, (outline) => {
      round(print, scattered(print, outline, { count: 8, apart: 29 }), "peach", 22);
    }),
  /** A gnarled trunk, narrow leaves and tiny fruit. */
  olive: (print: Print) =>
    grove(print, OLIVE, (outline) => {
      round(print, scattered(print, outline, { count: 9, apart: 20 }), "olive", 12);
    }),
  /** A broad dark dome down to the ground, with hanging leaves and fruit. */
  avocado: (print: Print) => {
    const pear = print.symbol(() => {
      print.stroke("M0 -20q3 6 0 12", KEY, 4);
      print.pull(blob(PEAR).path, INKS.lime[2], { shift: 2, line: 5 });
    });
    return grove(print, AVOCADO, (outline) => {
      const places = scattered(print, outline, { count: 6, apart: 44 });
      for (const at of places) print.place(pear, at, { turn: print.between(-14, 14), scale: 0.85 });
    });
  },
} as const satisfies Record<string, (print: Print) => readonly string[]>;

type Tree = {
  readonly inks: InkName;
  /** Axes of the trunk and its limbs, and half the width at their feet. */
  readonly limbs: readonly (readonly [half: number, ...spine: Point[]])[];
  readonly crown: readonly Point[];
  readonly foliage: (print: Print, crown: Form) => void;
};

/** Draws two trees of a kind, one the other way around, and fruit on them in several ways. */
function grove(
  print: Print,
  tree: Tree,
  fruit: (outline: readonly Point[]) => void,
): readonly string[] {
  const bare = [1, -1].map((side) => {
    const jittered = tree.crown.map(([x, y]): Point => {
      const [dx, dy] = [print.between(-5, 5), print.between(-5, 5)];
      return [x * side + dx, y + dy];
    });
    const crown = blob(jittered);
    const symbol = print.symbol(() => {
      limbs(print, tree, side);
      print.block(crown, INKS[tree.inks], { ...SMALL, crescent: 18, toothLength: 28 });
      tree.foliage(print, crown);
    });
    return { symbol, outline: crown.outline };
  });
  return times(DRAWN, (index) =>
    print.symbol(() => {
      const { symbol = "", outline = [] } = bare[index % 2] ?? {};
      print.place(symbol, [0, 0]);
      fruit(outline);
    }),
  );
}

function limbs(print: Print, tree: Tree, side: number): void {
  for (const [half, ...spine] of tree.limbs) {
    const form = lathe({
      spine: spine.map(([x, y]): Point => [x * side, y]),
      width: [half, half * 0.66, half * 0.6],
      caps: [0.02, 0.1],
      steps: 5,
    });
    print.block(form, INKS.bark, { ...SMALL, crescent: half > 12 ? 6 : 0, teeth: 0.5 });
  }
}

/** Places well inside an outline, at least `apart` from each other, and no two that face each other: no eyes. */
function scattered(
  print: Print,
  outline: readonly Point[],
  { count, apart }: { count: number; apart: number },
): Point[] {
  const places: Point[] = [];
  for (let tries = 0; tries < 300 && places.length < count; tries += 1) {
    const at: Point = [print.between(-110, 110), print.between(-180, -50)];
    const inside = times(6, (index) => polar(at, 13, (index / 6) * TURN)).every((edge) =>
      isInside(edge, outline),
    );
    const mirrored: Point = [-at[0], at[1]];
    const free = places.every(
      (other) => distance(at, other) > apart && distance(mirrored, other) > 15,
    );
    if (inside && free) places.push(at);
  }
  return places;
}

function round(print: Print, places: readonly Point[], inks: InkName, size: number): void {
  const aside = (by: number) => places.map(([x, y]): Point => [x - by, y - by]);
  print.dots(places, KEY, size).dots(aside(2), INKS[inks][1], size - 5);
  if (size > 15) print.dots(aside(4), INKS[inks][0], 4);
}

/** Bowed marks of rounded leaves. */
const tufts =
  (inks: InkName) =>
  (print: Print, { outline }: Form): void => {
    const marks = scattered(print, outline, { count: 13, apart: 24 }).map(([x, y]) =>
      gouge(
        [
          [x - 13, y + 4],
          [x - 5, y - 7],
          [x + 5, y - 7],
          [x + 13, y + 4],
        ],
        7,
      ),
    );
    print.ink(marks.slice(0, 8), INKS[inks][0]).ink(marks.slice(8), INKS[inks][2]);
  };

/** Narrow leaves in all directions, also beyond the edge. */
function narrowLeaves(print: Print, { outline }: Form): void {
  const leaf = ([x, y]: Point) => {
    const angle = print.between(0, TURN);
    const [from, to] = [polar([x, y], 14, angle), polar([x, y], -14, angle)];
    return gouge([from, [x, y], [x, y], to], 8);
  };
  const edge = outline.filter((_, index) => index % 7 === 0);
  const beyond = edge.map(([x, y]) => {
    const angle = Math.atan2(y + 120, x) + print.between(-0.6, 0.6);
    return tooth(polar([x, y], -8, angle), polar([x, y], 17, angle), 10);
  });
  print.pull(beyond, INKS.sage[1], { shift: 2, line: 4 });
  const within = scattered(print, outline, { count: 26, apart: 15 }).map(leaf);
  print.ink(within.slice(0, 14), INKS.sage[0]).ink(within.slice(14), INKS.kale[2]);
}

/** Long leaves that hang in bunches. */
function hangingLeaves(print: Print, { outline }: Form): void {
  const bunches = scattered(print, outline, { count: 11, apart: 36 }).map(([x, y]) =>
    [-0.7, 0, 0.7].map((turn) =>
      tooth([x + turn * 5, y - 8], polar([x, y - 8], 29, TURN / 4 - turn), 13),
    ),
  );
  const fringe = outline
    .filter(([, y], index) => y > -62 && index % 4 === 0)
    .map(([x, y]) => tooth([x, y - 8], [x + print.between(-6, 6), y + 16], 14));
  print.pull(fringe, INKS.forest[1], { shift: 2, line: 4 });
  print.ink(bunches.slice(0, 6).flat(), INKS.leaf[1]);
  print.ink(bunches.slice(6).flat(), INKS.forest[2]);
}

const APPLE: Tree = {
  inks: "leaf",
  limbs: [
    [9, [-2, -48], [-30, -66], [-62, -104]],
    [9, [4, -48], [36, -62], [66, -106]],
    [15, [0, 4], [5, -40], [-4, -110]],
  ],
  crown: [
    [-92, -92],
    [-100, -124],
    [-78, -150],
    [-54, -150],
    [-42, -180],
    [-8, -190],
    [20, -176],
    [38, -158],
    [68, -166],
    [96, -140],
    [98, -106],
    [74, -86],
    [48, -84],
    [32, -100],
    [14, -86],
    [-12, -80],
    [-24, -98],
    [-48, -78],
    [-74, -76],
  ],
  foliage: tufts("leaf"),
};

const PEACH: Tree = {
  inks: "leaf",
  limbs: [
    [9, [-6, -26], [-46, -56], [-78, -118]],
    [9, [6, -26], [50, -54], [80, -118]],
    [8, [-2, -24], [-12, -70], [-32, -124]],
    [8, [4, -24], [18, -70], [34, -124]],
    [17, [0, 4], [0, -16], [0, -44]],
  ],
  crown: [
    [-112, -124],
    [-106, -158],
    [-80, -176],
    [-52, -168],
    [-32, -186],
    [-6, -166],
    [12, -160],
    [34, -186],
    [62, -174],
    [90, -178],
    [114, -148],
    [110, -114],
    [86, -100],
    [58, -108],
    [36, -98],
    [6, -112],
    [-22, -98],
    [-46, -108],
    [-76, -98],
    [-100, -104],
  ],
  foliage: tufts("leaf"),
};

const OLIVE: Tree = {
  inks: "sage",
  limbs: [
    [13, [18, 2], [-10, -40], [56, -62], [62, -112]],
    [20, [-8, 4], [22, -34], [-40, -56], [-30, -116]],
  ],
  crown: [
    [-94, -88],
    [-104, -118],
    [-82, -140],
    [-60, -138],
    [-50, -166],
    [-20, -176],
    [8, -160],
    [30, -178],
    [62, -168],
    [74, -144],
    [100, -134],
    [106, -104],
    [82, -82],
    [52, -94],
    [30, -78],
    [0, -92],
    [-30, -76],
    [-60, -86],
  ],
  foliage: narrowLeaves,
};

const AVOCADO: Tree = {
  inks: "forest",
  limbs: [[17, [0, 4], [4, -30], [0, -70]]],
  crown: [
    [-118, -54],
    [-122, -96],
    [-104, -140],
    [-66, -174],
    [-18, -188],
    [32, -184],
    [78, -164],
    [110, -128],
    [122, -86],
    [114, -50],
    [88, -40],
    [66, -54],
    [42, -38],
    [14, -52],
    [-16, -36],
    [-44, -52],
    [-70, -36],
    [-96, -50],
  ],
  foliage: hangingLeaves,
};

/** A fruit that hangs by its neck. */
const PEAR: readonly Point[] = [
  [0, -12],
  [6, -9],
  [9, 2],
  [13, 12],
  [8, 23],
  [0, 25],
  [-8, 23],
  [-13, 12],
  [-9, 2],
  [-6, -9],
];
