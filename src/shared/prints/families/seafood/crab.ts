import { blob, lathe } from "../../kit/forms.ts";
import { INKS, type Inks, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { curledGouge, gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, mix, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

const SHELL: Inks = ["#e9bd96", "#a2604a", "#68373c"];

/** A live crab: brown, with raised claws. */
export function crab(print: Print): void {
  const side = print.symbol(() => crabSide(print));
  print.place(side, [400, 308]);
  print.place(side, [400, 308], { scale: 1, scaleX: -1 });
  carapace(print);
}

/** Base, knee and tip of the walking legs. */
const LEGS: readonly (readonly [Point, Point, Point])[] = [
  [
    [110, 90],
    [205, 110],
    [270, 232],
  ],
  [
    [130, 66],
    [252, 56],
    [332, 176],
  ],
  [
    [138, 34],
    [272, -2],
    [362, 100],
  ],
  [
    [130, 4],
    [258, -56],
    [352, 8],
  ],
];

function crabSide(print: Print): void {
  const small = { lights: 0, salt: 0, toothStep: 22 };
  for (const [foot, knee, tip] of LEGS) {
    const shin = lathe({
      spine: [knee, mix(knee, tip, 0.5), tip],
      width: [15, 20, 15, 8, 2],
      caps: [0.1, 0.02],
      steps: 6,
    });
    print
      .block(shin, INKS.crab, { ...small, crescent: 9, teeth: 0.5 })
      .ink(tooth(tip, mix(tip, knee, 0.26), 4), KEY);
    const [x, y] = mix(foot, knee, 0.5);
    const thigh = lathe({
      spine: [foot, [x, y - 10], knee],
      width: [24, 25, 22, 20],
      caps: [0.1, 0.14],
      steps: 6,
    });
    print.block(thigh, INKS.crab, { ...small, crescent: 12, teeth: 0.6 });
  }
  const arm = lathe({
    spine: [
      [128, -46],
      [200, -70],
      [230, -124],
    ],
    width: [26, 30, 32, 30],
    caps: [0.1, 0.2],
    steps: 6,
  });
  print.block(arm, INKS.crab, { crescent: 14, teeth: 0.6, lights: 0 });
  const thumb = lathe({
    spine: [
      [232, -140],
      [190, -160],
      [118, -166],
    ],
    width: [26, 24, 16, 4],
    caps: [0.1, 0.04],
    steps: 6,
  });
  print.block(thumb, INKS.crab, { crescent: 8, teeth: 0, lights: 0, salt: 0 });
  const claw = blob([
    [226, -96],
    [264, -124],
    [272, -170],
    [246, -216],
    [190, -236],
    [130, -226],
    [96, -204],
    [142, -206],
    [184, -194],
    [204, -168],
    [198, -128],
  ]);
  print.block(claw, INKS.crab, { crescent: 18, toothLength: 30, lights: 0.8 });
  print.ink(
    [tooth([152, -219], [94, -207], 17), tooth([158, -170], [117, -169], 13)],
    INKS.cream[1],
  );
  print.ink(
    times(4, (index) =>
      tooth([150 + index * 14, -196 + index * 5], [150 + index * 14, -184 + index * 4], 7),
    ),
    INKS.cream[1],
  );
}

function carapace(print: Print): void {
  const count = 13;
  const edge = times(count + 1, (index): Point[] => {
    const angle = Math.PI + (index / count) * Math.PI;
    const between = angle + Math.PI / count / 2;
    const spike: Point = [400 + Math.cos(angle) * 188, 318 + Math.sin(angle) * 118];
    const notch: Point = [400 + Math.cos(between) * 176, 318 + Math.sin(between) * 106];
    return index < count ? [spike, notch] : [spike];
  }).flat();
  print.block(blob([...edge, [540, 392], [480, 440], [400, 450], [320, 440], [260, 392]]), SHELL, {
    crescent: 40,
    toothLength: 80,
    toothWidth: 12,
    lights: 0.9,
  });
  const grooves = [-1, 1].flatMap((side) => [
    curledGouge(
      [
        [400 + side * 52, 250],
        [400 + side * 34, 290],
        [400 + side * 34, 320],
        [400 + side * 58, 352],
      ],
      11,
    ),
    gouge(
      [
        [400 + side * 60, 368],
        [400 + side * 84, 348],
        [400 + side * 112, 342],
        [400 + side * 142, 352],
      ],
      8,
    ),
    gouge(
      [
        [400 + side * 30, 330],
        [400 + side * 22, 360],
        [400 + side * 24, 390],
        [400 + side * 38, 424],
      ],
      8,
    ),
  ]);
  print.ink(grooves, KEY);
  const grains = times(26, (): Point => {
    const [angle, out] = [print.between(0, TURN), Math.sqrt(print.random()) * 0.86];
    return [400 + Math.cos(angle) * out * 170, 320 + Math.sin(angle) * out * 104];
  });
  print.dots(grains, INKS.crab[0], 5);
  for (const eye of [-1, 1]) {
    stem(print, INKS.crab, {
      through: [
        [400 + eye * 34, 214],
        [400 + eye * 36, 204],
        [400 + eye * 38, 192],
      ],
      widths: [13, 15],
      line: 7,
      light: false,
    });
    print.dots([[400 + eye * 38, 192]], KEY, 17).dots([[397 + eye * 38, 189]], "#ffffff", 4);
  }
}
