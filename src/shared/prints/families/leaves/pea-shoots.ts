import { INKS, KEY } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { type Point, TURN, polar } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

/** Pea shoots with round leaves in pairs, and tendrils. */
export function peaShoots(print: Print): void {
  const blade = print.symbol(() => {
    leaf(print, INKS.lime, {
      from: [0, 0],
      to: [0, -104],
      width: 42,
      profile: [0.5, 1, 1, 0.8, 0.3],
      veins: 3,
      rib: 6,
      caps: [0.16, 0.2],
    });
  });
  for (const [angle, length] of [
    [-0.62, 380],
    [0.62, 380],
    [-0.32, 440],
    [0.34, 436],
    [0, 470],
  ] as const) {
    const at = (part: number) =>
      polar([400 + angle * 20, 540], length * part, angle * (0.6 + part * 0.5) - Math.PI / 2);
    stem(print, INKS.pale, { through: [at(0), at(0.5), at(0.98)], widths: [14, 8], line: 7 });
    tendril(print, at(0.98), angle);
    for (const part of [0.4, 0.64, 0.86]) {
      const turn = (angle * 360) / TURN;
      for (const side of [-1, 1])
        print.place(blade, at(part), { turn: turn + side * 58, scale: 1.06 - part * 0.32 });
    }
  }
  tie(print, [400, 508], 40, 22);
}

function tendril(print: Print, [x, y]: Point, angle: number): void {
  const side = angle < 0 ? -1 : 1;
  const curl: Point[] = [
    [x, y],
    [x + side * 18, y - 40],
    [x + side * 52, y - 54],
    [x + side * 62, y - 26],
    [x + side * 42, y - 18],
    [x + side * 38, y - 34],
  ];
  print.stroke(curl, KEY, 9).stroke(curl, INKS.lime[1], 4);
}
