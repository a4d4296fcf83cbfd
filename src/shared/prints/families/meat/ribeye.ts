import { smooth } from "../../kit/curves.ts";
import { blob } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, mix, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A cut lies flat: only its contour is printed. */
const SLAB = { crescent: 0, teeth: 0, lights: 0, salt: 0 };

/** A thick steak: the eye, the cap, the fat between them, marbling. */
export function ribeye(print: Print): void {
  print.shadow([410, 500], 600);
  const side = STEAK.map(([x, y]): Point => [x + 4, y + 40]);
  print.block(blob(side), INKS.fat, { crescent: 26, toothLength: 34, lights: 0, line: 11 });
  print.block(blob(STEAK), INKS.fat, { ...SLAB, line: 10 });
  const middle: Point = [404, 300];
  const lean = blob(STEAK.map((point) => mix(middle, point, 0.88)));
  print.ink(lean.path, INKS.meat[1]).grain(lean.path);
  const seam: Point[] = [
    [250, 176],
    [300, 236],
    [400, 250],
    [490, 220],
    [560, 236],
    [606, 300],
    [588, 336],
    [540, 276],
    [480, 262],
    [404, 292],
    [290, 280],
    [232, 210],
  ];
  print.ink(smooth(seam), INKS.fat[0]);
  print.stroke(
    [
      [262, 330],
      [330, 360],
      [352, 420],
      [420, 440],
    ],
    INKS.fat[0],
    15,
  );
  const marbling = MARBLING.map(([x, y, length, rise]) =>
    gouge(
      [
        [x - length, y],
        [x - length / 3, y - rise],
        [x + length / 3, y + rise],
        [x + length, y - rise * 0.4],
      ],
      9,
    ),
  );
  print.ink(marbling, INKS.fat[0]).ink(
    marbling.slice(0, 6).map((path) => path),
    INKS.fat[1],
    { shift: 2 },
  );
  print.ink(
    times(12, (index) =>
      tooth([620 - index * 12, 400 + index * 5], [600 - index * 12, 366 + index * 5], 9),
    ),
    INKS.meat[2],
  );
  print.ink(
    gouge(
      [
        [196, 300],
        [206, 250],
        [226, 214],
        [250, 190],
      ],
      11,
    ),
    INKS.meat[0],
  );
}

const STEAK: readonly Point[] = [
  [160, 300],
  [186, 206],
  [262, 146],
  [380, 150],
  [500, 132],
  [596, 170],
  [652, 254],
  [640, 346],
  [560, 416],
  [452, 446],
  [340, 456],
  [226, 418],
];

/** Place, half length and rise of each fleck of fat. */
const MARBLING = [
  [300, 330, 30, 8],
  [380, 350, 34, -7],
  [470, 330, 30, 9],
  [540, 352, 26, -6],
  [420, 396, 30, 7],
  [320, 400, 24, -6],
  [500, 390, 24, 6],
  [360, 196, 28, 6],
  [470, 180, 30, -6],
  [560, 210, 22, 6],
  [250, 270, 18, 6],
  [440, 310, 18, -5],
] as const;
