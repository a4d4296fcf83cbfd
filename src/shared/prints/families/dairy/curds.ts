import { blob } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { type Course, gouge } from "../../kit/marks.ts";
import { mix, type Point, spread } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Curds = { inks: InkName; bowl: InkName };

/** Fresh curds heaped in a wooden bowl, as they come from the vat, each different. */
export function curds(print: Print, { inks, bowl }: Curds): void {
  print.ink(blob(MOUND).path, INKS[inks][2]);
  const pieces = SHAPES.map((piece) => print.symbol(() => curd(print, inks, piece)));
  for (const [x, y, turn, which] of PLACES) {
    print.place(pieces[which] ?? "", [x, y], { turn, scale: print.between(0.92, 1.1) });
  }
  const wood = INKS[bowl];
  const wall = blob(WALL);
  print.block(wall, wood, { crescent: 44, toothLength: 70, lights: 0.7, line: 11 });
  print.ink(
    spread(398, 496, 4).map((y, index) => {
      const half = 196 - index * 32;
      const at = (across: number, sag: number): Point => [400 + across * half, y + sag];
      return gouge([at(-1, 0), at(-0.3, 14), at(0.2, 14), at(0.7, 4)], 7);
    }),
    wood[2],
  );
}

/** A torn piece: a lit face above, the stringy torn side below. */
function curd(print: Print, inks: InkName, { outline, face, tears }: Piece): void {
  const [light, base, dark] = INKS[inks];
  const side = blob(outline);
  print.flat(side, INKS[inks], { line: 8, toothLength: 14, toothStep: 16, fill: base });
  print.screen(side.path);
  print.ink(blob(face).path, light);
  print.ink(
    tears.map((tear) => gouge(tear, 9)),
    dark,
  );
  print.ink(
    tears.map((tear) => gouge(tear, 4)),
    KEY,
    { shift: -4 },
  );
  const [from = [0, 0], to = [0, 0]] = face;
  print.ink(gouge([from, mix(from, to, 0.3), mix(from, to, 0.7), to], 9), base, { shift: -7 });
}

/** Fills the gaps between the pieces. */
const MOUND: readonly Point[] = [
  [170, 370],
  [270, 260],
  [400, 220],
  [530, 260],
  [630, 370],
  [400, 420],
];

/** Position of each piece, from back to front, with its rotation and shape. */
const PLACES = [
  [340, 190, -14, 1],
  [448, 196, 18, 0],
  [258, 250, 20, 0],
  [370, 258, -8, 2],
  [520, 254, -18, 1],
  [446, 290, 12, 3],
  [186, 322, -12, 1],
  [290, 326, 16, 0],
  [398, 336, -20, 1],
  [520, 328, 14, 2],
  [624, 322, -8, 0],
  [226, 372, 6, 3],
  [330, 384, -10, 2],
  [468, 382, 20, 0],
  [580, 378, -14, 1],
] as const;

type Piece = {
  outline: readonly Point[];
  /** Its upper side, starting with the edge in the light. */
  face: readonly Point[];
  tears: readonly Course[];
};

/** Chunks with torn, stringy sides, 90 to 160 wide. */
const SHAPES: readonly Piece[] = [
  {
    outline: [
      [-70, 2],
      [-66, -36],
      [-44, -50],
      [8, -46],
      [52, -54],
      [70, -36],
      [66, 16],
      [70, 38],
      [34, 50],
      [-10, 44],
      [-50, 52],
      [-68, 38],
    ],
    face: [
      [-62, -33],
      [-42, -46],
      [8, -42],
      [52, -50],
      [64, -34],
      [48, -14],
      [14, -8],
      [-28, -12],
      [-56, -6],
    ],
    tears: [
      [
        [-48, 26],
        [-36, 12],
        [-22, 24],
        [-8, 10],
      ],
      [
        [8, 28],
        [22, 14],
        [36, 26],
        [52, 12],
      ],
      [
        [-30, 42],
        [-10, 34],
        [10, 40],
        [30, 36],
      ],
    ],
  },
  {
    outline: [
      [-52, -34],
      [-34, -52],
      [10, -54],
      [44, -46],
      [56, -22],
      [50, 16],
      [56, 42],
      [30, 54],
      [-20, 50],
      [-50, 56],
      [-60, 30],
      [-54, 0],
    ],
    face: [
      [-46, -32],
      [-32, -47],
      [10, -49],
      [40, -42],
      [50, -20],
      [30, -8],
      [0, -4],
      [-34, -10],
      [-48, -14],
    ],
    tears: [
      [
        [-42, 22],
        [-30, 8],
        [-18, 22],
        [-6, 8],
      ],
      [
        [6, 26],
        [18, 10],
        [30, 24],
        [44, 10],
      ],
      [
        [-34, 40],
        [-14, 32],
        [6, 40],
        [24, 34],
      ],
    ],
  },
  {
    outline: [
      [-86, -8],
      [-76, -30],
      [-30, -34],
      [22, -30],
      [70, -36],
      [86, -18],
      [82, 16],
      [52, 30],
      [0, 28],
      [-48, 34],
      [-82, 24],
    ],
    face: [
      [-80, -9],
      [-72, -26],
      [-30, -30],
      [22, -26],
      [68, -32],
      [78, -14],
      [46, -4],
      [0, -2],
      [-46, 2],
    ],
    tears: [
      [
        [-58, 18],
        [-44, 8],
        [-28, 18],
        [-12, 8],
      ],
      [
        [12, 16],
        [26, 6],
        [40, 16],
        [58, 4],
      ],
    ],
  },
  {
    outline: [
      [-34, -34],
      [2, -42],
      [36, -32],
      [42, 4],
      [32, 32],
      [-8, 36],
      [-38, 28],
      [-42, -4],
    ],
    face: [
      [-30, -30],
      [2, -37],
      [32, -28],
      [34, -6],
      [2, 0],
      [-34, -4],
    ],
    tears: [
      [
        [-22, 20],
        [-12, 10],
        [0, 20],
        [12, 10],
      ],
    ],
  },
];

const WALL: readonly Point[] = [
  [110, 356],
  [124, 344],
  [240, 372],
  [400, 382],
  [560, 372],
  [676, 344],
  [690, 356],
  [664, 440],
  [592, 508],
  [500, 536],
  [400, 540],
  [300, 536],
  [208, 508],
  [136, 440],
];
