import { ball, blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point, rotate } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Hens on their legs: one that looks around to the left, one to the right, and one that pecks. */
export const hens = {
  hen: (print: Print) => hen(print, { side: 1, pecks: false }),
  rightHen: (print: Print) => hen(print, { side: -1, pecks: false }),
  peckingHen: (print: Print) => hen(print, { side: 1, pecks: true }),
} as const satisfies Record<string, (print: Print) => void>;

type Pose = {
  /** 1 faces left, -1 right. */
  readonly side: 1 | -1;
  readonly pecks: boolean;
};

/** How far the body tips forward to peck, in radians, and around which point. */
const [TIP, HIPS]: readonly [number, Point] = [-0.52, [24, -44]];

/** Smaller than it is drawn, so that hens do not hide each other. */
function hen(print: Print, pose: Pose): void {
  print.within("scale(.88)", () => inPose(print, pose));
}

function inPose(print: Print, { side, pecks }: Pose): void {
  const mirrored = ([x, y]: Point): Point => [x * side, y];
  const to = (point: Point): Point => mirrored(pecks ? rotate(point, TIP, HIPS) : point);
  const form = (points: readonly Point[]) => blob(points.map(to));
  for (const [hip, hock, heel] of LEGS) leg(print, [hip, hock, heel].map(mirrored), side);
  const comb = [-46, -37, -27].map(
    (x, index) => ball(to([x, -124 - (index % 2) * 5]), [8, 10], { steps: 7 }).path,
  );
  print.pull(comb, INKS.tomato[1], { shift: 2, line: 5 });
  print.pull(tooth(to([-50, -108]), to([-73, -101]), 15), INKS.gold[1], { shift: 1, line: 5 });
  print.block(form(BODY), INKS.crab, { ...SMALL, crescent: 14 });
  const wattle = ball(to([-52, -93]), [7, 10], { steps: 7 }).path;
  print.pull(wattle, INKS.tomato[1], { shift: 2, line: 5 });
  print.pull(form(WING).path, INKS.crab[2], { shift: 2, line: 5 });
  const quills = [0, 1, 2].map((index) =>
    tooth(to([-4 + index * 15, -56 + index]), to([14 + index * 15, -67]), 7),
  );
  const tail = [0, 1].map((index) =>
    tooth(to([50 - index * 4, -76 - index * 10]), to([68 - index * 3, -106 - index * 9]), 7),
  );
  print.ink([...quills, ...tail], INKS.crab[0]);
  print.dots([to([-42, -108])], INKS.gold[0], 11).dots([to([-42, -108])], KEY, 6);
}

/** A feathered thigh, a bare shank, and a foot with three toes to the front and one to the back. */
function leg(print: Print, points: readonly Point[], side: 1 | -1): void {
  const [hip = [0, 0], hock = [0, 0], heel = [0, 0]] = points;
  const [x, y] = heel;
  const toes = [
    [-17, 3],
    [-11, 8],
    [9, 4],
  ].map(([dx = 0, dy = 0]) => `M${x} ${y}l${dx * side} ${dy}`);
  const shank = `M${hock[0]} ${hock[1]}L${x} ${y}`;
  print.stroke(shank + toes.join(""), KEY, 10).stroke(shank + toes.join(""), INKS.gold[1], 5);
  print.pull(tooth(hip, [hock[0], hock[1] + 4], 34), INKS.crab[1], { shift: 2, line: 6 });
}

/** Hip, hock and heel; the far leg first. */
const LEGS: readonly (readonly [Point, Point, Point])[] = [
  [
    [22, -48],
    [26, -22],
    [24, -5],
  ],
  [
    [-6, -44],
    [-3, -20],
    [-7, -1],
  ],
];

/** From the bill over the head and back to the raised tail, and under the breast. */
const BODY: readonly Point[] = [
  [-53, -104],
  [-46, -118],
  [-31, -120],
  [-20, -106],
  [-10, -88],
  [12, -80],
  [36, -88],
  [50, -116],
  [66, -122],
  [72, -100],
  [62, -70],
  [38, -44],
  [6, -34],
  [-26, -40],
  [-48, -60],
  [-54, -82],
];

const WING: readonly Point[] = [
  [-18, -70],
  [12, -74],
  [50, -70],
  [28, -52],
  [0, -46],
  [-16, -54],
];
