import { smooth, valueAt } from "../../kit/curves.ts";
import { blob, type Form } from "../../kit/forms.ts";
import { type Inks, KEY } from "../../kit/inks.ts";
import { curledGouge, tooth } from "../../kit/marks.ts";
import { lerp, mix, type Point, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** A side of fish between the line of its back and that of its belly, from the shoulder to the tail. */
export type Side = {
  readonly left: number;
  readonly right: number;
  /** Heights from left to right. */
  readonly back: readonly number[];
  readonly belly: readonly number[];
  /** How thick it is at its near edge. */
  readonly depth: number;
};

/** What is printed below, on it, and along the seam of its middle. */
export type SideInks = { readonly skin: Inks; readonly flesh: Inks; readonly seam: Inks };

/** Its surface runs from the shoulder to the tail; -1 is the back, 1 the belly. */
export function sideForm({ left, right, back, belly }: Side, lower = 0): Form {
  const at = (across: number, along: number): Point => {
    const [top, bottom] = [valueAt(back, along), valueAt(belly, along)];
    return [lerp(left, right, along), lerp(top, bottom + lower, (across + 1) / 2)];
  };
  const places = times(9, (index) => index / 8);
  const form = blob([
    ...places.map((along) => at(-1, along)),
    mix(at(-1, 1), at(1, 1), 0.5),
    ...places.toReversed().map((along) => at(1, along)),
    mix(at(-1, 0), at(1, 0), 0.5),
  ]);
  return { ...form, surface: at, shadowSide: 1 };
}

/** How a form of fish is printed. */
export const SIDE_LOOK = { crescent: 22, toothLength: 26, toothStep: 18, lights: 0, line: 10 };

/** Flesh on its skin: thick below, with flakes in arcs that lean towards the tail. */
export function fleshUp(print: Print, side: Side, { skin, flesh, seam: red }: SideInks): void {
  print.block(sideForm(side, side.depth), skin, { ...SIDE_LOOK, shift: 0 });
  const form = sideForm(side);
  print.ink(form.path, flesh[1]).grain(form.path);
  const arcs = (shift: number, from: number, to: number, width: number) =>
    times(9, (index) => {
      const along = 0.05 + index * 0.1 + shift + print.between(-0.012, 0.012);
      const at = (part: number) => {
        const across = lerp(from, to, part) + print.between(-0.02, 0.02);
        const sweep = 0.1 * (1 - (across + 0.2) ** 2);
        return form.surface(across, Math.min(0.985, Math.max(0.015, along + sweep - 0.05)));
      };
      return curledGouge([at(0), at(1 / 3), at(2 / 3), at(1)], width * print.between(0.7, 1.2));
    });
  print.ink(arcs(0, -0.92, 0.94, 9), flesh[2]);
  print.ink(arcs(0.045, -0.7, 0.5, 13), flesh[0]);
  const seam = [0.06, 0.35, 0.65, 0.94].map((along) => form.surface(-0.14, along));
  const [start = [0, 0], first = [0, 0], second = [0, 0], end = [0, 0]] = seam;
  print.ink(curledGouge([start, first, second, end], 10), red[1]);
  const fat = times(4, (index) => {
    const along = 0.2 + index * 0.17;
    return tooth(form.surface(-0.14, along), form.surface(0.1, along + 0.07), 8);
  });
  print.ink(fat, red[0]);
  print.stroke(smooth(form.points), KEY, 5);
}
