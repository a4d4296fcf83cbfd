import { plural } from "../../kit.ts";

export const title = (day: string) => `Payout statement, ${day}`;
export const subject = (farm: string, market: string) => `What ${market} pays ${farm}`;
export const paidTo = "Paid to";
export const paidBy = "Paid by";
export const status = "Status";
export const leftOut = "Left out, as a bank is looking into them";
export const sums = "In all";
export const sold = (orders: number) =>
  plural(orders, { one: `Sold, ${orders} order`, other: `Sold, ${orders} orders` });
export const commission = "Commission";
export const refunds = "Refunds that you bear, and canceled sales";
export const adjustments = "Adjustments of earlier refunds";
export const sum = "Sum";
export const carried = "Of this, left over from earlier payout days";
export const lines = "Line by line";
export const howWorkedOut =
  "The sum is what was sold, less our commission and the refunds that you bear. A refund that we or the carrier bear does not reduce it. If we decided later who bears a refund, it appears here as an adjustment.";
export const order = "Order, day";
export const goods = "Goods";
export const soldFor = "Sold";
export const refundsAndAdjustments = "Refunds, adjustments";
export const total = "Total";
export const leftOver = "Left over from an earlier payout day";
export const rate = (percent: number) => `${percent}%`;
export const file = (day: string) => `payout-${day}`;
