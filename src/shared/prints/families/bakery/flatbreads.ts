import { blob, type Form, polygon } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { isInside, mix, type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";

export type Flatbreads = {
  /** The bread, and its browned areas. */
  crust: InkName;
  brown: InkName;
  /** Color of the seeds sprinkled on it. */
  seeds: string;
};

/** Two breads from the stone, thin and lying flat, blistered and strewn with seeds; the upper one is torn open. */
export function flatbreads(print: Print, { crust, brown, seeds }: Flatbreads): void {
  const tufts = TUFTS.map((tuft) =>
    print.symbol(() => {
      const paths = tuft.map(([x, y, turn]) => {
        const at = (part: number) => polar([x, y], part * 12, turn);
        return gouge([at(-1), at(-0.4), at(0.4), at(1)], 13);
      });
      print.pull(paths, seeds, { shift: 1, line: 4 });
    }),
  );
  const look = { crust: INKS[crust], brown: INKS[brown], tufts };
  for (const bread of BREADS) flatbread(print, bread, look);
}

/** Seeds that lie together: place and turn. */
const TUFTS = [
  [
    [-20, -5, 0.4],
    [2, 8, -0.6],
    [22, -6, 1],
  ],
  [
    [-14, 5, 0.8],
    [14, -5, -0.3],
  ],
] as const;

type Look = { crust: Inks; brown: Inks; tufts: readonly string[] };
type Bread = {
  outline: readonly Point[];
  /** Which points lie on a torn edge, from and up to. */
  torn?: readonly [from: number, to: number];
  blisters: readonly (readonly [x: number, y: number, size: number])[];
  /** How many tufts of seeds. */
  seeds: number;
};

/** A sheet of dough: its brown edge below it, browned blisters with a light on each, crumb where it is torn. */
function flatbread(print: Print, bread: Bread, { crust, brown, tufts }: Look): void {
  const { outline, torn = [0, 0], blisters, seeds } = bread;
  const lower = blob(outline.map(([x, y]): Point => [x + 3, y + 21]));
  print.flat(lower, brown, { teeth: 0, fill: brown[2], line: 10 });
  const look = { crescent: 14, toothLength: 18, toothStep: 24, lights: 0, salt: 0, line: 8 };
  print.block(blob(outline), brown, look);
  const inner = blob(withoutRim(outline, torn));
  print.ink(inner.path, crust[1]).grain(inner.path);
  for (const [x, y, size] of blisters) {
    print.ink(oval([x, y], size), brown[1]);
    print.ink(oval([x + size * 0.12, y + size * 0.08], size * 0.62), brown[2]);
    print.ink(
      cuts([[x - size * 0.7, y - size * 0.1, x + size * 0.2, y - size * 0.42, 7, 8]]),
      crust[0],
    );
  }
  strew(print, inner, { tufts, count: seeds });
  const [from, to] = torn;
  if (to > from) crumb(print, outline.slice(from, to), 28);
}

/** A flat round spot, seen from the side as the bread is. */
const oval = ([x, y]: Point, size: number) =>
  blob(
    times(10, (index): Point => {
      const angle = (index / 10) * Math.PI * 2;
      const wobble = index % 3 ? 1 : 0.88;
      return [x + Math.cos(angle) * size * wobble, y + Math.sin(angle) * size * 0.5 * wobble];
    }),
  ).path;

/** What the oven has browned less: all but an uneven rim, up to the edge where the bread is torn. */
function withoutRim(outline: readonly Point[], [from, to]: readonly [number, number]): Point[] {
  const middle = (axis: 0 | 1) =>
    outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
  const center: Point = [middle(0), middle(1)];
  return outline.map((point, index) => {
    const rim = index >= from && index < to ? 0.02 : 0.08 + (index % 3) * 0.025;
    return mix(point, center, rim);
  });
}

function strew(
  print: Print,
  form: Form,
  { tufts, count }: { tufts: readonly string[]; count: number },
): void {
  const places = times(count, (index) => {
    const step = (by: number) => (index * by + 0.31 + print.between(0, 0.05)) % 1;
    return form.surface(step(0.7549) * 2 - 1, step(0.5698));
  }).filter(([x, y]) => [-26, 26].every((aside) => isInside([x + aside, y], form.outline)));
  places.forEach((place, index) => {
    print.place(tufts[index % 2] ?? "", place, { turn: print.between(-50, 50) });
  });
}

/** Where bread is torn: the pale crumb in the thickness of the sheet, with its holes. */
function crumb(print: Print, torn: readonly Point[], thick: number): void {
  const below = torn.toReversed().map(([x, y]): Point => [x + 3, y + thick]);
  print.block(polygon([...torn, ...below]), INKS.cream, { ...CRUMB, fill: INKS.cream[0] });
  const holes = torn.slice(1, -1).map(([x, y], index): Cut => {
    const [dx, dy] = index % 2 ? [12, 1] : [14, -4];
    return [x - 3, y + thick * 0.6, x + dx, y + thick * 0.6 + dy, 2, 9];
  });
  print.ink(cuts(holes), INKS.tan[2]);
}

const CRUMB = { crescent: 0, teeth: 0, lights: 0, line: 6, shift: 1 };

const LOWER: readonly Point[] = [
  [150, 300],
  [216, 212],
  [340, 160],
  [480, 144],
  [620, 168],
  [710, 226],
  [738, 300],
  [690, 372],
  [560, 420],
  [400, 430],
  [250, 400],
  [170, 354],
];

const LOWER_BLISTERS = [
  [420, 196, 36],
  [560, 214, 44],
  [664, 290, 34],
  [290, 222, 28],
] as const;

const UPPER: readonly Point[] = [
  [58, 388],
  [96, 316],
  [190, 262],
  [310, 240],
  [440, 250],
  [540, 290],
  [566, 336],
  [530, 352],
  [516, 384],
  [470, 392],
  [458, 426],
  [420, 440],
  [404, 478],
  [300, 492],
  [180, 480],
  [90, 442],
];

const UPPER_BLISTERS = [
  [190, 332, 44],
  [330, 292, 34],
  [420, 352, 42],
  [270, 420, 48],
  [128, 404, 26],
] as const;

const PIECE: readonly Point[] = [
  [490, 470],
  [540, 424],
  [620, 410],
  [700, 436],
  [738, 488],
  [722, 510],
  [690, 500],
  [668, 526],
  [628, 514],
  [600, 538],
  [556, 520],
  [530, 528],
  [498, 504],
];

const PIECE_BLISTERS = [
  [606, 456, 34],
  [684, 476, 20],
] as const;

/** The lower one first. */
const BREADS: readonly Bread[] = [
  { outline: LOWER, blisters: LOWER_BLISTERS, seeds: 20 },
  { outline: UPPER, torn: [6, 13], blisters: UPPER_BLISTERS, seeds: 22 },
  { outline: PIECE, torn: [4, 13], blisters: PIECE_BLISTERS, seeds: 7 },
];
