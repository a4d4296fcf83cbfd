import { platformQuarters as m } from "#messages/platform/stories/quarters.ts";
import { numberOf, type Quarter, type QuarterFigures } from "#shared/analytics/quarters.ts";
import type { Cents } from "#shared/money.ts";
import { businessDayAt } from "#shared/time.ts";
import { csvDollars, toCsv } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import { getQuarters } from "./quarters.ts";

type Row = Quarter & { name: string; note: string; figures: QuarterFigures | null };

/**
 * The market's quarters as CSV, newest first, and those with figures together. Money is in dollars, the share a
 * percentage. Where there are too few orders, the note says so and the figures are empty, as is money that is not told:
 * of a quarter that is not over, which the note says, and of too few farms or donated boxes. Nothing else depends on
 * the moment, so that the file stays the same while its figures do.
 */
export async function exportQuarters(deps: Pick<Deps, "db" | "clock">): Promise<string> {
  const { quarters, toDate, asOf } = await getQuarters(deps);
  const today = businessDayAt(new Date(asOf));
  const rows: Row[] = quarters.map((quarter) => {
    const { nth, year } = numberOf(quarter);
    const isOver = quarter.to < today;
    const note = quarter.figures ? (isOver ? "" : m.file.soFar) : m.notEnough;
    return { ...quarter, to: isOver ? quarter.to : today, name: m.nameOf(nth, year), note };
  });
  const first = quarters.at(-1);
  if (first) {
    const isWhole = quarters.every(({ figures }) => figures);
    const note = toDate ? (isWhole ? "" : m.leavesOut) : m.notEnough;
    rows.push({ from: first.from, to: today, name: m.toDate, note, figures: toDate });
  }
  return toCsv<Row>(
    [
      { heading: m.quarter, value: ({ name }) => name.replaceAll("\u00a0", " ") },
      { heading: m.file.from, value: ({ from }) => from },
      { heading: m.file.to, value: ({ to }) => to },
      { heading: m.columns.orders, value: ({ figures }) => figures?.orders },
      { heading: m.file.paid, value: ({ figures }) => dollarsText(figures?.paid) },
      { heading: m.file.share, value: ({ figures }) => shareText(figures) },
      { heading: m.columns.farms, value: ({ figures }) => figures?.farms },
      { heading: m.columns.households, value: ({ figures }) => figures?.households },
      { heading: m.columns.boxesDonated, value: ({ figures }) => figures?.boxesDonated },
      { heading: m.file.donated, value: ({ figures }) => dollarsText(figures?.donated) },
      { heading: m.file.note, value: ({ note }) => note },
    ],
    rows,
  );
}

/** `245.00`; empty for what is not told. */
function dollarsText(amount: Cents | null | undefined): string {
  return typeof amount === "number" ? csvDollars(amount) : "";
}

/** `81.4` */
function shareText(figures: QuarterFigures | null): string {
  const share = figures?.share ?? null;
  return share === null ? "" : (share / 100).toFixed(1);
}
