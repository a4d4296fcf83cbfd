import { blob } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { type Course, gouge } from "../../kit/marks.ts";
import { mix, type Point, spread } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Curds = { inks: InkName; bowl: InkName };

/** Fresh curds heaped in a wooden bowl, as they come from the vat: no two alike. */
export function curds(print: Print, { inks, bowl }: Curds): void {
  print.shadow([420, 528], 560);
  print.ink(blob(MOUND).path, INKS[inks][2]);
  const pieces = SHAPES.map((piece) => print.symbol(() => curd(print, inks, piece)));
  PLACES.forEach(([x, y, turn], index) => {
    const scale = print.between(1, 1.16);
    print.place(pieces[index % pieces.length] ?? "", [x, y], { turn, scale });
  });
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

/** A torn piece: a lit face above, the broken side below. */
function curd(print: Print, inks: InkName, { outline, face, tears }: Piece): void {
  const colors = INKS[inks];
  print.flat(blob(outline), colors, { line: 8, toothLength: 16, toothStep: 12, fill: colors[2] });
  print.ink(blob(face).path, colors[1]);
  print.ink(
    tears.map((tear) => gouge(tear, 6)),
    colors[2],
  );
  const [from = [0, 0], to = [0, 0]] = face;
  print.ink(gouge([from, mix(from, to, 0.3), mix(from, to, 0.7), to], 9), colors[0], { shift: -5 });
}

/** Fills the gaps between the pieces. */
const MOUND: readonly Point[] = [
  [130, 360],
  [230, 240],
  [400, 160],
  [570, 240],
  [670, 360],
  [400, 420],
];

/** Where each lies, from the back to the front, and how far it is turned. */
const PLACES = [
  [352, 172, -24],
  [442, 166, 20],
  [278, 216, 14],
  [512, 212, -16],
  [396, 208, 4],
  [208, 262, -18],
  [330, 264, 24],
  [454, 260, -10],
  [582, 256, 16],
  [158, 316, 20],
  [262, 316, -8],
  [390, 310, -22],
  [520, 312, 26],
  [640, 310, -20],
  [196, 364, 8],
  [318, 366, 16],
  [448, 364, -14],
  [574, 362, -4],
  [380, 384, 10],
  [510, 384, 18],
] as const;

type Piece = {
  outline: readonly Point[];
  /** Its upper side; begins with the edge in the light. */
  face: readonly Point[];
  tears: readonly Course[];
};

/** Fingers and slabs, about 110 wide. */
const SHAPES: readonly Piece[] = [
  {
    outline: [
      [-60, 4],
      [-56, -20],
      [-24, -26],
      [26, -32],
      [58, -20],
      [60, 10],
      [34, 30],
      [-10, 26],
      [-44, 30],
    ],
    face: [
      [-54, -14],
      [-20, -24],
      [26, -28],
      [54, -17],
      [40, 2],
      [0, 4],
      [-40, 8],
    ],
    tears: [
      [
        [-30, -8],
        [-14, -14],
        [6, -12],
        [20, -16],
      ],
    ],
  },
  {
    outline: [
      [-40, 24],
      [-46, -16],
      [-30, -40],
      [4, -36],
      [36, -44],
      [50, -16],
      [44, 26],
      [14, 40],
      [-16, 36],
    ],
    face: [
      [-42, -14],
      [-28, -37],
      [4, -32],
      [34, -40],
      [42, -14],
      [22, 4],
      [-16, 0],
    ],
    tears: [
      [
        [-20, -14],
        [-6, -22],
        [8, -18],
        [24, -26],
      ],
      [
        [-24, 18],
        [-20, 10],
        [-18, 24],
        [-22, 30],
      ],
    ],
  },
  {
    outline: [
      [-70, -6],
      [-60, -26],
      [-20, -20],
      [24, -26],
      [66, -12],
      [72, 10],
      [40, 22],
      [0, 18],
      [-44, 26],
      [-66, 16],
    ],
    face: [
      [-64, -6],
      [-54, -22],
      [-18, -17],
      [24, -22],
      [60, -10],
      [34, 4],
      [-10, 0],
      [-46, 8],
    ],
    tears: [
      [
        [-34, -8],
        [-18, -12],
        [2, -6],
        [20, -12],
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
