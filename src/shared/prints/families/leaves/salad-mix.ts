import { INKS, type InkName } from "../../kit/inks.ts";
import { leaf } from "../../kit/leaf.ts";
import type { Print } from "../../kit/print.ts";

/** Nine small loose leaves of salad. */
export function saladMix(print: Print): void {
  const kinds: readonly (readonly [InkName, InkName, number, number])[] = [
    ["lime", "pale", 0.1, 46],
    ["leaf", "pale", 0.05, 40],
    ["onion", "blush", 0.12, 44],
    ["pale", "lime", 0.14, 46],
    ["beet", "chioggia", 0.03, 34],
    ["kale", "pale", 0.02, 38],
  ];
  const blades = kinds.map(([inks, rib, ruffle, width]) =>
    print.symbol(() => {
      leaf(print, INKS[inks], {
        from: [0, 70],
        to: [0, -130],
        width: width * 1.25,
        ruffle,
        waves: 5,
        veins: 4,
        rib: 11,
        ribInk: INKS[rib][0],
        profile: [0.16, 0.5, 0.95, 1, 0.8, 0.4],
        bend: 10,
        caps: [0.05, 0.2],
      });
    }),
  );
  SALAD.forEach(([x, y, turn], index) =>
    print.place(blades[index % 6] ?? "", [x, y], { turn, scale: 1.06 }),
  );
}

/** Position of the leaves, from back to front. */
const SALAD = [
  [240, 250, -50],
  [560, 246, 52],
  [330, 210, -18],
  [474, 206, 24],
  [400, 230, 4],
  [196, 350, -80],
  [606, 354, 84],
  [290, 340, -36],
  [512, 336, 40],
  [400, 330, -8],
  [230, 440, -104],
  [570, 444, 110],
  [330, 430, -62],
  [476, 430, 66],
  [404, 420, 12],
] as const;
