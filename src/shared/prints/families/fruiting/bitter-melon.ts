import { lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { cast } from "../parts/cast.ts";

/** Two bitter melons: pointed, ridged and warty all over. */
export function bitterMelon(print: Print): void {
  print.shadow([410, 500], 600);
  const melons: readonly (readonly [Point, Point, Point])[] = [
    [
      [150, 200],
      [380, 170],
      [640, 320],
    ],
    [
      [130, 350],
      [330, 390],
      [610, 500],
    ],
  ];
  for (const spine of melons) {
    const form = lathe({
      spine,
      width: [12, 46, 66, 72, 70, 60, 40, 8],
      caps: [0.04, 0.03],
      steps: 22,
      edge: (across, along) => 1 + (Math.abs(across) > 0.9 ? 0.07 * Math.sin(along * 74) : 0),
    });
    cast(print, form);
    print.block(form, INKS.lime, { crescent: 26, toothLength: 36, lights: 0 });
    for (const across of [-0.62, -0.1, 0.44]) {
      print.ink(print.along(form, [across + 0.16], { from: 0.04, to: 0.96, width: 8 }), KEY);
      const warts = times(15, (index) =>
        form.surface(across + print.between(-0.06, 0.06), 0.07 + index * 0.061),
      );
      print.dots(
        warts.map(([x, y]): Point => [x + 3, y + 3]),
        INKS.leaf[2],
        23,
      );
      print.dots(warts, INKS.lime[1], 18);
      print.dots(
        warts.map(([x, y]): Point => [x - 3, y - 3]),
        INKS.lime[0],
        7,
      );
    }
  }
}
