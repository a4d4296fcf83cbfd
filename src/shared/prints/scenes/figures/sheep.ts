import { ball, blob, lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** A sheep that faces left: curly fleece, a dark face with ear and eye, legs apart. */
export function sheep(print: Print): void {
  for (const spine of LEGS) {
    const leg = lathe({ spine, width: [9, 6, 5, 7], caps: [0.1, 0.02], steps: 6 });
    print.block(leg, INKS.coal, { ...SMALL, crescent: 0, teeth: 0, line: 6, fill: INKS.coal[2] });
  }
  print.block(fleece([8, -66], [70, 44], 26), INKS.white, { ...SMALL, crescent: 13 });
  const curls = CURLS.map(([x, y]) =>
    gouge(
      [
        [x - 10, y - 3],
        [x - 6, y + 8],
        [x + 6, y + 8],
        [x + 10, y - 3],
      ],
      6,
    ),
  );
  print.ink(curls, INKS.white[2]);
  print.block(blob(HEAD), INKS.coal, { ...SMALL, crescent: 0, teeth: 0.4 });
  print.block(blob(EAR), INKS.coal, { ...SMALL, crescent: 0, teeth: 0, line: 6 });
  print.block(fleece([-54, -108], [20, 13], 14), INKS.white, {
    ...SMALL,
    crescent: 5,
    teeth: 0,
    line: 7,
  });
  print.dots([[-73, -88]], INKS.white[0], 11).dots([[-74, -88]], KEY, 6);
  print.ink(ball([-98, -67], [4, 3], { steps: 6 }).path, KEY);
}

/** A scalloped edge of `points` points around a center. */
const fleece = (center: Point, [rx, ry]: readonly [number, number], points: number) =>
  blob(
    times(points, (index) => {
      const [x, y] = polar([0, 0], index % 2 ? 1.05 : 0.91, (index / points) * TURN + 0.1);
      return [center[0] + x * rx, center[1] + y * ry];
    }),
  );

/** From the crown along the face to the muzzle, and back along the jaw. */
const HEAD: readonly Point[] = [
  [-44, -106],
  [-66, -106],
  [-84, -92],
  [-103, -74],
  [-102, -61],
  [-86, -57],
  [-66, -64],
  [-46, -74],
];

const EAR: readonly Point[] = [
  [-52, -98],
  [-40, -102],
  [-24, -92],
  [-18, -82],
  [-32, -82],
  [-46, -88],
];

/** The far leg of each pair first, in a slow walk. */
const LEGS: readonly (readonly Point[])[] = [
  [
    [-22, -34],
    [-16, -16],
    [-18, -2],
  ],
  [
    [44, -34],
    [40, -18],
    [36, -2],
  ],
  [
    [-40, -34],
    [-44, -16],
    [-48, 4],
  ],
  [
    [60, -38],
    [70, -18],
    [66, 4],
  ],
];

const CURLS: readonly Point[] = [
  [-26, -84],
  [6, -90],
  [38, -86],
  [-12, -64],
  [20, -68],
  [50, -62],
  [-24, -44],
  [8, -46],
  [38, -42],
];
