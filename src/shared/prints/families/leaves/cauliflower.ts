import { ball, blob } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { collar, frontCollar } from "./collar.ts";

/** A head of white curds in its leaves. */
export function cauliflower(print: Print): void {
  collar(print, INKS.leaf);
  curds(print);
  frontCollar(print, INKS.lime);
}

function curds(print: Print): void {
  print.block(ball([400, 322], [186, 160]), INKS.white, { crescent: 40, teeth: 0, lights: 0 });
  const curd = print.symbol(() => {
    const edge = times(11, (index) => polar([0, 0], index % 2 ? 48 : 40, (index / 11) * TURN));
    print.block(blob(edge), INKS.white, {
      crescent: 12,
      toothLength: 18,
      toothStep: 17,
      lights: 0,
      line: 6,
    });
    const knobs = [
      gouge(
        [
          [-22, -8],
          [-12, -20],
          [0, -20],
          [8, -10],
        ],
        6,
      ),
      gouge(
        [
          [-6, 12],
          [4, 2],
          [16, 4],
          [22, 14],
        ],
        6,
      ),
      gouge(
        [
          [-28, 14],
          [-20, 8],
          [-12, 10],
          [-8, 20],
        ],
        5,
      ),
    ];
    print.ink(knobs, INKS.tan[2]);
  });
  for (const [row, count] of [
    [0, 2],
    [1, 4],
    [2, 5],
    [3, 4],
    [4, 3],
  ] as const) {
    for (const index of times(count, (at) => at)) {
      const across = (index / (count - 1)) * 2 - 1;
      print.place(curd, [400 + across * count * 31, 210 + row * 54 + across ** 2 * 14], {
        turn: index * 70 + row * 40,
      });
    }
  }
}
