import { type Form, lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { curledGouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Cut, cuts } from "../parts/cuts.ts";

/** Four fresh sausages in a chain, with whole seeds under the casing. */
export function sausages(print: Print): void {
  for (const twist of TWISTS) {
    print.stroke(twist, KEY, 34).stroke(twist, INKS.pork[1], 18);
  }
  for (const spine of LINKS) link(print, spine);
}

/** The links from the start of the chain to its end. */
const LINKS: readonly (readonly [Point, Point, Point])[] = [
  [
    [150, 226],
    [380, 168],
    [618, 250],
  ],
  [
    [630, 270],
    [400, 272],
    [172, 326],
  ],
  [
    [168, 348],
    [420, 368],
    [626, 398],
  ],
  [
    [636, 420],
    [420, 538],
    [164, 474],
  ],
];

/** Where the casing is twisted between links, and its loose ends. */
const TWISTS: readonly (readonly Point[])[] = [
  [
    [612, 248],
    [664, 254],
    [626, 272],
  ],
  [
    [180, 324],
    [132, 336],
    [176, 350],
  ],
  [
    [618, 396],
    [668, 404],
    [630, 422],
  ],
  [
    [158, 224],
    [134, 242],
    [112, 238],
  ],
  [
    [172, 476],
    [146, 478],
    [126, 492],
  ],
];

function link(print: Print, spine: readonly Point[]): void {
  const form = lathe({
    spine,
    width: [8, 46, 53, 55, 55, 53, 46, 8],
    caps: [0.07, 0.07],
    steps: 12,
  });
  print.block(form, INKS.pork, { crescent: 22, toothLength: 34, toothStep: 17, lights: 0 });
  const fat = times(10, () => fleck(form, print, 17));
  print.ink(cuts(fat), INKS.fat[0]);
  const lean = times(6, () => fleck(form, print, 16));
  print.ink(cuts(lean), INKS.meat[1], { opacity: 0.55 });
  const seeds = times(8, () => fleck(form, print, 15));
  print.ink(cuts(seeds), INKS.olive[2]);
  const shine = [0.14, 0.34, 0.54, 0.74].map((along) =>
    form.surface(-0.45 * form.shadowSide, along),
  );
  const [start = [0, 0], first = [0, 0], second = [0, 0], end = [0, 0]] = shine;
  print.ink(curledGouge([start, first, second, end], 12), INKS.pork[0]);
  const pleats = [0.02, 0.98].flatMap((pinch) =>
    [-0.5, 0, 0.5].map((across): Cut => {
      const [from, to] = [
        form.surface(across, pinch),
        form.surface(across, pinch < 0.5 ? 0.13 : 0.87),
      ];
      return [...from, ...to, 0, 6];
    }),
  );
  print.ink(cuts(pleats), KEY);
}

/** A random speck under the casing. */
function fleck(form: Form, print: Print, length: number): Cut {
  const [x, y] = form.surface(print.between(-0.6, 0.7), print.between(0.14, 0.86));
  const rise = print.between(-10, 10);
  return [x, y, x + length, y + rise, 2, 9];
}
