import { blob } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Chestnuts, one still in its open burr. */
export function chestnuts(print: Print): void {
  const burr: Point = [526, 286];
  const spines = times(46, (index) => {
    const angle = (index / 46) * TURN;
    return tooth(
      polar(burr, 96, angle),
      polar(burr, 150 + (index % 3) * 14, angle + (index % 2 ? 0.1 : -0.08)),
      11,
    );
  });
  print.pull(spines, INKS.lime[1], { shift: 3, line: 5 });
  print.block(
    blob(times(12, (index) => polar(burr, index % 2 ? 116 : 108, (index / 12) * TURN))),
    INKS.lime,
    { crescent: 24, toothLength: 30, lights: 0 },
  );
  const opening = blob([
    [440, 300],
    [470, 240],
    [530, 218],
    [590, 242],
    [614, 300],
    [570, 348],
    [520, 362],
    [470, 346],
  ]);
  print.ink(opening.path, "#f6efd2");
  const nut = print.symbol(() => {
    const form = blob([
      [0, -92],
      [18, -78],
      [72, -52],
      [104, 6],
      [92, 58],
      [44, 78],
      [0, 82],
      [-44, 78],
      [-92, 58],
      [-104, 6],
      [-72, -52],
      [-18, -78],
    ]);
    print.block(form, INKS.crust, { crescent: 30, toothLength: 46, lights: 0 });
    const base = blob([
      [-88, 50],
      [-40, 40],
      [0, 36],
      [40, 40],
      [88, 50],
      [70, 74],
      [0, 82],
      [-70, 74],
    ]);
    print.ink(base.path, INKS.tan[1]).ink(
      times(7, (index) => tooth([-72 + index * 24, 48], [-66 + index * 22, 72], 6)),
      INKS.tan[2],
    );
    print.ink(
      gouge(
        [
          [-70, 20],
          [-72, -10],
          [-54, -38],
          [-28, -56],
        ],
        15,
      ),
      INKS.crust[0],
    );
    print.ink(
      times(5, (index) => tooth([-8 + index * 4, -84], [-16 + index * 8, -106], 5)),
      KEY,
    );
  });
  print.place(nut, [526, 300], { scale: 0.72 });
  print.place(nut, [250, 292], { turn: -16, scale: 0.98 });
  print.place(nut, [168, 430], { turn: 12, scale: 0.86 });
  print.place(nut, [376, 424], { turn: -5, scale: 1.04 });
  print.place(nut, [572, 460], { turn: 14, scale: 0.82 });
}
