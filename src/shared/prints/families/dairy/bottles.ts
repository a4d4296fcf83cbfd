import { blob, lathe } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, spread, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Emblem, emblem } from "../parts/emblems/emblem.ts";
import { glass } from "./glass.ts";

export type DairyBottle = {
  contents: InkName;
  /** The layer that has risen to the top. */
  cream: InkName;
  cap: InkName;
  art: Emblem;
  /** For a pint, a whisk with whipped cream leans beside it. */
  size: "quart" | "pint";
};

/** A dairy's glass bottle with its foil cap: milk topped with cream, or cream. */
export function dairyBottle(print: Print, { contents, cream, cap, art, size }: DairyBottle): void {
  const { x, top, height, width, creamLine, emblemAt } = SIZES[size];
  if (size === "pint") whisk(print);
  glass(print, {
    top: [x, top],
    height,
    width,
    layers: [
      { inks: INKS[cream], to: creamLine },
      { inks: INKS[contents], to: 1 },
    ],
  });
  foil(print, cap, [x, top], width[0] ?? 60);
  emblem(print, art, [x - 4, emblemAt], 1.36);
}

const SIZES = {
  quart: {
    x: 400,
    top: 104,
    height: 432,
    width: [72, 64, 66, 92, 128, 140, 142, 142, 142, 142, 138],
    creamLine: 0.33,
    emblemAt: 386,
  },
  pint: {
    x: 296,
    top: 196,
    height: 340,
    width: [70, 64, 72, 118, 144, 148, 148, 148, 144],
    creamLine: 0.2,
    emblemAt: 410,
  },
} as const;

/** The pressed foil cap, crimped around the mouth. */
function foil(print: Print, inks: InkName, [x, top]: Point, half: number): void {
  const at = (across: number, down: number): Point => [x + across * half, top + down];
  const hem = spread(1.24, -1.24, 13).map((across, index) => at(across, index % 2 ? 30 : 20));
  const cap = blob([
    at(-1.16, -14),
    at(-1.02, -34),
    at(0, -40),
    at(1.02, -34),
    at(1.16, -14),
    ...hem,
  ]);
  print.block(cap, INKS[inks], { crescent: 16, toothLength: 22, toothStep: 12, lights: 0.5 });
  const crimps = spread(-1.05, 1.05, 11).map((across) =>
    tooth(at(across, 22), at(across * 0.96, -8), 7),
  );
  print.ink(crimps, INKS[inks][2]);
}

/** Half width of each loop of the whisk. */
const LOOPS = [84, 50, 16];

function whisk(print: Print): void {
  print.within("translate(-4 20) rotate(9 560 300)", () => {
    const handle = lathe({
      spine: [
        [566, 84],
        [566, 170],
        [566, 258],
      ],
      width: [15, 19, 16, 14, 17],
      caps: [0.1, 0.06],
      steps: 8,
    });
    print.block(handle, INKS.bark, { crescent: 10, toothLength: 16, lights: 0.4 });
    const peak = blob(PEAK);
    for (const half of LOOPS) {
      const wire: Point[] = [
        [562, 256],
        [566 - half, 360],
        [566 - half * 0.8, 450],
        [566, 490],
        [566 + half * 0.8, 450],
        [566 + half, 360],
        [570, 256],
      ];
      print.stroke(wire, KEY, 15).stroke(wire, INKS.stone[0], 6);
    }
    print.block(peak, INKS.cream, { crescent: 22, toothLength: 34, lights: 1 });
    print.ink(
      SWIRLS.map((course) => gouge(course, 9)),
      INKS.cream[2],
    );
    stem(print, INKS.stone, {
      through: [
        [566, 246],
        [566, 256],
        [566, 268],
      ],
      widths: [40, 42],
      line: 8,
      light: false,
    });
    print.dots(
      times(1, () => [566, 104]),
      KEY,
      10,
    );
  });
}

/** Whipped cream on the loops, pulled to a tip. */
const PEAK: readonly Point[] = [
  [480, 420],
  [496, 376],
  [524, 392],
  [552, 350],
  [578, 384],
  [616, 356],
  [646, 404],
  [662, 448],
  [634, 496],
  [596, 520],
  [560, 514],
  [516, 506],
  [484, 468],
];

const SWIRLS = [
  [
    [506, 430],
    [540, 450],
    [590, 446],
    [628, 414],
  ],
  [
    [512, 468],
    [548, 486],
    [592, 480],
    [630, 452],
  ],
] as const;
