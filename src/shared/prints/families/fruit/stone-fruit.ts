import { blob } from "../../kit/forms.ts";
import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, TURN, mix, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { ROUND } from "./drupe.ts";
import { peaches } from "./peaches.ts";

export type StoneFruit = {
  skin: InkName;
  /** The reddened side. */
  cheek?: InkName;
  flesh: string;
  /** A peach is large with a rough pit, a plum is small and smooth. */
  kind: "peach" | "plum";
};

/** Peaches, or three plums and one halved with its pit. */
export function stoneFruit(print: Print, { skin, cheek, flesh, kind }: StoneFruit): void {
  const inks = INKS[skin];
  if (kind === "peach") {
    peaches(print, { inks, cheek: INKS[cheek ?? "tomato"], flesh });
    return;
  }
  const fruit = print.symbol(() => {
    const form = blob(ROUND);
    print.block(form, inks, { crescent: 36, toothLength: 62, lights: 0 });
    print.ink(
      gouge(
        [
          [10, -104],
          [54, -60],
          [64, 20],
          [30, 104],
        ],
        13,
      ),
      KEY,
    );
    print.ink(
      gouge(
        [
          [4, -96],
          [40, -56],
          [50, 16],
          [22, 90],
        ],
        5,
      ),
      inks[0],
    );
    print.ink(
      gouge(
        [
          [-82, -60],
          [-102, -30],
          [-102, 4],
          [-90, 36],
        ],
        22,
      ),
      inks[0],
      { opacity: 0.8 },
    );
    print.ink(
      gouge(
        [
          [-28, -96],
          [-10, -84],
          [16, -84],
          [34, -98],
        ],
        13,
      ),
      KEY,
    );
    const through: Point[] = [
      [4, -90],
      [8, -112],
      [20, -130],
    ];
    stem(print, INKS.bark, { through, widths: [12, 14], line: 7 });
  });
  print.place(fruit, [252, 344], { turn: -10, scale: 0.96 });
  print.place(fruit, [542, 336], { turn: 12, scale: 0.9, scaleX: -0.9 });
  print.place(fruit, [398, 250], { scale: 0.88 });
  for (const [to, bend] of [
    [[430, 116], -20],
    [[270, 134], 20],
  ] as const) {
    leaf(print, INKS.leaf, {
      from: [356, 204],
      to,
      width: 34,
      bend,
      veins: 5,
      rib: 7,
      caps: [0.1, 0.04],
    });
  }
  halved(print, skin, flesh);
}

function halved(print: Print, skin: InkName, flesh: string): void {
  const center: Point = [414, 428];
  const outline = ROUND.map(([x, y]): Point => [center[0] + x, center[1] + y * 0.92]);
  print.block(blob(outline), INKS[skin], { crescent: 0, teeth: 0, lights: 0, salt: 0, line: 11 });
  const face = blob(outline.map((point) => mix([center[0] - 4, center[1] - 4], point, 0.92)));
  print.ink(face.path, flesh).grain(face.path);
  const rays = times(22, (index) => {
    const angle = (index / 22) * TURN;
    return tooth(polar(center, 46, angle), polar(center, 84, angle), 9);
  });
  print.ink(rays, INKS.beet[1], { opacity: 0.55 });
  const stone = blob(
    times(10, (index) => {
      const angle = (index / 10) * TURN;
      const [x, y] = polar([0, 0], index % 5 === 0 ? 56 : 48, angle + 0.5);
      return [center[0] - 2 + x, center[1] - 2 + y * 0.82] as const;
    }),
  );
  print.block(stone, INKS.bark, { crescent: 14, toothLength: 24, lights: 0.7 });
  const pits = times(4, (index) => {
    const [x, y] = [center[0] - 30 + (index % 4) * 20, center[1] - 22 + Math.floor(index / 4) * 20];
    return gouge(
      [
        [x - 7, y - 4],
        [x - 2, y + 4],
        [x + 3, y - 3],
        [x + 9, y + 4],
      ],
      6,
    );
  });
  print.ink(pits, INKS.bark[2]);
}
