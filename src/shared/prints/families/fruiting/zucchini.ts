import { scaled, smooth } from "../../kit/curves.ts";
import { ball, blob, lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, TURN, mix, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { bumpy } from "./seed-cavity.ts";

/** Two ribbed zucchini and a cut slice. */
export function zucchini(print: Print): void {
  for (const [from, to, half] of [
    [[196, 218], [586, 392], 62],
    [[142, 366], [520, 512], 64],
  ] as const) {
    const back = mix(from, to, -0.13);
    const through: Point[] = [mix(from, to, 0.04), mix(from, back, 0.5), [back[0], back[1] - 6]];
    stem(print, INKS.lime, { through, widths: [40, 30] });
    const middle = mix(from, to, 0.5);
    const form = lathe({
      spine: [from, [middle[0], middle[1] + 26], to],
      width: scaled([0.62, 0.8, 0.9, 0.98, 1, 0.96, 0.8], half),
      caps: [0.04, 0.12],
      steps: 11,
    });
    print.block(form, INKS.leaf, { crescent: 26, toothLength: 36, lights: 0 });
    print.ink(
      print.along(form, [-0.84, -0.5, -0.08, 0.36, 0.72], { from: 0.02, to: 0.97, width: 13 }),
      INKS.pale[1],
    );
    print.ink(
      print.along(form, [-0.68, -0.3, 0.15, 0.55, 0.88], { from: 0.06, to: 0.94, width: 6 }),
      KEY,
    );
    const flecks = times(26, () =>
      form.surface(print.between(-0.9, 0.9), print.between(0.06, 0.94)),
    );
    print.dots(flecks, INKS.pale[0], 5, 0.8);
  }
  zucchiniSlice(print, [618, 456]);
}

function zucchiniSlice(print: Print, center: Point): void {
  const outer = bumpy(center, 78);
  print.block(blob(outer), INKS.leaf, { crescent: 0, teeth: 0, lights: 0, salt: 0 });
  const face: Point = [center[0] - 3, center[1] - 3];
  print.ink(smooth(outer.map((point) => mix(face, point, 0.87))), INKS.pale[0]);
  print.ink(ball(face, [46, 45], { steps: 9 }).path, INKS.pale[1]);
  const rays = (count: number, radii: readonly [number, number, number, number], width: number) =>
    times(count, (index) => {
      const angle = (index / count) * TURN;
      const at = (radius: number) => polar(face, radius, angle);
      return gouge([at(radii[0]), at(radii[1]), at(radii[2]), at(radii[3])], width);
    });
  print.ink(rays(15, [26, 32, 38, 44], 11), INKS.cream[0]);
  print.ink(rays(30, [50, 55, 60, 66], 3), INKS.lime[1]);
}
