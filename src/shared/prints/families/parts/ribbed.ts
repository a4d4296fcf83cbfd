import { blob, type Form, superellipse } from "../../kit/forms.ts";
import { type Inks, KEY } from "../../kit/inks.ts";
import { gouge, tooth } from "../../kit/marks.ts";
import { lerp, mix, type Point, times, TURN } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";

type Ribbed = {
  center: Point;
  radii: readonly [number, number];
  ribs: number;
  /** Depth of the ribs as a fraction of the radius; up to 0.02 they are only shaded. */
  depth?: number;
  /** Where the stem is: -1 at the top edge, 0 in the middle. */
  pole?: number;
  /** How far the grooves run from the pole, from 0 to 1. */
  groove?: number;
  /** Where they start. */
  start?: number;
  grooveWidth?: number;
  crescent?: number;
  /** 2 is an ellipse; more is blockier. */
  shape?: number;
  teeth?: number;
  lights?: number;
  /** Color of stripes between the grooves. */
  stripe?: string;
};

/** A ribbed fruit in three-quarter view from above: tomato, pumpkin, mandarin. Returns its pole, where the stem is. */
export function ribbed(print: Print, inks: Inks, options: Ribbed): { form: Form; pole: Point } {
  const { center, radii, ribs, depth = 0.05, crescent = 28, teeth = 0.8, lights = 1 } = options;
  const { grooveWidth = 9, groove = 0.56, start = 0.16, stripe } = options;
  const pole: Point = [center[0], center[1] + radii[1] * (options.pole ?? -0.55)];
  const grooves = times(
    ribs,
    (index) => (index / ribs) * TURN + print.between(-0.2, 0.2) * (depth ? 1 : 0.3) + 0.2,
  );
  const form = blob(outlineOf(options, grooves));
  print.block(form, inks, {
    crescent,
    teeth,
    lights: 0,
    toothLength: Math.min(...radii) * 0.5,
  });
  const at = (angle: number, part: number) => meridian(options, pole, angle, part);
  const course = (angle: number, parts: readonly [number, number, number, number]) =>
    [at(angle, parts[0]), at(angle, parts[1]), at(angle, parts[2]), at(angle, parts[3])] as const;
  if (stripe) {
    const stripes = grooves.flatMap((angle) =>
      [0.25, 0.6].map((part) =>
        gouge(course(angle + part * (TURN / ribs), [0.25, 0.5, 0.75, 0.97]), grooveWidth * 2),
      ),
    );
    print.ink(stripes, stripe);
  }
  const cut = (part: number) => Math.min(0.99, lerp(start, groove, part));
  const lines = grooves.map((angle) =>
    gouge(course(angle, [cut(0), cut(1 / 3), cut(2 / 3), cut(1)]), grooveWidth),
  );
  print.ink(lines, depth > 0.02 ? KEY : inks[2]);
  if (depth > 0.02) {
    const notches = grooves.map((angle) =>
      tooth(at(angle, 1), at(angle, print.between(0.62, 0.78)), grooveWidth * 0.8),
    );
    print.ink(notches, KEY);
  }
  if (lights) print.ink(lightsOf(grooves, course, grooveWidth), inks[0]);
  return { form, pole };
}

function outlineOf({ center, radii, shape = 2, depth = 0.05 }: Ribbed, grooves: readonly number[]) {
  const at = (angle: number, part: number): Point => {
    const [x, y] = superellipse(angle, shape);
    return [center[0] + x * radii[0] * part, center[1] + y * radii[1] * part];
  };
  return grooves.flatMap((angle, index) => {
    const next = grooves[index + 1] ?? (grooves[0] ?? 0) + TURN;
    const belly = 1 + depth * 0.35;
    return [
      at(angle, 1 - depth),
      at(lerp(angle, next, 0.3), belly),
      at(lerp(angle, next, 0.7), belly),
    ];
  });
}

/** A point on the line from the pole across the fruit's surface to its edge. */
function meridian(
  { center, radii, shape = 2 }: Ribbed,
  pole: Point,
  angle: number,
  part: number,
): Point {
  const [x, y] = superellipse(angle, shape);
  const edge: Point = [center[0] + x * radii[0] * 0.97, center[1] + y * radii[1] * 0.97];
  const place = mix(pole, edge, part);
  const bow = Math.sin(Math.PI * part) * 0.32;
  return [
    place[0] + (edge[0] - pole[0]) * bow * 0.55,
    place[1] - Math.abs(edge[0] - pole[0]) * bow * 0.28,
  ];
}

type CourseOf = (
  angle: number,
  parts: readonly [number, number, number, number],
) => readonly [Point, Point, Point, Point];

function lightsOf(grooves: readonly number[], course: CourseOf, width: number): string[] {
  return grooves.flatMap((angle) => {
    const middle = angle + (TURN / grooves.length) * 0.42;
    const facing = -(Math.cos(middle) * 0.72 + Math.sin(middle) * 0.69);
    if (facing <= -0.35) return [];
    const wide = width * (0.6 + 0.5 * Math.max(0, facing));
    return [gouge(course(middle, [0.34, 0.5, 0.66, 0.82]), wide)];
  });
}
