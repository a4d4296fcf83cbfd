import { plural } from "../kit.ts";

export const states = {
  placed: "Placed",
  locked: "With the farms",
  harvesting: "Being harvested",
  packed: "Packed",
  out_for_delivery: "On its way",
  delivered: "Delivered",
  failed_delivery: "Not delivered",
  canceled: "Canceled",
  refunded: "Refunded",
};
export const problems = {
  missing: "It was missing",
  damaged: "It arrived damaged",
  quality: "It was not good enough",
  wrong_item: "It was the wrong item",
  not_delivered: "It was not delivered",
};
export const refundTo = { card: "Back to my card", credit: "As credit for my next order" };

export const dearer = (zipCode: string, amount: string) =>
  `Delivery to ${zipCode} costs ${amount} more than you paid, and we cannot charge that for an order that is placed. Please keep the address, or cancel this order and order again.`;
export const taxedOtherwise = (zipCode: string) =>
  `Sales tax in ${zipCode} is not what you paid, and we cannot change the tax of an order that is placed. Please keep the address, or cancel this order and order again.`;
export const cheaper = (zipCode: string, amount: string) =>
  `Delivery to ${zipCode} costs ${amount} less than you paid. That goes back to your original payment method.`;

export const lessThanMinute = "less than a minute";
export const minutes = (n: number) => plural(n, { one: `${n} minute`, other: `${n} minutes` });
export const hours = (n: number) => plural(n, { one: `${n} hour`, other: `${n} hours` });
export const days = (n: number) => plural(n, { one: `${n} day`, other: `${n} days` });
export const daysAndHours = (inDays: string, inHours: string) => `${inDays} and ${inHours}`;
