import { blob, polygon } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

const PLAIN = { ...SMALL, crescent: 0, teeth: 0 };

/** A fishing boat, its bow to the right: the mast behind the cabin, the boom held over the deck by its lift. */
export function boat(print: Print): void {
  for (const [from, to] of RIGGING) print.stroke([from, to], KEY, 5);
  print.stroke([HEEL, MASTHEAD], KEY, 12).stroke([HEEL, BOOM_END], KEY, 11);
  print.stroke([HEEL, BOOM_END], INKS.tan[1], 5);
  print.block(polygon(CABIN), INKS.blue, { ...SMALL, crescent: 10 });
  print.block(polygon(ROOF), INKS.tomato, { ...PLAIN, line: 7 });
  for (const x of [-2, 38]) {
    const pane = polygon([
      [x, -76],
      [x, -106],
      [x + 28, -106],
      [x + 30, -76],
    ]);
    print.block(pane, INKS.sea, { ...PLAIN, line: 6 });
  }
  print.block(blob(HULL), INKS.cream, { ...SMALL, crescent: 18 });
  const band = gouge(
    [
      [-164, -32],
      [-60, -16],
      [60, -18],
      [172, -54],
    ],
    13,
  );
  print.ink(band, INKS.tomato[1]);
  const swell = [-1, 1].map((side) =>
    gouge(
      [
        [side * 40 - 130, 24 + side * 3],
        [side * 40 - 50, 14 + side * 3],
        [side * 40 + 50, 15 + side * 3],
        [side * 40 + 130, 23 + side * 3],
      ],
      12,
    ),
  );
  print.ink(swell, INKS.sea[0]);
}

const HEEL: Point = [-30, -52];
const MASTHEAD: Point = [-30, -212];
const BOOM_END: Point = [-142, -104];
const BOW: Point = [180, -74];
const STERN: Point = [-162, -48];

/** The stay to the bow, the lift of the boom, and the sheet that holds it down. */
const RIGGING: readonly (readonly [Point, Point])[] = [
  [[-30, -206], BOW],
  [[-30, -206], BOOM_END],
  [BOOM_END, STERN],
];

const HULL: readonly Point[] = [
  [-172, -52],
  [-100, -42],
  [60, -44],
  [192, -80],
  [152, 0],
  [100, 22],
  [-110, 22],
  [-152, 0],
];

/** Its feet are below the edge of the hull, which is in front of them. */
const CABIN: readonly Point[] = [
  [-18, -24],
  [-18, -118],
  [74, -118],
  [88, -24],
];

const ROOF: readonly Point[] = [
  [-28, -116],
  [-24, -130],
  [80, -130],
  [92, -116],
];
