import { ball, blob } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Legs = {
  /** Four thighs, or two whole legs. */
  kind: "thighs" | "legs";
  inks: InkName;
};

/** Thighs with their skin, or whole legs. */
export function legs(print: Print, { kind, inks: name }: Legs): void {
  const inks = INKS[name];
  print.shadow([410, 512], 620);
  if (kind === "legs") {
    for (const [x, y, turn, scale] of [
      [330, 262, -8, 1],
      [350, 418, 6, 1.06],
    ] as const) {
      print.within(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, () =>
        wholeLeg(print, inks),
      );
    }
    return;
  }
  const thigh = print.symbol(() => thighOf(print, inks));
  for (const [x, y, turn, scale] of [
    [276, 240, -14, 1],
    [536, 236, 12, 0.96],
    [250, 400, 10, 1.02],
    [520, 406, -8, 1.06],
  ] as const) {
    print.place(thigh, [x, y], { turn, scale });
  }
}

function wholeLeg(print: Print, inks: (typeof INKS)[InkName]): void {
  const bone: Point[] = [
    [230, -60],
    [320, -92],
  ];
  print.stroke(bone, KEY, 40).stroke(bone, INKS.fat[0], 24);
  print.block(ball([326, -94], [24, 21]), INKS.fat, { crescent: 8, teeth: 0, lights: 0, line: 8 });
  const form = blob([
    [-190, 10],
    [-170, -66],
    [-90, -100],
    [10, -92],
    [110, -84],
    [220, -86],
    [250, -54],
    [220, -26],
    [120, 10],
    [60, 60],
    [-30, 92],
    [-130, 80],
  ]);
  print.block(form, inks, { crescent: 34, toothLength: 60, lights: 0.8 });
  print.ink(
    [
      gouge(
        [
          [-150, -10],
          [-130, -50],
          [-80, -74],
          [-20, -72],
        ],
        15,
      ),
    ],
    inks[0],
  );
  print.ink(
    [
      gouge(
        [
          [-60, 60],
          [0, 40],
          [60, 10],
          [120, -30],
        ],
        11,
      ),
    ],
    inks[2],
  );
  print.dots(
    times(26, (): Point => [print.between(-140, 100), print.between(-70, 50)]),
    inks[2],
    6,
  );
  print.ink(
    gouge(
      [
        [-186, 20],
        [-160, 60],
        [-120, 82],
        [-60, 90],
      ],
      17,
    ),
    INKS.fat[0],
    { shift: 4 },
  );
}

/** A thigh with its skin: broad at one end, the bone's knuckle at the other. */
function thighOf(print: Print, inks: (typeof INKS)[InkName]): void {
  print.block(ball([128, 34], [24, 20], { steps: 8 }), INKS.fat, {
    crescent: 8,
    teeth: 0,
    lights: 0,
    line: 7,
  });
  const flesh = blob([
    [-128, 20],
    [-110, 66],
    [-40, 92],
    [50, 86],
    [118, 58],
    [132, 24],
    [60, 40],
    [-60, 52],
  ]);
  print.block(flesh, INKS.blush, { crescent: 10, teeth: 0.5, lights: 0 });
  const skin = blob([
    [-134, 8],
    [-122, -48],
    [-66, -88],
    [6, -92],
    [78, -66],
    [132, -10],
    [128, 26],
    [84, 22],
    [44, 48],
    [-6, 34],
    [-52, 58],
    [-92, 36],
  ]);
  print.block(skin, inks, { crescent: 26, toothLength: 44, lights: 0.8 });
  print.dots(
    times(26, (): Point => [print.between(-96, 80), print.between(-66, 20)]),
    inks[2],
    6,
  );
  const creases = [
    gouge(
      [
        [-92, -8],
        [-84, -40],
        [-48, -64],
        [-4, -66],
      ],
      13,
    ),
    gouge(
      [
        [30, -50],
        [58, -34],
        [78, -14],
        [88, 4],
      ],
      8,
    ),
  ];
  print.ink(creases, inks[0]);
}
