import { INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { polar } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { frond } from "../parts/frond.ts";
import { tie } from "../parts/tie.ts";

/** A bunch of dill: feathers on thin stems. */
export function dill(print: Print): void {
  print.shadow([410, 558], 300);
  const fronds = [30, -26].map((bend) =>
    print.symbol(() => {
      frond(
        print,
        { from: [0, 0], to: [0, -250], bend, size: 104, branches: 9, fineness: 0.34 },
        INKS.lime,
      );
    }),
  );
  for (const [angle, length] of DILL) {
    const tip = polar([400, 540], length * 0.55, angle - Math.PI / 2);
    stem(print, INKS.lime, {
      through: [[400 + angle * 20, 556], [400 + angle * 60, 440], tip],
      widths: [12, 8],
      line: 6,
      light: false,
    });
  }
  DILL.forEach(([angle, length], index) => {
    const foot = polar([400, 540], length * 0.42, angle - Math.PI / 2);
    print.place(fronds[index % 2] ?? "", foot, { turn: angle * 62, scale: length / 440 });
  });
  tie(print, [400, 496], 36, 22);
}

const DILL = [
  [-0.86, 400],
  [0.86, 400],
  [-0.5, 470],
  [0.52, 466],
  [-0.2, 500],
  [0.22, 496],
  [0, 480],
] as const;
