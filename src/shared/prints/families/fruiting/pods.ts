import { ball, blob, lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { lerp, mix, type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { calyx } from "../parts/calyx.ts";

export type Pods = {
  /** Fat favas in velvet, or plump snap peas that are eaten whole. */
  kind: "fava" | "snap";
};

/** Closed pods and an open one with what is inside. */
export function pods(print: Print, { kind }: Pods): void {
  print.shadow([410, 510], 620);
  const half = kind === "fava" ? 44 : 34;
  const closed = print.symbol(() =>
    closedPod(print, { from: [-230, 0], to: [230, 0], bend: -26, half }),
  );
  for (const [x, y, turn, scale] of kind === "fava" ? FAVAS : SNAPS) {
    print.place(closed, [x, y], { turn, scale: Math.abs(scale), scaleX: scale });
  }
  if (kind === "fava") openPod(print, half);
}

type Pod = { from: Point; to: Point; bend: number; half: number };

/** Place, degrees and size of the closed pods; a negative size mirrors. */
const FAVAS = [
  [384, 186, -12, 1.06],
  [430, 264, 6, -1.08],
  [376, 340, -4, 1.1],
] as const;

const SNAPS = [
  [306, 170, -26, 0.84],
  [510, 186, 22, -0.86],
  [396, 262, -6, 0.9],
  [262, 330, 18, 0.84],
  [536, 336, -16, -0.86],
  [392, 400, 4, -0.92],
  [270, 470, -12, 0.86],
  [540, 476, 12, -0.84],
] as const;

const spineOf = ({ from, to, bend }: Omit<Pod, "half">): Point[] => {
  const [x, y] = mix(from, to, 0.5);
  return [from, [x, y + bend * 2], to];
};

function closedPod(print: Print, pod: Pod): void {
  const { half } = pod;
  const form = lathe({
    spine: spineOf(pod),
    width: (along) => half * (0.86 + 0.14 * Math.cos(along * Math.PI * 10)) * ends(along),
    caps: [0.03, 0.02],
    steps: 18,
  });
  print.block(form, INKS.leaf, { crescent: 15, toothLength: 26, toothStep: 18, lights: 0 });
  const seam = print.along(form, [-0.86 * form.shadowSide], { from: 0.05, to: 0.95, width: 7 });
  print.ink(seam, INKS.pale[1]);
  const bulges = times(5, (index) => {
    const along = 0.14 + index * 0.18;
    const at = (across: number, ahead: number) => form.surface(across, along + ahead);
    const side = form.shadowSide;
    return gouge(
      [
        at(-0.5 * side, -0.05),
        at(-0.62 * side, -0.01),
        at(-0.6 * side, 0.03),
        at(-0.42 * side, 0.06),
      ],
      9,
    );
  });
  print.ink(bulges, INKS.leaf[0]);
  const dips = times(4, (index) => {
    const along = 0.24 + index * 0.18;
    return gouge(
      [
        form.surface(0.75, along),
        form.surface(0.4, along + 0.01),
        form.surface(0, along + 0.01),
        form.surface(-0.3, along),
      ],
      7,
    );
  });
  print.ink(dips, KEY);
  stemEnd(print, pod.from, pod.to);
}

const ends = (along: number) => Math.min(1, 0.35 + along * 5) * Math.min(1, 0.1 + (1 - along) * 5);

function stemEnd(print: Print, from: Point, to: Point): void {
  calyx(print, INKS.leaf, {
    center: mix(from, to, 0.01),
    radius: 30,
    sepals: 5,
    width: 0.4,
    flatness: 1,
    line: 6,
  });
  const through = [mix(from, to, 0.02), mix(from, to, -0.05), mix(from, to, -0.1)];
  stem(print, INKS.leaf, { through, widths: [15, 10], line: 6 });
}

/** The pod in front, opened along its seam. */
function openPod(print: Print, half: number): void {
  const shell = blob([
    [124, 448],
    [200, 408],
    [330, 402],
    [470, 408],
    [588, 424],
    [646, 452],
    [590, 500],
    [460, 528],
    [330, 532],
    [204, 510],
  ]);
  print.block(shell, INKS.leaf, { crescent: 22, toothLength: 34, lights: 0 });
  const lining = blob([
    [156, 448],
    [220, 424],
    [340, 418],
    [470, 424],
    [580, 438],
    [614, 452],
    [570, 478],
    [450, 500],
    [330, 502],
    [220, 486],
  ]);
  print.ink(lining.path, INKS.white[0]).screen(lining.path);
  const count = 4;
  for (const index of times(count, (at) => at)) {
    const x = lerp(222, 552, index / (count - 1));
    const size = half * (index === 0 || index === count - 1 ? 0.9 : 1);
    const seed = ball([x, 460], [size * 1.22, size * 0.88], {
      steps: 10,
      lean: 0.14,
    });
    print.block(seed, INKS.pale, {
      crescent: 10,
      toothLength: 18,
      toothStep: 13,
      lights: 0,
      line: 7,
    });
    print.ink(
      gouge(
        [
          [x - size * 0.6, 456],
          [x - size * 0.5, 444],
          [x - size * 0.2, 438],
          [x + size * 0.2, 438],
        ],
        7,
      ),
      INKS.pale[0],
    );
    print.ink(
      gouge(
        [
          [x + size * 0.5, 474],
          [x + size * 0.7, 468],
          [x + size * 0.8, 458],
          [x + size * 0.74, 448],
        ],
        8,
      ),
      KEY,
    );
  }
  stemEnd(print, [124, 448], [646, 452]);
}
