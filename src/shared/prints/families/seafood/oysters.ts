import { blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Oysters = {
  /** A dozen small ones opened, or a pile of large closed ones with one open. */
  kind: "opened" | "closed";
};

/** Oysters by the dozen. */
export function oysters(print: Print, { kind }: Oysters): void {
  print.shadow([410, 514], 640);
  const open = print.symbol(() => openOyster(print));
  const closed = print.symbol(() => closedOyster(print));
  if (kind === "opened") {
    for (const [x, y, turn] of DOZEN) print.place(open, [x, y], { turn, scale: 0.74 });
    return;
  }
  for (const [x, y, turn, scale] of PILE) print.place(closed, [x, y], { turn, scale });
  print.place(open, [430, 420], { turn: -8, scale: 1.22 });
}

/** Three rows of four. */
const DOZEN = times(12, (index) => {
  const [row, column] = [Math.floor(index / 4), index % 4];
  return [176 + column * 146 + (row % 2 ? 22 : 0), 196 + row * 128, (index % 3) * 14 - 20] as const;
});

/** Eleven closed ones; the twelfth is open. */
const PILE = [
  [300, 180, -20, 0.9],
  [470, 176, 24, 0.9],
  [200, 250, 30, 0.94],
  [390, 240, -6, 0.98],
  [570, 250, -30, 0.94],
  [150, 350, -14, 0.94],
  [296, 330, 16, 1],
  [500, 330, -20, 1],
  [636, 350, 26, 0.9],
  [220, 440, 6, 1],
  [606, 446, -10, 0.96],
] as const;

const SHELL: readonly Point[] = [
  [-8, 96],
  [-40, 78],
  [-70, 36],
  [-78, -14],
  [-62, -60],
  [-24, -88],
  [18, -92],
  [58, -70],
  [78, -24],
  [72, 30],
  [44, 74],
  [14, 98],
];

function closedOyster(print: Print): void {
  print.block(blob(SHELL), INKS.pulp, { crescent: 20, toothLength: 34, lights: 0.6, salt: 2 });
  for (const [part, width] of [
    [0.84, 8],
    [0.64, 7],
    [0.44, 7],
    [0.24, 6],
  ] as const) {
    const ridge = SHELL.slice(2, 10).map(([x, y], index): Point => [
      x * part + (index % 2 ? 3 : -3),
      60 + (y - 60) * part,
    ]);
    print.stroke(ridge, part > 0.6 ? INKS.pulp[2] : KEY, width);
  }
  print.ink(
    [
      gouge(
        [
          [-52, 10],
          [-52, -24],
          [-36, -52],
          [-14, -66],
        ],
        9,
      ),
    ],
    INKS.pulp[0],
  );
}

function openOyster(print: Print): void {
  const edge = SHELL.map(([x, y], index): Point => [
    x * (index % 2 ? 1.06 : 0.98),
    y * (index % 2 ? 1.04 : 0.98),
  ]);
  print.block(blob(edge), INKS.pulp, { crescent: 14, toothLength: 22, lights: 0 });
  print.ink(blob(SHELL.map(([x, y]): Point => [x * 0.84 - 3, y * 0.84 - 2])).path, "#f7f3e8");
  print.ink(blob(SHELL.map(([x, y]): Point => [x * 0.66 - 3, y * 0.66 - 2])).path, INKS.blue[0]);
  const flesh = blob([
    [-4, 52],
    [-34, 30],
    [-44, -6],
    [-26, -42],
    [8, -50],
    [38, -30],
    [44, 8],
    [24, 42],
  ]);
  print.block(flesh, ["#fdf6e6", "#e6dcc6", "#b9ad93"], {
    crescent: 10,
    toothLength: 18,
    lights: 0.5,
    line: 6,
  });
  print.ink(
    times(9, (index) => {
      const angle = 2.2 + index * 0.28;
      return tooth(polar([0, 0], 46, angle), polar([0, 0], 31, angle), 8);
    }),
    KEY,
  );
  print.ink(
    blob([
      [10, 4],
      [24, -6],
      [30, 10],
      [18, 22],
    ]).path,
    INKS.pulp[2],
  );
  print.ink(
    gouge(
      [
        [-24, 6],
        [-22, -14],
        [-10, -28],
        [4, -32],
      ],
      8,
    ),
    "#fffdf6",
  );
}
