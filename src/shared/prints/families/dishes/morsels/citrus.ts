import { ball, blob } from "../../../kit/forms.ts";
import { INKS, type Inks } from "../../../kit/inks.ts";
import { gouge } from "../../../kit/marks.ts";
import { mix, type Point, polar, times, TURN } from "../../../kit/points.ts";
import type { Print } from "../../../kit/print.ts";
import { SMALL } from "./look.ts";

/** Fresh curd, and the fruit laid on it. */
export const curdAndCitrus = {
  /** Ricotta spread on a plate: lumps of curd with hollows between them. */
  curds: (print: Print, inks: Inks) => {
    print.block(blob(SPREAD), inks, { ...SMALL, crescent: 18, toothLength: 26, line: 9 });
    const lump = print.symbol(() => {
      print.pull(blob(LUMP).path, inks[0], { shift: 4, line: 4, key: inks[2] });
    });
    for (const [x, y, turn, scale] of LUMPS)
      print.place(lump, [x, y], { turn, scale: scale * 0.84 });
    print.ink(
      HOLLOWS.map(([x, y, half]) =>
        gouge(
          [
            [x - half, y - 3],
            [x - half / 3, y + 6],
            [x + half / 3, y + 6],
            [x + half, y - 3],
          ],
          7,
        ),
      ),
      inks[2],
    );
  },
  /** A wheel of a peeled mandarin: segments with white pith around and between them. */
  wheel: (print: Print, inks: Inks) => {
    print.block(ball([0, 0], [54, 45]), INKS.white, { ...SMALL, crescent: 0, teeth: 0 });
    const segments = times(9, (index) => {
      const [from, to] = [(index / 9) * TURN + 0.2, ((index + 1) / 9) * TURN + 0.2];
      const at = (out: number, part: number): Point => {
        const [x, y] = polar([0, 0], out, from + (to - from) * part);
        return [x - 2, y * 0.83 - 2];
      };
      return blob([
        at(11, 0.5),
        at(34, 0.14),
        at(45, 0.22),
        at(47, 0.5),
        at(45, 0.78),
        at(34, 0.86),
      ]);
    });
    print.ink(
      segments.map(({ path }) => path),
      inks[1],
    );
    const threads = times(9, (index) => {
      const angle = ((index + 0.5) / 9) * TURN + 0.2;
      const [inner, outer]: [Point, Point] = [
        polar([-2, -2], 21, angle),
        polar([-2, -2], 35, angle),
      ];
      const flat = ([x, y]: Point): Point => [x, y * 0.83];
      const [start, end] = [flat(inner), flat(outer)];
      return gouge([start, mix(start, end, 0.3), mix(start, end, 0.7), end], 5);
    });
    print.ink(threads, inks[0]);
  },
} as const satisfies Record<string, (print: Print, inks: Inks) => void>;

const SPREAD: readonly Point[] = [
  [-186, 26],
  [-178, -12],
  [-150, -20],
  [-134, -52],
  [-96, -54],
  [-70, -84],
  [-30, -82],
  [2, -100],
  [38, -84],
  [76, -86],
  [98, -56],
  [136, -50],
  [148, -18],
  [180, -8],
  [184, 28],
  [120, 66],
  [0, 82],
  [-120, 66],
];

const LUMP: readonly Point[] = [
  [-30, 4],
  [-26, -14],
  [-8, -22],
  [14, -20],
  [30, -6],
  [26, 12],
  [4, 20],
  [-20, 16],
];

/** Place, rotation and size of the lumps, from behind to before. */
const LUMPS = [
  [-58, -62, 0, 0.7],
  [0, -78, 20, 0.76],
  [54, -66, -14, 0.7],
  [-104, -34, 10, 0.66],
  [-26, -52, -18, 0.6],
  [28, -46, 30, 0.7],
  [92, -40, 24, 0.66],
  [-66, -22, -30, 0.76],
  [-4, -24, 14, 0.8],
  [60, -18, -8, 0.76],
  [-138, 4, -10, 0.7],
  [134, -2, 16, 0.7],
  [-98, 12, 22, 0.72],
  [-36, 8, -8, 0.8],
  [26, 12, 20, 0.76],
  [98, 14, -14, 0.8],
] as const;

const HOLLOWS = [
  [-88, -34, 15],
  [-10, -52, 14],
  [46, -10, 17],
  [-36, 22, 18],
  [108, -2, 13],
] as const;
