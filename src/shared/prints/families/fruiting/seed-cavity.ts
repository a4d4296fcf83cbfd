import { ball, lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { type Point, TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** The cavity of a halved squash with its seeds. */
export function seedCavity(print: Print, center: Point, radii: readonly [number, number]): void {
  const hollow = ball(center, radii, { taper: -0.16 });
  const look = { crescent: 0, line: 5, shift: 0, teeth: 0.5, lights: 0 };
  print.block(hollow, ["#f8c66f", "#dd7f24", "#b85f1a"], look);
  const seed = print.symbol(() => {
    const form = lathe({
      spine: [
        [0, 13],
        [0, -13],
      ],
      width: [7, 9, 4],
      caps: [0.4, 0.1],
      steps: 5,
    });
    print.flat(form, INKS.cream, { teeth: 0, line: 4 });
  });
  times(13, (index) => {
    const angle = (index / 13) * TURN + print.between(-0.2, 0.2);
    const out = [0.68, 0.34, 0.6][index % 3] ?? 0.6;
    const at: Point = [
      center[0] + Math.cos(angle) * radii[0] * out,
      center[1] + Math.sin(angle) * radii[1] * out,
    ];
    print.place(seed, at, { turn: (angle * 360) / TURN + 90 });
  });
}

export const bumpy = (center: Point, radius: number) =>
  times(27, (index) =>
    polar(center, radius * (index % 3 === 0 ? 0.91 : 1.02), (index / 27) * TURN),
  );
