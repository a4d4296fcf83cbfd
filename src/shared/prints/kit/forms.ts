import { bezier, dense, type Profile, smooth, valueAt } from "./curves.ts";
import { Pen } from "./pen.ts";
import {
  boundsOf,
  direction,
  lerp,
  mix,
  offset,
  type Point,
  polar,
  rotate,
  times,
  TURN,
} from "./points.ts";

/** A printable shape, with coordinates on its surface. */
export type Form = {
  readonly path: string;
  /** The few points that define the outline. */
  readonly points: readonly Point[];
  /** Many points on the outline. */
  readonly outline: readonly Point[];
  /** Maps surface coordinates to a point: `across` from -1 to 1, `along` from 0 to 1. */
  readonly surface: (across: number, along: number) => Point;
  /** The side of the shadow, -1 or 1 across. */
  readonly shadowSide: 1 | -1;
};

type LatheOptions = {
  /** The axis as a Bézier curve of two to four points. */
  spine: readonly Point[];
  /** Half the width along the axis, in units of the canvas. */
  width: Profile;
  /** The fraction of the length that is rounded at the start and at the end; 0 cuts it off straight. */
  caps?: readonly [number, number];
  /** Number of steps along the outline. */
  steps?: number;
  /** Multiplies the width at a point of the surface: ruffles, ribs, notches. */
  edge?: (across: number, along: number) => number;
};

/** A form with an axis: roots, squash, leaves, bottles, sausages. */
export function lathe(options: LatheOptions): Form {
  const { spine, width, caps = [0.12, 0.12], steps = 9, edge = () => 1 } = options;
  const heading = (along: number) =>
    direction(bezier(spine, Math.max(0, along - 0.01)), bezier(spine, Math.min(1, along + 0.01)));
  const surface = (across: number, along: number): Point => {
    const half = valueAt(width, along) * roundedEnds(along, caps) * edge(across, along);
    return offset(bezier(spine, along), heading(along), 0, -across * half);
  };
  const round = caps[0] + caps[1] > 0;
  const places = times(steps + 1, (step) => {
    const even = step / steps;
    return round ? lerp(even, (1 - Math.cos(Math.PI * even)) / 2, 0.75) : even;
  });
  const back = places.slice(caps[0] ? 1 : 0, caps[1] ? -1 : undefined).toReversed();
  const points = [...places.map((v) => surface(-1, v)), ...back.map((v) => surface(1, v))];
  const [dx, dy] = heading(0.5);
  return { ...smoothForm(points), surface, shadowSide: dy * 0.75 - dx * 0.66 > 0 ? 1 : -1 };
}

function roundedEnds(along: number, [start, end]: readonly [number, number]): number {
  const part = (place: number, cap: number) =>
    cap && place < cap ? Math.sqrt(Math.max(0, 1 - (1 - place / cap) ** 2)) : 1;
  return part(along, start) * part(1 - along, end);
}

type BallOptions = {
  /** 2 is an ellipse; more is blockier. */
  shape?: number;
  /** Positive narrows the bottom, negative the top. */
  taper?: number;
  /** Radians. */
  lean?: number;
  /** Number of points on the outline. */
  steps?: number;
  /** How deep the top is dented, in units of the canvas. */
  dip?: number;
};

/** A round fruit around `center`, with its horizontal and vertical radii. Its surface runs from pole to pole. */
export function ball(
  center: Point,
  [rx, ry]: readonly [number, number],
  { shape = 2, taper = 0, lean = 0, steps = 14, dip = 0 }: BallOptions = {},
): Form {
  const [cx, cy] = center;
  const dent = (height: number) => (height < 0 ? dip * (-height) ** 6 : 0);
  const points = times(steps, (index) => {
    const angle = (index / steps) * TURN - Math.PI / 2;
    const [x, y] = superellipse(angle, shape);
    const place: Point = [cx + x * rx * (1 - taper * y), cy + y * ry + dent(Math.sin(angle))];
    return rotate(place, lean, center);
  });
  const surface = (across: number, along: number) => {
    const height = -Math.cos(along * Math.PI);
    const half = Math.sin(along * Math.PI) ** (2 / shape) * rx * (1 - taper * height);
    return rotate([cx + across * half, cy + height * ry * 0.97 + dent(height)], lean, center);
  };
  return { ...smoothForm(points), surface, shadowSide: 1 };
}

/** A point of the unit superellipse: blockier than a circle where `shape` is above 2. */
export function superellipse(angle: number, shape: number): Point {
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / shape);
  return [power(Math.cos(angle)), power(Math.sin(angle))];
}

/** Any closed shape, smooth through its points. Its surface is its bounding box. */
export function blob(points: readonly Point[]): Form {
  return { ...smoothForm(points), surface: boxSurface(points), shadowSide: 1 };
}

/** A shape with straight edges: wedge, carton, label. */
export function polygon(points: readonly Point[]): Form {
  const [first = [0, 0], ...rest] = points;
  const pen = new Pen().move(first);
  for (const point of rest) pen.line(point);
  const outline = points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? first;
    return times(8, (step) => mix(point, next, step / 8));
  });
  const path = pen.close().path;
  return { path, points, outline, surface: boxSurface(points), shadowSide: 1 };
}

/** A wobbly disc: the cut face of a round object. `wobble` is a fraction of the radius, randomized with `random`. */
export function disc(
  center: Point,
  [rx, ry]: readonly [number, number],
  random: (from: number, to: number) => number = () => 1,
  wobble = 0,
): Form {
  return blob(
    times(14, (index) => {
      const [x, y] = polar([0, 0], 1, (index / 14) * TURN);
      const [kx, ky] = [random(1 - wobble, 1 + wobble), random(1 - wobble, 1 + wobble)];
      return [center[0] + x * rx * kx, center[1] + y * ry * ky];
    }),
  );
}

const smoothForm = (points: readonly Point[]) => ({
  path: smooth(points),
  points,
  outline: dense(points),
});

function boxSurface(points: readonly Point[]): Form["surface"] {
  const { left, right, top, bottom } = boundsOf(points);
  return (across, along) => [lerp(left, right, (across + 1) / 2), lerp(top, bottom, along)];
}
