import type { Form } from "../../kit/forms.ts";
import type { Inks } from "../../kit/inks.ts";
import { curledGouge } from "../../kit/marks.ts";
import { spread } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

type Flakes = {
  /** How many seams there are on each side. */
  count?: number;
  width?: number;
};

/** The seams between the flakes of a fish: arrows along its side, with a line in the middle. */
export function flakes(
  print: Print,
  form: Form,
  [light, , dark]: Inks,
  { count = 9, width = 8 }: Flakes = {},
): void {
  const arrow = (side: number, along: number, [from, to]: readonly [number, number]) => {
    const at = (part: number) => {
      const across = from + (to - from) * part;
      return form.surface(across * side, Math.min(0.985, along + across * SLANT));
    };
    return [at(0), at(1 / 3), at(2 / 3), at(1)] as const;
  };
  const places = spread(0.05, 0.84, count);
  const seams = [-1, 1].flatMap((side) =>
    places.map((along) => curledGouge(arrow(side, along, [0.04, 0.93]), width)),
  );
  const half = 0.4 / (count - 1);
  const lights = places
    .slice(0, -1)
    .map((along) => curledGouge(arrow(-form.shadowSide, along + half, [0.24, 0.8]), width * 1.6));
  print.ink(seams, dark).ink(lights, light);
}

/** How far a seam falls back from the middle to the edge, as a part of the length. */
const SLANT = 0.08;
