import { lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Four sausages, linked. */
export function sausages(print: Print): void {
  print.shadow([410, 508], 600);
  const spines: readonly (readonly [Point, Point, Point])[] = [
    [
      [150, 180],
      [330, 120],
      [500, 200],
    ],
    [
      [640, 214],
      [470, 270],
      [300, 262],
    ],
    [
      [136, 320],
      [300, 380],
      [470, 348],
    ],
    [
      [650, 376],
      [500, 476],
      [280, 476],
    ],
  ];
  const links: readonly Point[][] = [
    [
      [500, 200],
      [580, 196],
      [640, 214],
    ],
    [
      [300, 262],
      [200, 270],
      [136, 320],
    ],
    [
      [470, 348],
      [570, 330],
      [650, 376],
    ],
  ];
  for (const link of links) print.stroke(link, KEY, 20).stroke(link, INKS.meat[0], 10);
  for (const spine of spines) {
    const form = lathe({
      spine,
      width: [16, 44, 50, 51, 50, 44, 16],
      caps: [0.06, 0.06],
      steps: 13,
    });
    print.block(form, INKS.meat, { crescent: 20, toothLength: 32, lights: 0.7 });
    print.ink(print.along(form, [-0.5], { from: 0.14, to: 0.86, width: 11 }), INKS.meat[0]);
    const seeds = times(11, () => form.surface(print.between(-0.7, 0.7), print.between(0.1, 0.9)));
    print.ink(
      seeds.map(([x, y]) =>
        gouge(
          [
            [x - 9, y - 4],
            [x - 3, y + 3],
            [x + 3, y - 3],
            [x + 9, y + 4],
          ],
          6,
        ),
      ),
      INKS.pale[1],
    );
    const flecks = times(12, () => form.surface(print.between(-0.7, 0.7), print.between(0.1, 0.9)));
    print.dots(flecks, INKS.fat[0], 8);
    const tip = form.surface(0, 0.99);
    print.dots([tip], KEY, 16);
  }
}
