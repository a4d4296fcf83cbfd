import type { Between } from "./edges.ts";
import { gouge } from "./marks.ts";
import { boundsOf, lerp, type Point, times } from "./points.ts";

/** Width of the columns in which the lower edge is searched. */
const COLUMN = 8;
/** How far above the lowest point something may end and still stand on the ground, farther back. */
const REACH = 96;
/** How far the edge must rise between two feet; a smaller rise is a bump of one of them. */
const RISE = 22;
/** Height of the part of a form that determines the width of its shadow. */
const ROUND = 56;

/** Where something stands: its lowest point, and its extent near the ground. */
type Foot = { readonly y: number; readonly left: number; readonly right: number };

/**
 * The shadow of forms on the ground: strokes below each foot of their common lower edge, shifted to the right, since
 * the light comes from the top left.
 */
export function groundShadow(outlines: readonly (readonly Point[])[], between: Between): string[] {
  const points = outlines.flat();
  if (points.length === 0) return [];
  const { left, bottom } = boundsOf(points);
  const edge = lowerEdge(outlines, left);
  const feet = feetOf(edge, left).filter(({ y }) => y > bottom - REACH);
  return feet.flatMap((foot) => strokes(foot, between));
}

/** The lowest point of all outlines in each column from `left` on; minus infinity if there is none. */
function lowerEdge(outlines: readonly (readonly Point[])[], left: number): number[] {
  const edge: number[] = [];
  const lower = (column: number, y: number) => {
    edge[column] = Math.max(edge[column] ?? -Infinity, y);
  };
  for (const outline of outlines) {
    let [fromX, fromY] = outline.at(-1) ?? [left, -Infinity];
    for (const [toX, toY] of outline) {
      const [from, to] = [(fromX - left) / COLUMN, (toX - left) / COLUMN];
      lower(Math.floor(to), toY);
      const [first, last] = [Math.ceil(Math.min(from, to)), Math.floor(Math.max(from, to))];
      for (let column = first; column <= last; column++) {
        const part = to === from ? 1 : (column - from) / (to - from);
        lower(column, lerp(fromY, toY, part));
      }
      [fromX, fromY] = [toX, toY];
    }
  }
  return Array.from(edge, (y) => y ?? -Infinity);
}

/** The feet of the lower edge, from left to right. */
function feetOf(edge: readonly number[], left: number): Foot[] {
  const feet: Foot[] = [];
  let start = 0;
  while (start < edge.length) {
    const end = endOfFoot(edge, start);
    const part = edge.slice(start, end);
    const y = Math.max(...part);
    const near = part.flatMap((low, index) => (low > y - ROUND ? [start + index] : []));
    const at = (column: number | undefined) => left + (column ?? start) * COLUMN;
    feet.push({ y, left: at(near[0]), right: at(near.at(-1)) });
    start = end;
  }
  return feet;
}

/** The column where the edge is highest between the foot starting at `start` and the next one. */
function endOfFoot(edge: readonly number[], start: number): number {
  let [lowest, highest, valley] = [-Infinity, Infinity, start];
  for (let column = start; column < edge.length; column++) {
    const y = edge[column] ?? -Infinity;
    if (y > lowest && highest > lowest - RISE) [lowest, highest] = [y, Infinity];
    if (y <= highest) [highest, valley] = [y, column];
    if (highest <= lowest - RISE && y > highest + RISE) return Math.max(start + 1, valley);
  }
  return edge.length;
}

/** A few strokes, the widest of them directly below the foot. */
function strokes({ y, left, right }: Foot, between: Between): string[] {
  const half = Math.max(34, (right - left) / 2);
  const count = half > 60 ? 5 : 3;
  const middle = (left + right) / 2;
  return times(count, (index) => {
    const part = 1 - Math.abs(index - count * 0.4) / (count + 2);
    const long = half * (0.3 + 0.8 * part);
    const [x, height] = [middle + 8 + index * 10, y - 9 + index * 9];
    const waver = () => height + between(-2, 2);
    return gouge(
      [
        [x - long, height],
        [x - long / 3, waver()],
        [x + long / 3, waver()],
        [x + long, height],
      ],
      9,
    );
  });
}
