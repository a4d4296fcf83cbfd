import { blob } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** Loose narrow leaves with deep lobes. */
export function arugula(print: Print): void {
  const blades = (["leaf", "lime"] as const).map((name) =>
    print.symbol(() => lobedLeaf(print, name)),
  );
  ARUGULA.forEach(([x, turn, scale], index) =>
    print.place(blades[index % 2] ?? "", [x, 548], { turn, scale }),
  );
}

/** A leaf upward from its stalk at the origin: three pairs of lobes and a pointed end. */
function lobedLeaf(print: Print, name: InkName): void {
  const side = (sign: 1 | -1) => LOBES.map(([x, y]): Point => [x * sign, y]);
  const form = blob([...side(1), [0, -432], ...side(-1).toReversed()]);
  print.block(form, INKS[name], {
    crescent: 0,
    teeth: 0.5,
    toothStep: 24,
    lights: 0,
    salt: 0.5,
    line: 8,
  });
  const veins = [-118, -200, -284].flatMap((y) =>
    [-1, 1].map((sign) => tooth([0, y + 26], [sign * 50, y - 26], 9)),
  );
  print.ink(tooth([5, -30], [12, -390], 15), INKS[name][2]);
  print.ink([...veins, tooth([0, 0], [0, -410], 14)], INKS.pale[0]);
}

/** The right edge of a leaf from stalk to tip: long narrow teeth with gaps between them. */
const LOBES: readonly Point[] = [
  [7, 0],
  [7, -92],
  [44, -128],
  [72, -166],
  [34, -150],
  [11, -150],
  [11, -178],
  [58, -216],
  [88, -262],
  [42, -240],
  [13, -234],
  [14, -262],
  [50, -296],
  [74, -340],
  [38, -326],
  [26, -340],
  [22, -384],
];

/** Base, degrees and size of each leaf. */
const ARUGULA = [
  [336, -62, 0.84],
  [464, 62, 0.84],
  [354, -38, 1],
  [448, 39, 0.98],
  [376, -18, 1.14],
  [428, 20, 1.14],
  [402, 1, 1.2],
] as const;
