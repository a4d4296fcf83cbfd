/** A place on the canvas of 800 by 600: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A full turn in radians. */
export const TURN = Math.PI * 2;

export const lerp = (from: number, to: number, part: number) => from + (to - from) * part;

/** The point at a fraction of the way from one point to another. */
export const mix = (from: Point, to: Point, part: number): Point => [
  lerp(from[0], to[0], part),
  lerp(from[1], to[1], part),
];

/** `point` turned by `angle` radians around `center`; clockwise on the canvas. */
export function rotate([x, y]: Point, angle: number, [cx, cy]: Point = [0, 0]): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** The point `radius` away from `center` at `angle` radians: 0 is right, a quarter turn is down. */
export const polar = ([cx, cy]: Point, radius: number, angle: number): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];

export const distance = (one: Point, other: Point) =>
  Math.hypot(other[0] - one[0], other[1] - one[1]);

/** The unit vector from one point to another; the zero vector if they are equal. */
export function direction(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** `point` moved by `along` in a direction and by `across` toward its left-hand normal. */
export const offset = ([x, y]: Point, [dx, dy]: Point, along: number, across: number): Point => [
  x + dx * along - dy * across,
  y + dy * along + dx * across,
];

/** Whether a point lies inside a polygon (even-odd rule). */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let [px, py] = polygon.at(-1) ?? [0, 0];
  for (const [qx, qy] of polygon) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
    [px, py] = [qx, qy];
  }
  return inside;
}

/** The bounding box of points. */
export function boundsOf(points: readonly Point[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** `count` evenly spaced numbers from `from` to `to`, inclusive. */
export const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    count === 1 ? (from + to) / 2 : lerp(from, to, index / (count - 1)),
  );

/** `count` values, each made from its index. */
export const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));
