import { ball, blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { leaf } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A basket of produce. */
export function basket(print: Print): void {
  const handle: Point[] = [
    [214, 330],
    [240, 130],
    [400, 60],
    [560, 130],
    [588, 330],
  ];
  print
    .stroke(handle, KEY, 40)
    .stroke(handle, INKS.crust[1], 24)
    .stroke(
      handle.map(([x, y]): Point => [x - 4, y - 4]),
      INKS.crust[0],
      6,
    );
  for (const [turn, x] of [
    [-46, 300],
    [-20, 340],
    [24, 470],
    [50, 520],
  ] as const) {
    print.within(`translate(${x} 340) rotate(${turn})`, () => {
      leaf(print, INKS.leaf, {
        from: [0, 20],
        to: [0, -170],
        width: 44,
        veins: 5,
        rib: 9,
        ruffle: 0.08,
      });
    });
  }
  const round = (
    center: Point,
    radius: number,
    inks: (typeof INKS)["tomato" | "gold" | "plum"],
  ) => {
    print.block(ball(center, [radius, radius * 0.94]), inks, {
      crescent: 22,
      toothLength: 36,
      lights: 0.8,
    });
    print.ink(
      times(5, (index) =>
        tooth(
          center.map((value, axis) => value - (axis ? radius * 0.7 : 0)) as [number, number],
          polar([center[0], center[1] - radius * 0.7], 26, index * 1.257 + 0.3),
          12,
        ),
      ),
      INKS.leaf[1],
    );
  };
  round([300, 314], 62, INKS.tomato);
  round([504, 310], 60, INKS.gold);
  round([402, 286], 70, INKS.plum);
  const body = blob([
    [180, 330],
    [400, 366],
    [620, 330],
    [592, 440],
    [556, 530],
    [400, 550],
    [244, 530],
    [208, 440],
  ]);
  print.block(body, INKS.tan, { crescent: 44, toothLength: 60, lights: 0 });
  for (const row of times(5, (index) => index)) {
    const y = 380 + row * 34;
    const half = 204 - row * 13;
    print.ink(
      times(9, (index) => {
        const x = 400 - half + (index + (row % 2 ? 0.5 : 0)) * (half / 4.4);
        return gouge(
          [
            [x - half / 10, y],
            [x - half / 30, y + 15],
            [x + half / 30, y + 15],
            [x + half / 10, y],
          ],
          13,
        );
      }),
      INKS.tan[2],
    );
  }
  const rimLine: Point[] = [
    [180, 334],
    [290, 358],
    [400, 366],
    [510, 358],
    [620, 334],
  ];
  print.stroke(rimLine, KEY, 34).stroke(rimLine, INKS.crust[1], 20);
}
