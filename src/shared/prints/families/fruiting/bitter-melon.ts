import { blob, type Form, lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { mix, type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Two bitter melons and a slice: ridges of irregular warts from the stem to the tip, seeds in a pale center. */
export function bitterMelon(print: Print): void {
  const warts = [0, 1].map((which) =>
    print.symbol(() => {
      for (const [x, y, size] of CLUSTERS[which] ?? []) wart(print, [x, y], size);
    }),
  );
  for (const melon of MELONS) whole(print, melon, warts);
  slice(print);
}

const MELONS: readonly (readonly [Point, Point, Point])[] = [
  [
    [170, 330],
    [430, 226],
    [694, 412],
  ],
  [
    [92, 432],
    [310, 376],
    [600, 496],
  ],
];

function whole(print: Print, spine: readonly [Point, Point, Point], warts: readonly string[]) {
  const [foot, bend] = spine;
  stem(print, INKS.leaf, {
    through: [mix(foot, bend, 0.03), mix(foot, bend, -0.1), polar(foot, 62, -2.5)],
    widths: [22, 14],
  });
  const form = lathe({
    spine,
    width: [16, 52, 68, 74, 72, 62, 42, 6],
    caps: [0.05, 0.02],
    steps: 26,
    edge: (across, along) => 1 + (Math.abs(across) > 0.9 ? 0.08 * Math.sin(along * 82) : 0),
  });
  print.block(form, INKS.lime, { crescent: 26, toothLength: 34, lights: 0 });
  print.ink(
    print.along(form, [-0.5, -0.02, 0.46], { from: 0.03, to: 0.97, width: 11, jitter: 0.02 }),
    INKS.leaf[2],
  );
  print.ink(print.along(form, [-0.06], { from: 0.05, to: 0.95, width: 7 }), KEY);
  ridges(print, form, warts);
}

/** Warts of various sizes, crowded in rows. */
function ridges(print: Print, form: Form, warts: readonly string[]): void {
  for (const [row, across] of [-0.76, -0.27, 0.22, 0.68].entries()) {
    for (const index of times(5, (at) => at)) {
      const along = 0.13 + (index + (row % 2) / 3) * 0.17;
      const [at, next] = [form.surface(across, along), form.surface(across, along + 0.04)];
      const turn = (Math.atan2(next[1] - at[1], next[0] - at[0]) * 360) / TURN;
      const scale = print.between(0.92, 1.1) * (1.12 - Math.abs(along - 0.45) * 0.8);
      print.place(warts[(index + row) % 2] ?? "", at, { turn, scale });
    }
  }
}

/** Warts in clusters: position along and across the ridge, and size. */
const CLUSTERS = [
  [
    [-33, 5, 0.8],
    [0, -3, 1.2],
    [34, 3, 0.95],
  ],
  [
    [-30, -4, 1.1],
    [3, 5, 0.85],
    [33, -2, 1.15],
  ],
] as const;

/** An irregular bump, lit above and shaded below. */
function wart(print: Print, [cx, cy]: Point, size: number): void {
  const radii = times(7, () => print.between(10, 17) * size);
  const outline = (shift: number) =>
    blob(
      radii.map((radius, index): Point => {
        const [x, y] = polar([0, 0], radius, (index / 7) * TURN);
        return [cx + x * 1.2 + shift, cy + y + shift];
      }),
    );
  print.ink(outline(4).path, INKS.leaf[2]).ink(outline(0).path, INKS.lime[1]);
  const light = ([x, y]: Point): Point => [cx + x * size, cy + y * size];
  print.ink(
    gouge([light([-11, 0]), light([-9, -7]), light([0, -10]), light([8, -7])], 6),
    INKS.lime[0],
  );
}

/** A slice in front: a scalloped rim, white pith, ribbed seeds. */
function slice(print: Print): void {
  const center: Point = [622, 486];
  const ring = (radius: number, waves: number) =>
    blob(
      times(20, (index) => {
        const [x, y] = polar([0, 0], radius + (index % 2 ? waves : -waves), (index / 20) * TURN);
        return [center[0] + x, center[1] + y * 0.86];
      }),
    );
  print.block(ring(76, 6), INKS.leaf, { crescent: 0, teeth: 0, lights: 0, salt: 0 });
  print.ink(ring(64, 4).path, INKS.pale[0]).ink(ring(42, 3).path, INKS.cream[1]);
  for (const index of times(5, (at) => at)) {
    const [x, y] = polar([0, 0], 23, (index / 5) * TURN - 1.2);
    const seed = lathe({
      spine: [
        [center[0] + x * 0.5, center[1] + y * 0.5],
        [center[0] + x, center[1] + y * 0.9],
        [center[0] + x * 1.75, center[1] + y * 1.55],
      ],
      width: [6, 13, 14, 7],
      caps: [0.15, 0.15],
      steps: 5,
    });
    print.flat(seed, INKS.tan, { teeth: 0, line: 6 });
  }
}
