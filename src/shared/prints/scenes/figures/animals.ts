import { ball, blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** What grazes and pecks. */
export const animals = {
  cow: (print: Print) => {
    for (const x of [-58, -34, 40, 62]) {
      print
        .stroke(
          [
            [x, -50],
            [x, 0],
          ],
          KEY,
          19,
        )
        .stroke(
          [
            [x, -50],
            [x, -8],
          ],
          INKS.egg[1],
          10,
        );
    }
    print.stroke(
      [
        [82, -92],
        [98, -66],
        [94, -34],
      ],
      KEY,
      7,
    );
    const body = blob([
      [-80, -104],
      [-20, -110],
      [50, -108],
      [84, -94],
      [86, -58],
      [60, -40],
      [10, -30],
      [-50, -38],
      [-82, -56],
    ]);
    print.block(body, INKS.egg, { ...SMALL, crescent: 16 });
    print.ink(
      blob([
        [6, -104],
        [48, -102],
        [56, -74],
        [26, -62],
        [-2, -80],
      ]).path,
      INKS.cream[0],
    );
    print.block(
      blob([
        [26, -36],
        [52, -38],
        [48, -22],
        [34, -20],
      ]),
      INKS.blush,
      { ...SMALL, crescent: 0, teeth: 0, line: 6 },
    );
    print.pull(
      [tooth([-90, -128], [-70, -142], 15), tooth([-118, -122], [-134, -132], 13)],
      INKS.egg[2],
      { shift: 2 },
    );
    const head = blob([
      [-76, -122],
      [-66, -104],
      [-78, -84],
      [-106, -70],
      [-132, -72],
      [-136, -90],
      [-118, -106],
      [-104, -128],
    ]);
    print.block(head, INKS.egg, SMALL);
    print.block(ball([-126, -80], [15, 12], { steps: 8 }), INKS.blush, {
      ...SMALL,
      crescent: 0,
      teeth: 0,
      line: 6,
    });
    print.dots([[-98, -104]], KEY, 8).dots([[-130, -82]], KEY, 5);
  },
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
