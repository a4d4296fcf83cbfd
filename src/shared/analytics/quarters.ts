import { brand } from "../brand.ts";
import { type Language, pathIn } from "../language.ts";
import type { BasisPoints, Cents } from "../money.ts";
import { addDays, type Day } from "../time.ts";

/** A calendar quarter on the business's calendar, inclusive at both ends. */
export type Quarter = { from: Day; to: Day };

/** What is published about the orders of a time and about what farms were paid in it. */
export type QuarterFigures = {
  /** Orders that stand. */
  orders: number;
  /**
   * What reached the farms' accounts, less what came back, in cents; null while the quarter is not over, and if it is
   * the money of one or two farms.
   */
  paid: Cents | null;
  /** The median order's farm share; null if nothing was paid for goods. */
  share: BasisPoints | null;
  /** Farms that earned something with these orders. */
  farms: number;
  households: number;
  /** Weekly boxes that were donated and delivered. */
  boxesDonated: number;
  /**
   * The price of their goods, after refunds for which farms are not paid, in cents; null while the quarter is not over,
   * and for one to four boxes.
   */
  donated: Cents | null;
};

/** The months, 1 to 12, in which quarters start, by their place in the year. */
const STARTS = [1, 4, 7, 10];

/** The quarter of a day. */
export function quarterOf(day: Day): Quarter {
  const month = Number(day.slice(5, 7));
  return quarterFrom(Number(day.slice(0, 4)), STARTS.findLast((start) => start <= month) ?? 1);
}

/** All quarters from that of the first day to that of the last one, newest first. */
export function quartersBetween(first: Day, last: Day): Quarter[] {
  const quarters: Quarter[] = [];
  for (let quarter = quarterOf(first); quarter.from <= last;) {
    quarters.unshift(quarter);
    quarter = quarterOf(addDays(quarter.to, 1));
  }
  return quarters;
}

/** Its place in its year, 1 to 4, and the year. */
export function numberOf({ from }: Quarter): { nth: 1 | 2 | 3 | 4; year: number } {
  const nth = STARTS.indexOf(Number(from.slice(5, 7))) + 1;
  return { nth: nth as 1 | 2 | 3 | 4, year: Number(from.slice(0, 4)) };
}

function quarterFrom(year: number, month: number): Quarter {
  const [nextYear, nextMonth] = month === 10 ? [year + 1, 1] : [year, month + 3];
  return { from: firstOf(year, month), to: addDays(firstOf(nextYear, nextMonth), -1) };
}

function firstOf(year: number, month: number): Day {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;
}

/** The URL of the quarters as a CSV file in a language: `/impact.csv` in English. */
export function quartersPath(language: Language): string {
  return pathIn(language, "/impact.csv");
}

/** The download file name of that file. */
export function quartersFile(language: Language): string {
  return language === "en" ? `${brand.slug}-impact.csv` : `${brand.slug}-impacto.csv`;
}
