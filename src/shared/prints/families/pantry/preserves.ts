import { ball } from "../../kit/forms.ts";
import { type InkName, INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { type Emblem, emblem } from "../parts/emblems/emblem.ts";
import { jar } from "../parts/jar.ts";

export type Preserves = {
  contents: InkName;
  lid: InkName;
  label: Emblem;
  /** What is seen of the contents below the label: whole olives, flakes of chile, nothing. */
  pieces?: "olives" | "flakes";
};

/** A jar with its label: jam, butter of fruit, olives, chile crisp, lard. */
export function preserves(print: Print, { contents, lid, label, pieces }: Preserves): void {
  print.shadow([420, 530], 420);
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
  if (pieces === "olives") olives(print);
  if (pieces === "flakes") flakes(print);
  if (pieces) emblemOnTag(print, art);
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

function flakes(print: Print): void {
  const places = times(70, (): Point => [print.between(268, 530), print.between(222, 506)]);
  const cut = ([x, y]: Point) => {
    const [dx, dy] = [print.between(-12, 12), print.between(-10, 10)];
    return gouge(
      [
        [x - dx, y - dy],
        [x - dx / 3, y - dy / 3],
        [x + dx / 3, y + dy / 3],
        [x + dx, y + dy],
      ],
      7,
    );
  };
  print.ink(places.slice(0, 30).map(cut), KEY);
  print.ink(places.slice(30, 52).map(cut), INKS.gold[0]);
  print.ink(places.slice(52).map(cut), INKS.tomato[2]);
}
