import { INKS } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { type Point, polar } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";
import { thymeSprig } from "./thyme-sprig.ts";

/** A bunch for roasting: glossy bay at the back, gray sage in front, thyme in between. */
export function roastingHerbs(print: Print): void {
  const bay = print.symbol(() => bayLeaf(print));
  const sage = print.symbol(() => sageLeaf(print));
  const thyme = print.symbol(() => thymeSprig(print));
  for (const [angle, length] of BRANCHES) {
    const at = (part: number): Point => polar([400 + angle * 14, 556], length * part, angle - UP);
    stem(print, INKS.bark, { through: [at(0), at(0.5), at(1)], widths: [13, 8], line: 7 });
    for (const [part, aside] of PAIRS) {
      for (const side of [-1, 1]) {
        print.place(bay, at(part), { turn: angle * DEGREES + side * aside, scale: 0.94 });
      }
    }
    print.place(bay, at(0.98), { turn: angle * DEGREES });
  }
  for (const [x, turn, scale] of THYME) print.place(thyme, [x, 500], { turn, scale });
  for (const [x, y, turn, scale] of SAGE) print.place(sage, [x, y], { turn, scale });
  tie(print, [400, 504], 42, 24);
}

const UP = Math.PI / 2;
const DEGREES = 180 / Math.PI;

/** Angle from upright and length of the bay branches. */
const BRANCHES = [
  [-0.34, 400],
  [0.36, 396],
  [0, 430],
] as const;

/** How far up a branch a pair of leaves grows, and how far it spreads. */
const PAIRS = [
  [0.62, 58],
  [0.82, 40],
] as const;

/** Base, rotation and size. */
const THYME = [
  [384, -62, 1.14],
  [416, 62, 1.12],
  [386, -44, 1.3],
  [414, 45, 1.28],
] as const;

const SAGE = [
  [386, 486, -72, 0.9],
  [414, 486, 72, 0.88],
  [390, 470, -30, 1.04],
  [410, 470, 31, 1.02],
  [400, 474, 0, 1.1],
] as const;

/** Stiff, dark and pointed at both ends. */
function bayLeaf(print: Print): void {
  leaf(print, INKS.forest, {
    from: [0, 0],
    to: [0, -158],
    width: 38,
    veins: 3,
    rib: 8,
    line: 7,
    caps: [0.06, 0.04],
    profile: [0.2, 0.86, 1, 0.74, 0.16],
  });
}

/** Long, blunt and soft, gray with a pebbled skin. */
function sageLeaf(print: Print): void {
  const form = leaf(print, INKS.sage, {
    from: [0, 0],
    to: [0, -216],
    width: 46,
    bend: 10,
    veins: 5,
    veinWidth: 5,
    rib: 10,
    line: 8,
    teeth: 0.5,
    caps: [0.04, 0.26],
    profile: [0.2, 0.66, 0.94, 1, 0.9, 0.6],
  });
  print.salt(form, INKS.sage[0], 2);
}
