import { blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { heap } from "../parts/heap.ts";

/** A heap of mussels, some open. */
export function mussels(print: Print): void {
  print.shadow([410, 514], 620);
  const shell: readonly Point[] = [
    [-96, 20],
    [-60, -22],
    [0, -44],
    [60, -40],
    [98, -8],
    [92, 26],
    [50, 44],
    [-20, 42],
  ];
  const closed = print.symbol(() => {
    print.block(blob(shell), INKS.night, { crescent: 16, toothLength: 28, lights: 0 });
    print.ink(
      [
        gouge(
          [
            [-80, 14],
            [-40, -18],
            [10, -30],
            [60, -26],
          ],
          9,
        ),
        gouge(
          [
            [-60, 20],
            [-20, 2],
            [20, -6],
            [70, -8],
          ],
          6,
        ),
      ],
      INKS.night[0],
    );
    print.ink(
      gouge(
        [
          [-40, 36],
          [0, 26],
          [40, 26],
          [84, 16],
        ],
        6,
      ),
      KEY,
    );
  });
  const open = print.symbol(() => {
    print.block(blob(shell.map(([x, y]): Point => [x, y - 26])), INKS.night, {
      crescent: 12,
      toothLength: 22,
      lights: 0,
    });
    print.ink(blob(shell.map(([x, y]): Point => [x * 0.84, y * 0.7 - 20])).path, INKS.blue[0]);
    const flesh = blob([
      [-64, 10],
      [-20, -22],
      [40, -24],
      [76, 0],
      [40, 24],
      [-20, 24],
    ]);
    print.block(flesh, INKS.mandarin, { crescent: 10, toothLength: 18, lights: 0.6, line: 7 });
    print.block(blob(shell.map(([x, y]): Point => [x, y * 0.6 + 30])), INKS.night, {
      crescent: 10,
      toothLength: 18,
      lights: 0,
    });
    print.ink(
      gouge(
        [
          [-70, 34],
          [-30, 18],
          [20, 14],
          [70, 22],
        ],
        7,
      ),
      INKS.night[0],
    );
  });
  heap(print, {
    foot: [396, 470],
    width: 540,
    height: 250,
    step: 132,
    pieces: [closed, closed, open],
    tumble: 70,
  });
}
