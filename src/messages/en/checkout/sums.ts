import { fixed } from "../../kit.ts";

export const subtotal = "Subtotal";
export const delivery = "Delivery";
export const tax = "Tax";
export const taxAt = (percent: string) => `Tax (${percent})`;
/** One part of a tax: who gets it, the rate, and the price that it is on. */
export const taxPart = (authority: string, percent: string, base: string) =>
  `${authority} (${percent}) on ${base}`;
export const partOf = (part: string, amount: string) => `${part}: ${amount}`;
export const discount = "Discount";
export const promotion = "Promotion code";
export const credit = "Credit";
export const total = "Total";
export const free = "Free";
export const atCheckout = fixed("calculated at checkout");
export const atCheckoutSo = (fee: string) => `calculated at checkout: ${fee}`;
/** What the total in one line is made of. */
export const madeOf = (taxes: string, fee: string) => `with ${taxes} tax, ${fee}`;
export const madeOfAndCredit = (taxes: string, fee: string, used: string) =>
  `with ${taxes} tax, ${fee}, ${used} credit used`;
export const deliveryFree = "delivery free";
export const deliveryFor = (fee: string) => `${fee} delivery`;
export const deliveryLater = "delivery calculated at checkout";
