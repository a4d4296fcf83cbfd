import { ball } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { tooth } from "../../kit/marks.ts";
import { TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

/** Eucalyptus with round leaves in pairs. */
export function eucalyptus(print: Print): void {
  const coin = [0, 1].map((which) =>
    print.symbol(() => {
      const form = ball([0, -34], [36, 34], { steps: 10 });
      print.block(form, INKS[which ? "sage" : "blue"], {
        crescent: 9,
        teeth: 0.5,
        toothLength: 20,
        toothStep: 16,
        lights: 0,
        line: 7,
      });
      print.ink([tooth([0, 0], [0, -62], 5)], INKS.sage[2]);
    }),
  );
  for (const [angle, length] of [
    [-0.74, 420],
    [0.74, 420],
    [-0.36, 490],
    [0.38, 486],
    [0.01, 520],
  ] as const) {
    const at = (part: number) =>
      polar([400 + angle * 14, 560], length * part, angle * (0.6 + part * 0.5) - Math.PI / 2);
    stem(print, INKS.bark, {
      through: [at(0), at(0.5), at(1)],
      widths: [11, 6],
      line: 6,
      light: false,
    });
    for (const pair of times(6, (index) => index)) {
      const part = 0.34 + pair * 0.125;
      for (const side of [-1, 1])
        print.place(coin[(pair + (side > 0 ? 1 : 0)) % 2] ?? "", at(part), {
          turn: (angle * 360) / TURN + side * 62,
          scale: 1.06 - pair * 0.08,
        });
    }
    print.place(coin[0] ?? "", at(1), { turn: (angle * 360) / TURN, scale: 0.56 });
  }
  tie(print, [400, 500], 34, 24);
}
