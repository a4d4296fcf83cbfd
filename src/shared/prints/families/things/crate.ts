import { ball, polygon } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { leaf } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";

/** A wooden crate, packed for one household. */
export function crate(print: Print): void {
  const blade = print.symbol(() => {
    leaf(print, INKS.leaf, { from: [0, 30], to: [0, -190], width: 52, veins: 4, rib: 10 });
  });
  for (const [x, turn] of LEAVES) print.place(blade, [x, 330], { turn });
  for (const [x, y, r, inks] of [
    [250, 330, 60, "tomato"],
    [560, 330, 58, "gold"],
    [402, 300, 72, "carrot"],
    [326, 344, 52, "plum"],
    [484, 344, 52, "lime"],
  ] as const) {
    print.block(ball([x, y], [r, r * 0.94]), INKS[inks], {
      crescent: 20,
      toothLength: 34,
      lights: 0.8,
    });
  }
  for (const row of [0, 1, 2]) {
    const y = 352 + row * 64;
    const plank = polygon([
      [150, y],
      [650, y],
      [646, y + 54],
      [154, y + 54],
    ]);
    print.block(plank, INKS.tan, { crescent: 14, toothLength: 30, toothStep: 28, lights: 0 });
    print.ink(
      [
        gouge(
          [
            [190, y + 18],
            [320, y + 12],
            [460, y + 24],
            [610, y + 16],
          ],
          6,
        ),
        gouge(
          [
            [240, y + 38],
            [360, y + 34],
            [450, y + 42],
            [560, y + 36],
          ],
          5,
        ),
      ],
      INKS.tan[2],
    );
  }
  for (const x of [168, 588]) {
    const post = polygon([
      [x, 338],
      [x + 46, 338],
      [x + 46, 548],
      [x, 548],
    ]);
    print.block(post, INKS.crust, { crescent: 12, toothLength: 26, lights: 0 });
    print.dots(
      [
        [x + 23, 376],
        [x + 23, 442],
        [x + 23, 508],
      ],
      KEY,
      11,
    );
  }
}

/** Position and degrees of the leaves behind the goods. */
const LEAVES = [
  [250, -22],
  [320, -6],
  [480, 10],
  [552, 26],
] as const;
