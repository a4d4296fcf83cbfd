import type { Form } from "./forms.ts";
import { tooth } from "./marks.ts";
import { direction, distance, isInside, offset, type Point } from "./points.ts";

/** Returns a random number between two values. */
export type Between = (from: number, to: number) => number;

/** Light always comes from the top left. */
const LIGHT: Point = [-0.72, -0.69];
const SHADE: Point = [0.72, 0.69];

export type RimOptions = {
  /** Length of the longest tooth. */
  length?: number;
  width?: number;
  /** From 0 to 1: how much an edge must face the shade to get teeth. */
  threshold?: number;
  /** Distance between teeth along the edge. */
  step?: number;
};

/** Inked teeth that grow inward from the shaded edge. */
export function rim(form: Form, between: Between, options: RimOptions = {}): string[] {
  const { length = 46, width = 11, threshold = 0.1, step = 19 } = options;
  const spacing = () => step * between(0.9, 1.1);
  return edgesFacing(form, SHADE, { step, spacing, threshold }).flatMap(
    ({ place, along, outward, facing }) => {
      const part = (facing - threshold) / (1 - threshold);
      const long = length * part ** 0.7 * between(0.55, 1.1);
      if (long < 9) return [];
      const tip = offset(offset(place, outward, -long, 0), along, -long * 0.25, 0);
      if (!isInside(tip, form.outline)) return [];
      const root = offset(place, outward, 2, 0);
      return [tooth(root, tip, width * (0.6 + 0.5 * facing), long * 0.06)];
    },
  );
}

export type GlintOptions = {
  /** Distance from the edge. */
  inset?: number;
  length?: number;
  width?: number;
  /** From 0 to 1: how much an edge must face the light to be cut. */
  threshold?: number;
};

/** Highlights cut slightly inside the lit edge. */
export function glint(form: Form, between: Between, options: GlintOptions = {}): string[] {
  const { inset = 17, length = 30, width = 7, threshold = 0.55 } = options;
  const step = 13;
  const spacing = () => step * between(0.9, 1.2);
  return edgesFacing(form, LIGHT, { step, spacing, threshold }).flatMap(
    ({ place, along, outward, facing }) => {
      const part = (facing - threshold) / (1 - threshold);
      const long = length * between(0.6, 1.2) * (0.4 + 0.6 * part);
      const start = offset(place, outward, -inset, 0);
      const end = offset(offset(start, outward, -long, 0), along, -long * 0.25, 0);
      return isInside(end, form.outline) ? [tooth(start, end, width)] : [];
    },
  );
}

type Edge = { place: Point; along: Point; outward: Point; facing: number };
type Walk = { step: number; spacing: () => number; threshold: number };

/** Evenly spaced points on the outline that face a direction, with how much they face it. */
function edgesFacing(form: Form, towards: Point, { step, spacing, threshold }: Walk): Edge[] {
  const { outline } = form;
  const turning = signedArea(outline) > 0 ? 1 : -1;
  const edges: Edge[] = [];
  let walked = 0;
  outline.forEach((place, index) => {
    const next = outline[(index + 1) % outline.length] ?? place;
    walked += distance(place, next);
    if (walked < step) return;
    walked -= spacing();
    const along = direction(place, next);
    const outward: Point = [along[1] * turning, -along[0] * turning];
    const facing = outward[0] * towards[0] + outward[1] * towards[1];
    if (facing >= threshold) edges.push({ place, along, outward, facing });
  });
  return edges;
}

function signedArea(points: readonly Point[]): number {
  return points.reduce((area, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return area + x * nextY - nextX * y;
  }, 0);
}
