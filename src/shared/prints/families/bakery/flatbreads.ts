import { blob, type Form } from "../../kit/forms.ts";
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
  const spots = SPOTS.map((spot) => print.symbol(() => toasted(print, spot, INKS[brown])));
  const look = { crust: INKS[crust], brown: INKS[brown], tufts, spots };
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

type Look = {
  crust: Inks;
  brown: Inks;
  tufts: readonly string[];
  spots: readonly string[];
};
type Bread = {
  outline: readonly Point[];
  /** Which points lie on a torn edge, from and up to. */
  torn?: readonly [from: number, to: number];
  blisters: readonly (readonly [x: number, y: number, size: number])[];
  /** How many tufts of seeds. */
  seeds: number;
};

/** A sheet of dough: its brown edge below it, browned blisters with a light on each, crumb where it is torn. */
function flatbread(print: Print, bread: Bread, { crust, brown, tufts, spots }: Look): void {
  const { outline, torn = [0, 0], blisters, seeds } = bread;
  const lower = blob(outline.map(([x, y]): Point => [x + 3, y + 21]));
  print.flat(lower, brown, { teeth: 0, fill: brown[2], line: 10 });
  const look = { crescent: 14, toothLength: 18, toothStep: 24, lights: 0, salt: 0, line: 8 };
  print.block(blob(outline), brown, look);
  const inner = blob(withoutRim(outline, torn));
  print.ink(inner.path, crust[1]).grain(inner.path);
  blisters.forEach(([x, y, size], index) => {
    const scale = size / 40;
    print.place(spots[index % spots.length] ?? "", [x, y], {
      scale,
      scaleX: index % 2 ? -scale : scale,
    });
  });
  strew(print, inner, { tufts, count: seeds });
  const [from, to] = torn;
  if (to > from) crumb(print, outline.slice(from, to));
}

/** Where the dough rose and toasted: a pale brown patch, darker in its middle, with a few specks beside it. */
function toasted(print: Print, outline: readonly Point[], brown: Inks): void {
  const inner = outline.map(([x, y]): Point => [x * 0.55 + 5, y * 0.5 + 2]);
  print.ink(blob(outline).path, brown[0]).ink(blob(inner).path, brown[1]);
  const hatches = [-1, 0, 1].map((row) => {
    const y = row * 5 + 3;
    return [4 - row * 5, y, 18 - Math.abs(row) * 5, y - 3, 1, 4] as const;
  });
  print.ink(cuts(hatches), brown[2]);
  print.dots(SPECKS, brown[1], 5);
}

const SPECKS: readonly Point[] = [
  [-46, -12],
  [-40, 16],
  [44, 18],
  [10, -27],
];

/** Outlines of toasted patches, flat as the bread is seen. */
const SPOTS: readonly (readonly Point[])[] = [
  [
    [-36, -4],
    [-20, -15],
    [-4, -12],
    [12, -19],
    [33, -9],
    [36, 5],
    [20, 10],
    [8, 18],
    [-14, 13],
    [-30, 12],
  ],
  [
    [-30, -10],
    [-8, -18],
    [10, -10],
    [30, -12],
    [38, 2],
    [24, 15],
    [4, 12],
    [-16, 19],
    [-36, 8],
  ],
];

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

/** Where bread is torn: cream-colored crumb, a little thicker in the middle, with small holes. */
function crumb(print: Print, torn: readonly Point[]): void {
  const last = torn.length - 1;
  const ragged = torn.map(([x, y], index): Point => {
    const thick = index === 0 || index === last ? 18 : 25 + (index % 4) * 2;
    return [x + 4 + (index % 3), y + thick];
  });
  const soft = blob([...torn, ...ragged.toReversed()]);
  print.block(soft, INKS.curd, { ...CRUMB, fill: INKS.curd[1] });
  const at = (index: number, part: number, down: number): Point => {
    const [x, y] = mix(torn[index] ?? [0, 0], torn[index + 1] ?? [0, 0], part);
    return [x + 2, y + down];
  };
  const holes = times(last, (index): Cut => {
    const down = 10 + (index % 3) * 3;
    const [[x, y], [toX, toY]] = [at(index, 0.15, down), at(index, 0.7, down)];
    return [x, y, toX, toY, index % 2 ? 1 : -1, index % 2 ? 5 : 8];
  });
  print.ink(cuts(holes), INKS.crumb[2]);
  const bubbles = times(last, (index) => at(index, 0.9, 19 - (index % 3) * 6));
  print.dots(bubbles, INKS.crumb[2], 5);
}

const CRUMB = { crescent: 0, teeth: 0, lights: 0, line: 5, shift: 1 };

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
  [566, 330],
  [552, 346],
  [530, 350],
  [516, 368],
  [520, 384],
  [494, 396],
  [466, 398],
  [452, 416],
  [456, 432],
  [430, 448],
  [402, 474],
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
  [738, 486],
  [724, 502],
  [698, 500],
  [678, 512],
  [652, 510],
  [628, 522],
  [598, 518],
  [572, 524],
  [546, 514],
  [522, 512],
  [498, 496],
];

const PIECE_BLISTERS = [
  [606, 456, 34],
  [684, 476, 20],
] as const;

/** The lower one first. */
const BREADS: readonly Bread[] = [
  { outline: LOWER, blisters: LOWER_BLISTERS, seeds: 20 },
  { outline: UPPER, torn: [6, 17], blisters: UPPER_BLISTERS, seeds: 22 },
  { outline: PIECE, torn: [4, 15], blisters: PIECE_BLISTERS, seeds: 7 },
];
