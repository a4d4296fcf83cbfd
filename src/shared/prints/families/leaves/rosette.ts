import { smooth } from "../../kit/curves.ts";
import { INKS, type InkName, type Inks } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, TURN, polar, times } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { fan } from "../parts/fan.ts";

export type Rosette = {
  /** Inks of the rings of leaves from the outside to the center. */
  rings: readonly [InkName, InkName, InkName];
  /** Color of ribs; defaults to the light ink of each ring. */
  rib?: InkName;
  /** Speckles of a second color, as on a Castelfranco. */
  speckle?: InkName;
  /** Amplitude of the wavy edges. */
  ruffle?: number;
};

const HEART: Inks = ["#fffef0", "#e3ecb4", "#a9c66e"];

/** A loose head seen from above, in concentric rings. */
export function rosette(print: Print, { rings, rib, speckle, ruffle = 0.03 }: Rosette): void {
  const look = { toothStep: 26, shift: 2, line: 5.5, teeth: 0.9 };
  RINGS.forEach((ring, index) => {
    const inks = INKS[rings[index] ?? rings[0]];
    for (const angle of ring.angles) {
      fan(
        print,
        index === 3 ? HEART : inks,
        {
          foot: [400, 320 - index * 2],
          angle,
          radius: ring.radius,
          span: ring.span,
          ruffle,
          steps: 6,
          flatness: 0.84,
          veins: ring.veins,
          rib: ring.rib,
          from: ring.from,
          plain: true,
          ribInk: rib ? INKS[rib][1] : inks[0],
        },
        { ...look, toothStep: ring.toothStep * 1.6 },
      );
      if (speckle && index < 2) splash(print, speckle, angle, ring.radius);
    }
    if (index < 3) print.screen(underside(ring.under));
  });
}

const RINGS = [
  {
    angles: [-1.57, -2.6, -0.55, 2.75, 0.35, 2, 1.1],
    radius: 272,
    span: 1.42,
    veins: 2,
    rib: 13,
    from: 0.6,
    under: 226,
    toothStep: 44,
  },
  {
    angles: [-1.1, -2.1, 3.1, 0, 2.3, 0.95],
    radius: 205,
    span: 1.55,
    veins: 2,
    rib: 12,
    from: 0.5,
    under: 160,
    toothStep: 32,
  },
  {
    angles: [-1.6, -2.8, -0.4, 2.3, 0.9],
    radius: 140,
    span: 1.7,
    veins: 1,
    rib: 10,
    from: 0.42,
    under: 96,
    toothStep: 26,
  },
  {
    angles: [-2.3, -0.7, 1.5],
    radius: 78,
    span: 2.2,
    veins: 1,
    rib: 6,
    from: 0.3,
    under: 0,
    toothStep: 26,
  },
] as const;

const underside = (radius: number) =>
  smooth(
    times(9, (index): Point => {
      const [x, y] = polar([0, 0], radius * (index % 2 ? 1 : 0.94), (index / 9) * TURN);
      return [416 + x, 338 + y * 0.84];
    }),
  );

function splash(print: Print, ink: InkName, angle: number, radius: number): void {
  const drops = times(3, (): Point => {
    const out = radius * print.between(0.6, 0.92);
    const aside = angle + print.between(-0.45, 0.45);
    return [400 + Math.cos(aside) * out, 318 + Math.sin(aside) * out * 0.84];
  });
  print.ink(
    drops.map(([x, y], index) => {
      const length = 8 + (index % 3) * 6;
      const at = (part: number) => polar([x, y], length * part, angle + 0.2);
      return gouge([at(-1), at(-0.3), at(0.3), at(1)], 9);
    }),
    INKS[ink][1],
  );
}
