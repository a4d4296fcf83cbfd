import { INKS, type InkName, KEY } from "../../kit/inks.ts";
import { leaf, stem } from "../../kit/leaf.ts";
import { type Point, TURN, lerp, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { bunchFoot, tie } from "../parts/tie.ts";

export type PairedSprigs = {
  /** Narrow leaves with purple stems and flower spikes, or toothed ones. */
  kind: "thai" | "mint";
};

type Sprig = {
  blade: {
    width: number;
    length: number;
    ruffle: number;
    waves: number;
    inks: InkName;
    profile: readonly number[];
  };
  stem: InkName;
  pairs: number;
  flower?: InkName;
};

const KINDS: Record<PairedSprigs["kind"], Sprig> = {
  thai: {
    blade: {
      width: 29,
      length: 122,
      ruffle: 0.03,
      waves: 5,
      inks: "leaf",
      profile: [0.25, 0.8, 1, 0.7, 0.25],
    },
    stem: "plum",
    pairs: 4,
    flower: "plum",
  },
  mint: {
    blade: {
      width: 46,
      length: 150,
      ruffle: 0.09,
      waves: 7,
      inks: "leaf",
      profile: [0.5, 1, 0.96, 0.7, 0.2],
    },
    stem: "forest",
    pairs: 3,
  },
};

/** Sprigs with leaves in pairs: Thai basil, mint. */
export function pairedSprigs(print: Print, { kind }: PairedSprigs): void {
  const sprig = KINDS[kind];
  const blade = print.symbol(() => bladeOf(print, sprig));
  for (const [angle, length] of STEMS) {
    const at = (part: number) =>
      polar([400 + angle * 16, 552], length * part, angle * (0.7 + part * 0.36) - Math.PI / 2);
    stem(print, INKS[sprig.stem], { through: [at(0), at(0.5), at(1)], widths: [15, 9], line: 7 });
    const turn = (angle * 360) / TURN;
    for (const pair of times(sprig.pairs, (index) => index)) {
      const part = 0.4 + (0.56 * pair) / (sprig.pairs - 1);
      const scale = lerp(1.12, 0.66, pair / (sprig.pairs - 1));
      for (const side of [-1, 1] as const) {
        print.place(blade, at(part), {
          turn: turn + side * lerp(74, 40, pair / (sprig.pairs - 1)),
          scale,
          scaleX: side * scale,
        });
      }
    }
    if (sprig.flower) spike(print, sprig.flower, at(1), angle);
    else print.place(blade, at(0.98), { turn, scale: 0.6 });
  }
  tie(print, [400, 508], 36, 22);
  print.foot(bunchFoot([400, 554], 36));
}

/** Angle and length of the stems, outer ones first. */
const STEMS = [
  [-0.72, 400],
  [0.72, 400],
  [-0.3, 460],
  [0.32, 456],
  [0.01, 490],
] as const;

function bladeOf(print: Print, { blade }: Sprig): void {
  const { inks, length, ...shape } = blade;
  leaf(print, INKS[inks], {
    ...shape,
    from: [0, 0],
    to: [0, -length],
    veins: 4,
    veinWidth: 5,
    rib: 8,
    bend: 8,
    line: 7,
    caps: [0.06, 0.06],
    steps: 7,
  });
}

/** A spike of flowers above the leaves. */
function spike(print: Print, inks: InkName, [x, y]: Point, angle: number): void {
  const at = (part: number, aside: number): Point =>
    polar(
      [x + aside * Math.cos(angle), y + aside * Math.sin(angle)],
      66 * part,
      angle - Math.PI / 2,
    );
  for (const row of times(4, (index) => index)) {
    const half = 16 - row * 3.4;
    const buds = [-1, 0, 1].map((side) => at(row / 4, side * half));
    print.dots(buds, KEY, 21 - row * 2).dots(
      buds.map(([bx, by]): Point => [bx - 2, by - 2]),
      INKS[inks][row % 2 ? 0 : 1],
      15 - row * 2,
    );
  }
}
