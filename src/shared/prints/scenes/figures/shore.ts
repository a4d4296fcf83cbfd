import { blob, polygon } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";
import { animals as emblems } from "../../families/parts/emblems/animals.ts";
import { boat } from "./boat.ts";
import { SMALL } from "./look.ts";
import { oysterRacks } from "./oysters.ts";

/** Boats, racks and hives. */
export const shore = {
  /** Smaller than it is drawn, so that the whole rig fits in the frame. */
  boat: (print: Print) => {
    print.within("scale(.86)", () => boat(print));
  },
  /** Smaller than it is drawn, so that it fits beside the boat. */
  racks: (print: Print) => {
    print.within("scale(.86)", () => oysterRacks(print));
  },
  /** The float of a crab pot below it: two colors and a stick, leaning in the swell. */
  buoy: (print: Print) => {
    print.within("rotate(14) scale(.62)", () => {
      print.stroke("M0 -30v-86", KEY, 13).stroke("M0 -30v-84", INKS.tan[1], 6);
      const float = blob([
        [-26, 6],
        [-30, -30],
        [-20, -66],
        [0, -76],
        [20, -66],
        [30, -30],
        [26, 6],
      ]);
      print.block(float, INKS.mandarin, { ...SMALL, crescent: 10 });
      print.ink("M-30 -36q28 8 57 0l-3 -19q-26 7 -51 0z", INKS.cream[0]);
    });
    const ripples = [0, 16].map((y) =>
      gouge(
        [
          [-44 - y, 1 + y],
          [-14, -5 + y],
          [14, -5 + y],
          [44 + y, 1 + y],
        ],
        9,
      ),
    );
    print.ink(ripples, INKS.sea[0]);
  },
  /** Boxes on legs, with the slot that the bees fly out of, and two of them. */
  hive: (print: Print) => {
    for (const x of [-42, 34]) {
      print.block(
        polygon([
          [x, -18],
          [x + 12, -18],
          [x + 10, 8],
          [x + 2, 8],
        ]),
        INKS.bark,
        { ...SMALL, crescent: 0, teeth: 0 },
      );
    }
    const box = print.symbol(() => {
      print.block(
        polygon([
          [-52, 0],
          [52, 0],
          [52, -42],
          [-52, -42],
        ]),
        INKS.gold,
        { ...SMALL, teeth: 0 },
      );
      print.ink(
        gouge(
          [
            [-20, -20],
            [-8, -27],
            [8, -27],
            [20, -20],
          ],
          10,
        ),
        INKS.gold[2],
      );
    });
    for (const row of [0, 1, 2]) print.place(box, [0, -14 - row * 44]);
    print.block(
      polygon([
        [-62, -146],
        [62, -146],
        [58, -162],
        [-58, -162],
      ]),
      INKS.stone,
      { ...SMALL, crescent: 0, teeth: 0 },
    );
    print.stroke("M-26 -17h52", KEY, 9);
    const bee = print.symbol(() => emblems.bee(print));
    print.place(bee, [-84, -104], { turn: -50, scale: 0.3 });
    print.place(bee, [88, -48], { turn: 60, scale: 0.26 });
  },
} as const satisfies Record<string, (print: Print) => void>;
