import { blob, lathe } from "../../kit/forms.ts";
import { type Inks, INKS, type InkName } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { wrinkledPods } from "./wrinkled-pods.ts";

export type Chiles = {
  inks: InkName;
  /** Tiny, slender and pointed, upright in a bowl; or wrinkled and blunt, with one cut open. */
  kind: "slender" | "wrinkled";
  /** Color of every third one, which is unripe; all are ripe if omitted. */
  unripe?: InkName;
};

/** A handful of small peppers. */
export function chiles(print: Print, { inks, kind, unripe }: Chiles): void {
  if (kind === "wrinkled") {
    wrinkledPods(print, INKS[inks]);
    return;
  }
  const pods = [inks, unripe ?? inks].map((name) =>
    print.symbol(() => slenderPod(print, INKS[name])),
  );
  UPRIGHT.forEach(([x, y, turn, scale], index) => {
    print.place(pods[index % 3 === 1 ? 1 : 0] ?? "", [x, y], { turn, scale });
  });
  riceBowl(print);
  const [ripe = "", green = ""] = pods;
  print.place(ripe, [118, 516], { turn: 78, scale: 0.9 });
  print.place(green, [560, 532], { turn: 98, scale: 0.9 });
}

/** Position of each pepper standing on its stem in the bowl, its lean and its size; from back to front. */
const UPRIGHT = [
  [300, 330, -34, 1],
  [350, 320, -14, 1.1],
  [404, 316, 3, 1.14],
  [456, 320, 17, 1.1],
  [508, 330, 36, 1],
  [250, 350, -58, 0.96],
  [324, 352, -24, 1],
  [380, 350, -5, 1.04],
  [432, 350, 10, 1.02],
  [486, 352, 27, 1],
  [556, 350, 60, 0.96],
  [286, 380, -44, 0.9],
  [352, 384, -16, 0.88],
  [408, 386, 4, 0.9],
  [462, 384, 21, 0.88],
  [522, 380, 46, 0.9],
] as const;

/** A small bowl with a line of blue below its rim. */
function riceBowl(print: Print): void {
  const wall = blob(BOWL);
  print.block(wall, INKS.cream, { crescent: 34, toothLength: 52, lights: 0.6, line: 11 });
  const band = (y: number, half: number, width: number) =>
    gouge(
      [
        [398 - half, y],
        [398 - half / 3, y + 26],
        [398 + half / 3, y + 26],
        [398 + half, y],
      ],
      width,
    );
  print.ink([band(396, 196, 20), band(424, 184, 8)], INKS.night[1]);
}

const BOWL: readonly Point[] = [
  [196, 366],
  [300, 384],
  [400, 388],
  [500, 384],
  [604, 366],
  [596, 410],
  [556, 480],
  [494, 524],
  [484, 546],
  [400, 552],
  [316, 546],
  [306, 524],
  [244, 480],
  [204, 410],
];

/** Thin, pointed, glossy; its stem at the origin, its tip up. */
function slenderPod(print: Print, inks: Inks): void {
  const form = lathe({
    spine: [
      [0, -20],
      [12, -110],
      [0, -236],
    ],
    width: [13, 20, 21, 19, 14, 8, 1.5],
    caps: [0.06, 0.02],
    steps: 8,
  });
  print.block(form, inks, { crescent: 12, teeth: 0, lights: 0, line: 8 });
  const at = (along: number) => form.surface(-0.4 * form.shadowSide, along);
  print.ink(gouge([at(0.1), at(0.35), at(0.55), at(0.8)], 8), inks[0]);
  const through: Point[] = [
    [0, -26],
    [-2, 0],
    [6, 34],
  ];
  stem(print, INKS.leaf, { through, widths: [26, 10], line: 7 });
}
