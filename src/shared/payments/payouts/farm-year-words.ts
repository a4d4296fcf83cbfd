import { farmsYear as m } from "#messages/farms/page/year.ts";
import { cents, type Cents } from "../../money.ts";
import { formatMonth } from "../../time.ts";
import { BEARERS } from "../refunds/refund-cause.ts";
import type { FarmYear } from "./farm-year.ts";

export type YearFigures = Omit<FarmYear, "farmId" | "farmName" | "legalName">;
export type YearSection = { title: string; rows: (readonly [label: string, amount: Cents])[] };

/** A year's figures in the order shown on page, file and PDF; each label is unique. */
export function yearSections(year: number, figures: YearFigures): YearSection[] {
  const { gross, commission, refunds, earned, payouts, paid, owedBefore, owedAfter } = figures;
  return [
    {
      title: m.sales,
      rows: [
        [m.gross, gross],
        [m.commission, commission],
        [m.borneByFarm, refunds.farm.share],
        [m.undone, refunds.customer.share],
        [m.earned, earned],
      ],
    },
    {
      title: m.refunds,
      rows: BEARERS.map((bearer) => [m.priceBorneBy[bearer], refunds[bearer].price]),
    },
    {
      title: m.payouts,
      rows: [
        ...payouts.map((amount, at) => [monthWords(year, at), cents(amount)] as const),
        [m.paid, paid],
      ],
    },
    {
      title: m.owed,
      rows: [
        [m.owedBefore, owedBefore],
        [m.owedAfter, owedAfter],
      ],
    },
  ];
}

const monthWords = (year: number, at: number) =>
  formatMonth(`${year}-${String(at + 1).padStart(2, "0")}`);
