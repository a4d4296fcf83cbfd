import { type Form, ball, blob, lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A cut lies flat: only its contour is printed. */
const SLAB = { crescent: 0, teeth: 0, lights: 0, salt: 0 };

/** Cut marrow bones and a knuckle. */
export function marrowBones(print: Print): void {
  print.shadow([410, 512], 620);
  const piece = print.symbol(() => {
    const shaft = blob([
      [-70, -96],
      [70, -96],
      [64, -20],
      [76, 60],
      [92, 108],
      [0, 126],
      [-92, 108],
      [-74, 60],
      [-62, -20],
    ]);
    print.block(shaft, INKS.fat, { crescent: 30, toothLength: 50, lights: 0.7 });
    print.ink(print.along(shaft, [-0.3, 0.2, 0.5], { from: 0.2, to: 0.9, width: 6 }), INKS.fat[2]);
    print.block(ball([0, -98], [82, 42]), INKS.fat, { ...SLAB, line: 9 });
    print
      .ink(ball([-3, -100], [58, 27]).path, INKS.meat[0])
      .ink(ball([-3, -98], [44, 19]).path, "#f7d2b8");
    print.ink(
      times(9, (index) => {
        const x = -40 + index * 10;
        return gouge(
          [
            [x - 5, -100],
            [x, -106],
            [x + 3, -96],
            [x + 7, -102],
          ],
          4,
        );
      }),
      INKS.meat[1],
    );
  });
  print.place(piece, [240, 300], { turn: -8, scale: 1.1 });
  print.place(piece, [556, 296], { turn: 10, scale: 1.06 });
  print.place(piece, [400, 388], { turn: 2, scale: 0.98 });
  const knuckle: Form = lathe({
    spine: [
      [150, 500],
      [380, 470],
      [640, 512],
    ],
    width: [44, 30, 24, 24, 28, 46],
    caps: [0.16, 0.16],
    steps: 12,
  });
  print.block(knuckle, INKS.fat, { crescent: 18, toothLength: 30, lights: 0.6 });
}
