import { z } from "zod";
import { analyticsErrors as m } from "#messages/analytics/errors.ts";
import { analyticsWords as words } from "#messages/analytics/words.ts";
import { DAY_MS } from "../durations.ts";
import { dayField } from "../fields.ts";
import { addDays, type Day, formatDayShort } from "../time.ts";

/** The longest period that can be reported on, in days. */
const LONGEST_DAYS = 731;

const day = dayField(() => m.chooseDay);

/** A period of whole days on the business's calendar, inclusive at both ends. */
export const periodSchema = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { error: () => m.firstAfterLast })
  .refine(({ from, to }) => lengthOf({ from, to }) <= LONGEST_DAYS, { error: () => m.twoYears });
export type Period = { from: Day; to: Day };

/** The length of a period in days. */
export function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The period of the same length immediately before this one. */
export function periodBefore(period: Period): Period {
  const length = lengthOf(period);
  return { from: addDays(period.from, -length), to: addDays(period.from, -1) };
}

/** `Tue Nov 17 to Mon Nov 23`. */
export function formatPeriod({ from, to }: Period): string {
  return words.period(formatDayShort(from), formatDayShort(to));
}

/** `up 12%`, `down 3%`, `unchanged`; empty when there is nothing above zero to compare with. */
export function changeWords(now: number, before: number): string {
  if (before <= 0) return now === before ? words.unchanged : "";
  const by = Math.round((100 * (now - before)) / before);
  if (by === 0) return words.unchanged;
  return by > 0 ? words.up(by) : words.down(-by);
}

/** Like `changeWords`, but for counts: one below ten has no percentage, and the change is said in numbers: `up 2`. */
export function countChangeWords(now: number, before: number): string {
  if (before >= LEAST_OF_A_SHARE || before <= 0 || now === before) return changeWords(now, before);
  return now > before ? words.more(now - before) : words.fewer(before - now);
}

/** Like `changeWords`, but for two shares between 0 and 1, in percentage points. */
export function pointsWords(now: number, before: number): string {
  const by = Math.round(1000 * (now - before)) / 10;
  if (by === 0) return words.unchanged;
  return by > 0 ? words.upPoints(by) : words.downPoints(-by);
}

/** What is kept of sales, as a share; negative if refunds cost more. Null without sales. */
export function marginOf(kept: number, sales: number): number | null {
  return sales === 0 ? null : kept / sales;
}

/** `1,234` */
export function formatCount(value: number): string {
  return words.whole(value);
}

/** The last `days` days, including today. */
export function lastDays(today: Day, days: number): Period {
  return { from: addDays(today, 1 - days), to: today };
}

/** Dimensions that sales can be broken down by. */
export const BREAKDOWNS = ["farm", "category", "zip", "window"] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

export const FIGURES = [
  "sales",
  "orders",
  "netRevenue",
  "basket",
  "customers",
  "newCustomers",
  "returningCustomers",
  "refunds",
  "refundShare",
  "fillRate",
  "onTime",
  "activeBoxes",
  "skipRate",
  "farmsLive",
  "payable",
] as const;
export type Figure = (typeof FIGURES)[number];

/**
 * Shares, which are null for a period with too few orders, deliveries or boxes; the fill rate, of units, if it has
 * none.
 */
export const SHARES = ["refundShare", "fillRate", "onTime", "skipRate"] as const;
export type Share = (typeof SHARES)[number];
export type Figures = Record<Exclude<Figure, Share>, number> & Record<Share, number | null>;

/**
 * Minimum number of orders, deliveries or boxes for showing a share: with fewer, a single one would move it too much.
 */
export const LEAST_OF_A_SHARE = 10;

/** Figures as of the end of the period's last day, not totals of the period. */
const AT_ITS_END: readonly Figure[] = ["activeBoxes", "farmsLive", "payable"];

export function isAtEnd(figure: Figure): boolean {
  return AT_ITS_END.includes(figure);
}

/** The pages that list what a figure counts, and whether they list a period or only what is so now. */
const FIGURE_LISTS: Readonly<Partial<Record<Figure, { path: string; ofPeriod?: true }>>> = {
  sales: { path: "/dashboard/admin/orders?state=standing", ofPeriod: true },
  orders: { path: "/dashboard/admin/orders?state=standing", ofPeriod: true },
  netRevenue: { path: "/dashboard/payments/net-revenue", ofPeriod: true },
  basket: { path: "/dashboard/admin/orders?state=standing", ofPeriod: true },
  newCustomers: { path: "/dashboard/admin/orders?state=standing&buyer=first", ofPeriod: true },
  refunds: { path: "/dashboard/payments?refunds=standing", ofPeriod: true },
  refundShare: { path: "/dashboard/payments?refunds=standing", ofPeriod: true },
  fillRate: { path: "/dashboard/admin/orders?state=standing&goods=missing", ofPeriod: true },
  activeBoxes: { path: "/dashboard/admin/boxes?state=running" },
  farmsLive: { path: "/dashboard/admin/farmers?status=live" },
  payable: { path: "/dashboard/payments/payouts" },
};

/** The address that lists what a figure of the period counts, if there is one. */
export function figureList(figure: Figure, { from, to }: Period): string | undefined {
  const list = FIGURE_LISTS[figure];
  if (!list?.ofPeriod) return list?.path;
  return `${list.path}${list.path.includes("?") ? "&" : "?"}from=${from}&to=${to}`;
}

/** The period in an address, as `figureList` writes it; undefined if there is none or it is not valid. */
export function periodIn(search: Readonly<Record<string, unknown>>): Period | undefined {
  return periodSchema.safeParse({ from: search["from"], to: search["to"] }).data;
}

/** How each figure is formatted. */
export const FIGURE_UNITS: Readonly<Record<Figure, "money" | "count" | "percent">> = {
  sales: "money",
  orders: "count",
  netRevenue: "money",
  basket: "money",
  customers: "count",
  newCustomers: "count",
  returningCustomers: "count",
  refunds: "money",
  refundShare: "percent",
  fillRate: "percent",
  onTime: "percent",
  activeBoxes: "count",
  skipRate: "percent",
  farmsLive: "count",
  payable: "money",
};

/** A figure's label and how it is calculated. */
export function figureWords(figure: Figure): { label: string; how: string } {
  return { label: words.figures[figure], how: words.how[figure] };
}
