import { smooth } from "../../kit/curves.ts";
import { blob, type Form, lathe } from "../../kit/forms.ts";
import { type Inks, INKS, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { curledGouge, tooth } from "../../kit/marks.ts";
import { lerp, type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Long thin peppers like shishitos: wrinkled, twisted, blunt, with crooked stems, and one halved to show its seeds. */
export function wrinkledPods(print: Print, inks: Inks): void {
  const pods = PODS.map((pod) => print.symbol(() => whole(print, inks, pod)));
  for (const [pod, x, y, turn] of PLACES)
    print.place(pods[pod] ?? "", [x, y], { turn, scale: SIZE });
  print.within("translate(150 470) rotate(-3) scale(.88 .94)", () => halved(print, inks));
}

/** From the shoulder below the calyx, at the origin, to the tip; the stem continues in the other direction. */
type Pod = { spine: readonly Point[]; stem: readonly Point[] };

/** Two different bends. */
const PODS: readonly [Pod, Pod] = [
  {
    spine: [
      [0, 0],
      [110, 76],
      [240, -70],
      [372, 16],
    ],
    stem: [
      [6, 0],
      [-60, 10],
      [-30, -56],
      [-104, -50],
    ],
  },
  {
    spine: [
      [0, 0],
      [110, -72],
      [230, 70],
      [364, -22],
    ],
    stem: [
      [6, 0],
      [-64, -14],
      [-34, 40],
      [-104, 20],
    ],
  },
];

/** Which of them is where, and its rotation; from back to front. */
const PLACES = [
  [1, 290, 334, -4],
  [0, 136, 390, 4],
  [1, 454, 396, -5],
  [0, 462, 464, 3],
] as const;

/** The scale of all of them, so that two fit side by side. */
const SIZE = 0.86;

const WIDTH = [28, 41, 42, 38, 36, 37, 35, 31, 26];

const DEEP = "#2f6a35";

/** Folds pinch it alternately on both sides. */
function podForm({ spine }: Pod): Form {
  const edge = (across: number, along: number) =>
    Math.abs(across) > 0.9 ? 1 + 0.15 * Math.sin(along * 21 + across * 1.6) : 1;
  return lathe({ spine, width: WIDTH, caps: [0.1, 0.05], steps: 17, edge });
}

function whole(print: Print, inks: Inks, pod: Pod): void {
  crook(print, pod);
  const form = podForm(pod);
  print.block(form, inks, {
    crescent: 18,
    toothLength: 24,
    toothStep: 22,
    lights: 0,
  });
  const folds = (shift: number, width: number) =>
    FOLDS.map(([across, from, to]) => {
      const at = (part: number) => form.surface(across + shift + part - 0.5, lerp(from, to, part));
      return curledGouge([at(0), at(1 / 3), at(2 / 3), at(1)], width);
    });
  print.ink(folds(0.2, 9), inks[0]).ink(folds(0, 13), DEEP);
  creased(print, form);
  cap(print, form);
}

/** Furrows that wind around the pod: position across, and range along it. */
const FOLDS = [
  [-0.4, 0.08, 0.4],
  [0.2, 0.05, 0.34],
  [-0.06, 0.32, 0.66],
  [0.4, 0.28, 0.58],
  [-0.4, 0.5, 0.84],
  [0.2, 0.6, 0.92],
] as const;

/** The tip is pushed in: lobes around a dimple. */
function creased(print: Print, form: Form): void {
  const dimple = form.surface(0.05, 0.985);
  const creases = [-0.7, 0, 0.7].map((across) => tooth(dimple, form.surface(across, 0.88), 10));
  print.ink(creases, KEY).dots([dimple], KEY, 15);
}

function crook(print: Print, { stem: through }: Pod): void {
  stem(print, INKS.leaf, { through, widths: [28, 20], line: 9 });
}

/** The calyx: a low cap with a wavy edge. */
function cap(print: Print, form: Form): void {
  const hem = times(7, (index) =>
    form.surface(lerp(-0.96, 0.96, index / 6), index % 2 ? 0.035 : 0.095),
  );
  const over = [form.surface(1, 0.02), form.surface(0, -0.03), form.surface(-1, 0.02)];
  print.flat(blob([...hem, ...over]), INKS.leaf, { teeth: 0, line: 7 });
}

const HALF: Pod = {
  spine: [
    [0, 0],
    [110, 52],
    [230, -44],
    [368, 16],
  ],
  stem: [
    [6, 0],
    [-60, -10],
    [-30, 44],
    [-98, 40],
  ],
};

/** One cut from stem to tip: thin walls, a pale rib, and seeds clustered just below the stem. */
function halved(print: Print, inks: Inks): void {
  crook(print, HALF);
  const form = podForm(HALF);
  print.block(form, inks, {
    crescent: 0,
    teeth: 0,
    lights: 0,
    line: 11,
    fill: DEEP,
  });
  const inner = (width: number, from: number, to: number) => {
    const places = times(9, (index) => lerp(from, to, index / 8));
    const side = (across: number) => (along: number) => form.surface(across, along);
    return smooth([...places.map(side(-width)), ...places.toReversed().map(side(width))]);
  };
  print.ink(inner(0.88, 0.03, 0.97), INKS.pale[0]).ink(inner(0.62, 0.12, 0.93), inks[1]);
  print.ink(tooth(form.surface(0, 0.06), form.surface(0.1, 0.86), 24), INKS.pale[0]);
  const seeds = times(16, (index) =>
    form.surface([-0.42, 0.4, -0.16, 0.2][index % 4] ?? 0, 0.14 + index * 0.028),
  );
  const lit = seeds.map(([x, y]): Point => [x - 2, y - 2]);
  print.dots(seeds, KEY, 20).dots(lit, INKS.butter[0], 14);
  cap(print, form);
}
