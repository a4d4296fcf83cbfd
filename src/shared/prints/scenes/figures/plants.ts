import { ball, blob, lathe, polygon } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Crops of the field. */
export const plants = {
  lettuce: (print: Print) => plant(print, "lime", "pale"),
  kale: (print: Print) => plant(print, "kale", "sage"),
  chicory: (print: Print) => plant(print, "onion", "rose"),
  berryBush: (print: Print) => {
    plant(print, "leaf", "lime");
    const fruits = times(8, (index) => polar([0, -34], 18 + (index % 3) * 16, index * 2.4));
    print.dots(fruits, KEY, 19).dots(
      fruits.map(([x, y]): Point => [x - 2, y - 2]),
      INKS.berry[1],
      14,
    );
  },
  pumpkin: (print: Print) => {
    print.block(ball([0, -40], [66, 46]), INKS.carrot, { ...SMALL, crescent: 14 });
    print.ink(
      [-0.6, 0, 0.6].map((side) =>
        gouge(
          [
            [side * 30, -80],
            [side * 80, -60],
            [side * 80, -24],
            [side * 30, -2],
          ],
          6,
        ),
      ),
      KEY,
    );
    print.block(
      polygon([
        [-8, -82],
        [10, -82],
        [14, -104],
        [0, -104],
      ]),
      INKS.leaf,
      { ...SMALL, crescent: 0, teeth: 0 },
    );
  },
  tomatoStake: (print: Print) => {
    print
      .stroke(
        [
          [0, 6],
          [0, -150],
        ],
        KEY,
        13,
      )
      .stroke(
        [
          [0, 6],
          [0, -150],
        ],
        INKS.tan[1],
        7,
      );
    const bush = blob([
      [-52, -10],
      [-58, -70],
      [-36, -124],
      [0, -138],
      [40, -122],
      [58, -68],
      [50, -8],
    ]);
    print.block(bush, INKS.leaf, SMALL);
    const fruits: Point[] = [
      [-28, -40],
      [20, -30],
      [-8, -76],
      [30, -84],
      [-30, -100],
    ];
    print.dots(fruits, KEY, 29).dots(
      fruits.map(([x, y]): Point => [x - 2, y - 2]),
      INKS.tomato[1],
      23,
    );
  },
  sunflower: (print: Print) => {
    print
      .stroke(
        [
          [0, 6],
          [2, -110],
        ],
        KEY,
        15,
      )
      .stroke(
        [
          [0, 6],
          [2, -110],
        ],
        INKS.leaf[1],
        8,
      );
    print.pull(
      [
        gouge(
          [
            [0, -40],
            [30, -66],
            [56, -66],
            [74, -48],
          ],
          26,
        ),
        gouge(
          [
            [0, -30],
            [-30, -56],
            [-56, -56],
            [-74, -38],
          ],
          26,
        ),
      ],
      INKS.leaf[1],
      { shift: 2 },
    );
    const petals = times(13, (index) =>
      tooth(
        polar([2, -128], 16, (index / 13) * TURN),
        polar([2, -128], 48, (index / 13) * TURN),
        24,
      ),
    );
    print.pull(petals, INKS.gold[1], { shift: 2, line: 5 });
    print.dots([[2, -128]], KEY, 44).dots([[1, -130]], INKS.bark[1], 34);
  },
  poppy: (print: Print) => {
    print
      .stroke(
        [
          [0, 6],
          [-4, -70],
        ],
        KEY,
        11,
      )
      .stroke(
        [
          [0, 6],
          [-4, -70],
        ],
        INKS.leaf[1],
        6,
      );
    const bloom = blob([
      [-4, -66],
      [-42, -78],
      [-50, -112],
      [-22, -122],
      [-4, -108],
      [16, -124],
      [42, -112],
      [36, -78],
    ]);
    print.block(bloom, INKS.tomato, { ...SMALL, crescent: 8 });
    print.dots([[-4, -92]], KEY, 19);
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
  log: (print: Print) => {
    const log = lathe({
      spine: [
        [-130, -20],
        [0, -26],
        [130, -20],
      ],
      width: 32,
      caps: [0.03, 0.03],
      steps: 8,
    });
    print.block(log, INKS.bark, SMALL);
    for (const [x, size] of [
      [-70, 1],
      [-10, 1.2],
      [60, 0.9],
    ] as const) {
      print.block(
        polygon([
          [x - 9, -44],
          [x + 9, -44],
          [x + 7, -74 * size],
          [x - 7, -74 * size],
        ]),
        INKS.cream,
        { ...SMALL, crescent: 0, teeth: 0 },
      );
      print.block(
        blob([
          [x - 36 * size, -66 * size],
          [x - 20 * size, -96 * size],
          [x + 14 * size, -100 * size],
          [x + 36 * size, -68 * size],
          [x, -60 * size],
        ]),
        INKS.tan,
        { ...SMALL, crescent: 8 },
      );
    }
  },
} as const satisfies Record<string, (print: Print) => void>;

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
