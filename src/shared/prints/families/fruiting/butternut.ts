import { scaled } from "../../kit/curves.ts";
import { lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { seedCavity } from "./seed-cavity.ts";

/** A butternut, whole and halved. */
export function butternut(print: Print): void {
  const profile = [0.5, 0.6, 0.58, 0.56, 0.62, 0.85, 1, 1, 0.86];
  const shape = (spine: readonly Point[], half: number) =>
    lathe({ spine, width: scaled(profile, half), caps: [0.07, 0.2], steps: 12 });
  stem(print, INKS.tan, {
    through: [
      [238, 92],
      [226, 66],
      [240, 44],
    ],
    widths: [40, 30],
  });
  const whole = shape(
    [
      [240, 82],
      [250, 300],
      [310, 520],
    ],
    132,
  );
  print.block(whole, INKS.tan, { crescent: 44, toothLength: 84, toothWidth: 12 });
  const veins = print.along(whole, [-0.3, 0.1, 0.45], { from: 0.1, width: 5, jitter: 0.1 });
  print.ink(veins, INKS.tan[2]);
  const half = shape(
    [
      [500, 86],
      [520, 300],
      [540, 535],
    ],
    128,
  );
  print.block(half, INKS.tan, { crescent: 0, teeth: 0, lights: 0, salt: 0 });
  const flesh = shape(
    [
      [501, 100],
      [519, 300],
      [537, 518],
    ],
    114,
  );
  print.ink(flesh.path, "#f3a23c").salt(flesh, "#fbd28a", 1.4);
  const fibers = print.along(flesh, [-0.7, -0.35, 0, 0.35, 0.7], {
    from: 0.04,
    to: 0.52,
    width: 7,
    jitter: 0.12,
  });
  print.ink(fibers, "#fbc777");
  seedCavity(print, [525, 440], [64, 66]);
}
