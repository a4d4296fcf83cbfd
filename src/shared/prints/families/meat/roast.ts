import { blob, lathe } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts, muscles } from "../parts/cuts.ts";

export type Roast = { inks: InkName };

/** A roast tied with string, its marbled face to the left. */
export function roast(print: Print, { inks: name }: Roast): void {
  const inks = INKS[name];
  const body = lathe({
    spine: [
      [240, 322],
      [440, 292],
      [676, 312],
    ],
    width: [104, 166, 160, 172, 158, 166, 148, 152, 120],
    caps: [0, 0.24],
    steps: 15,
  });
  print.block(body, inks, { crescent: 52, toothLength: 84, toothWidth: 13, lights: 0.8, line: 11 });
  print.ink(cuts(BODY_FAT), INKS.fat[1]).ink(cuts(BODY_GRAIN), inks[2]);
  for (const x of [346, 446, 546]) string(print, loopAt(x));
  const along: Point[] = [
    [262, 232],
    [350, 238],
    [450, 240],
    [550, 244],
    [650, 262],
  ];
  string(print, along);
  for (const [x, y] of [
    [372, 238],
    [472, 241],
    [572, 246],
  ] as const) {
    print.dots([[x, y]], KEY, 27).dots([[x - 2, y - 2]], INKS.cream[0], 17);
  }
  const flat = { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 9 };
  print.block(blob(FACE), INKS.fat, flat);
  muscles(print, inks, MUSCLES, cuts(MARBLING));
}

/** A loop of string around the body at `x`. */
const loopAt = (x: number): Point[] => [
  [x - 14, 148],
  [x + 18, 190],
  [x + 32, 290],
  [x + 24, 390],
  [x - 6, 462],
];

function string(print: Print, course: readonly Point[]): void {
  print.stroke(course, KEY, 15);
  print.stroke(
    course.map(([x, y]): Point => [x - 2, y - 2]),
    INKS.cream[0],
    8,
  );
}

const BODY_FAT: readonly Cut[] = [
  [300, 190, 352, 178, -10, 16],
  [400, 196, 452, 190, 8, 13],
  [400, 300, 464, 286, 12, 15],
  [500, 320, 560, 330, -10, 13],
  [590, 220, 640, 246, -8, 13],
  [598, 330, 648, 316, 8, 12],
  [392, 390, 440, 402, -8, 12],
];

const BODY_GRAIN: readonly Cut[] = [
  [330, 280, 366, 272, 4, 6],
  [404, 346, 466, 340, 6, 7],
  [500, 272, 556, 268, 5, 7],
  [500, 380, 548, 390, 5, 7],
  [602, 284, 646, 282, 4, 6],
  [420, 212, 462, 216, 3, 5],
  [520, 200, 552, 208, 3, 5],
];

const FACE: readonly Point[] = [
  [132, 330],
  [140, 250],
  [176, 188],
  [232, 168],
  [290, 190],
  [322, 256],
  [328, 336],
  [312, 412],
  [270, 466],
  [214, 478],
  [162, 440],
  [138, 388],
];

const MUSCLES: readonly (readonly Point[])[] = [
  [
    [151, 294],
    [159, 233],
    [201, 188],
    [254, 188],
    [272, 226],
    [239, 267],
    [203, 301],
    [173, 322],
  ],
  [
    [291, 220],
    [316, 277],
    [320, 352],
    [289, 366],
    [250, 341],
    [247, 292],
    [272, 254],
  ],
  [
    [144, 343],
    [184, 337],
    [228, 345],
    [258, 379],
    [302, 392],
    [287, 438],
    [239, 466],
    [186, 451],
    [151, 400],
  ],
];

const MARBLING: readonly Cut[] = [
  [178, 272, 206, 232, 6, 7],
  [206, 228, 246, 214, -5, 6],
  [198, 274, 226, 252, -4, 6],
  [272, 290, 288, 334, 6, 7],
  [288, 264, 298, 300, -4, 6],
  [174, 366, 226, 372, -8, 7],
  [200, 400, 248, 394, 8, 7],
  [216, 430, 264, 420, -6, 6],
  [252, 400, 280, 410, 3, 5],
];
