import { smooth } from "../../kit/curves.ts";
import { blob } from "../../kit/forms.ts";
import { type Inks, KEY } from "../../kit/inks.ts";
import { curledGouge, gouge } from "../../kit/marks.ts";
import { type Point, TURN, rotate, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

const GOLDEN: Inks = ["#fde09a", "#f0ac3a", "#c8761f"];

/** Three chanterelles, their gills running down the stem. */
export function chanterelles(print: Print): void {
  chanterelle(print, { center: [560, 225], size: 0.98, lean: 0.3, phase: 1 });
  chanterelle(print, { center: [238, 230], size: 0.95, lean: -0.32, phase: 3 });
  chanterelle(print, { center: [400, 255], size: 1.12, lean: -0.02, phase: 0 });
}

type Trumpet = { center: Point; size: number; lean: number; phase: number };

function chanterelle(print: Print, { center, size, lean, phase }: Trumpet): void {
  const at = (x: number, y: number) =>
    rotate([center[0] + x * size, center[1] + y * size], lean, center);
  const rimAt = (angle: number, part = 1) => {
    const y = Math.sin(angle) * (40 + 9 * Math.sin(angle * 4 + phase)) * part;
    return at(
      Math.cos(angle) * (118 + 9 * Math.sin(angle * 5 + phase)) * part,
      y - (Math.sin(angle) > 0 ? 0 : 8),
    );
  };
  const body = blob(TRUMPET.map(([x, y]) => at(x, y)));
  print.block(body, GOLDEN, { crescent: 26, toothLength: 44 * size, lights: 0, toothStep: 18 });
  const gills = times(15, (index) => {
    const side = -0.93 + (index / 14) * 1.86;
    return curledGouge(
      [
        at(side * 112, 22 + 18 * (1 - side * side)),
        at(side * 62, 92),
        at(side * 32, 140),
        at(side * 19, print.between(170, 228)),
      ],
      index % 2 ? 5 : 8,
    );
  });
  print.ink(
    gills.filter((_, index) => index % 2 === 0),
    KEY,
  );
  print.ink(
    gills.filter((_, index) => index % 2),
    GOLDEN[0],
  );
  const cap = blob(times(16, (index) => rimAt((index / 16) * TURN)));
  print.block(cap, GOLDEN, { crescent: 12, toothLength: 26, lights: 0.7, toothStep: 14 });
  const dip = times(9, (index): Point => {
    const [x, y] = rimAt((index / 9) * TURN, 0.52);
    return [x + 4, y + 5];
  });
  print.ink(smooth(dip), GOLDEN[2]);
  print.ink(
    times(16, (index) => {
      const angle = (index / 16) * TURN + 0.1;
      return gouge(
        [rimAt(angle, 0.3), rimAt(angle, 0.45), rimAt(angle, 0.6), rimAt(angle, 0.8)],
        4,
      );
    }),
    GOLDEN[0],
  );
}

const TRUMPET: readonly Point[] = [
  [-116, 4],
  [-84, 62],
  [-42, 118],
  [-26, 185],
  [-30, 245],
  [-6, 262],
  [26, 246],
  [24, 185],
  [44, 116],
  [88, 58],
  [116, 4],
  [0, -20],
];
