import { polygon } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { leaf } from "../../kit/leaf.ts";
import { gouge } from "../../kit/marks.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";
import { type FlowerKind, flowerHead } from "./heads.ts";

type Head = readonly [kind: FlowerKind, inks: InkName];

export type Bouquet = {
  /** The kinds of flowers, used in turn. */
  heads: readonly Head[];
};

/** A mixed bouquet in a paper cone. */
export function bouquet(print: Print, { heads }: Bouquet): void {
  const blade = print.symbol(() => {
    leaf(print, INKS.leaf, { from: [0, 0], to: [0, -200], width: 36, veins: 4, rib: 7, bend: 10 });
  });
  for (const [turn, length] of [
    [-62, 200],
    [62, 200],
    [-30, 250],
    [28, 255],
    [-84, 150],
    [84, 150],
  ] as const) {
    print.place(blade, [400, 330], { turn, scale: length / 200 });
  }
  paperCone(print);
  const symbols = new Map<FlowerKind, string>();
  for (const kind of new Set(heads.map(([named]) => named))) {
    symbols.set(kind, flowerHead(print, kind));
  }
  BOUQUET.forEach(([x, y, scale, turn], index) => {
    const [kind, inks] = heads[index % heads.length] ?? ["daisy", "cream"];
    print.tinted(INKS[inks], () => print.place(symbols.get(kind) ?? "", [x, y], { scale, turn }));
  });
  tie(print, [400, 448], 68, 24);
}

/** Position, size and rotation of each head, from back to front. */
const BOUQUET = [
  [268, 150, 0.82, 0],
  [536, 150, 0.84, 10],
  [402, 106, 0.84, 5],
  [222, 262, 0.8, 20],
  [582, 262, 0.8, 0],
  [494, 300, 0.86, 12],
  [308, 300, 0.84, 8],
  [402, 226, 1.04, 0],
] as const;

function paperCone(print: Print): void {
  const cone = polygon([
    [286, 330],
    [514, 330],
    [446, 566],
    [362, 566],
  ]);
  print.block(cone, ["#fff3d9", "#e3c594", "#b98e57"], {
    crescent: 26,
    toothLength: 60,
    threshold: 0.2,
    lights: 0,
    salt: 2,
  });
  print.ink(
    [
      gouge(
        [
          [300, 340],
          [330, 400],
          [352, 480],
          [366, 560],
        ],
        7,
      ),
      gouge(
        [
          [480, 346],
          [440, 400],
          [410, 470],
          [398, 560],
        ],
        7,
      ),
    ],
    "#a87c48",
  );
}
