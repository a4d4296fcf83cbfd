import { analyticsWords as m } from "#messages/analytics/words.ts";
import { labeled } from "../labeled.ts";
import type { Period } from "./analytics.ts";
import { addDays, type Day, weekdayOf } from "../time.ts";

/** Weeks start on Monday, as farms count them. */
export function weekOf(day: Day): Period {
  const from = addDays(day, -((weekdayOf(day) + 6) % 7));
  return { from, to: addDays(from, 6) };
}

export const SALES_PERIODS = labeled(
  ["week", "last-week", "month", "last-month", "year"],
  () => m.salesPeriods,
);
export type SalesPeriodId = (typeof SALES_PERIODS)[number]["id"];

/** The days of a period relative to `today`, inclusive at both ends. */
export function salesPeriodOf(id: SalesPeriodId, today: Day): Period {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  switch (id) {
    case "week":
      return weekOf(today);
    case "last-week":
      return weekOf(addDays(today, -7));
    case "month":
      return { from: firstOfMonth, to: today };
    case "last-month": {
      const to = addDays(firstOfMonth, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case "year":
      return { from: addDays(today, -364), to: today };
  }
}
