import { blob, lathe } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, spread, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Ricotta = {
  curd: InkName;
  basket: InkName;
};

/** Soft curd heaped in its draining basket. */
export function ricotta(print: Print, { curd, basket }: Ricotta): void {
  print.block(blob(MOUND), INKS[curd], {
    crescent: 40,
    toothLength: 56,
    toothStep: 20,
    lights: 1.1,
    line: 10,
  });
  const crumbs = CRUMBS.map(([x, y, size]) =>
    gouge(
      [
        [x - size, y],
        [x - size * 0.4, y + size * 0.5],
        [x + size * 0.4, y + size * 0.5],
        [x + size, y - size * 0.1],
      ],
      9,
    ),
  );
  print.ink(crumbs, INKS[curd][2]);
  const dark = CRUMBS.filter((_, index) => index % 3 === 0).map(([x, y, size]) =>
    gouge(
      [
        [x - size * 0.3, y + size * 0.4],
        [x, y + size * 0.56],
        [x + size * 0.5, y + size * 0.4],
        [x + size, y],
      ],
      7,
    ),
  );
  print.ink(dark, KEY);
  weave(print, basket);
}

/** The heap's bumpy edge; its bottom is behind the basket. */
const MOUND: readonly Point[] = [
  [196, 330],
  [188, 282],
  [214, 262],
  [222, 220],
  [262, 206],
  [282, 168],
  [326, 168],
  [356, 136],
  [402, 148],
  [446, 134],
  [476, 166],
  [520, 170],
  [534, 208],
  [578, 222],
  [584, 262],
  [612, 284],
  [604, 330],
  [400, 380],
];

/** Hollows between the curds: position and half length. */
const CRUMBS = [
  [270, 236, 26],
  [330, 206, 24],
  [398, 186, 28],
  [462, 214, 24],
  [520, 244, 22],
  [244, 288, 22],
  [306, 272, 30],
  [376, 246, 26],
  [438, 272, 28],
  [500, 292, 26],
  [562, 296, 18],
  [348, 310, 26],
  [412, 326, 24],
] as const;

/** A rush basket: stakes, and rows woven around them. */
function weave(print: Print, basket: InkName): void {
  const inks = INKS[basket];
  const body = lathe({
    spine: [
      [400, 318],
      [400, 430],
      [400, 536],
    ],
    width: [214, 206, 192, 176, 158],
    caps: [0, 0.08],
    steps: 9,
  });
  print.block(body, inks, { crescent: 40, toothLength: 40, lights: 0, line: 10 });
  const strand = print.symbol(() => {
    const rush = gouge(
      [
        [-27, 2],
        [-9, -6],
        [9, -6],
        [27, 2],
      ],
      17,
    );
    print.pull(rush, inks[0], { shift: 2, line: 5 });
  });
  for (const row of times(6, (index) => index)) {
    const along = 0.12 + row * 0.148;
    const count = row % 2 ? 8 : 9;
    for (const across of spread(-1, 1, count)) {
      const turned = across * (row % 2 ? 0.86 : 0.95);
      const [x, y] = body.surface(Math.sin(turned * 1.45), along);
      const sag = 14 * (1 - turned ** 2);
      print.place(strand, [x, y + sag], { turn: -turned * 9, scaleX: 1 - turned ** 2 * 0.55 });
    }
  }
  const brim = lathe({
    spine: [
      [178, 312],
      [400, 372],
      [622, 312],
    ],
    width: [14, 20, 22, 20, 14],
    caps: [0.05, 0.05],
    steps: 9,
  });
  print.block(brim, inks, { crescent: 10, toothLength: 16, lights: 0.5 });
  const twists = spread(0.04, 0.94, 16).map((along) => {
    const at = (across: number, further: number) => brim.surface(across, along + further);
    return gouge([at(0.8, 0), at(0.3, 0.01), at(-0.3, 0.03), at(-0.8, 0.04)], 6);
  });
  print.ink(twists, KEY);
}
