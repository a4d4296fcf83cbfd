import { smooth, valueAt } from "../../kit/curves.ts";
import { blob, type Form } from "../../kit/forms.ts";
import type { Inks } from "../../kit/inks.ts";
import { curledGouge, tooth } from "../../kit/marks.ts";
import { lerp, type Point, spread, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A thick piece of fish on its skin: pearly flesh in large flakes, with the skin turned up at one end. */
export function skinOnPiece(print: Print, skin: Inks): void {
  print.block(region([-1, 0], [1, SKIN]), skin, { ...LOOK, line: 12 });
  print.block(region([-1, 0], [1, WALL]), PEARL, { ...LOOK, crescent: 20, toothLength: 30 });
  wall(print);
  const top = region([-1, 0], [1, 0]);
  print.ink(top.path, PEARL[0]).grain(top.path);
  flakes(print);
  turnedUp(print, skin);
}

const PEARL: Inks = ["#fffefa", "#efece2", "#bfc3bd"];

const LOOK = { crescent: 0, teeth: 1, toothStep: 18, lights: 0, shift: 3, line: 10 };

/** Depth of the flesh at its near side, without and with the skin. */
const WALL = 66;
const SKIN = 92;

const BACK = [262, 222, 196, 184, 186, 200];
const FRONT = [390, 424, 440, 442, 432, 412];

/** A point on the top, from the left end to the right one; -1 is the far edge, 1 the near one. */
const onTop = (across: number, along: number): Point => [
  lerp(118, 660, along) - across * 34,
  lerp(valueAt(BACK, along), valueAt(FRONT, along), (across + 1) / 2),
];

/** The area between two edges of the top, each lowered. */
function region(far: readonly [number, number], near: readonly [number, number]): Form {
  const places = spread(0, 1, 9);
  const edge =
    ([across, lower]: readonly [number, number]) =>
    (along: number): Point => {
      const [x, y] = onTop(across, along);
      return [x, y + lower];
    };
  return blob([...places.map(edge(far)), ...places.toReversed().map(edge(near))]);
}

/** Flakes seen from the side, cut through. */
function wall(print: Print): void {
  const lines = times(9, (index) => {
    const [x, y] = onTop(1, 0.07 + index * 0.1);
    return tooth([x, y + 4], [x + 26, y + WALL - 8], 9);
  });
  print.ink(lines, PEARL[2]);
}

/** Broad chevrons that meet at the seam, each the edge of a flake. */
function flakes(print: Print): void {
  const chevrons = times(7, (index) => {
    const along = 0.1 + index * 0.115;
    const at = (thick: number) => (across: number) => {
      const part = Math.abs(across) ** 1.3;
      return onTop(
        across * (across < 0 ? 0.74 : 1.1) - 0.16,
        along + thick * (1 - part) - 0.1 * part,
      );
    };
    const places = spread(-1, 1, 7);
    return smooth([...places.map(at(0.04)), ...places.toReversed().slice(1, -1).map(at(0))]);
  });
  print.ink(chevrons, PEARL[2]);
  const seam = (part: number) => onTop(-0.16, part);
  print.ink(curledGouge([seam(0.03), seam(0.35), seam(0.65), seam(0.95)], 9), "#d9a08c");
}

/** The dark skin has come loose at the right end and curls over the flesh: scaly, with its pale inside at the edge. */
function turnedUp(print: Print, skin: Inks): void {
  print.block(blob([...CURL, ...END]), PEARL, { ...LOOK, teeth: 0, fill: PEARL[2] });
  const flap = blob([...CURL.map(([x, y]): Point => [x + 17, y + 5]), ...END]);
  print.block(flap, skin, { crescent: 18, toothLength: 26, toothStep: 18, lights: 0.5, line: 9 });
  const scales = times(14, (index) => {
    const [row, column] = [index % 7, Math.floor(index / 7)];
    const x = 664 + column * 30 + (row % 2) * 14 - row * 11;
    const y = 222 + row * 38 + column * 4;
    return tooth([x, y - 9], [x + 6, y + 13], 15);
  });
  print.ink(scales, skin[2]);
}

/** The loose edge, from the far side to the near one. */
const CURL: readonly Point[] = [
  [690, 180],
  [648, 196],
  [612, 252],
  [616, 314],
  [582, 366],
  [588, 424],
  [556, 478],
];

/** Around the end of the piece, back to the far side. */
const END: readonly Point[] = [
  [578, 522],
  [636, 514],
  [672, 464],
  [706, 360],
  [736, 252],
  [726, 190],
];
