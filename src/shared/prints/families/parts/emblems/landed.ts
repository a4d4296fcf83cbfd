import { blob, lathe } from "../../../kit/forms.ts";
import { INKS, KEY } from "../../../kit/inks.ts";
import { gouge, tooth } from "../../../kit/marks.ts";
import type { Point } from "../../../kit/points.ts";
import type { Print } from "../../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Seafood on labels. */
export const landed = {
  /** An albacore: a spindle shape with a long fin, finlets and a crescent tail. */
  albacore: (print: Print) => {
    const above = [tooth([-34, -26], [-2, -64], 24), tooth([14, -24], [32, -50], 16)];
    const below = [tooth([10, 24], [30, 52], 16)];
    const finlets = [36, 46, 56].flatMap((x) => [
      tooth([x, -9], [x + 9, -21], 8),
      tooth([x, 9], [x + 9, 21], 8),
    ]);
    print.pull([...above, ...below, ...finlets], INKS.night[1], { shift: 2, line: 6 });
    print.block(blob(TAIL), INKS.night, { ...SMALL, teeth: 0, line: 6 });
    const body = lathe({
      spine: [
        [-100, 2],
        [-20, -2],
        [76, 0],
      ],
      width: [3, 24, 32, 32, 24, 13, 5],
      caps: [0.04, 0.04],
      steps: 10,
    });
    print.block(body, INKS.night, { ...SMALL, crescent: 0, teeth: 0 });
    const flank = [0.27, 0.4, 0.55, 0.7, 0.92];
    const lower = flank.toReversed().map((along) => body.surface(-0.9, along));
    const belly = blob([...flank.map((along) => body.surface(-0.1, along)), ...lower]);
    print.ink(belly.path, INKS.blue[0]);
    const long = gouge(
      [
        [-44, 2],
        [-20, 14],
        [4, 18],
        [34, 12],
      ],
      14,
    );
    const gill = gouge(
      [
        [-52, -16],
        [-44, -6],
        [-44, 6],
        [-52, 16],
      ],
      6,
    );
    print.pull(long, INKS.night[1], { shift: 2, line: 5 }).ink(gill, KEY);
    print.dots([[-70, -6]], INKS.cream[0], 15).dots([[-70, -6]], KEY, 9);
  },
  /** Not named "crab", since there is an ink with that name. */
  wholeCrab: (print: Print) => {
    for (const side of [-1, 1] as const) {
      const legs = [-0.1, 0.32, 0.74].map((down) =>
        gouge(
          [
            [side * 30, 10 + down * 20],
            [side * 58, down * 34 - 8],
            [side * 76, down * 44 + 2],
            [side * 82, 22 + down * 44],
          ],
          12,
        ),
      );
      print.pull(legs, INKS.crab[1], { shift: 2, line: 5 });
      const arm: Point[] = [
        [side * 34, -8],
        [side * 62, -22],
        [side * 62, -44],
      ];
      print.stroke(arm, KEY, 19).stroke(arm, INKS.crab[1], 10);
      print.block(blob(PINCER.map(([x, y]): Point => [side * x, y])), INKS.crab, {
        ...SMALL,
        teeth: 0,
      });
    }
    const shell = blob([
      [-52, 8],
      [-44, -18],
      [0, -34],
      [44, -18],
      [52, 8],
      [26, 38],
      [-26, 38],
    ]);
    print.block(shell, INKS.crab, { ...SMALL, toothLength: 18 });
    const eyes: Point[] = [
      [-12, -38],
      [12, -38],
    ];
    print.dots(eyes, KEY, 13);
  },
} as const satisfies Record<string, (print: Print) => void>;

/** A crescent, as on fast fish. */
const TAIL: readonly Point[] = [
  [70, -5],
  [84, -26],
  [104, -48],
  [92, -14],
  [90, 0],
  [92, 14],
  [104, 48],
  [84, 26],
  [70, 5],
];

/** The claw on the right side. */
const PINCER: readonly Point[] = [
  [52, -40],
  [44, -66],
  [56, -84],
  [62, -62],
  [74, -86],
  [88, -66],
  [80, -42],
];
