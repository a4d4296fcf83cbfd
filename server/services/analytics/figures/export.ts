import { analyticsCsv as m } from "#messages/analytics/csv.ts";
import {
  type Breakdown,
  BREAKDOWNS,
  type Figure,
  FIGURE_UNITS,
  FIGURES,
  figureWords,
  type Period,
  periodBefore,
} from "#shared/analytics/analytics.ts";
import { groupName } from "#shared/analytics/group-names.ts";
import { isWhole, type Scope } from "#shared/analytics/scope.ts";
import { CAUSE_WORDS } from "#shared/payments/refunds/refund-cause.ts";
import { csvDollars, toCsv } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import { breakdownOf } from "./breakdown.ts";
import { figuresOf } from "./figures.ts";
import { marginsOf } from "./margins.ts";
import { shortsOf } from "./shorts.ts";
import { salesSeries } from "./series.ts";

type Line = { part: string; name: string; value: string; before: string };

/**
 * The analytics of a period as CSV: figures, sales over time, all breakdowns, shorts and margins. Money is in dollars,
 * shares are percentages. The figures are of the whole market, so they are left out of what is limited to a scope.
 */
export async function exportAnalytics(
  deps: Pick<Deps, "db">,
  period: Period,
  scope: Scope = {},
): Promise<string> {
  const series = await salesSeries(deps, period, scope);
  const lines: Line[] = isWhole(scope) ? await figureLines(deps, period) : [];
  for (const { day, sales } of series.points)
    lines.push(lineOf(m.salesBy[series.step], day, csvDollars(sales)));
  for (const by of BREAKDOWNS) lines.push(...(await splitLines(deps, { period, scope, by })));
  lines.push(...(await goodsLines(deps, period, scope)));
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

const lineOf = (part: string, name: string, value: string): Line => ({
  part,
  name,
  value,
  before: "",
});

/** A figure as spreadsheets read it; empty if there is none. */
function figureText(figure: Figure, value: number | null): string {
  if (value === null) return "";
  switch (FIGURE_UNITS[figure]) {
    case "money":
      return csvDollars(value);
    case "percent":
      return `${(value * 100).toFixed(1)}%`;
    case "count":
      return String(value);
  }
}

async function figureLines(deps: Pick<Deps, "db">, period: Period): Promise<Line[]> {
  const [now, before] = await Promise.all([
    figuresOf(deps, period),
    figuresOf(deps, periodBefore(period)),
  ]);
  return FIGURES.map((figure) => ({
    part: m.figures,
    name: figureWords(figure).label,
    value: figureText(figure, now[figure]),
    before: figureText(figure, before[figure]),
  }));
}

/** Units that were short by cause, and what the market keeps by product. */
async function goodsLines(deps: Pick<Deps, "db">, period: Period, scope: Scope): Promise<Line[]> {
  const [shorts, margins] = await Promise.all([
    shortsOf(deps, period, scope),
    marginsOf(deps, period, scope),
  ]);
  const short = (cause: string, units: number) => lineOf(m.unitsShort, cause, String(units));
  const kept = (product: string, amount: number) => lineOf(m.kept, product, csvDollars(amount));
  return [
    ...shorts.rows.map(({ cause, units }) => short(CAUSE_WORDS[cause], units)),
    ...(shorts.others ? [short(m.others, shorts.others.units)] : []),
    ...margins.rows.map((row) => kept(`${row.name}, ${row.farm}`, row.kept)),
    ...(margins.others ? [kept(m.others, margins.others.kept)] : []),
  ];
}

type Split = { period: Period; scope: Scope; by: Breakdown };

async function splitLines(deps: Pick<Deps, "db">, { period, scope, by }: Split): Promise<Line[]> {
  const { rows } = await breakdownOf(deps, period, by, scope);
  return rows.map(({ name, sales }) =>
    lineOf(m.salesBy[by], groupName(by, name), csvDollars(sales)),
  );
}
