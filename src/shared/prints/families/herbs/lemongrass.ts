import { type Form, lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { curledGouge, tooth } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

/** Stalks of lemongrass, tied: fat pale bases, sheath around sheath, narrow leaves cut off above. */
export function lemongrass(print: Print): void {
  print.shadow([410, 540], 380);
  const one = print.symbol(() => stalk(print));
  for (const [x, turn, scale] of [
    [318, -15, 0.94],
    [488, 15, 0.94],
    [356, -7, 1],
    [452, 7, 0.97],
    [404, 0, 1.03],
  ] as const)
    print.place(one, [x, 540], { turn, scale });
  tie(print, [403, 356], 92, 26);
}

/** One stalk that stands on its cut base at the origin. */
function stalk(print: Print): void {
  for (const [aside, top] of [
    [-30, -470],
    [34, -440],
    [2, -500],
  ] as const) {
    const spine: Point[] = [
      [aside * 0.1, -250],
      [aside * 0.4, -360],
      [aside, top],
    ];
    const blade = lathe({ spine, width: [13, 14, 12, 9], caps: [0.02, 0], steps: 6 });
    print.block(blade, INKS.leaf, { crescent: 0, teeth: 0, lights: 0, line: 7 });
    print.ink(print.along(blade, [-0.2], { from: 0.1, to: 0.9, width: 4 }), INKS.leaf[0]);
  }
  const form = lathe({
    spine: [
      [0, -300],
      [0, -150],
      [0, 0],
    ],
    width: [15, 17, 19, 22, 29, 34, 26],
    caps: [0.02, 0.03],
    steps: 10,
  });
  print.block(form, INKS.pale, {
    crescent: 12,
    toothLength: 20,
    toothStep: 22,
    lights: 0,
    line: 8,
  });
  const greens = [-0.7, -0.2, 0.4].map((across) =>
    tooth(form.surface(across, 0.01), form.surface(across, 0.5), 10),
  );
  print.ink(greens, INKS.leaf[1]);
  const blush = [-0.6, -0.1, 0.4].map((across) =>
    tooth(form.surface(across, 0.97), form.surface(across * 0.9, 0.72), 11),
  );
  print.ink(blush, INKS.onion[0]);
  print.ink([sheath(form, 0.16, 1), sheath(form, 0.4, -1), sheath(form, 0.62, 1)], KEY);
}

/** The edge of a sheath: it climbs around the stalk from one side to the other. */
function sheath(form: Form, top: number, side: 1 | -1): string {
  const at = (across: number, along: number) => form.surface(across * side, along);
  return curledGouge(
    [at(-0.9, top), at(-0.3, top + 0.06), at(0.4, top + 0.2), at(0.95, top + 0.34)],
    5,
  );
}
