import { plural } from "../kit.ts";

export const day = "Day";
export const window = "Window";

export const nothingOnDay = "No deliveries on this day";
export const nothingInWindow = "Nothing to deliver in this window";
export const appearLater = "Orders appear here once their day closes at the cut-off.";
export const noOrders = "There are no orders on any day yet.";
const orderCount = (orders: number) =>
  plural(orders, { one: "1\u00a0order", other: `${orders}\u00a0orders` });
/** The link of an empty page to where orders are. */
export const nearest = {
  same_day: (slot: string, orders: number) =>
    `Another window of this day: ${slot}, ${orderCount(orders)}`,
  later: (slot: string, orders: number) => `Next deliveries: ${slot}, ${orderCount(orders)}`,
  earlier: (slot: string, orders: number) => `Last deliveries: ${slot}, ${orderCount(orders)}`,
};
/** The same on the list of what the farms bring. */
export const nearestHarvest = {
  later: (slot: string, orders: number) =>
    `Next goods from the farms: ${slot}, ${orderCount(orders)}`,
  earlier: (slot: string, orders: number) =>
    `Last goods from the farms: ${slot}, ${orderCount(orders)}`,
};
