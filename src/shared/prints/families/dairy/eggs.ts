import { scaled } from "../../kit/curves.ts";
import { ball, blob, type Form, lathe, polygon } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { curledGouge, gouge, tooth } from "../../kit/marks.ts";
import { type Point, spread, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { duck } from "../parts/duck.ts";

export type Shell = {
  inks: InkName;
  /** Small freckles of a hen's egg, or the ink blots of a quail's. */
  speckle?: "freckles" | "blots";
};

export type Eggs = {
  count: 6 | 12 | 18;
  /** The shells in the mix; each egg takes one of them. */
  shells: readonly Shell[];
  /** A pulp carton, or a straw nest for six. */
  bed?: "carton" | "straw";
};

/** Eggs as sold, in the exact number. */
export function eggs(print: Print, { count, shells, bed = "carton" }: Eggs): void {
  const kinds = shells.map((shell) => print.symbol(() => egg(print, shell)));
  const kindOf = (index: number) => kinds[(MIX[index] ?? 0) % kinds.length] ?? "";
  if (bed === "straw") nest(print, kindOf);
  else carton(print, CARTONS[count], kindOf);
}

/** The order of the kinds, chosen so that no two rows are alike. */
const MIX = [0, 1, 3, 0, 2, 1, 2, 0, 3, 1, 0, 3, 1, 2, 0, 3, 1, 0];

function egg(print: Print, { inks, speckle }: Shell): void {
  const form = lathe({
    spine: [
      [0, -88],
      [0, 0],
      [0, 72],
    ],
    width: scaled([0.4, 0.72, 0.92, 1, 0.96, 0.8], 56),
    caps: [0.16, 0.2],
    steps: 8,
  });
  const shade = { crescent: 22, toothLength: 40, toothStep: 12, threshold: 0.3 };
  print.block(form, INKS[inks], { ...shade, lights: 0, salt: 0 });
  if (speckle === "freckles") print.dots(scatter(print, form, 30), "#7c4a2b", 5);
  if (speckle === "blots") {
    print.ink(scatter(print, form, 12).map(blotAt(print)), "#4b3325");
    print.dots(scatter(print, form, 14), "#4b3325", 5);
  }
  print.ink([gouge(LIGHTS[0], 9), gouge(LIGHTS[1], 5)], INKS[inks][0]);
}

const LIGHTS = [
  [
    [-34, 0],
    [-34, -22],
    [-26, -44],
    [-14, -60],
  ],
  [
    [-22, 4],
    [-22, -10],
    [-18, -24],
    [-12, -34],
  ],
] as const;

const scatter = (print: Print, form: Form, count: number) =>
  times(count, () => form.surface(print.between(-0.88, 0.84), print.between(0.07, 0.82)));

/** A short blot in the shell's ink, in any direction. */
const blotAt =
  (print: Print) =>
  ([x, y]: Point) => {
    const [dx, dy] = [print.between(-11, 11), print.between(-9, 9)];
    const start: Point = [x - dx, y - dy];
    const end: Point = [x + dx, y + dy];
    return gouge([start, [x - dx / 3, y - dy / 3], [x + dx / 3, y + dy / 3], end], 13);
  };

type Row = {
  /** Distance between eggs. */
  step: number;
  /** Vertical center of the eggs. */
  y: number;
  scale: number;
};

type Carton = {
  columns: number;
  /** From back to front. */
  rows: readonly Row[];
  foot: number;
  /** Top and bottom of the open lid. */
  lid?: readonly [number, number];
};

const CARTONS: Record<Eggs["count"], Carton> = {
  6: {
    columns: 3,
    rows: [
      { step: 164, y: 252, scale: 1.36 },
      { step: 174, y: 366, scale: 1.52 },
    ],
    foot: 532,
    lid: [76, 196],
  },
  12: {
    columns: 6,
    rows: [
      { step: 94, y: 262, scale: 0.94 },
      { step: 98, y: 362, scale: 1.06 },
    ],
    foot: 520,
    lid: [84, 196],
  },
  18: {
    columns: 6,
    rows: [
      { step: 90, y: 206, scale: 0.8 },
      { step: 95, y: 294, scale: 0.85 },
      { step: 100, y: 388, scale: 0.9 },
    ],
    foot: 528,
  },
};

function carton(
  print: Print,
  { columns, rows, foot, lid }: Carton,
  kindOf: (index: number) => string,
): void {
  const [back = ROW] = rows;
  if (lid) {
    hinge(print, [lid[1], back.y + 70 * back.scale], columns * back.step);
    openLid(print, lid, columns * back.step);
  }
  for (const [which, row] of rows.entries()) {
    for (const [index, x] of spread(-0.5, 0.5, columns).entries()) {
      const at: Point = [400 + x * (columns - 1) * row.step, row.y];
      const turn = index % 2 ? 4 : -4;
      print.place(kindOf(which * columns + index), at, { turn, scale: row.scale });
    }
    const front = which === rows.length - 1;
    const below = front ? foot : (rows[which + 1]?.y ?? foot) + 40;
    cradle(print, { columns, row, below, front });
  }
}

const ROW: Row = { step: 94, y: 262, scale: 1 };

/** The back of the tray, from the cups up to the lid. */
function hinge(print: Print, [top, bottom]: readonly [number, number], width: number): void {
  const half = width / 2;
  const wall = polygon([
    [394 - half, top - 6],
    [406 + half, top - 6],
    [400 + half, bottom],
    [400 - half, bottom],
  ]);
  print.flat(wall, INKS.pulp, { fill: INKS.pulp[2], teeth: 0 });
}

function openLid(print: Print, [top, bottom]: readonly [number, number], width: number): void {
  const half = width / 2;
  const lid = polygon([
    [390 - half, bottom],
    [426 - half, top],
    [374 + half, top],
    [410 + half, bottom],
  ]);
  print.block(lid, INKS.pulp, { crescent: 16, toothLength: 26, threshold: 0.3, lights: 0 });
  const ribs = spread(-0.72, 0.72, 5).map((part) => {
    const at = (down: number, spreading: number): Point => [
      400 + part * (half - 20 + spreading),
      top + (bottom - top) * down,
    ];
    return gouge([at(0.2, 0), at(0.4, 4), at(0.6, 8), at(0.88, 14)], 11);
  });
  print.ink(ribs, INKS.pulp[2]);
}

type Cradle = { columns: number; row: Row; below: number; front: boolean };

/** The cups in front of a row of eggs. */
function cradle(print: Print, { columns, row: { step, y, scale }, below, front }: Cradle): void {
  const left = 400 - (columns / 2) * step;
  const lip = y + 24 * scale;
  const edge = times(columns * 2 + 1, (index): Point => {
    const x = left + (index * step) / 2;
    return index % 2 ? [x, lip + 34 * scale] : [x - (index ? 0 : 8), lip];
  });
  const feet = times(columns * 2 + 1, (index): Point => {
    const x = left + 4 + (index * (step - 1.4)) / 2;
    return index % 2 ? [x, below + 6] : [x, below - 8];
  });
  const wall = blob([...edge, ...feet.toReversed()]);
  if (!front) {
    print.block(wall, INKS.pulp, { crescent: 0, teeth: 0, lights: 0, salt: 0 });
    return;
  }
  const shade = { crescent: 18, toothLength: 46, threshold: 0.35, lights: 0, salt: 2 };
  print.block(wall, INKS.pulp, shade);
  const cups = times(columns, (index) => left + index * step);
  const folds = cups
    .slice(1)
    .map((x) => tooth([x, lip + 6], [x, below - 10], 16 * Math.sqrt(scale)));
  const lights = cups.map((x) => {
    const at = (across: number, part: number): Point => [
      x + across * step,
      lip + (below - lip) * part,
    ];
    return gouge([at(0.2, 0.36), at(0.18, 0.5), at(0.2, 0.66), at(0.25, 0.86)], 8);
  });
  print.ink(folds, INKS.pulp[2]).ink(lights, INKS.pulp[0]);
}

/** Six duck eggs in straw in front of the duck: two at the back, four in front. */
function nest(print: Print, kindOf: (index: number) => string): void {
  print.reaching(ball([400, 486], [300, 72]).outline);
  duck(print, { at: [430, 246], size: 1.86, inks: INKS.bran });
  straw(print, { y: 462, height: 110, count: 30 });
  NEST.forEach(([x, y, turn], index) => {
    print.place(kindOf(index), [x, y], { turn, scale: 1.14 });
  });
  straw(print, { y: 524, height: 56, count: 46 });
}

/** Position of each egg in the nest, and how far it leans. */
const NEST = [
  [330, 398, -14],
  [486, 398, 12],
  [220, 426, -24],
  [408, 424, 4],
  [584, 430, 26],
  [316, 452, -8],
] as const;

type Straw = { y: number; height: number; count: number };

/** Stalks crossing each other in an oval around the middle. */
function straw(print: Print, { y, height, count }: Straw): void {
  const stalks = times(count, () => {
    const middle = print.between(-1, 1);
    const half = print.between(60, 130);
    const rise = print.between(-0.5, 0.5) * height;
    const at = (part: number): Point => {
      const x = middle * 236 + part * half;
      return [400 + x, y - (x / 300) ** 2 * height + rise + part * print.between(-22, 22)];
    };
    return curledGouge([at(-1), at(-0.3), at(0.3), at(1)], 10);
  });
  print.pull(stalks, INKS.gold[1], { shift: 2, line: 5 });
  print.ink(stalks.slice(0, count / 3), INKS.gold[0], { shift: 3 });
}
