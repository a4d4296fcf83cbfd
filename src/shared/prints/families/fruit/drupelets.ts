import { ball, lathe } from "../../kit/forms.ts";
import { type Inks, INKS, KEY } from "../../kit/inks.ts";
import { leaf } from "../../kit/leaf.ts";
import { tooth } from "../../kit/marks.ts";
import { lerp, type Point, polar, spread, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { calyx } from "../parts/calyx.ts";

type Cone = {
  /** From the rim to the tip, around the origin. */
  length: number;
  width: readonly number[];
  rings: number;
  /** Width of one drupelet. */
  bead: number;
};

/** A cone of drupelets in rings, each with its shade and light. */
function cone(print: Print, inks: Inks, { length, width, rings, bead }: Cone): void {
  const [top, bottom] = [-length * 0.46, length * 0.54];
  const form = lathe({
    spine: [
      [0, top],
      [0, 0],
      [0, bottom],
    ],
    width,
    caps: [0.1, 0.14],
    steps: 9,
  });
  print.flat(form, inks, { fill: inks[2], teeth: 0, line: 13 });
  const beads = times(rings, (ring) => ring).flatMap((ring) => {
    const along = lerp(0.08, 0.93, ring / (rings - 1));
    const half = Math.abs(form.surface(1, along)[0]);
    const count = Math.max(1, Math.round((2 * half) / (bead * 0.86)));
    return spread(-1, 1, count).map((across): Point => {
      const [x, y] = form.surface(count === 1 ? 0 : across * (1 - bead / 2.6 / half), along);
      return [x, y + (1 - across ** 2) * 5];
    });
  });
  const shifted = (by: number) => beads.map(([x, y]): Point => [x - by, y - by]);
  // A key contour around all of them separates overlapping berries.
  print.dots(beads, KEY, bead + 11).dots(beads, inks[2], bead + 1);
  print.dots(shifted(3), inks[1], bead * 0.76);
  print.dots(shifted(bead * 0.24), inks[0], bead * 0.28);
}

const SHORT: Cone = { length: 106, width: [40, 48, 46, 36, 18], rings: 6, bead: 22 };
const LONG: Cone = { length: 212, width: [52, 66, 66, 60, 46, 20], rings: 7, bead: 39 };

/** With its tip up, as in a basket. */
const upturned = (shape: Cone): Cone => ({ ...shape, width: shape.width.toReversed() });

/** A short cone that has left its core on the cane. */
export function raspberry(print: Print, inks: Inks): void {
  cone(print, inks, upturned(SHORT));
}

/** One on its side, with its hollow visible, and one on its tip. */
export function besideRaspberries(print: Print, inks: Inks): void {
  print.within("translate(706 482) rotate(14) scale(1.2)", () => {
    cone(print, inks, upturned(SHORT));
  });
  print.within("translate(616 500) rotate(66) scale(1.25)", () => {
    cone(print, inks, SHORT);
    const rim = times(13, (index): Point => {
      const [x, y] = polar([0, 0], 1, (index / 13) * TURN);
      return [x * 38, -36 + y * 24];
    });
    print.dots(rim, INKS.plum[2], 25).dots(rim, inks[1], 19);
    const lights = rim.map(([x, y]): Point => [x - 4, y + 4]);
    print.dots(lights, inks[0], 6);
    print.ink(ball([0, -36], [30, 17], { steps: 9 }).path, "#4a1029");
    print.ink(tooth([-20, -44], [16, -48], 7), inks[2]);
  });
}

/** A long one; its hull was left on the cane. */
export function blackberry(print: Print, inks: Inks): void {
  print.within("scale(.74)", () => cone(print, inks, upturned(LONG)));
}

/** A leaf with two berries on their hulls: one ripe, one still red. */
export function besideBlackberries(print: Print, inks: Inks): void {
  for (const [to, bend] of [
    [[786, 330], 18],
    [[704, 236], -14],
  ] as const) {
    leaf(print, INKS.leaf, {
      from: [628, 372],
      to,
      width: 52,
      bend,
      ruffle: 0.16,
      waves: 6,
      veins: 4,
      line: 8,
    });
  }
  for (const [place, ink, size] of [
    ["translate(714 468) rotate(-18) scale(.78)", INKS.berry, { ...LONG, rings: 6 }],
    ["translate(586 456) rotate(10)", inks, LONG],
  ] as const) {
    print.within(place, () => {
      cone(print, ink, size);
      hull(print);
    });
  }
}

function hull(print: Print): void {
  calyx(print, INKS.leaf, {
    center: [0, -92],
    radius: 60,
    sepals: 5,
    width: 0.44,
    flatness: 0.56,
    stem: 30,
    line: 8,
  });
}
