import { blob } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Narrow leaves with deep lobes, loose. */
export function arugula(print: Print): void {
  const blades = (["leaf", "lime"] as const).map((name) =>
    print.symbol(() => lobedLeaf(print, name)),
  );
  ARUGULA.forEach(([x, turn, scale], index) =>
    print.place(blades[index % 2] ?? "", [x, 548], { turn, scale }),
  );
}

/** One leaf from its stalk at the origin up: three pairs of lobes and a pointed end. */
function lobedLeaf(print: Print, name: InkName): void {
  const side = (sign: 1 | -1) => LOBES.map(([x, y]): Point => [x * sign, y]);
  const form = blob([...side(1), [0, -392], ...side(-1).toReversed()]);
  print.block(form, INKS[name], {
    crescent: 0,
    teeth: 0.5,
    toothStep: 24,
    lights: 0,
    salt: 0.5,
    line: 8,
  });
  const veins = [-140, -214, -290].flatMap((y) =>
    [-1, 1].map((sign) => tooth([0, y + 26], [sign * 44, y - 6], 8)),
  );
  print.ink(tooth([7, -30], [40, -330], 26), INKS[name][2]);
  print.ink([...veins, tooth([0, 0], [0, -370], 13)], INKS.pale[0]);
}

/** The right edge of a leaf from the stalk to the tip. */
const LOBES: readonly Point[] = [
  [6, 0],
  [6, -96],
  [46, -120],
  [62, -152],
  [22, -150],
  [12, -172],
  [54, -190],
  [72, -230],
  [26, -222],
  [14, -244],
  [58, -262],
  [70, -310],
  [44, -352],
];

/** Foot, degrees and size of each leaf. */
const ARUGULA = [
  [330, -58, 0.94],
  [470, 58, 0.94],
  [350, -36, 1.1],
  [450, 38, 1.08],
  [374, -16, 1.18],
  [430, 18, 1.18],
  [402, 1, 1.24],
  [388, -26, 0.8],
  [414, 27, 0.8],
] as const;
