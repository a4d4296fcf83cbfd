import { blob } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, mix } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { ROUND } from "./drupe.ts";

export type Cherries = { inks: InkName };

/** Cherries in pairs on their stems, with a leaf. */
export function cherries(print: Print, { inks }: Cherries): void {
  const joints: readonly (readonly [joint: Point, fruits: readonly Point[]])[] = [
    [
      [300, 96],
      [
        [190, 404],
        [350, 388],
      ],
    ],
    [
      [500, 84],
      [
        [478, 372],
        [626, 400],
      ],
    ],
    [
      [410, 120],
      [
        [272, 474],
        [520, 474],
      ],
    ],
  ];
  leaf(print, INKS.leaf, {
    from: [300, 98],
    to: [150, 150],
    width: 44,
    bend: 24,
    veins: 6,
    rib: 8,
    caps: [0.1, 0.04],
  });
  leaf(print, INKS.leaf, {
    from: [500, 86],
    to: [650, 170],
    width: 44,
    bend: -24,
    veins: 6,
    rib: 8,
    caps: [0.1, 0.04],
  });
  const cherry = print.symbol(() => {
    print.block(blob(ROUND.map(([x, y]): Point => [x * 0.72, y * 0.68])), INKS[inks], {
      crescent: 24,
      toothLength: 40,
      lights: 0,
    });
    print.ink(
      gouge(
        [
          [-56, -30],
          [-66, -8],
          [-62, 12],
          [-52, 28],
        ],
        14,
      ),
      INKS[inks][0],
    );
    print.dots([[-34, -40]], INKS[inks][0], 13);
    print.ink(
      gouge(
        [
          [-18, -62],
          [-6, -52],
          [10, -52],
          [22, -62],
        ],
        10,
      ),
      KEY,
    );
  });
  for (const [joint, fruits] of joints) {
    for (const [x, y] of fruits) {
      const bend: Point = [
        mix(joint, [x, y], 0.5)[0] + (x < joint[0] ? -20 : 24),
        (joint[1] + y) / 2 - 20,
      ];
      stem(print, INKS.leaf, { through: [[x, y - 52], bend, joint], widths: [9, 13], line: 7 });
    }
    for (const at of fruits) print.place(cherry, at);
  }
}
