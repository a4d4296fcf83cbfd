export const periods = {
  month: "This month",
  "last-month": "Last month",
  quarter: "This quarter",
  "last-quarter": "Last quarter",
  year: "This year",
};
export const percent = (value: number) => `${value}%`;
export const soldAt = (sales: string, rate: string) => `${sales} at ${rate}`;
export const title = "Tax";
export const lead =
  "What each authority is owed: sales and rates as they were when goods were bought, tax from the books. A refund counts on the day it was given. Rates are in Settings.";
export const csv = "CSV";
export const csvFailed = "The file could not be created";
export const period = "Period";
export const custom = "Custom dates";
export const from = "From";
export const to = "To";
export const days = (first: string, last: string) => `${first} to ${last}`;
export const authority = "Authority";
export const sales = "Taxable sales";
export const rate = "Rate";
export const collected = "Tax collected";
export const refunded = "Tax refunded";
export const net = "Net tax";
export const total = "All authorities";
export const none = "No tax was collected or refunded on these days";
