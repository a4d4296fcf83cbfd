import { scaled } from "../../kit/curves.ts";
import { lathe } from "../../kit/forms.ts";
import { INKS, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";

/** Four stalks of lemongrass, trimmed, fat at the base. */
export function lemongrass(print: Print): void {
  print.shadow([410, 520], 600);
  for (const [from, to] of [
    [
      [116, 250],
      [640, 110],
    ],
    [
      [116, 330],
      [668, 250],
    ],
    [
      [112, 416],
      [664, 392],
    ],
    [
      [116, 496],
      [640, 510],
    ],
  ] as const) {
    const form = lathe({
      spine: [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to],
      width: scaled([0.8, 1, 0.86, 0.62, 0.5, 0.44, 0.42, 0.4], 42),
      caps: [0.05, 0],
      steps: 12,
    });
    print.block(form, INKS.pale, { crescent: 14, toothLength: 22, toothStep: 20, lights: 0 });
    const green = [-0.7, -0.3, 0.1, 0.5].map((across) =>
      tooth(form.surface(across, 0.99), form.surface(across * 0.8, 0.42), 14),
    );
    print.ink(green, INKS.leaf[1]);
    const sheaths = [0.16, 0.3, 0.46].map((along, index) => {
      const side = index % 2 ? 1 : -1;
      return gouge(
        [
          form.surface(side, along - 0.1),
          form.surface(side * 0.4, along),
          form.surface(-side * 0.2, along + 0.12),
          form.surface(-side * 0.9, along + 0.26),
        ],
        7,
      );
    });
    print.ink(sheaths, KEY);
    const blush = [-0.4, 0, 0.4].map((across) =>
      tooth(form.surface(across, 0.03), form.surface(across, 0.16), 15),
    );
    print.ink(blush, INKS.onion[0]);
    print.ink(print.along(form, [-0.45], { from: 0.1, to: 0.5, width: 7 }), INKS.white[0]);
  }
}
