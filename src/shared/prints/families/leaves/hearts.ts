import { ball, lathe } from "../../kit/forms.ts";
import { type Inks, INKS } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import { times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Three squat little hearts of lettuce, curly at the top and trimmed at the bottom. */
export function hearts(print: Print): void {
  const heart = print.symbol(() => {
    for (const [x, lean, top, inks, width] of LEAVES) {
      leafOf(print, INKS[inks], { x, lean, top, width });
    }
    butt(print);
  });
  print.place(heart, [200, 480], { turn: -12, scale: 1.16 });
  print.place(heart, [604, 480], { turn: 12, scale: 1.16 });
  print.place(heart, [402, 540], { turn: -2, scale: 1.42 });
}

/** Position, lean, height, inks and width of a heart's leaves, back ones first. */
const LEAVES = [
  [-62, -34, 250, "leaf", 58],
  [66, 36, 246, "leaf", 58],
  [-26, -14, 308, "leaf", 56],
  [34, 18, 300, "leaf", 54],
  [-40, -8, 250, "lime", 58],
  [46, 8, 240, "lime", 56],
  [2, 2, 272, "lime", 54],
  [-18, -8, 188, "pale", 48],
  [26, 4, 172, "pale", 44],
] as const;

type HeartLeaf = { x: number; lean: number; top: number; width: number };

/** A broad leaf around the heart, with a curly edge and a thick rib. */
function leafOf(print: Print, inks: Inks, { x, lean, top, width }: HeartLeaf): void {
  const form = lathe({
    spine: [
      [x * 0.3, 0],
      [x * 1.5, -top * 0.5],
      [x + lean, -top],
    ],
    width: [22, width * 0.72, width, width, width * 0.74],
    caps: [0.08, 0.14],
    steps: 15,
    edge: (across, along) =>
      Math.abs(across) > 0.9 && along > 0.45
        ? 1 + 0.13 * (along - 0.3) * Math.sin(along * 44 + across)
        : 1,
  });
  print.block(form, inks, { crescent: 14, toothLength: 30, toothStep: 24, lights: 0, line: 8 });
  print.ink(tooth(form.surface(0, 0.02), form.surface(0, 0.84), 18), INKS.pale[0]);
  const veins = times(3, (index) => {
    const [along, side] = [0.36 + index * 0.17, index % 2 ? 1 : -1];
    return tooth(form.surface(0, along), form.surface(side * 0.72, along + 0.13), 6, -side * 4);
  });
  print.ink(veins, INKS.pale[0]);
}

/** Where the stalk was cut. */
function butt(print: Print): void {
  const cut = ball([0, 2], [38, 17], { steps: 8 });
  print.block(cut, INKS.cream, { crescent: 0, teeth: 0, lights: 0, line: 7 });
}
