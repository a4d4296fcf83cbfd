import { blob } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Overlapping strips of thick bacon. */
export function bacon(print: Print): void {
  const rashers = [0, 1].map((which) => print.symbol(() => rasher(print, which)));
  for (const row of times(5, (index) => index)) {
    print.place(rashers[row % 2] ?? "", [row % 3 ? 8 : -8, 190 + row * 68]);
  }
}

function rasher(print: Print, row: number): void {
  const wave = (x: number, dy: number): Point => [x, dy + 13 * Math.sin(x / 52 + row * 1.7)];
  const xs = times(11, (index) => 130 + index * 54 + (row % 2) * 14);
  const strip = (top: number, bottom: number) =>
    blob([...xs.map((x) => wave(x, top)), ...xs.toReversed().map((x) => wave(x, bottom))]);
  print.block(strip(-36, 36), INKS.fat, { crescent: 10, toothLength: 20, lights: 0 });
  print
    .ink(strip(-36, -16).path, INKS.meat[1], { shift: 3 })
    .ink(strip(-2, 17).path, INKS.meat[1], { shift: 3 });
  print.ink(
    xs
      .slice(0, -1)
      .map((x) =>
        gouge([wave(x, -24), wave(x + 14, -22), wave(x + 30, -27), wave(x + 44, -24)], 5),
      ),
    INKS.meat[0],
  );
  print.ink(
    xs.slice(1).map((x) => tooth(wave(x, 17), wave(x - 18, 4), 8)),
    INKS.meat[2],
  );
  print.ink(
    xs
      .slice(0, -1)
      .map((x) =>
        gouge([wave(x + 8, 25), wave(x + 20, 27), wave(x + 32, 24), wave(x + 46, 26)], 4),
      ),
    INKS.fat[2],
  );
}
