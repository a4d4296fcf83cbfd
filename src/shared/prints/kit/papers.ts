import { gouge } from "./marks.ts";
import { spread, times } from "./points.ts";
import type { Print } from "./print.ts";

/**
 * The tone-on-tone paper patterns, by what is printed on them. Lines taper off before the edge, so that a small
 * print on a larger background of its color has a soft edge.
 */
export type Paper = "furrows" | "sun" | "stripes" | "waves" | "shelf";

const TONE = "#8b7a45";

/** Prints the paper's pattern, which works on light and dark backgrounds. */
export function paper(print: Print, kind: Paper): void {
  const { opacity, strokes } = PATTERNS[kind];
  print.ink(strokes(print), TONE, { opacity });
}

/** Where the ground that things stand on starts. */
const HORIZON = 448;

type Pattern = { opacity: number; strokes: (print: Print) => string[] };

const PATTERNS: Record<Paper, Pattern> = {
  /** Arcs of a plowed field. */
  furrows: {
    opacity: 0.2,
    strokes: () =>
      times(4, (row) => {
        const [y, sag] = [470 + row * 38, 40 + row * 6];
        const ends = y + sag;
        return gouge(
          [
            [0, ends],
            [260, y - 8],
            [540, y - 8],
            [800, ends],
          ],
          11 + row * 4,
        );
      }),
  },
  /** A hatched sun rising behind a table. */
  sun: {
    opacity: 0.17,
    strokes: (print) => {
      const radius = 232;
      const lines = spread(10 - radius, HORIZON - 8 - 292, 22).map((y) => {
        const half = Math.sqrt(Math.max(0, radius ** 2 - y ** 2)) * print.between(0.94, 1.03);
        const at = (part: number) => 400 + half * part;
        const [left, right] = [at(-1 / 3), at(1 / 3)];
        return gouge(
          [
            [at(-1), 292 + y],
            [left, 292 + y],
            [right, 292 + y],
            [at(1), 292 + y],
          ],
          12,
        );
      });
      return [...lines, ...boards(print)];
    },
  },
  /** A butcher's apron behind the block. */
  stripes: {
    opacity: 0.15,
    strokes: (print) => {
      const stripes = times(15, (column) => {
        const x = 50 + column * 50;
        const top = 4 + ((column - 7) / 7) ** 2 * 150;
        const waver = () => x + print.between(-2, 2);
        return gouge(
          [
            [x, top],
            [waver(), top + 130],
            [waver(), 300],
            [x, HORIZON - 14],
          ],
          15,
        );
      });
      return [...stripes, ...boards(print)];
    },
  },
  waves: {
    opacity: 0.2,
    strokes: () =>
      times(35, (index) => {
        const row = Math.floor(index / 7);
        const x = 10 + (index % 7) * 104 + (row % 2) * 52;
        const y = 380 + row * 48;
        return gouge(
          [
            [x, y],
            [x + 30, y - 17],
            [x + 68, y - 17],
            [x + 98, y],
          ],
          9,
        );
      }),
  },
  /** Pantry shelves. */
  shelf: { opacity: 0.2, strokes: (print) => boards(print) },
};

/** The lines of a table, block or shelf that things stand on. */
function boards(print: Print): string[] {
  return times(6, (row) => {
    const y = HORIZON + row * 30;
    const waver = () => y + print.between(-3, 3);
    return gouge(
      [
        [0, y],
        [260, waver()],
        [540, waver()],
        [800, y],
      ],
      7 + row * 2,
    );
  });
}
