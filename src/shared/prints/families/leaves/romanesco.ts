import { ball, lathe } from "../../kit/forms.ts";
import { type Inks, INKS } from "../../kit/inks.ts";
import { curledGouge } from "../../kit/marks.ts";
import { lerp, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { collar, frontCollar } from "./collar.ts";

/** A head of romanesco in its leaves: rings of spiral cones rising to a point. */
export function romanesco(print: Print): void {
  collar(print, INKS.forest);
  print.block(ball([400, 330], [180, 130]), INKS.leaf, {
    crescent: 0,
    teeth: 0,
    lights: 0,
    fill: INKS.leaf[2],
  });
  const cone = print.symbol(() => spire(print));
  for (const [count, y, half, scale, turn] of RINGS) {
    for (const index of outsideFirst(count)) {
      const across = count === 1 ? 0 : lerp(-1, 1, index / (count - 1));
      print.place(cone, [400 + across * half, y - across ** 2 * half * 0.16], {
        turn: across * turn,
        scale: scale * (1 - Math.abs(across) * 0.14),
      });
    }
  }
  frontCollar(print, INKS.leaf);
}

/** For each ring: number of cones, height, half width, size, and how far the outer ones lean; top ring first. */
const RINGS = [
  [1, 176, 0, 0.72, 0],
  [2, 232, 46, 0.86, 16],
  [3, 292, 108, 1.06, 28],
  [4, 362, 160, 1.2, 36],
  [5, 436, 186, 1.28, 40],
] as const;

/** Yellower than its leaves. */
const CURD: Inks = ["#eaf0b4", "#b6d15f", "#7da23b"];

/** The indexes of a row from both ends to the middle. */
const outsideFirst = (count: number): number[] =>
  times(count, (index) => index).toSorted(
    (one, other) => Math.abs(other - (count - 1) / 2) - Math.abs(one - (count - 1) / 2),
  );

/** A cone standing on the origin, with the turns of its spiral. */
function spire(print: Print): void {
  const edge = (across: number, along: number) =>
    Math.abs(across) > 0.9 ? 1 + 0.13 * Math.sin(along * 25 + across * 1.6) : 1;
  const form = lathe({
    spine: [
      [0, 8],
      [0, -50],
      [0, -116],
    ],
    width: [50, 56, 46, 32, 18, 4],
    caps: [0.14, 0.04],
    steps: 14,
    edge,
  });
  print.block(form, CURD, {
    crescent: 18,
    toothLength: 18,
    toothStep: 16,
    lights: 0,
    line: 8,
  });
  const turns = (shift: number, width: number) =>
    [0.02, 0.24, 0.46, 0.66].map((along) => {
      const at = (across: number, on: number) => form.surface(across, along + on + shift);
      return curledGouge([at(-0.9, 0.06), at(-0.3, 0), at(0.3, 0.06), at(0.9, 0.2)], width);
    });
  print.ink(turns(0.1, 12), CURD[0]).ink(turns(0.005, 9), INKS.leaf[2]);
}
