import { ball, blob, lathe } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type WholeBird = {
  inks: InkName;
  /** A turkey is broader, with heavier legs, on a platter with bay. */
  kind: "chicken" | "turkey";
};

/** A whole bird, trussed, its legs to the right. */
export function wholeBird(print: Print, { inks: name, kind }: WholeBird): void {
  const inks = INKS[name];
  const turkey = kind === "turkey";
  print.shadow([410, 512], 640);
  if (turkey) platter(print);
  const body = blob(turkey ? TURKEY : CHICKEN);
  print.block(body, inks, { crescent: 50, toothLength: 80, toothWidth: 12, lights: 1, line: 11 });
  const pores = times(44, (): Point => [print.between(200, 500), print.between(220, 440)]);
  print.dots(pores, inks[2], 5);
  print.ink(
    [
      gouge(
        [
          [210, 300],
          [236, 240],
          [290, 208],
          [350, 196],
        ],
        17,
      ),
      gouge(
        [
          [250, 340],
          [270, 300],
          [300, 270],
          [340, 254],
        ],
        9,
      ),
    ],
    inks[0],
  );
  wing(print, inks);
  leg(
    print,
    inks,
    [
      [430, 300],
      [540, 330],
      [664, 250],
    ],
    turkey ? 1.12 : 1,
  );
  leg(
    print,
    inks,
    [
      [400, 400],
      [520, 430],
      [672, 336],
    ],
    turkey ? 1.2 : 1.06,
  );
  const knot: Point[] = [
    [636, 250],
    [668, 290],
    [650, 340],
  ];
  print.stroke(knot, KEY, 15).stroke(knot, INKS.cream[0], 8);
}

const CHICKEN: readonly Point[] = [
  [136, 350],
  [150, 260],
  [220, 190],
  [330, 166],
  [440, 190],
  [540, 250],
  [590, 330],
  [580, 420],
  [510, 474],
  [390, 492],
  [260, 484],
  [170, 438],
];

const TURKEY: readonly Point[] = [
  [104, 330],
  [126, 226],
  [210, 146],
  [340, 118],
  [460, 150],
  [560, 220],
  [614, 310],
  [600, 410],
  [520, 470],
  [390, 488],
  [240, 480],
  [140, 428],
];

function wing(print: Print, inks: (typeof INKS)[InkName]): void {
  const form = blob([
    [210, 300],
    [262, 270],
    [320, 290],
    [350, 340],
    [338, 400],
    [290, 430],
    [260, 412],
    [288, 372],
    [270, 340],
    [228, 340],
  ]);
  print.block(form, inks, { crescent: 18, toothLength: 34, lights: 0.6 });
  print.ink(
    [
      gouge(
        [
          [262, 412],
          [282, 396],
          [300, 380],
          [306, 360],
        ],
        9,
      ),
    ],
    KEY,
  );
}

function leg(
  print: Print,
  inks: (typeof INKS)[InkName],
  spine: readonly Point[],
  size: number,
): void {
  const [, , foot = [0, 0]] = spine;
  const bone: Point[] = [foot, [foot[0] + 26, foot[1] - 18]];
  print.stroke(bone, KEY, 34).stroke(bone, INKS.fat[0], 19);
  const form = lathe({
    spine,
    width: [40, 66, 72, 62, 40, 24].map((half) => half * size),
    caps: [0.12, 0.06],
    steps: 12,
  });
  print.block(form, inks, { crescent: 26, toothLength: 44, lights: 0 });
  const at = (along: number) => form.surface(-0.5 * form.shadowSide, along);
  print.ink(gouge([at(0.14), at(0.36), at(0.56), at(0.8)], 15), inks[0]);
  print.ink(
    print.across(form, { count: 5, start: 0.7, end: 0.96, from: 1, to: -0.1, width: 6 }),
    inks[2],
  );
}

function platter(print: Print): void {
  print.block(ball([404, 478], [318, 66]), INKS.blue, {
    crescent: 16,
    toothLength: 24,
    lights: 0,
    line: 10,
  });
  print.stroke(ball([404, 474], [286, 50]).points, INKS.blue[2], 5, true);
  const sprig = (x: number, turn: number) =>
    times(5, (index) =>
      tooth([x + index * 20, 490 + turn * index], [x + index * 20 - 26, 470 + turn * index], 22),
    );
  print.pull([...sprig(140, 6), ...sprig(560, -4)], INKS.leaf[1], { shift: 3 });
}
