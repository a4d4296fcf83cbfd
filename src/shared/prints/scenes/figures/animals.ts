import { blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** What grazes and pecks beside the cows. */
export const animals = {
  sheep: (print: Print) => {
    for (const x of [-34, -14, 20, 40])
      print.stroke(
        [
          [x, -34],
          [x, 2],
        ],
        KEY,
        13,
      );
    const fleece = blob(
      times(13, (index): Point => [
        4 + Math.cos((index / 13) * TURN) * (index % 2 ? 66 : 58),
        -58 + Math.sin((index / 13) * TURN) * (index % 2 ? 44 : 38),
      ]),
    );
    print.block(fleece, INKS.white, { ...SMALL, crescent: 14 });
    print.block(
      blob([
        [-58, -84],
        [-40, -88],
        [-36, -66],
        [-52, -46],
        [-70, -54],
      ]),
      INKS.stone,
      { ...SMALL, crescent: 0, fill: INKS.stone[2] },
    );
    print.ink(
      times(6, (index) =>
        gouge(
          [
            [-20 + index * 14, -66 + (index % 2) * 18],
            [-14 + index * 14, -76 + (index % 2) * 18],
            [-6 + index * 14, -76 + (index % 2) * 18],
            [0 + index * 14, -66 + (index % 2) * 18],
          ],
          6,
        ),
      ),
      INKS.tan[1],
    );
  },
  hen: (print: Print) => {
    print
      .stroke(
        [
          [-4, -20],
          [-6, 2],
        ],
        KEY,
        7,
      )
      .stroke(
        [
          [14, -20],
          [14, 2],
        ],
        KEY,
        7,
      );
    const body = blob([
      [-50, -60],
      [-34, -82],
      [-14, -70],
      [4, -46],
      [40, -50],
      [66, -84],
      [62, -40],
      [38, -18],
      [-10, -14],
      [-36, -30],
    ]);
    print.block(body, INKS.crab, { ...SMALL, crescent: 14 });
    print.pull(
      [tooth([-40, -78], [-44, -98], 14), tooth([-28, -80], [-24, -98], 13)],
      INKS.tomato[1],
      { shift: 2, line: 4 },
    );
    print.ink(tooth([-50, -66], [-72, -60], 11), INKS.gold[1]).dots([[-36, -68]], KEY, 7);
  },
} as const satisfies Record<string, (print: Print) => void>;
