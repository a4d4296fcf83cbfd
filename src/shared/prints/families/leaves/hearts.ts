import { ball, lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Three upright hearts of lettuce, trimmed. */
export function hearts(print: Print): void {
  const heart = print.symbol(() => {
    for (const [x, lean, inks, width] of HEART_LEAVES) {
      const form = lathe({
        spine: [
          [x * 0.3, 0],
          [x, -150],
          [x + lean, -330],
        ],
        width: [26, width * 0.8, width, width * 0.9, width * 0.5],
        caps: [0.08, 0.16],
        steps: 12,
        edge: (across, along) =>
          Math.abs(across) > 0.9 && along > 0.5 ? 1 + 0.06 * Math.sin(along * 60) : 1,
      });
      print.block(form, INKS[inks], {
        crescent: 12,
        toothLength: 34,
        toothStep: 22,
        lights: 0,
        line: 8,
      });
      print.ink(tooth(form.surface(0, 0.02), form.surface(0, 0.86), 17), INKS.pale[0]);
      const veins = times(4, (index) => {
        const along = 0.34 + index * 0.13;
        const side = index % 2 ? 1 : -1;
        return tooth(form.surface(0, along), form.surface(side * 0.7, along + 0.14), 6, -side * 4);
      });
      print.ink(veins, INKS.pale[0]);
    }
    const cut = ball([0, 2], [34, 15], { steps: 8 });
    print.block(cut, INKS.cream, { crescent: 0, teeth: 0, lights: 0, line: 7 });
  });
  print.place(heart, [214, 500], { turn: -12, scale: 1.14 });
  print.place(heart, [592, 500], { turn: 12, scale: 1.14, scaleX: -1.14 });
  print.place(heart, [402, 536], { scale: 1.34 });
}

/** Place, lean, inks and width of a heart's leaves, the hind ones first. */
const HEART_LEAVES = [
  [-44, -36, "leaf", 62],
  [46, 34, "leaf", 60],
  [-20, -12, "lime", 66],
  [26, 16, "lime", 62],
  [2, 0, "pale", 52],
] as const;
