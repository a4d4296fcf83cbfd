export const title = (of: number) => `Year ${of}`;
export const lead =
  "From January 1 to December 31, by the day each sale, refund or payout was booked.";
export const year = "Year";
export const farm = "Farm";
export const legalName = "Legal name";
export const allFarms = "All farms";
export const sales = "Sales";
export const gross = "Gross sales";
export const commission = "Our commission";
export const borneByFarm = "Refunds paid by the farm (its share)";
export const undone = "Canceled sales (its share)";
export const tookBack = "Refunds and canceled sales";
export const earned = "Earned";
export const refunds = "Refunded goods, by who pays for them (at shop price)";
export const priceBorneBy = {
  farm: "Refunds paid by the farm (at shop price)",
  market: "Refunds paid by the market (at shop price)",
  carrier: "Refunds paid by the carrier (at shop price)",
  customer: "Canceled sales (at shop price)",
};
export const payouts = "Payouts by month";
export const paid = "Total paid out";
export const owed = "What the farm was owed";
export const owedBefore = "Owed when the year began";
export const owedAfter = "Owed when the year ended, or by now";
export const none = "Nothing was sold or paid in this year";
export const inDollars = "USD";
export const csv = "CSV";
export const pdf = "PDF";
export const fileNotMade = "The file could not be created";
export const file = (of: number) => `year-${of}`;
export const subject = (seller: string, market: string) => `What ${seller} sold through ${market}`;
export const soldBy = "Farm";
export const through = "Sold through";
export const toRuns = "All payouts";
export const toPayouts = "All payouts";
export const toYears = "Yearly totals";
