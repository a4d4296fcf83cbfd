import { ball, blob, polygon } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { polar } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** What people built. */
export const buildings = {
  barn: (print: Print) => {
    print.block(
      polygon([
        [-130, 0],
        [-130, -112],
        [0, -196],
        [130, -112],
        [130, 0],
      ]),
      INKS.tomato,
      { ...SMALL, crescent: 18, toothLength: 40 },
    );
    print.block(
      polygon([
        [-150, -106],
        [0, -206],
        [150, -106],
        [136, -90],
        [0, -180],
        [-136, -90],
      ]),
      INKS.stone,
      { ...SMALL, crescent: 0 },
    );
    print.block(
      polygon([
        [-42, 0],
        [-42, -84],
        [42, -84],
        [42, 0],
      ]),
      INKS.cream,
      { ...SMALL, crescent: 0, teeth: 0 },
    );
    print
      .stroke(
        [
          [-42, 0],
          [42, -84],
        ],
        KEY,
        7,
      )
      .stroke(
        [
          [42, 0],
          [-42, -84],
        ],
        KEY,
        7,
      );
    print.block(ball([0, -132], [18, 18], { steps: 8 }), INKS.cream, {
      ...SMALL,
      crescent: 0,
      teeth: 0,
    });
  },
  house: (print: Print) => {
    print.block(
      polygon([
        [-96, 0],
        [-96, -86],
        [96, -86],
        [96, 0],
      ]),
      INKS.cream,
      { ...SMALL, crescent: 12 },
    );
    print.block(
      polygon([
        [-116, -80],
        [-70, -150],
        [70, -150],
        [116, -80],
      ]),
      INKS.crab,
      { ...SMALL, crescent: 12 },
    );
    print.block(
      polygon([
        [40, -140],
        [66, -140],
        [66, -186],
        [40, -186],
      ]),
      INKS.crab,
      { ...SMALL, crescent: 0 },
    );
    for (const x of [-58, 46])
      print.block(
        polygon([
          [x - 17, -26],
          [x - 17, -60],
          [x + 17, -60],
          [x + 17, -26],
        ]),
        INKS.blue,
        { ...SMALL, crescent: 0, teeth: 0, line: 7 },
      );
    print.block(
      polygon([
        [-20, 0],
        [-20, -54],
        [18, -54],
        [18, 0],
      ]),
      INKS.leaf,
      { ...SMALL, crescent: 0, teeth: 0 },
    );
  },
  glasshouse: (print: Print) => {
    const hoop = blob([
      [-170, 4],
      [-166, -60],
      [-110, -116],
      [0, -132],
      [110, -116],
      [166, -60],
      [170, 4],
    ]);
    print.block(hoop, INKS.blue, { ...SMALL, crescent: 18 });
    for (const x of [-110, -56, 0, 56, 110])
      print.stroke(
        [
          [x, 2],
          [x * 0.94, -70],
          [x * 0.72, -124],
        ],
        KEY,
        6,
      );
    print.ink(
      gouge(
        [
          [-140, -20],
          [-138, -60],
          [-110, -90],
          [-70, -108],
        ],
        13,
      ),
      INKS.white[0],
    );
  },
  mill: (print: Print) => {
    print.block(
      polygon([
        [-60, 0],
        [-44, -140],
        [44, -140],
        [60, 0],
      ]),
      INKS.cream,
      { ...SMALL, crescent: 14 },
    );
    print.block(
      polygon([
        [-58, -134],
        [0, -190],
        [58, -134],
      ]),
      INKS.crab,
      { ...SMALL, crescent: 8 },
    );
    for (const angle of [0.5, 2.07, 3.64, 5.21]) {
      const [tip, side] = [polar([0, -134], 110, angle), polar([0, -134], 104, angle + 0.28)];
      print.block(polygon([polar([0, -134], 16, angle), tip, side]), INKS.tan, {
        ...SMALL,
        crescent: 0,
        line: 6,
      });
    }
    print.dots([[0, -134]], KEY, 19);
  },
} as const satisfies Record<string, (print: Print) => void>;
