import { blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A laying hen. */
export function hen(print: Print): void {
  for (const x of [370, 450]) {
    print
      .stroke(
        [
          [x, 450],
          [x + 4, 530],
          [x - 30, 544],
        ],
        KEY,
        15,
      )
      .stroke(
        [
          [x, 450],
          [x + 4, 528],
        ],
        INKS.gold[1],
        7,
      );
    print.stroke(
      [
        [x + 4, 530],
        [x + 36, 544],
      ],
      KEY,
      12,
    );
  }
  const body = blob([
    [196, 180],
    [230, 150],
    [276, 170],
    [296, 250],
    [380, 296],
    [480, 280],
    [560, 180],
    [640, 150],
    [634, 260],
    [600, 380],
    [520, 458],
    [400, 478],
    [290, 444],
    [226, 360],
    [206, 270],
  ]);
  print.block(body, INKS.crab, { crescent: 44, toothLength: 70, lights: 0.8 });
  const plumes = times(5, (index) =>
    tooth([560 + index * 8, 280 - index * 16], [660 - index * 14, 120 + index * 16], 30),
  );
  print.pull(plumes, INKS.crab[2], { shift: 3 });
  const wing = blob([
    [330, 320],
    [420, 310],
    [520, 330],
    [560, 380],
    [470, 420],
    [380, 410],
    [336, 370],
  ]);
  print.block(wing, INKS.crab, { crescent: 18, toothLength: 34, lights: 0.6 });
  print.ink(
    times(7, (index) =>
      gouge(
        [
          [360 + index * 24, 350],
          [366 + index * 24, 366],
          [376 + index * 24, 374],
          [390 + index * 24, 372],
        ],
        8,
      ),
    ),
    INKS.crab[0],
  );
  print.ink(
    times(16, () => {
      const [x, y] = [print.between(240, 320), print.between(250, 420)];
      return gouge(
        [
          [x - 12, y],
          [x - 4, y + 9],
          [x + 4, y + 9],
          [x + 12, y],
        ],
        7,
      );
    }),
    INKS.crab[0],
  );
  print.pull(
    [
      tooth([214, 166], [196, 116], 28),
      tooth([236, 156], [236, 104], 30),
      tooth([260, 164], [276, 118], 28),
    ],
    INKS.tomato[1],
    { shift: 3 },
  );
  print.pull([tooth([196, 206], [150, 222], 26)], INKS.gold[1], { shift: 2 });
  print.pull(
    [
      gouge(
        [
          [204, 226],
          [196, 250],
          [206, 268],
          [220, 240],
        ],
        16,
      ),
    ],
    INKS.tomato[1],
    { shift: 2 },
  );
  print.dots([[226, 196]], KEY, 17).dots([[223, 193]], "#ffffff", 5);
}
