import { ball, lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A long white radish and a piece cut from it. */
export function daikon(print: Print): void {
  const through: Point[] = [
    [122, 336],
    [86, 306],
    [76, 262],
  ];
  stem(print, INKS.lime, { through, widths: [34, 24] });
  stem(print, INKS.leaf, {
    through: [
      [130, 332],
      [114, 290],
      [122, 250],
    ],
    widths: [28, 20],
  });
  const form = lathe({
    spine: [
      [114, 336],
      [400, 384],
      [736, 494],
    ],
    width: [52, 66, 68, 66, 64, 58, 44, 20, 3],
    caps: [0.05, 0.02],
    steps: 14,
  });
  print.block(form, INKS.white, { crescent: 26, toothLength: 40, lights: 0 });
  const shoulder = [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].map((across) =>
    gouge(
      [
        form.surface(across, 0.01),
        form.surface(across, 0.06),
        form.surface(across, 0.11),
        form.surface(across, 0.2),
      ],
      15,
    ),
  );
  print.ink(shoulder, INKS.lime[1]);
  print.ink(
    print.across(form, {
      count: 12,
      start: 0.2,
      end: 0.95,
      from: 1,
      to: 0.3,
      width: 6,
      jitter: 0.4,
    }),
    KEY,
  );
  print.ink(
    print.across(form, {
      count: 8,
      start: 0.24,
      end: 0.8,
      from: -0.2,
      to: -0.75,
      width: 5,
      jitter: 0.3,
    }),
    INKS.pale[2],
  );
  for (const [x, y, r] of [
    [236, 482, 70],
    [358, 506, 66],
  ] as const) {
    print.block(ball([x + 13, y + 5], [r, r * 0.84]), INKS.white, {
      crescent: 14,
      toothLength: 20,
      lights: 0,
    });
    print.ink(ball([x, y], [r - 4, r * 0.8]).path, INKS.white[0]);
    print.stroke(ball([x, y], [r - 13, r * 0.66]).points, INKS.pale[1], 5, true);
    print.ink(
      times(14, (index) => {
        const angle = index * 0.449;
        const at = (part: number): Point => [
          x + Math.cos(angle) * r * part,
          y + Math.sin(angle) * r * part * 0.82,
        ];
        return gouge([at(0.2), at(0.36), at(0.5), at(0.66)], 4);
      }),
      INKS.pale[1],
    );
  }
}
