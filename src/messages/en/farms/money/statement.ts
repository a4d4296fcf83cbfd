import { list } from "../../kit.ts";

export const payouts = "Payouts";
export const payout = "Payout";
export const none = "No payouts yet";
export const noneUntil = (day: string) =>
  `What you have earned by ${day} is paid then, if your payout account is ready.`;
export const next = "Next payout day";
export const inTransit = "On its way";
export const paid = "Paid out";
export const payoutOf = (day: string) => `Payout of ${day}`;
export const back = "All payouts";
export const arrived = (at: string) => `In the farm’s account at our payment provider since ${at}.`;
export const leftOut = (numbers: readonly string[]) =>
  `Left out while a bank is looking into them: ${list(numbers)}.`;
export const lines = "Line by line";
export const order = "Order";
export const goods = "Goods";
export const sold = "Sold";
export const commission = "Commission";
export const commissionAt = (sum: string, rate: string) => `${sum} (${rate})`;
export const rate = (percent: number) => `${percent}%`;
export const refunds = "Refunds that you bear, and canceled sales";
export const total = "Sum";
export const carried = "Of this, left over from earlier payout days";
export const howWorkedOut =
  "The sum is what was sold, less our commission and the refunds that you bear. A refund that we or the carrier bear does not reduce it. If we decided later who bears a refund, it appears here as an adjustment.";
export const csv = "CSV";
export const fileNotMade = "The file could not be created";
export const adjustments = "Adjustments";
export const refundsAndAdjustments = "Refunds, adjustments";
export const about = (what: string, named: string) => (named === "" ? what : `${what}: ${named}`);
export const leftOver = "Left over from an earlier payout day";
export const between = (farm: string, market: string) => `Paid to ${farm} by ${market}.`;
export const pdf = "PDF";
export const years = "Yearly totals";
