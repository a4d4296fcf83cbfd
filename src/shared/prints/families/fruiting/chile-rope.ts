import { lathe, polygon } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { rotate, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type ChileRope = { inks: InkName };

/** A rope of dried chiles, hung by its loop. */
export function chileRope(print: Print, { inks }: ChileRope): void {
  print.hung();
  rail(print);
  const chile = [0, 1].map((which) =>
    print.symbol(() => {
      const form = lathe({
        spine: [
          [0, 0],
          [which ? 30 : 14, 44],
          [0, 116],
        ],
        width: [11, 17, 16, 12, 2],
        caps: [0.08, 0.02],
        steps: 7,
      });
      print.block(form, INKS[inks], {
        crescent: 9,
        toothLength: 16,
        toothStep: 14,
        lights: 0,
        line: 7,
      });
      const at = (along: number) => form.surface(-0.4 * form.shadowSide, along);
      print.ink(gouge([at(0.15), at(0.35), at(0.5), at(0.7)], 6), INKS[inks][0]);
      stem(print, INKS.tan, {
        through: [
          [0, 4],
          [-2, -10],
          [0, -22],
        ],
        widths: [12, 7],
        line: 5,
      });
    }),
  );
  print.stroke(
    [
      [400, 84],
      [378, 44],
      [400, 22],
      [424, 44],
      [402, 84],
    ],
    KEY,
    11,
  );
  print.stroke(
    [
      [400, 84],
      [378, 44],
      [400, 22],
      [424, 44],
      [402, 84],
    ],
    INKS.tan[1],
    5,
  );
  print.stroke(
    [
      [400, 80],
      [404, 250],
      [398, 400],
    ],
    KEY,
    14,
  );
  for (const row of times(9, (index) => index)) {
    const y = 84 + row * 40;
    for (const [turn, size] of [
      [68, 0.9],
      [-64, 0.94],
      [24, 1],
      [-26, 1],
    ] as const) {
      const at = rotate([400, y + (turn > 0 ? 8 : 0)], 0);
      const scale = size * (row < 1 ? 0.85 : 1);
      print.place(chile[row % 2] ?? "", at, { turn, scale, scaleX: turn > 0 ? -scale : scale });
    }
  }
}

/** The board with the peg that the rope hangs from. */
function rail(print: Print): void {
  const board = polygon([
    [236, 8],
    [566, 8],
    [566, 58],
    [236, 58],
  ]);
  print.block(board, INKS.tan, { crescent: 14, toothLength: 20, toothStep: 30, lights: 0 });
  print.dots([[401, 34]], KEY, 34).dots([[398, 31]], INKS.bark[1], 24);
}
