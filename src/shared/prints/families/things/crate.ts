import { polygon } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";
import { produce } from "./produce.ts";

/** A wooden crate, packed for one household. */
export function crate(print: Print): void {
  produce(print);
  const board = print.symbol(() => {
    const plank = polygon([
      [150, 0],
      [650, 0],
      [646, 54],
      [154, 54],
    ]);
    print.block(plank, INKS.tan, { crescent: 14, toothLength: 30, toothStep: 40, lights: 0 });
    print.ink(
      [
        gouge(
          [
            [190, 18],
            [320, 12],
            [460, 24],
            [610, 16],
          ],
          6,
        ),
        gouge(
          [
            [240, 38],
            [360, 34],
            [450, 42],
            [560, 36],
          ],
          5,
        ),
      ],
      INKS.tan[2],
    );
  });
  for (const row of [0, 1, 2]) print.place(board, [0, 352 + row * 64]);
  const post = print.symbol(() => {
    const upright = polygon([
      [0, 338],
      [46, 338],
      [46, 548],
      [0, 548],
    ]);
    print.block(upright, INKS.crust, { crescent: 12, toothLength: 26, lights: 0 });
    print.dots(
      [
        [23, 376],
        [23, 442],
        [23, 508],
      ],
      KEY,
      11,
    );
  });
  for (const x of [168, 588]) print.place(post, [x, 0]);
}
