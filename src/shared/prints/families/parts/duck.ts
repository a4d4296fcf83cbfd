import { blob } from "../../kit/forms.ts";
import { type Inks, INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { BlockOptions, Print } from "../../kit/print.ts";

type Duck = {
  /** The center of its body. */
  at: Point;
  /** 1 is about 250 wide. */
  size: number;
  inks: Inks;
  /** For a head in another color, above a white ring. */
  head?: Inks;
};

/** A duck facing left, which distinguishes its eggs and legs from those of a hen. */
export function duck(print: Print, { at: [x, y], size, inks, head }: Duck): void {
  const placed = (points: readonly Point[]) =>
    points.map(([dx, dy]): Point => [x + dx * size, y + dy * size]);
  const large = size > 0.9;
  const look: BlockOptions = {
    crescent: large ? 20 : 0,
    toothLength: 40 * size,
    toothStep: large ? 18 : 13,
    lights: 0,
    salt: large ? 1 : 0,
    line: large ? 9 : 7,
  };
  print.block(blob(placed(BILL)), INKS.carrot, { ...look, crescent: 0, teeth: 0 });
  print.block(blob(placed(BODY)), inks, look);
  if (head) {
    print.block(blob(placed(HEAD)), head, { ...look, teeth: 0.6 });
    print.ink(gouge(fourOf(placed(RING)), 15 * size), INKS.cream[0]);
  }
  print.block(blob(placed(WING)), inks, { ...look, crescent: 0, teeth: 0.7 });
  const feathers = FEATHERS.map((course) => gouge(fourOf(placed(course)), 9 * size));
  print.ink(feathers, inks[2]);
  print
    .dots(placed([[-62, -74]]), KEY, 13 * size)
    .dots(placed([[-64, -77]]), INKS.cream[0], 4 * size);
  print.ink(gouge(fourOf(placed(MOUTH)), 6 * size), INKS.carrot[2]);
}

const fourOf = ([
  first = [0, 0],
  second = [0, 0],
  third = [0, 0],
  last = [0, 0],
]: readonly Point[]) => [first, second, third, last] as const;

const BODY: readonly Point[] = [
  [-88, -72],
  [-64, -98],
  [-36, -84],
  [-30, -54],
  [-34, -26],
  [-8, -14],
  [46, -12],
  [88, -24],
  [122, -50],
  [116, 0],
  [86, 44],
  [30, 70],
  [-40, 68],
  [-84, 40],
  [-90, 4],
  [-72, -24],
  [-68, -40],
  [-84, -52],
];

const HEAD: readonly Point[] = [
  [-88, -72],
  [-64, -98],
  [-36, -84],
  [-30, -54],
  [-34, -32],
  [-54, -26],
  [-70, -32],
  [-68, -42],
  [-84, -52],
];

const RING: readonly Point[] = [
  [-74, -26],
  [-60, -18],
  [-46, -18],
  [-30, -26],
];

const BILL: readonly Point[] = [
  [-78, -70],
  [-104, -62],
  [-132, -54],
  [-136, -44],
  [-110, -40],
  [-78, -46],
];

const MOUTH: readonly Point[] = [
  [-128, -50],
  [-114, -49],
  [-100, -52],
  [-88, -56],
];

const WING: readonly Point[] = [
  [-40, 6],
  [-6, -4],
  [46, 0],
  [98, -14],
  [76, 26],
  [24, 46],
  [-22, 36],
];

const FEATHERS: readonly (readonly Point[])[] = [
  [
    [4, 12],
    [26, 20],
    [52, 16],
    [78, 4],
  ],
  [
    [-8, 24],
    [16, 32],
    [42, 28],
    [64, 18],
  ],
];
