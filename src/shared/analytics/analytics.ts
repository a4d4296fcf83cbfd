import { z } from "zod";
import { dayField } from "../fields.ts";
import { addDays, type Day, formatDayShort } from "../time.ts";

/** The longest period that is worked out, in days. */
const LONGEST_DAYS = 731;

const day = dayField("Please choose a day");

/** A period of whole days of the business's calendar, both ends included. */
export const periodSchema = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, "The first day must not be after the last")
  .refine(({ from, to }) => lengthOf({ from, to }) <= LONGEST_DAYS, "Two years at most");
export type Period = { from: Day; to: Day };

const DAY_MS = 86_400_000;

/** How many days a period has. */
export function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The period of the same length right before. */
export function periodBefore(period: Period): Period {
  const length = lengthOf(period);
  return { from: addDays(period.from, -length), to: addDays(period.from, -1) };
}

/** `Tue Nov 17 to Mon Nov 23`. */
export function formatPeriod({ from, to }: Period): string {
  return `${formatDayShort(from)} to ${formatDayShort(to)}`;
}

/** `up 12%`, `down 3%`, `unchanged`; empty where there was nothing to compare with. */
export function changeWords(now: number, before: number): string {
  if (before === 0) return now === 0 ? "unchanged" : "";
  return moved(Math.round((100 * (now - before)) / Math.abs(before)), "%", "%");
}

/** The same of two shares between 0 and 1, in percentage points. */
export function pointsWords(now: number, before: number): string {
  return moved(Math.round(1000 * (now - before)) / 10, " point", " points");
}

function moved(by: number, one: string, many: string): string {
  if (by === 0) return "unchanged";
  const size = Math.abs(by);
  const unit = size === 1 ? one : many;
  return `${by > 0 ? "up" : "down"} ${size.toLocaleString("en-US")}${unit}`;
}

/** The last `days` days, today included. */
export function lastDays(today: Day, days: number): Period {
  return { from: addDays(today, 1 - days), to: today };
}

/** What sales are split by. */
export const BREAKDOWNS = ["farm", "category", "zip", "window"] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

/** A group of fewer orders than this is not shown on its own: it would reveal single households. */
export const SMALLEST_CELL = 5;

export const FIGURES = [
  "sales",
  "orders",
  "basket",
  "customers",
  "newCustomers",
  "returningCustomers",
  "refunds",
  "fillRate",
] as const;
export type Figure = (typeof FIGURES)[number];

/** What each figure is called, how it is worked out, and how it is written. */
export const FIGURE_WORDS: Record<
  Figure,
  { label: string; how: string; unit: "money" | "count" | "percent" }
> = {
  sales: {
    label: "Sales",
    how: "What cards paid for the orders placed in the period, tax and delivery included, before refunds. Orders that were canceled or given back in full are not in it.",
    unit: "money",
  },
  orders: {
    label: "Orders",
    how: "Paid orders placed in the period that were not canceled or given back in full.",
    unit: "count",
  },
  basket: {
    label: "Average order",
    how: "Sales divided by orders, rounded to a cent.",
    unit: "money",
  },
  customers: {
    label: "Customers",
    how: "Different email addresses among the orders of the period.",
    unit: "count",
  },
  newCustomers: {
    label: "New customers",
    how: "Addresses whose first order ever was placed in the period.",
    unit: "count",
  },
  returningCustomers: {
    label: "Returning customers",
    how: "Addresses that ordered in the period and had ordered before it.",
    unit: "count",
  },
  refunds: {
    label: "Refunds",
    how: "Money given back in the period for parts of orders that stand, without what failed. Sales less refunds is what we kept.",
    unit: "money",
  },
  fillRate: {
    label: "Fill rate",
    how: "Units ordered in the period that were not refunded, as a share of all units ordered, without what customers took off their orders themselves.",
    unit: "percent",
  },
};
