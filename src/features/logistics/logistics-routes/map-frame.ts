export type Point = { x: number; y: number };

/** The drawing's size in its own units. */
export const MAP = { width: 640, height: 400, margin: 36 };
/** However close the doors lie, so many units of the map, about miles, stay in sight. */
const SMALLEST_SPAN = 24;

/** How the state's map is moved and scaled so that all points lie in the frame. */
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

/** Where a point of the state's map lies in the frame. */
export function placeIn({ scale, left, top }: Frame, { x, y }: Point): Point {
  return { x: x * scale + left, y: y * scale + top };
}

/** Points at the same place, as doors of one zip code are, stand around it in a ring. */
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
