import { smooth } from "../../kit/curves.ts";
import { ball, blob, type Form, polygon } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS, KEY } from "../../kit/inks.ts";
import { leaf } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, spread, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Pie = {
  /** Pale until it is baked. */
  crust: InkName;
  filling: InkName;
  /** The fruit's skin. */
  skin: InkName;
  tin: InkName;
};

/** A pie in its tin with a lattice crust, the fruit visible through it, and a dough apple on top. */
export function pie(print: Print, { crust, filling, skin, tin }: Pie): void {
  dish(print, INKS[tin]);
  const bed = ball(CENTER, [266, 140]);
  print.ink(bed.path, INKS[filling][2]);
  slices(print, INKS[filling], INKS[skin]);
  lattice(print, INKS[crust]);
  rim(print, INKS[crust]);
  apple(print, INKS[crust]);
}

const CENTER: Point = [400, 298];
const RADII = { x: 262, y: 138 };

const around = (part: number, angle: number): Point => [
  CENTER[0] + Math.cos(angle) * RADII.x * part,
  CENTER[1] + Math.sin(angle) * RADII.y * part,
];

/** The fluted tin below the rim. */
function dish(print: Print, inks: Inks): void {
  const wall = blob(WALL);
  print.block(wall, inks, { crescent: 30, toothLength: 60, lights: 0, line: 11 });
  const flutes = (from: number, to: number, [count, width]: Point) =>
    spread(from, to, count).map((part) => {
      const [x, y] = polar([0, 0], 1, Math.PI * (1 - part));
      return tooth([400 + x * 282, 340 + y * 140], [400 + x * 236, 346 + y * 160], width);
    });
  print.ink(flutes(0.1, 0.9, [15, 13]), inks[2]).ink(flutes(0.125, 0.475, [8, 7]), inks[0]);
}

const WALL: readonly Point[] = [
  [98, 312],
  [150, 416],
  [212, 478],
  [300, 508],
  [400, 516],
  [500, 508],
  [588, 478],
  [650, 416],
  [702, 312],
  [400, 390],
];

/** Slices of the fruit in the gaps: pale crescents with their skin. */
function slices(print: Print, filling: Inks, skin: Inks): void {
  const slice = print.symbol(() => {
    print.flat(blob(SLICE), filling, { line: 5, teeth: 0, fill: filling[0] });
    print.ink(gouge(PEEL, 9), skin[1]);
  });
  const places = [
    ...times(9, (index) => around(0.82, (index / 9) * TURN)),
    ...times(6, (index) => around(0.46, (index / 6) * TURN + 0.3)),
  ];
  for (const place of places) print.place(slice, place, { turn: print.between(-50, 50) });
}

const SLICE: readonly Point[] = [
  [-44, 16],
  [-32, -12],
  [0, -24],
  [32, -12],
  [44, 16],
  [18, 4],
  [-18, 4],
];

const PEEL = [
  [-42, 12],
  [-20, -22],
  [20, -22],
  [42, 12],
] as const;

/** Where the strips of each direction run, as the distance from the center of a unit circle. */
const EDGE = 0.72;
const OFFSETS = [-EDGE, -0.36, 0, 0.36, EDGE];
/** Half the width of a strip. */
const HALF = 0.105;
/** How far a strip is visible on both sides of a crossing before it goes under the next. */
const REACH = 0.36 - HALF;

/** A segment of a strip: its direction, start and end. */
type Strip = { offset: number; mirror: 1 | -1; from: number; to: number };

/** A point on a strip: the circle is seen from above, and strips run at 45 degrees to the viewer. */
const onStrip = ({ offset, mirror }: Strip, along: number, aside: number): Point => {
  const [u, v] = [along * Math.SQRT1_2, (offset + aside) * Math.SQRT1_2];
  return [CENTER[0] + mirror * (u - v) * RADII.x, CENTER[1] - 5 + (u + v) * RADII.y];
};

/** Strips of dough woven over and under each other; the rim covers their ends. */
function lattice(print: Print, inks: Inks): void {
  strips(
    print,
    inks,
    OFFSETS.map((offset) => ({ offset, mirror: 1, from: -1, to: 1 })),
  );
  const over = OFFSETS.flatMap((offset, row): Strip[] => {
    const strip = { offset, mirror: -1 } as const;
    const crossings = OFFSETS.filter((_, column) => (row + column) % 2 === 0);
    const shown = crossings.map((at) => ({ ...strip, from: at - REACH, to: at + REACH }));
    const ends = [
      { ...strip, from: -1, to: HALF - EDGE },
      { ...strip, from: EDGE - HALF, to: 1 },
    ];
    return row % 2 ? [...shown, ...ends] : shown;
  });
  strips(print, inks, over);
}

/** Parallel segments of strips, with their light and dark edges. */
function strips(print: Print, inks: Inks, lengths: readonly Strip[]): void {
  const placed = lengths.map((strip) => {
    const long = Math.sqrt(1 - strip.offset ** 2);
    const [start, end] = [Math.max(-long, strip.from), Math.min(long, strip.to)];
    return (part: number, aside: number) =>
      onStrip(strip, start + (end - start) * part, aside * HALF);
  });
  const dough = placed.map((at) => polygon([at(0, -1), at(1, -1), at(1, 1), at(0, 1)]).path);
  print.pull(dough, inks[1], { shift: 3, line: 8 });
  const lines = (aside: number, width: number) =>
    placed.map((at) =>
      gouge([at(0.04, aside), at(1 / 3, aside), at(2 / 3, aside), at(0.96, aside)], width),
    );
  print.ink(lines(0.6, 8), inks[2]).ink(lines(-0.6, 7), inks[0]);
}

/** The crimped edge: a ring of dough, pressed with the thumb all around. */
function rim(print: Print, inks: Inks): void {
  const crimps = 24;
  const ring = (out: number, wave: number) =>
    times(crimps * 2, (index): Point => {
      const angle = (index / crimps / 2) * TURN;
      const size = out + (index % 2 ? wave : -wave);
      return [CENTER[0] + Math.cos(angle) * size, CENTER[1] + Math.sin(angle) * (size * 0.5 + 8)];
    });
  const outer = blob(ring(303, 8));
  const hole = smooth(ring(248, 3).toReversed());
  const form: Form = { ...outer, path: outer.path + hole };
  print.block(form, inks, { crescent: 12, toothLength: 18, toothStep: 22, lights: 0 });
  const pressed = (turn: number, width: number) =>
    times(crimps, (index) => {
      const angle = ((index + turn) / crimps) * TURN;
      const at = (size: number, further: number): Point => [
        CENTER[0] - 3 + Math.cos(angle + further) * size,
        CENTER[1] - 3 + Math.sin(angle + further) * (size * 0.5 + 8),
      ];
      return gouge([at(257, -0.05), at(268, -0.03), at(282, 0.01), at(294, 0.05)], width);
    });
  print.ink(pressed(0.1, 13), inks[2]).ink(pressed(0.06, 6), KEY).ink(pressed(0.5, 7), inks[0]);
}

/** An apple cut from the rest of the dough, with its leaf. */
function apple(print: Print, inks: Inks): void {
  const form = blob(APPLE);
  print.block(form, inks, { crescent: 12, toothLength: 26, toothStep: 13, lights: 0.8 });
  print.ink(gouge(STALK, 12), KEY);
  leaf(print, inks, {
    from: [410, 234],
    to: [486, 214],
    width: 19,
    veins: 3,
    ribInk: inks[2],
    rib: 6,
    half: false,
  });
}

const APPLE: readonly Point[] = [
  [400, 256],
  [432, 242],
  [470, 256],
  [482, 290],
  [462, 328],
  [424, 346],
  [400, 340],
  [376, 346],
  [338, 328],
  [318, 290],
  [330, 256],
  [368, 242],
];

const STALK = [
  [400, 262],
  [400, 244],
  [404, 230],
  [414, 218],
] as const;
