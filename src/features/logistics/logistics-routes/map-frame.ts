export type Point = { x: number; y: number };

/** The drawing's size in its own units. */
export const MAP = { width: 640, height: 400, margin: 36 };
/** The smallest span shown, in map units (about a mile each), however close the stops are to each other. */
const SMALLEST_SPAN = 24;

/** The scale and offset that fit all points into the frame. */
export function frameAround(points: readonly Point[]) {
  const x = spanOf(points.map((point) => point.x));
  const y = spanOf(points.map((point) => point.y));
  const room = { x: MAP.width - 2 * MAP.margin, y: MAP.height - 2 * MAP.margin };
  const scale = Math.min(room.x / x.length, room.y / y.length);
  return {
    scale,
    left: MAP.width / 2 - x.middle * scale,
    top: MAP.height / 2 - y.middle * scale,
  };
}
export type Frame = ReturnType<typeof frameAround>;

/** Converts a point of the state map to the frame's coordinates. */
export function placeIn({ scale, left, top }: Frame, { x, y }: Point): Point {
  return { x: x * scale + left, y: y * scale + top };
}

/** Spreads points at the same place, such as stops in one zip code, in a ring around it. */
export function apart(points: readonly Point[]): Point[] {
  const keyOf = ({ x, y }: Point) => `${x.toFixed(0)} ${y.toFixed(0)}`;
  const same = Map.groupBy([...points.keys()], (at) => keyOf(points[at] ?? { x: 0, y: 0 }));
  return points.map((point, at) => {
    const group = same.get(keyOf(point)) ?? [];
    if (group.length < 2) return point;
    const angle = (2 * Math.PI * group.indexOf(at)) / group.length;
    const radius = Math.max(14, group.length * 3.6);
    return { x: point.x + radius * Math.sin(angle), y: point.y - radius * Math.cos(angle) };
  });
}

function spanOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: Math.max(SMALLEST_SPAN, most - least) };
}
