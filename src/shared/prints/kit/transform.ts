import { type Point, rotate, TURN } from "./points.ts";

/** Applies an SVG `transform` to points as a renderer would: translate, rotate and scale, applied last to first. */
export function moved(points: readonly Point[], transform: string): Point[] {
  const steps = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].toReversed();
  return steps.reduce<Point[]>(
    (at, [, kind = "", numbers = ""]) => at.map(step(kind, numbers.split(/[ ,]+/).map(Number))),
    [...points],
  );
}

function step(kind: string, numbers: readonly number[]): (point: Point) => Point {
  const [first = 0, second, third = 0] = numbers;
  if (kind === "translate") return ([x, y]) => [x + first, y + (second ?? 0)];
  if (kind === "scale") return ([x, y]) => [x * first, y * (second ?? first)];
  const center: Point = [second ?? 0, third];
  return (point) => rotate(point, (first / 360) * TURN, center);
}
