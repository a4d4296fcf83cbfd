import { Pen } from "./pen.ts";
import { mix, type Point, times } from "./points.ts";

/**
 * Divisor for the control points of a smooth curve: a sixth of the distance between neighbors gives a Catmull-Rom
 * spline.
 */
const SIXTH = 6;

type Curve = readonly [Point, Point, Point];

/** The path of a smooth line through points. */
export function smooth(points: readonly Point[], closed = true): string {
  const pen = new Pen().move(at(points, 0, closed));
  for (const curve of curvesThrough(points, closed)) pen.curve(curve, true);
  return closed ? pen.close().path : pen.path;
}

/** Many points on the closed smooth line through a few; used to place marks. */
export function dense(points: readonly Point[]): Point[] {
  const steps = 6;
  return curvesThrough(points, true).flatMap(([first, second, end], index) => {
    const start = at(points, index, true);
    return times(steps, (step) => bezier([start, first, second, end], step / steps));
  });
}

/** The point of a Bézier curve at parameter `part`. */
export function bezier(controls: readonly Point[], part: number): Point {
  let points = controls;
  while (points.length > 1) {
    const before = points;
    points = before.slice(1).map((point, index) => mix(before[index] ?? point, point, part));
  }
  return points[0] ?? [0, 0];
}

/** A value along 0 to 1: a constant, a function, or evenly spaced stops with a smooth line through them. */
export type Profile = number | readonly number[] | ((part: number) => number);

/** The value of a profile at `part`, never below 0. */
export function valueAt(profile: Profile, part: number): number {
  if (typeof profile === "number") return profile;
  if (typeof profile === "function") return profile(part);
  const last = profile.length - 1;
  const index = Math.min(last - 1, Math.floor(part * last));
  const rest = part * last - index;
  const stop = (which: number) => profile[Math.max(0, Math.min(last, which))] ?? 0;
  const [before, from, to, after] = [
    stop(index - 1),
    stop(index),
    stop(index + 1),
    stop(index + 2),
  ];
  const square = (2 * before - 5 * from + 4 * to - after) * rest ** 2;
  const cube = (3 * from - before - 3 * to + after) * rest ** 3;
  return Math.max(0, 0.5 * (2 * from + (to - before) * rest + square + cube));
}

/** Stops multiplied by a size. */
export const scaled = (stops: readonly number[], size: number) => stops.map((stop) => stop * size);

function curvesThrough(points: readonly Point[], closed: boolean): Curve[] {
  const count = closed ? points.length : points.length - 1;
  return times(count, (index) => {
    const [before, from] = [at(points, index - 1, closed), at(points, index, closed)];
    const [to, after] = [at(points, index + 1, closed), at(points, index + 2, closed)];
    return [towards(from, before, to), towards(to, after, from), to];
  });
}

/** The control point next to `point` on the line from `back` to `ahead` through it. */
const towards = (point: Point, back: Point, ahead: Point): Point => [
  point[0] + (ahead[0] - back[0]) / SIXTH,
  point[1] + (ahead[1] - back[1]) / SIXTH,
];

function at(points: readonly Point[], index: number, closed: boolean): Point {
  const count = points.length;
  const place = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
  return points[place] ?? [0, 0];
}
