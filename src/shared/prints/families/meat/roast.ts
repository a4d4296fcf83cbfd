import { blob, lathe } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Roast = {
  /** Tied with string, or on its shoulder bone. */
  kind: "tied" | "shoulder";
  inks: InkName;
};

/** A roast: a tied chuck, or a shoulder with its bone. */
export function roast(print: Print, { kind, inks: name }: Roast): void {
  const inks = INKS[name];
  print.shadow([410, 500], 620);
  if (kind === "shoulder") {
    const bone = lathe({
      spine: [
        [560, 300],
        [630, 236],
        [690, 200],
      ],
      width: [34, 22, 21, 34, 26],
      caps: [0.02, 0.24],
      steps: 8,
    });
    print.block(bone, INKS.fat, { crescent: 14, toothLength: 22, lights: 0 });
  }
  const body = kind === "tied" ? TIED : SHOULDER;
  const form = blob(body);
  print.block(form, inks, { crescent: 52, toothLength: 80, toothWidth: 13, lights: 0.6, line: 11 });
  const fat = kind === "tied" ? TIED_FAT : SHOULDER_FAT;
  print.ink(
    fat.map((course) => gouge(course, 20)),
    INKS.fat[1],
  );
  print.ink(
    fat.map((course) => gouge(course, 8)),
    INKS.fat[0],
  );
  print.ink(
    GRAIN.map((course) => gouge(course, 7)),
    inks[2],
  );
  if (kind === "tied") strings(print);
}

type Course = readonly [Point, Point, Point, Point];

const TIED: readonly Point[] = [
  [140, 350],
  [156, 262],
  [220, 196],
  [330, 172],
  [460, 172],
  [570, 200],
  [634, 268],
  [650, 356],
  [618, 440],
  [530, 486],
  [400, 496],
  [260, 486],
  [172, 436],
];

const TIED_FAT: readonly Course[] = [
  [
    [190, 270],
    [240, 220],
    [300, 206],
    [360, 204],
  ],
  [
    [400, 250],
    [460, 236],
    [520, 256],
    [580, 290],
  ],
  [
    [210, 390],
    [290, 370],
    [360, 400],
    [430, 384],
  ],
];

const SHOULDER: readonly Point[] = [
  [130, 380],
  [150, 290],
  [230, 216],
  [340, 196],
  [450, 220],
  [540, 230],
  [606, 262],
  [620, 316],
  [590, 376],
  [540, 440],
  [440, 486],
  [300, 496],
  [180, 462],
];

const SHOULDER_FAT: readonly Course[] = [
  [
    [170, 330],
    [210, 270],
    [270, 240],
    [350, 230],
  ],
  [
    [380, 270],
    [450, 290],
    [500, 330],
    [520, 390],
  ],
  [
    [230, 420],
    [300, 380],
    [370, 390],
    [430, 430],
  ],
];

const GRAIN: readonly Course[] = [
  [
    [240, 320],
    [300, 300],
    [340, 310],
    [390, 296],
  ],
  [
    [450, 330],
    [500, 320],
    [540, 340],
    [580, 336],
  ],
  [
    [300, 450],
    [350, 436],
    [400, 446],
    [460, 440],
  ],
  [
    [470, 420],
    [520, 400],
    [560, 410],
    [590, 392],
  ],
];

function strings(print: Print): void {
  for (const x of [236, 330, 426, 520]) {
    const loop: Point[] = [
      [x + 20, 180],
      [x - 6, 260],
      [x - 10, 340],
      [x - 2, 420],
      [x + 22, 490],
    ];
    print.stroke(loop, KEY, 13).stroke(
      loop.map(([px, py]): Point => [px - 2, py - 2]),
      INKS.cream[0],
      7,
    );
  }
  const along: Point[] = [
    [150, 330],
    [300, 312],
    [480, 312],
    [646, 336],
  ];
  print.stroke(along, KEY, 13).stroke(
    along.map(([x, y]): Point => [x - 2, y - 2]),
    INKS.cream[0],
    7,
  );
  for (const x of [228, 321, 417, 512])
    print.dots([[x, 314]], KEY, 25).dots([[x - 2, 312]], INKS.cream[0], 15);
}
