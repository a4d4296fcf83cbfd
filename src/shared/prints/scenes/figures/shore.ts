import { blob, polygon } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Boats, racks and hives. */
export const shore = {
  boat: (print: Print) => {
    const hull = blob([
      [-170, -50],
      [-100, -42],
      [60, -42],
      [190, -78],
      [150, 0],
      [100, 22],
      [-110, 22],
      [-150, 0],
    ]);
    print.block(hull, INKS.cream, { ...SMALL, crescent: 18 });
    print.ink(
      gouge(
        [
          [-160, -34],
          [-60, -20],
          [60, -20],
          [174, -52],
        ],
        13,
      ),
      INKS.tomato[1],
    );
    print.block(
      polygon([
        [-60, -44],
        [-60, -118],
        [30, -118],
        [44, -44],
      ]),
      INKS.blue,
      { ...SMALL, crescent: 10 },
    );
    print
      .stroke(
        [
          [-74, -46],
          [-74, -200],
        ],
        KEY,
        10,
      )
      .stroke(
        [
          [-74, -196],
          [110, -80],
        ],
        KEY,
        5,
      );
    print.block(
      polygon([
        [-44, -70],
        [-44, -102],
        [-10, -102],
        [-10, -70],
      ]),
      INKS.white,
      { ...SMALL, crescent: 0, teeth: 0, line: 6 },
    );
  },
  racks: (print: Print) => {
    for (const x of [-90, -30, 30, 90])
      print
        .stroke(
          [
            [x, 20],
            [x, -40],
          ],
          KEY,
          13,
        )
        .stroke(
          [
            [x, 16],
            [x, -38],
          ],
          INKS.bark[1],
          7,
        );
    print
      .stroke(
        [
          [-110, -26],
          [110, -26],
        ],
        KEY,
        13,
      )
      .stroke(
        [
          [-110, -28],
          [110, -28],
        ],
        INKS.bark[0],
        6,
      );
    const bags = [-60, 0, 60].map((x) =>
      blob([
        [x - 26, -20],
        [x + 26, -20],
        [x + 30, 6],
        [x, 14],
        [x - 30, 6],
      ]),
    );
    for (const bag of bags) print.block(bag, INKS.pulp, { ...SMALL, crescent: 8 });
  },
  hive: (print: Print) => {
    for (const row of [0, 1, 2]) {
      const y = -10 - row * 44;
      print.block(
        polygon([
          [-52, y],
          [52, y],
          [52, y - 42],
          [-52, y - 42],
        ]),
        INKS[row === 1 ? "cream" : "gold"],
        { ...SMALL, crescent: 8 },
      );
    }
    print.block(
      polygon([
        [-64, -140],
        [64, -140],
        [60, -160],
        [-60, -160],
      ]),
      INKS.stone,
      { ...SMALL, crescent: 0 },
    );
    print.ink(
      gouge(
        [
          [-22, -14],
          [-8, -10],
          [8, -10],
          [22, -14],
        ],
        9,
      ),
      KEY,
    );
  },
} as const satisfies Record<string, (print: Print) => void>;
