import { ball } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";

/** Olives visible through the glass of a jar. */
export function olives(print: Print): void {
  const olive = print.symbol(() => {
    print.flat(ball([0, 0], [27, 22], { steps: 8 }), INKS.olive, { line: 6, toothLength: 16 });
    print.ink(
      gouge(
        [
          [-16, -4],
          [-10, -13],
          [0, -16],
          [12, -12],
        ],
        5,
      ),
      INKS.olive[0],
    );
    print.ink(
      gouge(
        [
          [4, -4],
          [10, 2],
          [12, 8],
          [10, 14],
        ],
        5,
      ),
      KEY,
    );
  });
  for (const [x, y, turn] of OLIVES) print.place(olive, [x, y], { turn });
}

/** Two rows above the label and two below, floating in the brine. */
const OLIVES = [
  [300, 232, -20],
  [356, 222, 30],
  [414, 230, -10],
  [470, 224, 24],
  [508, 258, 70],
  [288, 284, 60],
  [284, 346, 100],
  [508, 322, -70],
  [508, 384, 80],
  [288, 408, 20],
  [296, 468, -24],
  [352, 486, 12],
  [408, 476, -30],
  [462, 488, 18],
  [506, 446, -60],
] as const;
