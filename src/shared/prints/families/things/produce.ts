import { ball, lathe } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import type { Print } from "../../kit/print.ts";
import { calyx } from "../parts/calyx.ts";
import { frond } from "../parts/frond.ts";
import { ribbed } from "../parts/ribbed.ts";

/** What stands out of a box of the week over its rim at 352: chard, carrots, then a tomato, a pumpkin, an eggplant. */
export function produce(print: Print): void {
  const blade = print.symbol(() => chard(print));
  for (const [x, turn, scale] of CHARD) print.place(blade, [x, 380], { turn, scale });
  const bunched = print.symbol(() => carrot(print));
  for (const [x, turn, scale] of CARROTS) print.place(bunched, [x, 380], { turn, scale });
  const pumpkin = ribbed(print, INKS.fuyu, {
    center: [540, 330],
    radii: [102, 82],
    ribs: 8,
    depth: 0.045,
    pole: -0.62,
    lights: 0,
    groove: 0.97,
    start: 0.06,
  });
  const [px, py] = pumpkin.pole;
  stem(print, INKS.tan, {
    through: [
      [px, py + 8],
      [px - 4, py - 22],
      [px + 18, py - 44],
    ],
    widths: [34, 22],
  });
  eggplant(print);
  const tomato = ball([246, 334], [80, 68], { shape: 2.2, steps: 10 });
  print.block(tomato, INKS.tomato, { crescent: 24, toothLength: 30, toothStep: 28, lights: 0.7 });
  calyx(print, INKS.leaf, { center: [246, 298], radius: 46, sepals: 5, width: 0.36, stem: 22 });
}

function chard(print: Print): void {
  leaf(print, INKS.leaf, {
    from: [0, 0],
    to: [0, -310],
    width: 66,
    ruffle: 0.1,
    waves: 3,
    veins: 4,
    veinWidth: 7,
    rib: 20,
    ribInk: INKS.berry[1],
  });
}

/** Its shoulders and its top; the rest is in the box. */
function carrot(print: Print): void {
  frond(print, { from: [0, -140], to: [0, -290], bend: 10, size: 60, branches: 5 }, INKS.lime);
  const shoulders = lathe({
    spine: [
      [0, -150],
      [0, -60],
      [0, 20],
    ],
    width: [28, 37, 36, 33],
    caps: [0.14, 0],
    steps: 6,
  });
  print.block(shoulders, INKS.carrot, { crescent: 18, toothLength: 24, toothStep: 22, lights: 0 });
  print.ink(print.across(shoulders, { count: 4, from: -1, to: -0.4, width: 6 }), INKS.carrot[2]);
}

function eggplant(print: Print): void {
  const form = lathe({
    spine: [
      [446, 286],
      [392, 320],
      [340, 400],
    ],
    width: [30, 42, 54, 60, 58, 40],
    caps: [0.1, 0.2],
    steps: 9,
  });
  print.block(form, INKS.grape, { crescent: 20, toothLength: 30, lights: 0.8 });
  calyx(print, INKS.leaf, { center: [444, 290], radius: 44, sepals: 5, width: 0.5, stem: 30 });
}

/** Place, degrees and size of each leaf and of each carrot, the hindmost first. */
const CHARD = [
  [206, -22, 0.9],
  [296, -1, 1.06],
  [246, -11, 0.96],
] as const;

const CARROTS = [
  [476, 12, 0.98],
  [384, -6, 1],
  [428, 3, 1.06],
] as const;
