import { number, plural } from "../kit.ts";

/** What tables hold, one and many of it. */
const ROWS = {
  applications: { one: "application", other: "applications" },
  emails: { one: "email", other: "emails" },
  entries: { one: "entry", other: "entries" },
  farms: { one: "farm", other: "farms" },
  giftCards: { one: "gift card", other: "gift cards" },
  households: { one: "household", other: "households" },
  jobs: { one: "job", other: "jobs" },
  messages: { one: "message", other: "messages" },
  notes: { one: "note", other: "notes" },
  orders: { one: "order", other: "orders" },
  payments: { one: "payment", other: "payments" },
  problems: { one: "problem", other: "problems" },
  questions: { one: "question", other: "questions" },
  referrals: { one: "referral", other: "referrals" },
  reviews: { one: "review", other: "reviews" },
  subscribers: { one: "subscriber", other: "subscribers" },
  suppressions: { one: "suppression", other: "suppressions" },
  users: { one: "user", other: "users" },
};
type TableName = keyof typeof ROWS;

/** A table is called by what its rows are. */
export const named = (name: TableName) => ROWS[name].other;
export const reason = "Reason";
export const recorded = "Recorded in the audit log";
export const giveReason = "Please give a reason";
export const withSelected = (name: TableName) => `With the selected ${named(name)}`;
export const selected = (count: number) => `${count} selected`;
export const clear = "Clear the selection";
export const tryAgain = "Please try again.";
export const pagesOf = (name: TableName) => `Pages of ${named(name)}`;
export const page = (at: number) => `Page ${at}`;
export const controls = {
  first: "first page",
  previous: "previous page",
  next: "next page",
  last: "last page",
};
export const noMatch = (name: TableName) => `No ${named(name)} match`;
export const otherWords = "Try other words, or remove a filter.";
export const selectAll = "Select all on this page";
export const selectRow = "Select this row";
export const csv = "CSV";
export const exportFailed = "The export failed";
export const asOf = (time: string) => `As of ${time}`;
export const refresh = "Refresh";
export const refreshing = "Refreshing";
export const refreshed = "Up to date";
export const notRefreshed = "Could not refresh.";
/** `1 entry`, `1,200 entries`. */
export const total = (count: number, name: TableName) =>
  `${number(count)} ${plural(count, ROWS[name])}`;
/** The two orders of a column, by what it holds. */
export const sorted = {
  number: {
    asc: (column: string) => `${column}, lowest first`,
    desc: (column: string) => `${column}, highest first`,
  },
  text: {
    asc: (column: string) => `${column}, A to Z`,
    desc: (column: string) => `${column}, Z to A`,
  },
  time: {
    asc: (column: string) => `${column}, earliest first`,
    desc: (column: string) => `${column}, latest first`,
  },
};
export const sortBy = "Sort by";
export const columns = "Columns";
export const allDays = "Show all days";
/** The header of a column of buttons, for screen readers. */
export const actions = "Actions";
export const filters = (active: number) => (active === 0 ? "Filters" : `Filters (${active})`);
