import { languageNow, pathIn } from "../../language.ts";

/** Where a farm's statement of one payout is served as a PDF, to its people and the team: `?farm=3` where a team member names whose. */
export const PAYOUT_STATEMENT_ROUTE = "/payouts/:file";

const UUID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.pdf$/;

/** The address of the statement, in the reader's language. */
export function payoutStatementPath(payoutId: string, farmId: number | undefined): string {
  const farm = farmId === undefined ? "" : `?farm=${farmId}`;
  return pathIn(languageNow(), `/payouts/${payoutId}.pdf${farm}`);
}

/** The payout in the name of a statement's file; null for any other name. */
export function payoutOfFile(file: string): string | null {
  return UUID.exec(file)?.[1] ?? null;
}

/** Where the sums of a farm's year are served as a PDF: `?farm=3` where a team member names whose, else of all farms to them. */
export const FARM_YEAR_ROUTE = "/payout-years/:file";

/** The address of the sums of a year, in the reader's language. */
export function farmYearPath(year: number, farmId?: number): string {
  const farm = farmId === undefined ? "" : `?farm=${farmId}`;
  return pathIn(languageNow(), `/payout-years/${year}.pdf${farm}`);
}

/** The year in the name of its file; null for any other name. */
export function yearOfFile(file: string): number | null {
  const year = Number(/^(20\d{2})\.pdf$/.exec(file)?.[1]);
  return Number.isInteger(year) ? year : null;
}
