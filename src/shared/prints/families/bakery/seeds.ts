import { blob, type Form } from "../../kit/forms.ts";
import { gouge } from "../../kit/marks.ts";
import { isInside, type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Evenly distributed points from a low-discrepancy sequence, so that they never coincide. */
const evenly = (print: Print, form: Form, count: number) =>
  times(count, (index) => {
    const step = (by: number) => (index * by + print.between(0, 0.06)) % 1;
    return form.surface(step(0.7549) * 2 - 1, step(0.5698));
  });

/** Small clusters of sunflower, flax and sesame seeds. */
export const seedTufts = (print: Print): string[] =>
  TUFTS.map((tuft) =>
    print.symbol(() => {
      for (const [color, seeds] of tuft) {
        const paths = seeds.map(([x, y, turn]) => {
          const at = (part: number) => polar([x, y], part * 13, turn);
          return gouge([at(-1), at(-0.4), at(0.4), at(1)], 13);
        });
        print.pull(paths, color, { shift: 1, line: 4 });
      }
    }),
  );

const SUNFLOWER = "#dcd6c0";
const FLAX = "#a5592f";
const SESAME = "#fbeccb";

type Seed = readonly [x: number, y: number, turn: number];

/** Colors, and the seeds of each: position and rotation. */
const TUFTS: readonly (readonly (readonly [string, readonly Seed[]])[])[] = [
  [
    [
      SUNFLOWER,
      [
        [-28, -8, 0.5],
        [22, 12, -0.7],
      ],
    ],
    [
      FLAX,
      [
        [2, -18, 1.2],
        [-8, 18, 0.1],
      ],
    ],
    [SESAME, [[34, -16, 0.3]]],
  ],
  [
    [
      SESAME,
      [
        [-20, 10, -0.4],
        [6, -14, 0.9],
      ],
    ],
    [SUNFLOWER, [[28, 4, 1.3]]],
    [FLAX, [[-32, -12, 0.7]]],
  ],
];

type Strewn = { seeds: readonly string[]; count: number; away?: readonly Point[] };

/** Sprinkles clusters over a form, without crossing its edge or anything in front of it. */
export function strewSeeds(print: Print, form: Form, { seeds, count, away }: Strewn): void {
  const hidden = away ? blob(away).outline : [];
  // A cluster must be on the form with all its seeds.
  const within = ([x, y]: Point) =>
    CORNERS.every(([dx, dy]) => isInside([x + dx, y + dy], form.outline));
  const places = evenly(print, form, count).filter(
    (place) => within(place) && !isInside(place, hidden),
  );
  places.forEach((place, index) => {
    print.place(seeds[index % seeds.length] ?? "", place, { turn: print.between(-80, 80) });
  });
}

const CORNERS: readonly Point[] = [
  [-34, 0],
  [34, 0],
  [0, -34],
  [0, 34],
];
