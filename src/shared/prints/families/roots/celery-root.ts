import { ball, blob, lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A celery root: knobs, scars, and the stubs of its stalks. */
export function celeryRoot(print: Print): void {
  for (const [angle, size] of [
    [-0.5, 92],
    [0.46, 96],
    [-0.2, 120],
    [0.16, 124],
    [0, 100],
  ] as const) {
    const form = lathe({
      spine: [
        [400 + angle * 70, 220],
        polar([400 + angle * 60, 220], size * 0.6, angle - Math.PI / 2),
        polar([400 + angle * 60, 220], size + 20, angle - Math.PI / 2),
      ],
      width: [24, 22, 20, 19],
      caps: [0.1, 0.02],
      steps: 6,
    });
    print.block(form, INKS.lime, { crescent: 10, toothLength: 18, lights: 0, line: 8 });
    print.ink(print.along(form, [-0.3, 0.3], { from: 0.1, to: 0.9, width: 5 }), INKS.leaf[2]);
  }
  const tails = times(15, (index) => {
    const angle = 0.35 + index * 0.18;
    const from = polar([400, 340], 150, angle);
    return tooth(
      from,
      [polar([400, 350], 220, angle)[0] + print.between(-10, 10), polar([400, 350], 206, angle)[1]],
      19,
      print.between(-14, 14),
    );
  });
  print.pull(tails, INKS.tan[1], { shift: 3 });
  const body = blob([
    [330, 200],
    [400, 188],
    [470, 202],
    [548, 230],
    [590, 300],
    [576, 370],
    [596, 420],
    [530, 470],
    [470, 500],
    [400, 486],
    [330, 506],
    [268, 466],
    [214, 420],
    [228, 360],
    [204, 300],
    [252, 232],
  ]);
  print.block(body, INKS.tan, {
    crescent: 46,
    toothLength: 76,
    toothWidth: 13,
    lights: 0.8,
    salt: 2,
  });
  const scars = times(26, (): Point => [print.between(240, 560), print.between(230, 470)]);
  print.ink(
    scars.map(([x, y], index) =>
      gouge(
        [
          [x - 18, y + (index % 3) * 3],
          [x - 6, y - 6],
          [x + 6, y - 6],
          [x + 18, y],
        ],
        6,
      ),
    ),
    INKS.tan[2],
  );
  print.ink(
    scars.slice(0, 9).map(([x, y]) =>
      gouge(
        [
          [x - 13, y + 12],
          [x - 4, y + 4],
          [x + 6, y + 4],
          [x + 15, y + 10],
        ],
        7,
      ),
    ),
    KEY,
  );
  print.ink(
    scars.slice(14).map(([x, y]) =>
      gouge(
        [
          [x - 12, y + 5],
          [x - 4, y],
          [x + 4, y],
          [x + 12, y + 5],
        ],
        5,
      ),
    ),
    INKS.tan[0],
  );
  for (const [x, y] of [
    [300, 420],
    [480, 440],
    [540, 330],
  ] as const)
    print.block(ball([x, y], [24, 20], { steps: 8 }), INKS.tan, {
      crescent: 8,
      teeth: 0.4,
      lights: 0,
      line: 6,
    });
}
