import { blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { lerp, type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Fried chile, garlic and seeds that have settled at the bottom of their jar, below clear oil. */
export function crisp(print: Print): void {
  print.ink(blob(SEDIMENT).path, INKS.pom[2]);
  const places = times(9, (row) =>
    times(7, (column): Point => [
      lerp(282, 512, (column + (row % 2 ? 0.2 : 0.8)) / 7) + print.between(-8, 8),
      lerp(268, 496, row / 8) + print.between(-7, 7),
    ]),
  ).flat();
  const every = (rest: number) => places.filter((_, index) => index % 3 === rest);
  const flake = ([x, y]: Point) => {
    const [dx, dy] = [print.between(10, 16), print.between(-10, 10)];
    return gouge(
      [
        [x - dx, y - dy],
        [x - 5, y - 9],
        [x + 6, y - 8],
        [x + dx, y + dy],
      ],
      19,
    );
  };
  print.pull(every(0).map(flake), INKS.tomato[1], { shift: 3, line: 5 });
  print.dots(every(1), KEY, 19).dots(lit(every(1)), INKS.gold[1], 14);
  print.dots(every(2), KEY, 13).dots(lit(every(2)), INKS.cream[1], 9);
}

const lit = (places: readonly Point[]) => places.map(([x, y]): Point => [x - 2, y - 2]);

/** As wide as the inside of the glass. */
const SEDIMENT: readonly Point[] = [
  [260, 276],
  [320, 264],
  [396, 272],
  [470, 262],
  [530, 274],
  [532, 466],
  [524, 504],
  [500, 516],
  [396, 520],
  [292, 516],
  [266, 504],
  [258, 466],
];
