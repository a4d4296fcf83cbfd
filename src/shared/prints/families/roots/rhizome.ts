import { scaled } from "../../kit/curves.ts";
import { type Form, ball, lathe } from "../../kit/forms.ts";
import { INKS, type InkName } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import type { Place } from "./tuber-place.ts";

export type Rhizome = {
  skin: InkName;
  flesh: string;
  /** Plump with pink tips, or thin fingers. */
  kind: "ginger" | "turmeric";
};

/** A knobbly hand of ginger or turmeric with cut faces. */
export function rhizome(print: Print, { skin, flesh, kind }: Rhizome): void {
  const inks = INKS[skin];
  print.shadow([410, 500], 600);
  for (const [from, bend, to, half] of kind === "ginger" ? GINGER : TURMERIC) {
    const form = lathe({
      spine: [from, bend, to],
      width: scaled([0.7, 1, 0.88, 1, 0.86, 0.6], half),
      caps: [0.14, 0.2],
      steps: 12,
    });
    print.block(form, inks, {
      crescent: half * 0.36,
      toothLength: half * 0.6,
      toothStep: 26,
      lights: 0,
    });
    const rings = times(5, (index) => {
      const along = 0.14 + index * 0.17;
      const at = (across: number) => form.surface(across, along + 0.03 * (1 - across * across));
      return gouge([at(-0.85), at(-0.3), at(0.3), at(0.85)], 5);
    });
    print.ink(rings, inks[2]);
    if (kind === "ginger")
      print.ink(
        [-0.6, -0.2, 0.2, 0.6].map((across) => tipOf(form, across)),
        INKS.rose[1],
      );
  }
  const cuts =
    kind === "ginger"
      ? ([
          [606, 410, 62, 54],
          [262, 470, 54, 44],
        ] as const)
      : ([
          [600, 430, 46, 42],
          [300, 484, 42, 36],
          [500, 478, 40, 34],
        ] as const);
  for (const [x, y, rx, ry] of cuts) {
    print.block(ball([x, y], [rx, ry], { steps: 11 }), inks, {
      crescent: 0,
      teeth: 0,
      lights: 0,
      salt: 0,
      line: 8,
    });
    const face = ball([x - 2, y - 2], [rx - 8, ry - 8], { steps: 11 });
    print
      .ink(face.path, flesh)
      .grain(face.path)
      .stroke(ball([x - 2, y - 2], [rx * 0.55, ry * 0.55], { steps: 9 }).points, inks[1], 4, true);
  }
}

const tipOf = (form: Form, across: number) =>
  gouge(
    [
      form.surface(across, 0.84),
      form.surface(across, 0.88),
      form.surface(across, 0.94),
      form.surface(across * 0.7, 0.99),
    ],
    15,
  );

const GINGER: readonly Place[] = [
  [[300, 330], [230, 250], [240, 150], 54],
  [[430, 300], [430, 220], [490, 130], 56],
  [[500, 330], [580, 280], [650, 250], 52],
  [[160, 370], [360, 270], [600, 390], 84],
  [[250, 380], [190, 420], [130, 470], 50],
  [[400, 390], [410, 450], [450, 510], 54],
];

const TURMERIC: readonly Place[] = [
  [[150, 200], [300, 150], [450, 230], 40],
  [[340, 200], [400, 130], [470, 110], 32],
  [[640, 190], [540, 260], [420, 260], 38],
  [[130, 320], [280, 280], [440, 340], 42],
  [[280, 330], [240, 390], [170, 420], 32],
  [[640, 330], [520, 320], [400, 400], 40],
  [[240, 440], [360, 400], [500, 430], 40],
];
