import { plural } from "../kit.ts";

export const day = "Day";
export const window = "Window";

export const nothingOnDay = "No deliveries on this day";
export const nothingInWindow = "Nothing to deliver in this window";
export const appearLater = "Orders appear here once their day closes at the cut-off.";
export const noOrders = "There are no orders on any day yet.";
const orderCount = (orders: number) =>
  plural(orders, { one: "1\u00a0order", other: `${orders}\u00a0orders` });
/** What there is, with how many of it can still change, which most pages do not show yet. */
const ordersOf = (orders: number, open: number) => {
  if (open === 0) return orderCount(orders);
  return open === orders
    ? `${orderCount(orders)} that can still change`
    : `${orderCount(orders)}, ${open} of which can still change`;
};
/** The link of an empty page to where orders are. */
export const nearest = {
  same_day: (slot: string, orders: number, open: number) =>
    `Another window of this day: ${slot}, ${ordersOf(orders, open)}`,
  later: (slot: string, orders: number, open: number) =>
    `Next deliveries: ${slot}, ${ordersOf(orders, open)}`,
  earlier: (slot: string, orders: number, open: number) =>
    `Last deliveries: ${slot}, ${ordersOf(orders, open)}`,
};
/** The same on the list of what the farms bring. */
export const nearestHarvest = {
  later: (slot: string, orders: number, open: number) =>
    `Next goods from the farms: ${slot}, ${ordersOf(orders, open)}`,
  earlier: (slot: string, orders: number, open: number) =>
    `Last goods from the farms: ${slot}, ${ordersOf(orders, open)}`,
};
