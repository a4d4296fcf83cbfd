import { INKS } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { type Point, polar, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";
import { thyme } from "./thyme.ts";

/** Sage, thyme and bay tied in one bunch. */
export function roastingHerbs(print: Print): void {
  print.shadow([410, 556], 320);
  for (const [from, to] of [
    [-0.9, 380],
    [-0.62, 440],
    [-0.4, 360],
  ] as const) {
    const up = from - Math.PI / 2;
    stem(print, INKS.bark, {
      through: [[400 + from * 20, 552], polar([390, 540], 90, up), polar([390, 540], 176, up)],
      widths: [11, 8],
      line: 6,
      light: false,
    });
    leaf(print, INKS.forest, {
      from: polar([390, 540], 150, up),
      to: polar([390, 540], to, up),
      width: 38,
      veins: 5,
      rib: 9,
      profile: [0.3, 0.9, 1, 0.8, 0.2],
      caps: [0.08, 0.04],
      bend: from * 20,
    });
  }
  const twig = print.symbol(() => thyme(print, 480));
  for (const angle of [-0.14, 0.04, 0.2]) {
    print.place(twig, [400 + angle * 40, 548], { turn: (angle / TURN) * 360 });
  }
  for (const [angle, length, width] of [
    [0.92, 350, 46],
    [0.44, 440, 50],
    [0.68, 400, 52],
  ] as const) {
    const up = angle - Math.PI / 2;
    stem(print, INKS.sage, {
      through: [[400 + angle * 20, 552], polar([400, 540], 90, up), polar([400, 540], 190, up)],
      widths: [14, 10],
      line: 7,
    });
    const form = leaf(print, INKS.sage, {
      from: polar([400, 540], 160, up),
      to: polar([400, 540], length, up),
      width,
      veins: 0,
      rib: 9,
      ribInk: INKS.cream[0],
      profile: [0.6, 1, 1.02, 0.95, 0.6],
      caps: [0.1, 0.18],
    });
    const pebbles = times(26, () =>
      form.surface(print.between(-0.8, 0.8), print.between(0.08, 0.92)),
    );
    print.dots(pebbles, INKS.sage[2], 7).dots(
      pebbles.map(([x, y]): Point => [x - 2, y - 3]),
      INKS.cream[0],
      4,
    );
  }
  tie(print, [400, 496], 48, 24);
}
