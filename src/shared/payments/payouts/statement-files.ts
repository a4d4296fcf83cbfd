import { languageNow, pathIn } from "../../language.ts";

/** The PDF statement of a payout, for the farm and the team: team members specify the farm, as in `?farm=3`. */
export const PAYOUT_STATEMENT_ROUTE = "/payouts/:file";

const UUID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.pdf$/;

/** The URL of a statement, in the reader's language. */
export function payoutStatementPath(payoutId: string, farmId: number | undefined): string {
  const farm = farmId === undefined ? "" : `?farm=${farmId}`;
  return pathIn(languageNow(), `/payouts/${payoutId}.pdf${farm}`);
}

/** The payout id in a statement's file name; null for any other name. */
export function payoutOfFile(file: string): string | null {
  return UUID.exec(file)?.[1] ?? null;
}

/**
 * The PDF of a farm's yearly totals: team members specify the farm, as in `?farm=3`, or get the totals of all farms.
 */
export const FARM_YEAR_ROUTE = "/payout-years/:file";

/** The URL of a year's totals, in the reader's language. */
export function farmYearPath(year: number, farmId?: number): string {
  const farm = farmId === undefined ? "" : `?farm=${farmId}`;
  return pathIn(languageNow(), `/payout-years/${year}.pdf${farm}`);
}

/** The year in its file name; null for any other name. */
export function yearOfFile(file: string): number | null {
  const year = Number(/^(20\d{2})\.pdf$/.exec(file)?.[1]);
  return Number.isInteger(year) ? year : null;
}
