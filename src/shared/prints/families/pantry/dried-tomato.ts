import { blob } from "../../kit/forms.ts";
import { type InkName, INKS } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Half a dried tomato: a curled dark rim of skin around lighter hollows with seeds. `inks` is of its skin. */
export function driedTomato(print: Print, inks: InkName, long: boolean): void {
  const skin = INKS[inks];
  const [wide, high] = long ? [1.42, 0.8] : [1.26, 0.94];
  const place = ([x, y]: Point): Point => [x * wide, y * high];
  const edge = times(14, (index) =>
    place(polar([0, 0], index % 2 ? 56 : 48 + (index % 3) * 2, (index / 14) * TURN)),
  );
  const look = { crescent: 12, toothLength: 16, toothStep: 14, lights: 0, line: 9, fill: skin[2] };
  print.block(blob(edge), skin, look);
  const curl = times(7, (index) => {
    const at = (out: number, aside: number) =>
      place(polar([0, 0], out, (index / 7) * TURN + 3 + aside));
    return gouge([at(47, -0.2), at(49, -0.08), at(49, 0.08), at(46, 0.2)], 8);
  });
  print.ink(curl.slice(0, 4), skin[0]);
  const inner = edge.map(([x, y]): Point => [x * 0.72 - 2, y * 0.7 - 1]);
  print.flat(blob(inner), INKS.tomato, { line: 5, toothLength: 10, fill: "#e0674a" });
  for (const angle of long ? [0.2, 3.3] : [0.5, 2.6, 4.7]) {
    const at = (out: number, aside: number) => place(polar([0, 0], out, angle + aside));
    const hollow = [at(8, 0), at(23, -0.6), at(31, -0.4), at(31, 0.4), at(23, 0.6)];
    print.ink(blob(hollow).path, skin[1]);
    print.dots([at(17, 0.06), at(26, -0.32), at(27, 0.26)], INKS.gold[0], 8);
  }
}
