import { blob, polygon } from "../../kit/forms.ts";
import { type Inks, INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

type Filling = {
  /** Symbols of the fruits, used in turn. */
  pieces: readonly string[];
  /** Distance between fruits. */
  step: number;
  /** Maximum rotation of a fruit, in degrees. */
  tumble?: number;
};

/** A pulp berry basket, filled to above its rim. */
export function punnet(print: Print, filling: Filling): void {
  const inks = INKS.sage;
  const { pieces, step, tumble = 40 } = filling;
  const inner = polygon([
    [186, 366],
    [614, 366],
    [596, 400],
    [206, 400],
  ]);
  print.flat(inner, inks, { fill: inks[2], teeth: 0 });
  let placed = 0;
  for (const [row, count] of rowsOf(step).entries()) {
    for (const index of times(count, (at) => at)) {
      const across = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
      // The outermost fruit of the front row stays within the rim.
      const half = 218 - step * 0.56 - (rowsOf(step).length - 1 - row) * step * 0.36;
      const at: Point = [
        400 + across * half + print.between(-5, 5),
        372 - (rowsOf(step).length - 1 - row) * step * 0.58 + across ** 2 * 14,
      ];
      const turn = print.between(-tumble, tumble);
      print.place(pieces[placed % pieces.length] ?? "", at, { turn });
      placed += 1;
    }
  }
  wall(print, inks);
}

/** Number of fruits in each row, from back to front. */
function rowsOf(step: number): number[] {
  const front = Math.max(3, Math.round(370 / step) + 1);
  const rows = Math.max(3, Math.round(260 / step));
  return times(rows, (index) => Math.max(2, front - (rows - 1 - index)));
}

/** The front of the basket, lower in the middle, with the grain of its paper. */
function wall(print: Print, inks: Inks): void {
  const front = blob([
    [180, 396],
    [190, 382],
    [300, 396],
    [400, 400],
    [500, 396],
    [612, 382],
    [622, 396],
    [600, 476],
    [574, 528],
    [560, 540],
    [400, 546],
    [242, 540],
    [226, 528],
    [202, 476],
  ]);
  print.block(front, inks, { crescent: 34, toothLength: 60, lights: 0, salt: 1 });
  const bands = [424, 510].map((y) =>
    gouge(
      [
        [y === 424 ? 212 : 236, y],
        [330, y + 16],
        [480, y + 16],
        [y === 424 ? 590 : 564, y],
      ],
      9,
    ),
  );
  const ribs = [-150, -92, -32, 32, 92, 150].map((x) =>
    gouge(
      [
        [400 + x * 1.06, 436],
        [400 + x * 1.02, 450],
        [400 + x * 0.99, 476],
        [400 + x * 0.95, 500],
      ],
      9,
    ),
  );
  print.ink([...bands, ...ribs], inks[2]);
  print.ink(
    gouge(
      [
        [200, 404],
        [300, 416],
        [380, 420],
        [460, 418],
      ],
      7,
    ),
    inks[0],
  );
}
