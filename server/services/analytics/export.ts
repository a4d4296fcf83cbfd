import { analyticsCsv as m } from "#messages/analytics-csv.ts";
import {
  type Breakdown,
  BREAKDOWNS,
  FIGURES,
  figureWords,
  type Period,
  periodBefore,
} from "#shared/analytics/analytics.ts";
import { CAUSE_WORDS } from "#shared/payments/refunds/refund-cause.ts";
import { toCsv } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import { breakdownOf } from "./breakdown.ts";
import { figuresOf } from "./figures.ts";
import { marginsOf } from "./margins.ts";
import { shortsOf } from "./shorts.ts";
import { salesSeries } from "./series.ts";

type Line = { part: string; name: string; value: number | null; before: number | string | null };

/** The analytics of a period as CSV: figures, sales over time, all breakdowns, shorts and margins. Money is in cents. */
export async function analyticsCsv(deps: Pick<Deps, "db">, period: Period): Promise<string> {
  const [now, before, series] = await Promise.all([
    figuresOf(deps, period),
    figuresOf(deps, periodBefore(period)),
    salesSeries(deps, period),
  ]);
  const lines: Line[] = FIGURES.map((figure) => ({
    part: m.figures,
    name: figureWords(figure).label,
    value: now[figure],
    before: before[figure],
  }));
  for (const { day, sales } of series.points)
    lines.push({ part: m.salesBy[series.step], name: day, value: sales, before: "" });
  for (const by of BREAKDOWNS) lines.push(...(await splitLines(deps, period, by)));
  lines.push(...(await goodsLines(deps, period)));
  return toCsv<Line>(
    [
      { heading: m.part, value: (line) => line.part },
      { heading: m.name, value: (line) => line.name },
      { heading: m.days(period.from, period.to), value: (line) => line.value },
      { heading: m.before, value: (line) => line.before },
    ],
    lines,
  );
}

/** Units that were short by cause, and what the market keeps by product. */
async function goodsLines(deps: Pick<Deps, "db">, period: Period): Promise<Line[]> {
  const [shorts, margins] = await Promise.all([shortsOf(deps, period), marginsOf(deps, period)]);
  const line = (part: string, name: string, value: number): Line => ({
    part,
    name,
    value,
    before: "",
  });
  return [
    ...shorts.rows.map(({ cause, units }) => line(m.unitsShort, CAUSE_WORDS[cause], units)),
    ...(shorts.others ? [line(m.unitsShort, m.others, shorts.others.units)] : []),
    ...margins.rows.map(({ name, farm, kept }) => line(m.kept, `${name}, ${farm}`, kept)),
    ...(margins.others ? [line(m.kept, m.others, margins.others.kept)] : []),
  ];
}

async function splitLines(deps: Pick<Deps, "db">, period: Period, by: Breakdown): Promise<Line[]> {
  const { rows } = await breakdownOf(deps, period, by);
  return rows.map(({ name, sales }) => ({
    part: m.salesBy[by],
    name,
    value: sales,
    before: "",
  }));
}
