import { ball, blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Wrinkled passion fruit, one cut to show its seeds. */
export function passionFruit(print: Print): void {
  const whole = print.symbol(() => {
    const form = ball([0, 0], [92, 90], { shape: 2.1 });
    print.block(form, INKS.plum, { crescent: 28, toothLength: 44, lights: 0 });
    const wrinkles = times(11, (index): string => {
      const [x, y] = polar([0, 0], 22 + (index % 3) * 22, index * 2.4);
      return gouge(
        [
          [x - 18, y - 6],
          [x - 6, y + 7],
          [x + 6, y - 7],
          [x + 18, y + 5],
        ],
        6,
      );
    });
    print.ink(wrinkles, KEY);
    print.ink(wrinkles.slice(0, 4), INKS.plum[0], { shift: 5 });
    print.ink(
      gouge(
        [
          [-66, -20],
          [-66, -40],
          [-50, -60],
          [-32, -70],
        ],
        11,
      ),
      INKS.plum[0],
    );
    stem(print, INKS.lime, {
      through: [
        [2, -84],
        [6, -100],
        [12, -110],
      ],
      widths: [12, 12],
      line: 7,
    });
  });
  for (const [x, y, turn] of [
    [270, 268, -10],
    [440, 236, 6],
    [604, 282, 18],
    [178, 424, -24],
    [352, 412, 0],
  ] as const) {
    print.place(whole, [x, y], { turn });
  }
  const center: Point = [536, 422];
  print.block(ball(center, [112, 104]), INKS.plum, {
    crescent: 0,
    teeth: 0,
    lights: 0,
    salt: 0,
    line: 11,
  });
  print.ink(ball([533, 419], [101, 93]).path, "#fbeee2");
  const pulp = blob(
    times(14, (index) => polar([532, 418], index % 2 ? 82 : 72, (index / 14) * TURN)),
  );
  print.ink(pulp.path, INKS.gold[1]);
  const seeds = times(17, (index) =>
    polar([532, 418], index < 6 ? 24 : 56, index < 6 ? index * 1.05 : index * 0.571),
  );
  print.dots(seeds, INKS.gold[0], 31);
  print.ink(
    seeds.map(([x, y]) =>
      gouge(
        [
          [x - 8, y - 8],
          [x - 8, y + 3],
          [x + 2, y + 9],
          [x + 9, y + 8],
        ],
        10,
      ),
    ),
    KEY,
  );
}
