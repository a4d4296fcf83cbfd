import { blob, lathe } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A heaped spoon standing in the jar. */
export function spoon(print: Print, contents: InkName): void {
  const handle = lathe({
    spine: [
      [440, 216],
      [520, 130],
      [640, 62],
    ],
    width: [11, 9, 10, 15, 20],
    caps: [0.02, 0.1],
    steps: 7,
  });
  print.block(handle, INKS.stone, { crescent: 8, toothLength: 12, lights: 0, fill: INKS.stone[0] });
  const heaped = blob(HEAP);
  print.block(heaped, INKS[contents], { crescent: 14, toothLength: 20, lights: 0.6, line: 8 });
  const edge: readonly [Point, Point, Point, Point] = [
    [378, 206],
    [404, 192],
    [428, 192],
    [452, 204],
  ];
  print.ink(gouge(edge, 7), KEY, { opacity: 0.5 });
}

const HEAP: readonly Point[] = [
  [356, 214],
  [370, 184],
  [400, 176],
  [414, 154],
  [440, 172],
  [468, 186],
  [480, 214],
  [440, 230],
  [394, 230],
];
