import { ball, blob, lathe } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { log } from "./log.ts";
import { SMALL } from "./look.ts";
import { pumpkins } from "./pumpkin.ts";
import { stakedTomato } from "./tomato.ts";

/** Crops of the field. */
export const plants = {
  /** A strawberry plant, its fruit hanging over the edge of the bed. */
  strawberry: (print: Print) => {
    plant(print, "leaf", "lime");
    for (const [x, y, scale] of STRAWBERRIES) {
      const berry = blob(BERRY.map(([dx, dy]): Point => [x + dx * scale, y + dy * scale]));
      print.block(berry, INKS.berry, { ...SMALL, crescent: 6, teeth: 0 });
      print.ink(
        [-1.1, 0, 1.1].map((turn) =>
          tooth([x, y - 10 * scale], polar([x, y - 14 * scale], 22 * scale, TURN / 4 + turn), 11),
        ),
        INKS.lime[1],
      );
    }
  },
  pumpkin: (print: Print) => pumpkins(print),
  tomatoStake: (print: Print) => stakedTomato(print),
  /** Rice before the harvest: bowed heads over upright blades. */
  rice: (print: Print) => {
    const blades = [-30, -12, 8, 28].map((x) => tooth([x, 6], [x * 1.5 - 6, -104], 15));
    print.pull(blades, INKS.olive[1], { shift: 2, line: 5 });
    const heads = RICE_HEADS.flatMap(([x, side]) => {
      const bow = (part: number): Point => [
        x + side * 62 * part ** 1.3,
        -96 - 34 * Math.sin(part * 2.6) + 34 * part ** 2,
      ];
      const grains = times(7, (index) => {
        const [gx, gy] = bow(0.3 + index * 0.115);
        return ball([gx, gy + 9], [7, 12], { lean: side * (index % 2 ? 0.5 : -0.2), steps: 6 })
          .path;
      });
      const neck = gouge([bow(0), bow(0.3), bow(0.6), bow(1)], 7);
      return [tooth([x * 0.6, 4], bow(0.04), 9), neck, ...grains];
    });
    print.pull(heads, INKS.gold[1], { shift: 2, line: 5 });
  },
  wheat: (print: Print) => {
    const stalks = [-26, -8, 10, 28].flatMap((x) => {
      const top: Point = [x * 1.7, -112];
      return [
        tooth([x, 6], top, 8),
        ...times(4, (index) =>
          tooth([top[0] - 3, top[1] + index * 15], [top[0] - 18, top[1] - 16 + index * 15], 11),
        ),
        ...times(4, (index) =>
          tooth([top[0] + 3, top[1] + index * 15], [top[0] + 18, top[1] - 16 + index * 15], 11),
        ),
      ];
    });
    print.pull(stalks, INKS.gold[1], { shift: 2, line: 5 });
  },
  log: (print: Print) => log(print),
} as const satisfies Record<string, (print: Print) => void>;

/** Positions and sizes of hanging fruits. */
const STRAWBERRIES = [
  [-44, -22, 0.9],
  [2, -46, 0.86],
  [-8, -4, 1.1],
  [44, -18, 1],
] as const;

const BERRY: readonly Point[] = [
  [-20, -12],
  [0, -18],
  [20, -12],
  [15, 8],
  [0, 24],
  [-15, 8],
];

/** Where heads of rice rise, and to which side they bow. */
const RICE_HEADS = [
  [-20, -1],
  [-4, -1],
  [6, 1],
  [22, 1],
] as const;

function plant(print: Print, inks: InkName, heart: InkName): void {
  for (const angle of [-2.7, -0.44, -2.2, -0.94]) {
    const leafForm = lathe({
      spine: [[0, 4], polar([0, 0], 40, angle), polar([0, 0], 78, angle)],
      width: [8, 26, 30, 16],
      caps: [0.06, 0.2],
      steps: 6,
    });
    print.block(leafForm, INKS[inks], { ...SMALL, crescent: 0, teeth: 0.5 });
  }
  const middle = lathe({
    spine: [
      [0, 4],
      [0, -40],
      [0, -84],
    ],
    width: [10, 30, 32, 14],
    caps: [0.06, 0.2],
    steps: 6,
  });
  print.block(middle, INKS[heart], { ...SMALL, crescent: 0, teeth: 0.5 });
  print.ink(tooth([0, 0], [0, -66], 7), INKS[inks][2]);
}
