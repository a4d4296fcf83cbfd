import { Pen } from "./pen.ts";
import { direction, mix, offset, type Point } from "./points.ts";

/** A mark's start, two bends and end. */
export type Course = readonly [Point, Point, Point, Point];

/** A gouge cut: pointed at both ends, `width` at its widest, bent once. */
export function gouge([start, first, second, end]: Course, width: number): string {
  const along = direction(start, end);
  const middle = (axis: 0 | 1) =>
    (-start[axis] + 3 * first[axis] + 3 * second[axis] - end[axis]) / 4;
  const control: Point = [middle(0), middle(1)];
  return new Pen()
    .move(start)
    .bow(offset(control, along, 0, width), end)
    .bow(offset(control, along, 0, -width), start).path;
}

/** A gouge cut that follows all four points of its course: the long lines around a form. */
export function curledGouge(course: Course, width: number): string {
  const [start, first, second, end] = course;
  const along = direction(start, end);
  const side = (point: Point, sign: 1 | -1) => offset(point, along, 0, (sign * width) / 2);
  const there = through(start, side(first, 1), side(second, 1), end);
  const back = through(end, side(second, -1), side(first, -1), start);
  return new Pen()
    .move(start)
    .curve([...there, end])
    .curve([...back, start]).path;
}

/** A tooth: `width` at its base, pointed at its tip; `bend` moves its middle sideways. */
export function tooth(root: Point, tip: Point, width: number, bend = 0): string {
  const along = direction(root, tip);
  const middle = mix(root, tip, 0.5);
  const half = width / 2;
  return new Pen()
    .move(offset(root, along, 0, half))
    .bow(offset(middle, along, 0, half * 0.55 + bend), tip)
    .bow(offset(middle, along, 0, -half * 0.55 + bend), offset(root, along, 0, -half)).path;
}

/** The two control points of the cubic curve that passes through four points at equal parameter steps. */
function through(start: Point, first: Point, second: Point, end: Point): [Point, Point] {
  const early = (axis: 0 | 1) =>
    (-5 * start[axis] + 18 * first[axis] - 9 * second[axis] + 2 * end[axis]) / 6;
  const late = (axis: 0 | 1) =>
    (2 * start[axis] - 9 * first[axis] + 18 * second[axis] - 5 * end[axis]) / 6;
  return [
    [early(0), early(1)],
    [late(0), late(1)],
  ];
}
