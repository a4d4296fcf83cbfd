import { blob, lathe } from "../../kit/forms.ts";
import { INKS, type InkName, type Inks } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type CapMushrooms = { inks: InkName };

/** Shiitake: domed caps with pale cracks, one seen from below with its gills. */
export function capMushrooms(print: Print, { inks: name }: CapMushrooms): void {
  const inks = INKS[name];
  const upright = print.symbol(() => {
    underside(print);
    const foot = lathe({
      spine: [
        [0, 24],
        [4, 80],
        [-2, 150],
      ],
      width: [30, 26, 29, 34],
      caps: [0.05, 0.16],
      steps: 7,
    });
    print.block(foot, INKS.cream, { crescent: 16, toothLength: 24, lights: 0 });
    print.ink(print.along(foot, [-0.3, 0.2], { from: 0.3, to: 0.9, width: 5 }), INKS.tan[2]);
    const cap = blob([
      [-136, 22],
      [-128, -34],
      [-84, -86],
      [-10, -106],
      [70, -92],
      [124, -40],
      [138, 20],
      [90, 34],
      [0, 26],
      [-90, 36],
    ]);
    print.block(cap, inks, { crescent: 34, toothLength: 54, lights: 0.8 });
    const cracks = [
      [-70, -46, 24],
      [-24, -74, 20],
      [34, -60, 26],
      [70, -24, 20],
      [-92, -8, 18],
      [4, -24, 28],
      [-40, -10, 20],
      [100, 4, 14],
      [46, -4, 18],
    ] as const;
    print.ink(
      cracks.flatMap(([x, y, size]) => [
        gouge(
          [
            [x - size, y + 4],
            [x - size * 0.3, y - 5],
            [x + size * 0.3, y + 4],
            [x + size, y - 4],
          ],
          8,
        ),
        gouge(
          [
            [x - 2, y - size * 0.7],
            [x + 4, y - size * 0.2],
            [x - 4, y + size * 0.2],
            [x + 3, y + size * 0.6],
          ],
          7,
        ),
      ]),
      INKS.cream[1],
    );
  });
  print.place(upright, [266, 262], { turn: -12, scale: 1.04 });
  print.place(upright, [560, 250], { turn: 13, scale: 0.92, scaleX: -0.92 });
  print.place(upright, [300, 408], { turn: -4, scale: 0.78 });
  gillSide(print, inks, [516, 420]);
}

/** The pale gills visible below the cap's edge, down to the top of the stem. */
function underside(print: Print): void {
  const below = blob([
    [-116, 14],
    [-70, 42],
    [0, 56],
    [70, 42],
    [116, 14],
    [0, -10],
  ]);
  print.block(below, INKS.tan, { crescent: 0, teeth: 0, lights: 0, line: 8, fill: INKS.cream[1] });
  print.ink(
    times(15, (index) => {
      const x = -98 + index * 14;
      return tooth([x, 46 - Math.abs(x) * 0.26], [x * 0.4, 4], 6);
    }),
    INKS.tan[2],
  );
}

function gillSide(print: Print, inks: Inks, center: Point): void {
  const at = (part: number, angle: number): Point => [
    center[0] + Math.cos(angle) * 128 * part,
    center[1] + Math.sin(angle) * 96 * part,
  ];
  print.block(blob(times(13, (index) => at(index % 2 ? 1 : 0.96, (index / 13) * TURN))), inks, {
    crescent: 0,
    teeth: 0,
    lights: 0,
  });
  print.ink(blob(times(12, (index) => at(0.88, (index / 12) * TURN))).path, INKS.cream[1]);
  print.ink(
    times(34, (index) => {
      const angle = (index / 34) * TURN;
      return tooth(at(0.88, angle), at(0.26, angle), 7);
    }),
    INKS.tan[2],
  );
  const foot = lathe({
    spine: [
      [center[0], center[1]],
      [center[0] + 24, center[1] - 30],
      [center[0] + 36, center[1] - 74],
    ],
    width: [27, 24, 26],
    caps: [0.2, 0.16],
    steps: 6,
  });
  print.block(foot, INKS.cream, { crescent: 12, toothLength: 20, lights: 0 });
}
