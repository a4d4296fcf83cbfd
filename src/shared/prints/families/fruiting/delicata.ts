import { smooth } from "../../kit/curves.ts";
import { type Form, blob, lathe } from "../../kit/forms.ts";
import { INKS, type Inks } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { type Point, mix } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { bumpy, seedCavity } from "./seed-cavity.ts";

/** Two striped delicatas and a cut ring. */
export function delicata(print: Print): void {
  for (const [from, to] of [
    [
      [196, 284],
      [640, 346],
    ],
    [
      [132, 392],
      [560, 478],
    ],
  ] as const) {
    const form = lathe({
      spine: [from, mix(from, to, 0.5), to],
      width: [44, 64, 72, 74, 72, 62, 40],
      caps: [0.12, 0.16],
      steps: 12,
    });
    const through = [mix(from, to, 0.03), mix(from, to, -0.05), mix(from, to, -0.11)];
    stem(print, INKS.tan, { through, widths: [30, 22] });
    print.block(form, INKS.cream, { crescent: 26, toothLength: 40, lights: 0 });
    stripes(print, form, INKS.leaf);
  }
  const center: Point = [624, 440];
  const outer = bumpy(center, 82);
  print.block(blob(outer), INKS.cream, { crescent: 0, teeth: 0, lights: 0, salt: 0 });
  print.ink(
    smooth(outer.map((point) => mix([center[0] - 3, center[1] - 3], point, 0.84))),
    "#f6cd74",
  );
  seedCavity(print, [621, 437], [38, 36]);
}

function stripes(print: Print, form: Form, inks: Inks): void {
  print.ink(
    print.along(form, [-0.78, -0.42, 0, 0.42, 0.8], { from: 0.03, to: 0.97, width: 11 }),
    inks[1],
  );
  print.ink(
    print.along(form, [-0.6, -0.2, 0.22, 0.62], { from: 0.1, to: 0.9, width: 4, jitter: 0.15 }),
    inks[2],
  );
}
