import { blob, type Form } from "../../kit/forms.ts";
import type { Inks } from "../../kit/inks.ts";
import { tooth } from "../../kit/marks.ts";
import type { Point } from "../../kit/points.ts";
import type { BlockOptions, Print } from "../../kit/print.ts";

type Fan = {
  /** Where the leaf grows from. */
  foot: Point;
  /** Where it points, in radians. */
  angle: number;
  radius: number;
  /** Angle it spans, in radians. */
  span: number;
  /** Amplitude of its wavy edge. */
  ruffle?: number;
  /** Number of points along its edge. */
  steps?: number;
  /** Height as a fraction of the width. */
  flatness?: number;
  /** How far the edge recedes toward the sides. */
  round?: number;
  /** Where the veins start. */
  from?: number;
  veins?: number;
  rib?: number;
  ribInk?: string;
  /** One color without the crescent, for leaves in rings. */
  plain?: boolean;
};

/** A fan-shaped leaf of a rosette: lettuce, radicchio, cabbage. */
export function fan(print: Print, inks: Inks, options: Fan, look: BlockOptions = {}): Form {
  const {
    foot,
    angle,
    radius,
    span,
    ruffle = 0.07,
    steps = 11,
    flatness = 0.86,
    round = 1.3,
  } = options;
  const { from = 0.16, veins = 5, rib = 12, ribInk = inks[0] } = options;
  const at = (side: number, part: number): Point => [
    foot[0] + Math.cos(angle + side) * radius * part,
    foot[1] + Math.sin(angle + side) * radius * part * flatness,
  ];
  const edge = Array.from({ length: steps + 1 }, (_, index) => {
    const side = 0.5 - index / steps;
    const wave = 1 + (index % 2 ? ruffle : -ruffle) * print.between(0.3, 1.3);
    return at(span * side * 1.05, (1 - round * side ** 2) * wave);
  });
  const form = blob([at(span * 0.5, 0.12), ...edge, at(-span * 0.5, 0.12)]);
  const usual = {
    crescent: 16,
    teeth: 0.8,
    lights: 0.9,
    toothLength: 40,
    toothStep: 15,
    toothWidth: 9,
  };
  if (options.plain) print.flat(form, inks, { ...usual, ...look });
  else print.block(form, inks, { ...usual, ...look });
  const paths = [tooth(at(0, from - 0.1), at(0, 0.88), rib)];
  for (let index = 0; index < veins; index++) {
    const part = from + index * ((0.78 - from) / veins);
    for (const side of [-1, 1]) {
      const tip = at(side * span * (0.13 + 0.07 * print.random()), Math.min(0.9, part + 0.2));
      paths.push(tooth(at(side * 0.015, part), tip, rib * 0.45, -side * 5));
    }
  }
  print.ink(paths, ribInk);
  return form;
}
