import { lathe } from "../../kit/forms.ts";
import { type InkName, type Inks, INKS } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, mix, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

export type Greens = {
  /** Broad and glossy with colored stems, or small, thick and crinkled. */
  kind: "chard" | "spinach";
  /** Inks of the stems, used in turn. */
  stems: readonly InkName[];
};

/** A tied bunch of broad leaves. */
export function greens(print: Print, { kind, stems }: Greens): void {
  if (kind === "spinach") spinach(print, INKS[stems[0] ?? "lime"]);
  else chard(print, stems);
}

function chard(print: Print, stems: readonly InkName[]): void {
  for (const [index, [angle, length, width]] of CHARD.entries()) {
    const inks = INKS[stems[index % stems.length] ?? "lime"];
    const up = angle - Math.PI / 2;
    const foot: Point = [400 + angle * 30, 556];
    const joint = polar([400 + angle * 26, 500], length * 0.36, up);
    const tip = polar([400, 500], length, up + angle * 0.1);
    stem(print, inks, {
      through: [foot, mix(foot, joint, 0.5), joint],
      widths: [26, 20],
      line: 8,
    });
    const form = leaf(print, INKS.leaf, {
      from: mix(foot, joint, 0.94),
      to: tip,
      width,
      profile: [0.4, 0.95, 1.05, 0.95, 0.7, 0.3],
      ruffle: 0.13,
      waves: 6,
      veins: 5,
      veinWidth: 8,
      rib: 20,
      ribInk: inks[1],
      bend: angle * 30,
      caps: [0.06, 0.16],
    });
    const puckers = times(9, (at) => {
      const side = at % 2 ? 0.5 : -0.5;
      const along = 0.18 + at * 0.075;
      const on = (aside: number, ahead: number) => form.surface(side + aside, along + ahead);
      return gouge([on(-0.16, 0.02), on(-0.05, -0.015), on(0.05, -0.015), on(0.16, 0.02)], 5);
    });
    print.ink(puckers, INKS.leaf[0]);
  }
  tie(print, [400, 512], 62, 26);
}

/** Small arrow-shaped leaves, blistered all over, on long stalks growing from pink roots. */
function spinach(print: Print, stalk: Inks): void {
  print.ink(
    [-16, -4, 8, 20].map((x) => tooth([398 + x * 0.5, 540], [400 + x, 586], 15)),
    INKS.rose[2],
  );
  const leaves = [0, 1].map((which) => print.symbol(() => arrowLeaf(print, which)));
  for (const [index, [x, y, turn, scale]] of SPINACH.entries()) {
    const foot: Point = [400 + (x - 400) * 0.09, 556];
    const through: Point[] = [foot, [400 + (x - 400) * 0.3, 440], [x, y]];
    stem(print, stalk, { through, widths: [13, 9], line: 7, light: false });
    print.place(leaves[index % 2] ?? "", [x, y], { turn, scale });
  }
  const roots = [-22, -8, 6, 20].map((x) => tooth([399 + x, 562], [399 + x * 0.9, 524], 13));
  print.ink(roots, INKS.rose[1]);
  tie(print, [400, 500], 44, 24);
}

/** Base, rotation and size of each leaf, from back to front. */
const SPINACH = [
  [338, 236, -8, 0.98],
  [464, 232, 9, 1],
  [260, 286, -32, 0.96],
  [546, 284, 34, 0.96],
  [402, 284, 2, 1.06],
  [208, 386, -58, 0.88],
  [598, 382, 60, 0.88],
  [316, 362, -18, 0.96],
  [492, 360, 20, 0.96],
  [270, 448, -46, 0.7],
  [536, 446, 46, 0.7],
  [404, 420, 2, 0.84],
] as const;

/** A leaf standing on its stalk at the origin: lobes at the bottom, a blunt tip, blisters between its veins. */
function arrowLeaf(print: Print, which: number): void {
  const form = lathe({
    spine: [
      [0, 26],
      [which ? 6 : -6, -70],
      [0, -176],
    ],
    width: [34, 62, 74, 66, 56, 42, 24, 6],
    caps: [0.05, 0.06],
    steps: 15,
    edge: (across, along) =>
      Math.abs(across) > 0.9 ? 1 + 0.07 * Math.sin(along * 26 + across + which * 2) : 1,
  });
  print.block(form, INKS.leaf, { crescent: 14, teeth: 0.5, lights: 0, line: 8 });
  const blisters = times(12, (index) => {
    const side = index % 2 ? 1 : -1;
    const along = 0.16 + Math.floor(index / 2) * 0.125;
    const across = side * (index % 4 < 2 ? 0.46 : 0.58);
    const on = (aside: number, ahead: number) => form.surface(across + aside, along + ahead);
    return [on(-0.3, 0.045), on(-0.16, -0.035), on(0.16, -0.035), on(0.3, 0.045)] as const;
  });
  print.ink(
    blisters.map((course) => gouge(course, 12)),
    INKS.leaf[2],
    { shift: -5 },
  );
  print.ink(
    blisters.map((course) => gouge(course, 8)),
    INKS.leaf[0],
  );
  const veins = [-1, 1].flatMap((side) =>
    [0.26, 0.5].map((along) =>
      tooth(form.surface(0, along), form.surface(side * 0.7, along + 0.13), 6),
    ),
  );
  print.ink([...veins, tooth(form.surface(0, 0.1), form.surface(0, 0.92), 12)], INKS.lime[0]);
}

/** Angle, length and width of the leaves, outer ones first. */
const CHARD = [
  [-0.74, 430, 78],
  [0.74, 430, 78],
  [-0.36, 470, 84],
  [0.38, 466, 84],
  [0.01, 486, 90],
] as const;
