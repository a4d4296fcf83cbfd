import { blob } from "../../kit/forms.ts";
import { INKS } from "../../kit/inks.ts";
import { stem } from "../../kit/leaf.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { type Point, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { tie } from "../parts/tie.ts";

export type LeafletBunch = {
  /** Round lobes on pale stems with their roots, or flat dark leaves with pointed teeth. */
  kind: "cilantro" | "parsley";
};

/** A bunch of divided leaves: cilantro with its roots, or flat parsley with cut stems. */
export function leafletBunch(print: Print, { kind }: LeafletBunch): void {
  const cilantro = kind === "cilantro";
  const inks = cilantro
    ? (["leaf", "lime", "leaf"] as const)
    : (["forest", "leaf", "forest"] as const);
  const blades = inks.map((ink) => print.symbol(() => leaflet(print, kind, INKS[ink])));
  if (cilantro) roots(print);
  const reach = cilantro ? 1 : 1.04;
  for (const [angle, length] of TIPS) {
    const tip = polar([400, 480], length * 0.84 * reach, angle - Math.PI / 2);
    const through: Point[] = [
      [400 + angle * 26, cilantro ? 494 : 556],
      [400 + angle * 60, 360],
      tip,
    ];
    stem(print, INKS[cilantro ? "lime" : "leaf"], { through, widths: [13, 7], line: 6 });
  }
  TIPS.forEach(([angle, length], index) => {
    const [x, y] = polar([400, 480], length * 0.86 * reach, angle - Math.PI / 2);
    const turn = angle * 57;
    const blade = (which: number) => blades[which % 3] ?? "";
    print.place(blade(index), [x - 6, y + 26], { turn: turn - 66, scale: 0.86 });
    print.place(blade(index + 1), [x + 6, y + 26], { turn: turn + 62, scale: 0.86 });
    print.place(blade(index + 2), [x, y + 6], { turn });
  });
  tie(print, [400, cilantro ? 444 : 476], 40, 22);
}

/** Angle and length of the stems, outer ones first. */
const TIPS = [
  [-0.98, 290],
  [0.98, 290],
  [-0.66, 345],
  [0.68, 340],
  [-0.34, 385],
  [0.36, 380],
  [0, 400],
  [-0.18, 270],
  [0.2, 262],
  [-0.55, 235],
  [0.58, 230],
] as const;

function leaflet(
  print: Print,
  kind: LeafletBunch["kind"],
  inks: (typeof INKS)["leaf" | "lime" | "forest"],
): void {
  const size = 80;
  const lobes = kind === "cilantro" ? ROUND_LOBES : POINTED_LOBES;
  const edge = lobes.flatMap(({ angle, reach, edge: points }) =>
    points.map(([aside, out]) => polar([0, 0], size * reach * out, angle + aside - Math.PI / 2)),
  );
  const form = blob([[0, 0], ...edge]);
  print.block(form, inks, {
    crescent: 8,
    teeth: 0.6,
    lights: 0,
    salt: 0.4,
    line: 8,
    toothLength: 22,
    toothStep: 12,
    toothWidth: 7,
  });
  print.ink(
    lobes.map(({ angle }) => tooth([0, 0], polar([0, 0], size * 0.7, angle - Math.PI / 2), 5)),
    inks[0],
  );
}

type Lobe = {
  angle: number;
  reach: number;
  edge: readonly (readonly [aside: number, out: number])[];
};

const ROUND_LOBES: readonly Lobe[] = [-1.25, -0.62, 0, 0.62, 1.25].map((angle, index) => ({
  angle,
  reach: [0.7, 0.88, 1, 0.88, 0.7][index] ?? 1,
  edge: [
    [-0.27, 0.58],
    [-0.17, 0.96],
    [0, 0.84],
    [0.17, 1],
  ],
}));

const POINTED_LOBES: readonly Lobe[] = [-1.1, 0, 1.1].map((angle, index) => ({
  angle,
  reach: [0.94, 1.2, 0.94][index] ?? 1,
  edge: [
    [-0.4, 0.3],
    [-0.3, 0.72],
    [-0.16, 0.66],
    [0, 1.08],
    [0.16, 0.66],
    [0.3, 0.72],
    [0.4, 0.3],
  ],
}));

function roots(print: Print): void {
  const strands = times(12, (index) => {
    const angle = Math.PI / 2 + (index - 5.5) * 0.13;
    return gouge(
      [
        [400 + (index - 5.5) * 4, 490],
        polar([400, 490], 30, angle),
        polar([404, 490], 60, angle + print.between(-0.2, 0.2)),
        polar([400, 490], print.between(70, 104), angle + print.between(-0.1, 0.1)),
      ],
      7,
    );
  });
  print.ink(strands, INKS.tan[2]);
}
