import { blob, type Form } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS } from "../../kit/inks.ts";
import { type Course, curledGouge, gouge } from "../../kit/marks.ts";
import { isInside, type Point, polar, rotate, spread, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Flatbreads = {
  /** Of the bread, and of what the oven has browned. */
  crust: InkName;
  brown: InkName;
  /** Color of the seeds strewn on it. */
  seeds: string;
};

/** Two long breads from the stone: furrowed with the fingers, blistered brown, strewn with seeds. */
export function flatbreads(print: Print, { crust, brown, seeds }: Flatbreads): void {
  const tuft = print.symbol(() => {
    print.pull(
      TUFT.map(([x, y, turn]) => {
        const at = (part: number) => polar([x, y], part * 9, turn);
        return gouge([at(-1), at(-0.4), at(0.4), at(1)], 11);
      }),
      seeds,
      { shift: 1, line: 3 },
    );
  });
  for (const bread of BREADS) {
    flatbread(print, bread, { crust: INKS[crust], brown: INKS[brown], tuft });
  }
}

type Bread = { center: Point; radii: Point; lean: number };

const BREADS: readonly Bread[] = [
  { center: [452, 282], radii: [290, 106], lean: -0.14 },
  { center: [376, 428], radii: [302, 118], lean: 0.08 },
];

/** Seeds that lie together: place and turn. */
const TUFT = [
  [-26, -6, 0.4],
  [-6, 9, -0.8],
  [12, -12, 1.2],
  [28, 5, -0.2],
  [2, 26, 0.5],
] as const;

type Look = { crust: Inks; brown: Inks; tuft: string };

function flatbread(print: Print, { center, radii, lean }: Bread, look: Look): void {
  const { crust, brown, tuft } = look;
  const at = (x: number, y: number): Point =>
    rotate([center[0] + x * radii[0], center[1] + y * radii[1]], lean, center);
  const edge = times(18, (index) => {
    const angle = (index / 18) * TURN;
    const [x, y] = polar([0, 0], print.between(0.95, 1.05), angle);
    // Blunter than an ellipse, and pulled out at one end.
    return at(
      Math.sign(x) * Math.abs(x) ** 0.86,
      Math.sign(y) * Math.abs(y) ** 0.8 * (1 - x * 0.12),
    );
  });
  const thick = blob(edge.map(([x, y]): Point => [x + 4, y + 13]));
  print.flat(thick, brown, { teeth: 0, fill: brown[2], line: 10 });
  const form = blob(edge);
  print.block(form, brown, { crescent: 16, toothLength: 26, lights: 0.7, line: 8 });
  print.ink(blob(edge.map((point) => towards(point, center, 0.12))).path, crust[1]);
  furrows(print, at, look);
  blisters(print, at, brown);
  for (const place of strewn(print, form, at)) {
    print.place(tuft, place, { turn: print.between(-85, 85) });
  }
}

const towards = ([x, y]: Point, [cx, cy]: Point, part: number): Point => [
  x + (cx - x) * part,
  y + (cy - y) * part,
];

type At = (x: number, y: number) => Point;

/** Grooves that the fingertips have drawn along the bread. */
function furrows(print: Print, at: At, { crust, brown }: Look): void {
  const grooves = spread(-0.56, 0.56, 4).map((y): Course => {
    const half = 0.86 * Math.sqrt(1 - y ** 2);
    const waver = () => y + print.between(-0.05, 0.05);
    return [at(-half, y), at(-half / 3, waver()), at(half / 3, waver()), at(half, y)];
  });
  print.ink(
    grooves.map((groove) => curledGouge(groove, 17)),
    brown[1],
  );
  print.ink(
    grooves.map((groove) => curledGouge(groove, 6)),
    brown[2],
  );
  const lit = grooves.map(([start, first, second, end]) =>
    curledGouge(
      [start, [first[0], first[1] + 14], [second[0], second[1] + 14], towards(end, first, 0.2)],
      8,
    ),
  );
  print.ink(lit, crust[0]);
}

/** Where the dough has blown up and browned. */
function blisters(print: Print, at: At, brown: Inks): void {
  const spots = times(10, () => {
    const [x, y] = polar([0, 0], Math.sqrt(print.between(0.02, 0.7)), print.between(0, TURN));
    return at(x, y);
  });
  const spot = ([x, y]: Point, [rx, ry]: Point) =>
    blob(
      times(5, (index) => {
        const [dx, dy] = polar([0, 0], print.between(0.8, 1.2), (index / 5) * TURN);
        return [x + dx * rx, y + dy * ry];
      }),
    ).path;
  print.ink(
    spots.map((place) => spot(place, [print.between(12, 26), print.between(7, 12)])),
    brown[1],
  );
  print.ink(
    spots.slice(0, 5).map((place) => spot(place, [11, 6])),
    brown[2],
  );
  const shine = spots.slice(5).map(([x, y]) =>
    gouge(
      [
        [x - 14, y - 2],
        [x - 8, y - 9],
        [x + 2, y - 10],
        [x + 10, y - 6],
      ],
      5,
    ),
  );
  print.ink(shine, brown[0]);
}

/** Places all over the bread, at even distances. */
const strewn = (print: Print, form: Form, at: At) =>
  times(15, (index) => {
    const angle = index * 2.4 + print.between(-0.2, 0.2);
    const [x, y] = polar([0, 0], Math.sqrt((index + 0.5) / 15) * 0.8, angle);
    return at(x, y);
  }).filter((place) => isInside(place, form.outline));
