import { ball } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A stalk covered with sprouts, with leaves at the top, cut off at the bottom. */
export function sproutStalk(print: Print): void {
  for (const angle of [-1.3, 1.3, -0.8, 0.84, -0.34, 0.38]) {
    const up = angle - Math.PI / 2;
    leaf(print, INKS.leaf, {
      from: polar([400, 170], 10, up),
      to: polar([400, 170], 184 - Math.abs(angle) * 14, up),
      width: 48,
      veins: 4,
      rib: 10,
      ribInk: INKS.pale[0],
      profile: [0.2, 0.7, 1, 0.9, 0.5],
    });
  }
  stem(print, INKS.pale, {
    through: [
      [400, 130],
      [398, 340],
      [402, 562],
    ],
    widths: [40, 92],
    line: 10,
  });
  const cut = ball([402, 556], [47, 17], { steps: 9 });
  print.block(cut, INKS.cream, { crescent: 0, teeth: 0, lights: 0, line: 8 });
  const sprout = print.symbol(() => {
    const form = ball([0, 0], [39, 36], { steps: 10 });
    print.block(form, INKS.lime, {
      crescent: 13,
      toothLength: 22,
      toothStep: 15,
      lights: 0,
      line: 8,
    });
    const folds = [
      gouge(
        [
          [-30, 6],
          [-16, -14],
          [4, -22],
          [26, -18],
        ],
        6,
      ),
      gouge(
        [
          [-8, 30],
          [-2, 6],
          [8, -8],
          [24, -16],
        ],
        6,
      ),
    ];
    print.ink(folds, INKS.leaf[2]).ink(
      gouge(
        [
          [-24, 12],
          [-20, -6],
          [-8, -18],
          [2, -22],
        ],
        7,
      ),
      INKS.pale[0],
    );
  });
  for (const row of times(6, (index) => index)) {
    const y = 196 + row * 55;
    const half = 82 + row * 6;
    const scale = 0.8 + row * 0.03;
    for (const side of [-1, 1] as const)
      print.place(sprout, [400 + side * half, y + 18], { scale, scaleX: side * scale });
    for (const side of [-0.42, 0.42] as const)
      print.place(sprout, [400 + side * half, y], { scale, scaleX: side > 0 ? scale : -scale });
  }
}
