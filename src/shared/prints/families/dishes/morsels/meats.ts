import { blob, lathe } from "../../../kit/forms.ts";
import { INKS, type Inks } from "../../../kit/inks.ts";
import { curledGouge, gouge } from "../../../kit/marks.ts";
import { type Point, times } from "../../../kit/points.ts";
import type { Print } from "../../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Meat and fish as served. */
export const meats = {
  /** A rib chop: the bone on one side, a band of fat along the other, grill marks. */
  chop: (print: Print, inks: Inks) => {
    const bone = lathe({
      spine: [
        [30, 52],
        [96, 56],
        [156, 36],
        [192, 2],
      ],
      width: [13, 14, 12, 12, 17],
      caps: [0.06, 0.2],
      steps: 8,
    });
    print.block(blob(CHOP), INKS.fat, { ...SMALL, crescent: 10, teeth: 0 });
    print.block(blob(CHOP.map(([x, y]): Point => [x * 0.84 + 6, y * 0.8 + 8])), inks, {
      ...SMALL,
      crescent: 16,
      toothLength: 28,
      line: 5,
    });
    print.block(bone, INKS.fat, SMALL);
    const marks = times(4, (index) => {
      const x = -76 + index * 42;
      return gouge(
        [
          [x, 20],
          [x + 14, -2],
          [x + 26, -22],
          [x + 40, -40],
        ],
        11,
      );
    });
    print.ink(marks, inks[2]);
  },
  /** A piece of fish with its dark skin along the edge, flaking apart. */
  fish: (print: Print, inks: Inks) => {
    print.block(blob(FISH.map(([x, y]): Point => [x, y + 20])), INKS.jet, { ...SMALL, teeth: 0 });
    print.block(blob(FISH), inks, { ...SMALL, crescent: 12, toothLength: 22, line: 5 });
    const flakes = times(5, (index) => {
      const x = -104 + index * 52;
      return curledGouge(
        [
          [x - 10, -44],
          [x + 22, -26],
          [x + 24, 4],
          [x - 6, 34],
        ],
        9,
      );
    });
    print.ink(flakes, inks[2]);
    print.ink(
      gouge(
        [
          [-130, -6],
          [-96, -34],
          [-40, -46],
          [20, -48],
        ],
        9,
      ),
      inks[0],
    );
  },
} as const satisfies Record<string, (print: Print, inks: Inks) => void>;

const CHOP: readonly Point[] = [
  [-122, 22],
  [-112, -44],
  [-50, -84],
  [34, -86],
  [98, -52],
  [112, 6],
  [78, 52],
  [10, 70],
  [-76, 66],
];

const FISH: readonly Point[] = [
  [-162, 24],
  [-140, -36],
  [-40, -62],
  [90, -58],
  [160, -26],
  [150, 22],
  [40, 44],
  [-80, 46],
];
