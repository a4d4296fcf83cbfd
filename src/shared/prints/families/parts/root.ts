import { scaled } from "../../kit/curves.ts";
import { type Form, lathe } from "../../kit/forms.ts";
import { type Inks, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { mix, type Point } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

type Root = {
  from: Point;
  to: Point;
  /** Half the width at its widest. */
  half: number;
  /** Half the width from top to tip, as fractions of `half`. */
  profile?: readonly number[];
  /** How far the middle is pushed to the right. */
  bend?: number;
  /** How many rings are drawn in the key ink. */
  rings?: number;
};

/** A tapering root from its top to its tip: carrot, parsnip, daikon. */
export function root(print: Print, inks: Inks, options: Root): Form {
  const { from, to, half, profile = BLUNT, bend = 0, rings = 9 } = options;
  const middle = mix(from, to, 0.5);
  const form = lathe({
    spine: [from, [middle[0] + bend, middle[1]], to],
    width: scaled(profile, half),
    caps: [0.06, 0.02],
    steps: 11,
  });
  print.block(form, inks, {
    crescent: 18,
    toothLength: half * 0.8,
    threshold: 0.2,
    toothWidth: 9,
    toothStep: 15,
    lights: 0,
  });
  const keyRings = {
    count: rings,
    start: 0.05,
    end: 0.8,
    from: -1,
    to: -0.55,
    width: 5,
    jitter: 0.2,
  };
  print.ink(print.across(form, keyRings), KEY);
  const shadeRings = {
    count: 6,
    start: 0.1,
    end: 0.75,
    from: 0.35,
    to: -0.15,
    width: 4,
    jitter: 0.3,
  };
  print.ink(print.across(form, shadeRings), inks[2]);
  const at = (along: number) => form.surface(-0.5 * form.shadowSide, along);
  print.ink(gouge([at(0.1), at(0.3), at(0.5), at(0.72)], 7), inks[0]);
  return form;
}

const BLUNT = [0.82, 1, 0.98, 0.95, 0.91, 0.84, 0.66, 0.06];
