import { INKS, KEY } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

/** Flowering greens: pale stems, oval leaves and yellow buds. */
export function yuChoy(print: Print): void {
  const flower = print.symbol(() => {
    const petals = times(4, (index) =>
      gouge(
        [
          polar([0, 0], 2, index * 1.57),
          polar([0, 0], 9, index * 1.57 - 0.5),
          polar([0, 0], 16, index * 1.57 + 0.3),
          polar([0, 0], 21, index * 1.57),
        ],
        14,
      ),
    );
    print.pull(petals, INKS.lemon[1], { shift: 2, line: 4 });
  });
  for (const [angle, length] of [
    [-0.56, 380],
    [0.56, 380],
    [-0.26, 440],
    [0.28, 436],
    [0.01, 470],
  ] as const) {
    const up = angle - Math.PI / 2;
    const at = (part: number, aside = 0) =>
      polar([400 + angle * 34, 556], length * part, up + aside);
    for (const side of [-1, 1]) {
      leaf(print, INKS.leaf, {
        from: at(0.4),
        to: at(0.82, side * 0.34),
        width: 40,
        bend: side * 14,
        profile: [0.3, 0.9, 1, 0.85, 0.4],
        veins: 3,
        rib: 9,
        ribInk: INKS.pale[0],
      });
    }
    stem(print, INKS.pale, { through: [at(0), at(0.5), at(0.94)], widths: [30, 14] });
    const buds = times(7, (index) => polar(at(0.96), 24, index * 0.9));
    print.dots(buds, KEY, 21).dots(
      buds.map(([x, y]): Point => [x - 2, y - 2]),
      INKS.lime[1],
      15,
    );
    for (const aside of [-0.05, 0.05]) print.place(flower, at(1.05, aside), { turn: aside * 400 });
  }
  tie(print, [400, 500], 56, 24);
}
