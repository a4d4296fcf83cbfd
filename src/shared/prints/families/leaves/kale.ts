import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import { mix, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

export type Kale = { inks: InkName };

/** A bunch of long, blistered leaves. */
export function kale(print: Print, { inks }: Kale): void {
  for (const [angle, length, width] of KALE) kaleLeaf(print, inks, [angle, length, width]);
  tie(print, [400, 512], 40, 24);
}

/** Angle, length and width of the leaves, outer ones first. */
const KALE = [
  [-0.78, 400, 50],
  [0.78, 400, 50],
  [-0.4, 450, 54],
  [0.42, 446, 54],
  [0.02, 470, 56],
] as const;

function kaleLeaf(
  print: Print,
  name: InkName,
  [angle, length, width]: readonly [number, number, number],
): void {
  const inks = INKS[name];
  const up = angle - Math.PI / 2;
  const [foot, tip] = [polar([400, 500], 40, up), polar([400, 500], length, up)];
  stem(print, INKS.pale, {
    through: [[400, 565], mix([400 + angle * 20, 530], foot, 0.5), foot],
    widths: [20, 17],
  });
  const form = leaf(print, inks, {
    from: foot,
    to: tip,
    width,
    profile: [0.35, 0.85, 1, 1, 0.9, 0.5],
    ruffle: 0.07,
    waves: 7,
    veins: 0,
    rib: 17,
    ribInk: INKS.pale[1],
    bend: angle * 46,
    caps: [0.05, 0.2],
  });
  const lit: string[] = [];
  const shaded: string[] = [];
  for (const row of times(10, (index) => index)) {
    for (const across of [-0.72, -0.42, 0.42, 0.72]) {
      const along =
        0.1 + row * 0.084 + print.between(-0.015, 0.015) + (Math.abs(across) > 0.5 ? 0.03 : 0);
      const at = (aside: number, ahead: number) => form.surface(across + aside, along + ahead);
      const blister = gouge(
        [at(-0.13, 0.02), at(-0.06, -0.012), at(0.06, -0.012), at(0.13, 0.02)],
        6,
      );
      (across * form.shadowSide > 0 ? shaded : lit).push(blister);
    }
  }
  print.ink(lit, inks[0]).ink(shaded, KEY);
}
