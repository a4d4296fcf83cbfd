import { blob } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/**
 * Half a dried tomato: a curled rim of skin around hollows with seeds, or its wrinkled back. `inks` is for its skin.
 */
export function driedTomato(print: Print, inks: InkName, back: boolean): void {
  const skin = INKS[inks];
  const edge = times(16, (index) => {
    const [x, y] = polar([0, 0], index % 2 ? 62 : 54, (index / 16) * TURN);
    return [x * 1.14, y * 0.8] as Point;
  });
  const look = { crescent: 12, toothLength: 18, toothStep: 12, lights: 0, line: 8 };
  print.block(blob(edge), skin, look);
  if (back) {
    print.ink(creases(), skin[2]).ink(creases(8), skin[0]);
    return;
  }
  const inner = edge.map(([x, y]): Point => [x * 0.76 - 2, y * 0.74 - 2]);
  print.flat(blob(inner), skin, { line: 5, toothLength: 12, fill: INKS.tomato[1] });
  for (const angle of [0.5, 2.6, 4.6]) {
    const at = (out: number, aside: number): Point => {
      const [x, y] = polar([0, 0], out, angle + aside);
      return [x * 1.06, y * 0.74];
    };
    const hollow = [at(12, 0), at(30, -0.62), at(40, -0.5), at(43, 0), at(40, 0.5), at(30, 0.62)];
    print.ink(blob(hollow).path, skin[2]);
    print.dots([at(24, 0.06), at(34, -0.34), at(37, 0.02), at(32, 0.4)], INKS.gold[0], 7);
  }
}

/** Wrinkles across the back, optionally shifted. */
const creases = (aside = 0): string[] =>
  [-34, -8, 20].map((x) =>
    gouge(
      [
        [x + aside - 10, -34],
        [x + aside + 8, -10],
        [x + aside - 4, 14],
        [x + aside + 12, 36],
      ],
      aside ? 5 : 9,
    ),
  );
