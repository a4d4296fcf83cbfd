import { farmsYear as m } from "#messages/farms/page/year.ts";
import { yearSections } from "#shared/payments/payouts/farm-year-words.ts";
import { csvDollars, toCsv } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import { farmYears } from "./farm-years.ts";

type Asked = { year: number; farmId?: number | undefined };

/** The farms' totals for a year as CSV, in dollars: one row per farm. */
export async function exportFarmYears(deps: Pick<Deps, "db">, asked: Asked): Promise<string> {
  const farms = (await farmYears(deps, asked)).map((farm) => ({
    ...farm,
    figures: yearSections(asked.year, farm).flatMap(({ rows }) => rows),
  }));
  const labels = farms[0]?.figures.map(([label]) => label) ?? [];
  return toCsv<(typeof farms)[number]>(
    [
      { heading: m.year, value: () => asked.year },
      { heading: m.farm, value: ({ farmName }) => farmName },
      { heading: m.legalName, value: ({ legalName }) => legalName },
      ...labels.map((heading, at) => ({
        heading,
        value: ({ figures }: (typeof farms)[number]) => csvDollars(figures[at]?.[1] ?? 0),
      })),
    ],
    farms,
  );
}
