import { type Figure, lengthOf, type Period, type Share, SHARES } from "./analytics.ts";
import type { Day } from "../time.ts";

/** Periods longer than this many days are shown by week. */
const DAYS_AS_DAYS = 62;

/** Whether a period is shown day by day or, if longer, by weeks that begin on Monday. */
export function stepOf(period: Period): "day" | "week" {
  return lengthOf(period) > DAYS_AS_DAYS ? "week" : "day";
}

/**
 * The figures whose course over a period is shown. Single days have too few orders for a share: each of its points is
 * the share of as many days as the period has, up to that point.
 */
const TRENDS = [
  "sales",
  "orders",
  "netRevenue",
  "basket",
  "newCustomers",
  "refunds",
  "activeBoxes",
  "farmsLive",
  "payable",
  ...SHARES,
] as const satisfies readonly Figure[];
export type Trend = (typeof TRENDS)[number];

/** One day, or the week beginning on it; money in cents. An average or share is null if there was too little. */
export type TrendPoint = { day: Day } & Record<Exclude<Trend, "basket" | Share>, number> &
  Record<"basket" | Share, number | null>;

/** Whether each point of a figure's course is a share of the days up to it. */
export function isRolling(trend: Trend): boolean {
  return SHARES.some((share) => share === trend);
}

export function isTrend(figure: Figure): figure is Trend {
  return TRENDS.some((trend) => trend === figure);
}

/** The size of a sparkline's drawing, in its own units. */
export const SPARK = { width: 120, height: 28, margin: 2 } as const;

/**
 * The points of a sparkline as an SVG `points` attribute, from left to right. Its foot is zero, or the lowest value
 * if that is negative, so that small changes look small. Null if fewer than two values are known.
 */
export function sparkline(values: readonly (number | null)[]): string | null {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  if (known.length < 2) return null;
  const all = known.map(({ value }) => value);
  const [foot, top] = [Math.min(0, ...all), Math.max(0, ...all)];
  const { width, height, margin } = SPARK;
  const x = (at: number) => margin + (at / (values.length - 1)) * (width - 2 * margin);
  const y = (value: number) =>
    height - margin - ((value - foot) / (top - foot || 1)) * (height - 2 * margin);
  return known.map(({ value, at }) => `${tenths(x(at))},${tenths(y(value))}`).join(" ");
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The lowest and the highest value with their days, the earliest of several; null if none is known. */
export function extremesOf(
  points: readonly TrendPoint[],
  trend: Trend,
): Record<"lowest" | "highest", { day: Day; value: number }> | null {
  const known = points.flatMap(({ day, [trend]: value }) =>
    value === null ? [] : [{ day, value }],
  );
  const [first] = known;
  if (!first) return null;
  return known.reduce(
    ({ lowest, highest }, one) => ({
      lowest: one.value < lowest.value ? one : lowest,
      highest: one.value > highest.value ? one : highest,
    }),
    { lowest: first, highest: first },
  );
}
