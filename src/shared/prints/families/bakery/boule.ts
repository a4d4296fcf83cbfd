import { blob } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS } from "../../kit/inks.ts";
import { type Course, curledGouge, gouge } from "../../kit/marks.ts";
import { isInside, mix, type Point, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

export type Boule = { crust: InkName; crumb: InkName };

/** A round loaf whose ear has sprung open, floured from the proofing basket. */
export function boule(print: Print, { crust, crumb }: Boule): void {
  const inks = INKS[crust];
  const loaf = blob(LOAF);
  print.block(loaf, inks, {
    crescent: 50,
    toothLength: 84,
    toothWidth: 13,
    lights: 0,
    salt: 3,
    line: 11,
  });
  print.ink(flourRings(print), FLOUR);
  const dust = times(70, (): Point => [print.between(150, 610), print.between(160, 470)]);
  const fallen = dust.filter((place) => isInside(place, loaf.outline));
  print.dots(fallen, FLOUR, 4, 0.85);
  opening(print, INKS[crumb], inks);
}

const FLOUR = "#f8e6c2";

const LOAF: readonly Point[] = [
  [122, 372],
  [142, 276],
  [226, 186],
  [368, 138],
  [520, 156],
  [634, 228],
  [684, 336],
  [672, 432],
  [604, 486],
  [400, 506],
  [200, 492],
  [138, 448],
];

/** Rings of flour from the coils of the proofing basket, randomly broken; the opening is drawn over them. */
function flourRings(print: Print): string[] {
  return RINGS.flatMap(([size, count]) =>
    times(count, (index) => {
      const half = (TURN / count) * print.between(0.26, 0.46);
      const middle = ((index + print.between(-0.14, 0.14)) / count) * TURN + size;
      const at = (part: number): Point => [
        408 + Math.cos(middle + part * half) * 276 * size,
        318 + Math.sin(middle + part * half) * 172 * size,
      ];
      const course: Course = [at(-1), at(-1 / 3), at(1 / 3), at(1)];
      // Thinner in the shade.
      const lit = 1 - Math.cos(middle - 0.76) * 0.4;
      return curledGouge(course, print.between(6, 11) * lit);
    }),
  );
}

/** Size of each ring, and the number of strokes it is broken into. */
const RINGS: readonly Point[] = [
  [0.52, 6],
  [0.66, 8],
  [0.8, 10],
  [0.93, 11],
];

/** Where the loaf has burst: pale torn crumb under the lip of the ear. */
function opening(print: Print, crumb: Inks, crust: Inks): void {
  const torn = blob(TORN);
  const look = { crescent: 26, toothLength: 36, toothWidth: 9, line: 10, salt: 2, lights: 0.8 };
  print.block(torn, crumb, look);
  const strands = [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.92].map((part) => {
    const [x, y] = mix([236, 366], [588, 254], part);
    const long = print.between(0.8, 1.25);
    return gouge(
      [
        [x - 34 * long, y + 22],
        [x - 8, y - 2],
        [x + 16, y - 14],
        [x + 36 * long, y - 20],
      ],
      7,
    );
  });
  print.ink(strands, crust[1]);
  const lip = blob(LIP);
  print.block(lip, crust, { crescent: 10, toothLength: 20, lights: 0.5, line: 9 });
}

const TORN: readonly Point[] = [
  [196, 352],
  [296, 262],
  [420, 220],
  [540, 218],
  [618, 258],
  [572, 304],
  [456, 318],
  [330, 354],
  [244, 396],
];

const LIP: readonly Point[] = [
  [180, 342],
  [284, 234],
  [420, 186],
  [550, 192],
  [636, 256],
  [548, 230],
  [424, 232],
  [302, 278],
  [220, 354],
];
