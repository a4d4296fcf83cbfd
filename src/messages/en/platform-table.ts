import { number } from "./kit.ts";

export const reason = "Reason";
export const recorded = "Recorded in the audit log";
export const giveReason = "Please give a reason";
export const withSelected = (rows: string) => `With the selected ${rows}`;
export const selected = (count: number) => `${count} selected`;
export const clear = "Clear the selection";
export const tryAgain = "Please try again.";
export const pagesOf = (rows: string) => `Pages of ${rows}`;
/** What a table is called: by the noun of its rows. */
export const named = (rows: string) => rows;
export const page = (at: number) => `Page ${at}`;
export const controls = {
  first: "first page",
  previous: "previous page",
  next: "next page",
  last: "last page",
};
export const noMatch = (rows: string) => `No ${rows} match`;
export const otherWords = "Try other words, or remove a filter.";
export const selectAll = "Select all on this page";
export const selectRow = "Select this row";
export const csv = "CSV";
export const exportFailed = "The export failed";
export const asOf = (time: string) => `As of ${time}`;
export const refresh = "Refresh";
/** `1 entry`, `1,200 entries`. */
export const total = (count: number, rows: string) =>
  `${number(count)} ${count === 1 ? rows.replace(/ies$/, "y").replace(/s$/, "") : rows}`;
export const lowestFirst = (column: string) => `${column}, lowest first`;
export const highestFirst = (column: string) => `${column}, highest first`;
export const sortBy = "Sort by";
export const columns = "Columns";
