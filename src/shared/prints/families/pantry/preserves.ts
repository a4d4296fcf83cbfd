import { ball } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Emblem, emblem } from "../parts/emblems/emblem.ts";
import { jar } from "../parts/jar.ts";

export type Preserves = {
  contents: InkName;
  lid: InkName;
  label: Emblem;
  /** Whole pieces that are seen through the glass around a smaller label. */
  pieces?: "olives";
};

/** A jar with its label: jam, butter of fruit, olives, lard. */
export function preserves(print: Print, { contents, lid, label, pieces }: Preserves): void {
  const art = (on: Print, [x, y]: Point) => {
    emblem(on, label, [x, y], 1.06);
  };
  jar(print, INKS[contents], {
    top: [400, 170],
    width: 296,
    height: 356,
    lid: INKS[lid],
    ...(pieces ? {} : { art }),
  });
  if (!pieces) return;
  olives(print);
  emblemOnTag(print, art);
}

/** A smaller label, so that the glass shows what is in it. */
function emblemOnTag(print: Print, art: (print: Print, middle: Point) => void): void {
  print.block(ball([396, 366], [98, 84], { shape: 3, steps: 16 }), INKS.cream, {
    crescent: 12,
    teeth: 0.5,
    lights: 0,
    line: 7,
    shift: 2,
  });
  art(print, [396, 364]);
}

function olives(print: Print): void {
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

/** Two rows above the label and two below, as they float in the brine. */
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
