import { smooth } from "../../kit/curves.ts";
import { type Form, lathe } from "../../kit/forms.ts";
import { type Inks, INKS, KEY } from "../../kit/inks.ts";
import { gouge } from "../../kit/marks.ts";
import { type Point, spread } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

/** The contents of a glass from top to bottom: each layer with its lower end, 0 to 1. */
export type Layer = { inks: Inks; to: number };

type Vessel = {
  /** Center of its top edge. */
  top: Point;
  height: number;
  /** Half widths from top to bottom. */
  width: readonly number[];
  caps?: readonly [number, number];
  layers: readonly Layer[];
};

/** A glass vessel with visible layers: milk with cream, custard on caramel. */
export function glass(print: Print, vessel: Vessel): Form {
  const {
    top: [x, top],
    height,
    width,
    caps = [0.02, 0.07],
    layers,
  } = vessel;
  const form = lathe({
    spine: [
      [x, top],
      [x, top + height / 2],
      [x, top + height],
    ],
    width,
    caps,
    steps: 14,
  });
  const inks = layers.at(-1)?.inks ?? INKS.white;
  const plain = { crescent: 36, teeth: 0, lights: 0, line: 11 };
  print.block(form, inks, plain);
  let from = 0.012;
  for (const { inks: printed, to } of layers.slice(0, -1)) {
    print.ink(band(form, [-1, 0.93], [from, to]), printed[1]);
    print.ink(band(form, [0.66, 0.93], [from, to]), printed[2]);
    from = to;
  }
  const teeth = print.rim(form, { length: 58, step: 14, width: 10, threshold: 0.5 });
  print.ink(teeth, KEY);
  const line = (across: number, [start, end]: Point) => {
    const at = (part: number) => form.surface(across, start + (end - start) * part);
    return gouge([at(0), at(1 / 3), at(2 / 3), at(1)], height * 0.034);
  };
  return (print.ink([line(-0.76, [0.3, 0.93]), line(-0.58, [0.28, 0.5])], "#ffffff"), form);
}

/** A horizontal strip of the surface; its edges sag, since they run around the glass. */
function band(form: Form, [left, right]: Point, [from, to]: Point): string {
  const middle = (left + right) / 2;
  const reach = (right - left) / 2;
  const rim = (along: number) =>
    spread(left, right, 5).map((across): Point => {
      const [x, y] = form.surface(across, along);
      return [x, y + 9 * reach * (1 - ((across - middle) / reach) ** 2)];
    });
  const side = (across: number) =>
    spread(from, to, 5)
      .slice(1, -1)
      .map((along) => form.surface(across, along));
  return smooth([
    ...rim(from),
    ...side(right),
    ...rim(to).toReversed(),
    ...side(left).toReversed(),
  ]);
}
