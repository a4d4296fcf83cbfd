import { blob, polygon } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { mix, type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Butter = {
  inks: InkName;
  /** Whether flakes of salt are visible. */
  salted?: boolean;
};

/** A block of butter half unwrapped, with a pat cut off. */
export function butter(print: Print, { inks, salted = true }: Butter): void {
  const colors = INKS[inks];
  print.block(blob(SHEET), INKS.cream, { crescent: 20, toothLength: 34, lights: 0.6 });
  print.ink(
    CREASES.map((crease) => gouge(crease, 7)),
    INKS.cream[2],
  );
  const plain = { crescent: 0, teeth: 0, lights: 0, line: 10 };
  print.block(polygon([TOP.left, TOP.front, FOOT.front, FOOT.left]), colors, {
    ...plain,
    fill: colors[1],
  });
  const front = polygon([TOP.front, TOP.right, FOOT.right, FOOT.front]);
  print.block(front, colors, { ...plain, fill: colors[2], salt: 0 });
  print.screen(front.path);
  const top = polygon([TOP.left, TOP.back, TOP.right, TOP.front]);
  print.block(top, colors, { ...plain, fill: colors[0], salt: 2 });
  print.ink(strokesOfKnife(print), colors[2]);
  print.ink(strokesOnTop(), colors[1]);
  if (salted) {
    const flakes = times(18, (index): Point => {
      const along = 0.07 + ((index * 0.7549) % 1) * 0.34 + print.between(-0.04, 0.04);
      const across = 0.12 + ((index * 0.5698) % 1) * 0.72 + print.between(-0.09, 0.09);
      return mix(onTop(along), mix(TOP.front, TOP.right, along), across);
    });
    print.dots(flakes, KEY, 8).dots(
      flakes.map(([x, y]): Point => [x - 1, y - 1]),
      "#ffffff",
      6,
    );
  }
  wrapper(print);
  pat(print, inks);
}

/** Corners of the block. */
const TOP = { left: [196, 256], back: [540, 176], right: [654, 258], front: [300, 346] } as const;
const FOOT = { left: [196, 396], front: [300, 492], right: [654, 398] } as const;

const SHEET: readonly Point[] = [
  [116, 452],
  [168, 404],
  [210, 372],
  [420, 330],
  [690, 372],
  [704, 420],
  [640, 470],
  [470, 520],
  [300, 550],
  [196, 520],
];

const CREASES = [
  [
    [150, 448],
    [180, 470],
    [220, 500],
    [262, 520],
  ],
  [
    [330, 526],
    [430, 506],
    [540, 480],
    [630, 450],
  ],
] as const;

const onTop = (part: number) => mix(TOP.left, TOP.back, part);

/** Lines that the cutting wire leaves on the end. */
const strokesOfKnife = (print: Print) =>
  times(6, (index) => {
    const down = (index + 0.6) / 7;
    const [from, to] = [mix(TOP.left, FOOT.left, down), mix(TOP.front, FOOT.front, down)];
    return tooth(to, mix(to, from, print.between(0.4, 0.85)), 8);
  });

const strokesOnTop = () =>
  [0.2, 0.42, 0.68, 0.86].map((across) => {
    const [from, to] = [mix(TOP.left, TOP.front, across), mix(TOP.back, TOP.right, across)];
    const at = (part: number) => mix(from, to, part);
    return gouge([at(0.03), at(0.2), at(0.36), at(0.52)], 9);
  });

/** The paper still around the far half, with its edge folded back. */
function wrapper(print: Print): void {
  const at = (from: Point, to: Point, part: number) => mix(from, to, part);
  const back = at(TOP.left, TOP.back, 0.52);
  const front = at(TOP.front, TOP.right, 0.46);
  const foot = at(FOOT.front, FOOT.right, 0.5);
  const paper = { crescent: 0, teeth: 0, lights: 0, line: 9 };
  const over = polygon([
    back,
    [TOP.back[0] + 4, TOP.back[1] - 8],
    [TOP.right[0] + 8, TOP.right[1] - 4],
    front,
  ]);
  const down = polygon([
    front,
    [TOP.right[0] + 8, TOP.right[1] - 4],
    [FOOT.right[0] + 8, FOOT.right[1] + 6],
    foot,
  ]);
  print.block(down, INKS.cream, { ...paper, fill: INKS.cream[2] });
  print.screen(down.path);
  print.block(over, INKS.cream, paper);
  const turned = blob([
    [back[0] - 4, back[1] - 4],
    [back[0] - 46, back[1] - 26],
    [(back[0] + front[0]) / 2 - 52, (back[1] + front[1]) / 2 - 10],
    [front[0] - 58, front[1] - 4],
    [front[0] - 66, front[1] + 70],
    [foot[0] - 34, foot[1] - 20],
    [foot[0], foot[1] + 2],
    [front[0] + 6, front[1] + 60],
    [front[0] + 4, front[1] + 2],
    [(back[0] + front[0]) / 2, (back[1] + front[1]) / 2],
  ]);
  print.block(turned, INKS.cream, { crescent: 14, toothLength: 26, lights: 0.5 });
  const folds = [0.3, 0.62].map((part) => {
    const [start, end] = [mix(back, front, part), mix(TOP.back, TOP.right, part)];
    return gouge([start, mix(start, end, 0.3), mix(start, end, 0.6), mix(start, end, 0.85)], 6);
  });
  print.ink(folds, INKS.cream[2]);
}

/** The slice in front: a thin slab on the paper. */
function pat(print: Print, inks: InkName): void {
  const colors = INKS[inks];
  const plain = { crescent: 0, teeth: 0, lights: 0, line: 9 };
  const edge = polygon([
    [150, 452],
    [254, 516],
    [348, 492],
    [348, 516],
    [256, 544],
    [150, 476],
  ]);
  print.block(edge, colors, { ...plain, fill: colors[2] });
  const face = polygon([
    [150, 452],
    [240, 426],
    [348, 492],
    [254, 516],
  ]);
  print.block(face, colors, { ...plain, fill: colors[0], salt: 2 });
  print.ink(
    gouge(
      [
        [190, 454],
        [222, 464],
        [252, 482],
        [280, 498],
      ],
      8,
    ),
    colors[1],
  );
}
