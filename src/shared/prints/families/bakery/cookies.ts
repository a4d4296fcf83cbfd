import { blob, polygon } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Cookies = {
  crumb: InkName;
  /** Broken pieces in the dough: chocolate, dried fruit. */
  pieces: InkName;
  /** Whether rolled oats are visible. */
  oats?: boolean;
};

/** Six cookies: a stack of four, and two leaning on it. */
export function cookies(print: Print, { crumb, pieces, oats = true }: Cookies): void {
  const chunks = print.symbol(() => chunk(print, pieces));
  const cookie = print.symbol(() => {
    face(print, { crumb, pieces, oats }, chunks);
  });
  const side = print.symbol(() => {
    fromSide(print, { crumb, pieces, oats }, chunks);
  });
  for (const [x, y, turn] of STACK) print.place(side, [x, y], { turn });
  for (const [x, y, turn, scale] of LEANING) print.place(cookie, [x, y], { turn, scale });
}

/** From bottom to top. */
const STACK = [
  [478, 470, 0],
  [466, 396, -2],
  [486, 324, 2],
  [470, 250, -3],
] as const;

const LEANING = [
  [226, 384, -8, 1],
  [376, 430, 10, 0.86],
] as const;

/** A cookie seen from the front: crisp rim, cracks, pieces, oats. */
function face(print: Print, { crumb, oats }: Cookies, chunks: string): void {
  const inks = INKS[crumb];
  const edge = times(15, (index) =>
    polar([0, 0], 138 * print.between(0.94, 1.05), (index / 15) * TURN),
  );
  const thick = blob(edge.map(([x, y]): Point => [x + 15, y + 4]));
  print.block(thick, inks, { crescent: 0, toothLength: 16, lights: 0, fill: inks[2] });
  const form = blob(edge);
  print.block(form, inks, { crescent: 26, toothLength: 44, lights: 1, salt: 3 });
  const cracks = CRACKS.map((course) => gouge(course, 8));
  print.ink(cracks, inks[2]);
  if (oats) flakes(print, OATS);
  CHUNKS.forEach(([x, y, turn, scale]) => {
    print.place(chunks, [x, y], { turn, scale });
  });
}

const CRACKS = [
  [
    [-104, -18],
    [-82, -2],
    [-66, -8],
    [-44, 10],
  ],
  [
    [8, -100],
    [2, -78],
    [14, -58],
    [6, -36],
  ],
  [
    [30, 104],
    [20, 84],
    [34, 66],
    [24, 48],
  ],
  [
    [108, -20],
    [88, -8],
    [76, -16],
    [56, -2],
  ],
] as const;

const CHUNKS = [
  [-62, -62, 12, 1.05],
  [44, -70, -20, 0.86],
  [-20, -8, 30, 1.1],
  [70, 26, -12, 1],
  [-80, 38, -30, 0.8],
  [-6, 78, 8, 0.96],
  [14, -112, 10, 0.5],
] as const;

const OATS: readonly (readonly [number, number, number])[] = [
  [-20, -88, 20],
  [-104, -12, -50],
  [4, -48, 60],
  [84, -36, 10],
  [34, 22, -20],
  [-52, 12, 40],
  [-40, 90, -10],
  [56, 78, 30],
  [-44, 56, 70],
  [104, 4, 80],
];

function flakes(print: Print, places: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, turn] of places) {
    const angle = (turn / 360) * TURN;
    const at = (along: number, aside: number): Point => [
      x + along * Math.cos(angle) - aside * Math.sin(angle),
      y + along * Math.sin(angle) + aside * Math.cos(angle),
    ];
    const flake = blob([at(-15, 0), at(-4, -8), at(14, -5), at(15, 3), at(-3, 8)]);
    print.flat(flake, INKS.dough, { line: 4, teeth: 0, fill: INKS.dough[0] });
    print.ink(gouge([at(-9, 0), at(-3, 1), at(4, 1), at(10, 0)], 4), INKS.dough[2]);
  }
}

function chunk(print: Print, pieces: InkName): void {
  const inks = INKS[pieces];
  print.flat(polygon(CHUNK), inks, { line: 6, teeth: 0 });
  print.ink(polygon(CHUNK_TOP).path, inks[0]);
}

const CHUNK: readonly Point[] = [
  [-28, 2],
  [-20, -20],
  [6, -24],
  [14, -12],
  [30, -8],
  [20, 20],
  [-4, 16],
  [-14, 24],
];

const CHUNK_TOP: readonly Point[] = [
  [-21, -2],
  [-15, -14],
  [3, -18],
  [8, -9],
  [-8, -3],
];

/** A cookie seen from the side, as in the stack. */
function fromSide(print: Print, { crumb, oats }: Cookies, chunks: string): void {
  const inks = INKS[crumb];
  const form = blob(EDGE);
  print.block(form, inks, { crescent: 18, toothLength: 28, lights: 0.8, salt: 1 });
  print.ink(
    [
      gouge(
        [
          [-120, 6],
          [-60, 16],
          [20, 14],
          [80, 18],
        ],
        8,
      ),
    ],
    inks[2],
  );
  if (oats)
    flakes(print, [
      [-78, -8, 10],
      [24, 12, -14],
      [104, -6, 20],
      [-20, -22, 4],
    ]);
  print.place(chunks, [-34, 6], { scale: 0.72, turn: 10 });
  print.place(chunks, [70, -6], { scale: 0.8, turn: -8 });
}

const EDGE: readonly Point[] = [
  [-150, 6],
  [-136, -20],
  [-84, -34],
  [-20, -40],
  [60, -38],
  [124, -26],
  [150, -2],
  [140, 24],
  [90, 34],
  [0, 38],
  [-96, 34],
  [-140, 26],
];
