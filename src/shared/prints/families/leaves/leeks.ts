import { lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

/** Leeks side by side, tied: white shanks, roots, cut green tops. */
export function leeks(print: Print): void {
  const one = print.symbol(() => leek(print));
  for (const [x, turn] of [
    [330, -11],
    [474, 11],
    [402, 0],
  ] as const)
    print.place(one, [x, 540], { turn });
  tie(print, [401, 400], 112, 26);
}

/** A leek standing on its roots at the origin. */
function leek(print: Print): void {
  const hairs = times(9, (index) =>
    tooth([-16 + index * 4, -6], [-34 + index * 8.4, print.between(18, 34)], 5),
  );
  print.ink(hairs, INKS.tan[2]);
  for (const [aside, inks] of [
    [-66, "kale"],
    [66, "kale"],
    [-24, "leaf"],
    [28, "leaf"],
  ] as const) {
    const spine: Point[] = [
      [0, -260],
      [aside * 0.2, -380],
      [aside, -510 + Math.abs(aside) * 0.7],
    ];
    const form = lathe({ spine, width: [36, 34, 29, 23], caps: [0.02, 0], steps: 7 });
    print.block(form, INKS[inks], { crescent: 10, teeth: 0.5, toothStep: 28, lights: 0, line: 8 });
    print.ink(print.along(form, [-0.4, 0.3], { from: 0.15, to: 0.9, width: 6 }), INKS[inks][0]);
  }
  const shank = lathe({
    spine: [
      [0, -300],
      [0, -150],
      [0, 0],
    ],
    width: [40, 39, 38, 40, 44, 36],
    caps: [0.06, 0.08],
    steps: 9,
  });
  print.block(shank, INKS.white, { crescent: 20, toothLength: 30, toothStep: 22, lights: 0 });
  const fade = [-0.7, -0.4, -0.1, 0.2, 0.5].map((across) =>
    tooth(shank.surface(across, 0.02), shank.surface(across, 0.46), 15),
  );
  print.ink(fade, INKS.lime[1]);
  print.ink(print.along(shank, [-0.5, 0, 0.4], { from: 0.3, to: 0.95, width: 4 }), INKS.pale[2]);
}
