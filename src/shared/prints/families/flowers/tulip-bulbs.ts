import { blob, lathe, polygon } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { tooth } from "../../kit/marks.ts";
import { times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { flowerHead } from "./heads.ts";

/** Tulip bulbs, and a card showing the flower they become. */
export function tulipBulbs(print: Print): void {
  print.within("translate(34 66)", () => flowerCard(print));
  const bulb = print.symbol(() => bulbOf(print));
  for (const [x, y, turn, scale] of BULBS) print.place(bulb, [x, y], { turn, scale });
}

/** The card standing behind them. */
function flowerCard(print: Print): void {
  const card = polygon([
    [440, 84],
    [664, 114],
    [628, 396],
    [404, 366],
  ]);
  print.block(card, INKS.cream, { crescent: 14, toothLength: 24, lights: 0 });
  const flower = flowerHead(print, "tulip");
  stem(print, INKS.leaf, {
    through: [
      [516, 366],
      [528, 300],
      [540, 254],
    ],
    widths: [12, 10],
    line: 6,
  });
  leaf(print, INKS.leaf, {
    from: [518, 362],
    to: [590, 250],
    width: 18,
    veins: 0,
    rib: 5,
    bend: 14,
    caps: [0.05, 0.05],
  });
  leaf(print, INKS.leaf, {
    from: [514, 364],
    to: [466, 240],
    width: 18,
    veins: 0,
    rib: 5,
    bend: -14,
    caps: [0.05, 0.05],
  });
  print.tinted(INKS.berry, () => print.place(flower, [540, 256], { turn: 7, scale: 0.78 }));
}

function bulbOf(print: Print): void {
  const roots = times(7, (index) => tooth([-12 + index * 4, 56], [-24 + index * 8, 76], 5));
  print.ink(roots, INKS.tan[2]);
  const form = lathe({
    spine: [
      [6, -92],
      [0, -20],
      [0, 62],
    ],
    width: [4, 16, 46, 60, 56, 34],
    caps: [0.02, 0.14],
    steps: 9,
  });
  print.block(form, INKS.crust, { crescent: 16, toothLength: 30, toothStep: 18, lights: 0 });
  print.ink(print.along(form, [-0.5, 0.3], { from: 0.2, to: 0.95, width: 6 }), INKS.crust[2]);
  print.ink(
    blob([
      [-44, 0],
      [-30, -30],
      [-8, -44],
      [-14, -8],
      [-30, 30],
      [-42, 26],
    ]).path,
    INKS.cream[1],
  );
}

/** Position, degrees and size of the bulbs, from back to front. */
const BULBS = [
  [216, 250, -16, 0.92],
  [330, 262, 12, 0.92],
  [160, 350, -30, 0.96],
  [270, 356, 4, 1],
  [384, 372, 24, 0.96],
  [196, 452, -8, 1],
  [312, 460, 14, 1],
  [430, 462, -10, 1],
  [546, 468, 20, 0.96],
] as const;
