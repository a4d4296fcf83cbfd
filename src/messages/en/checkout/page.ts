import { fixed } from "../../kit.ts";
import { plural } from "../kit.ts";

export const checkout = "Checkout";
export const edit = "Edit";
export const editSection = (section: string) => `Edit ${section}`;
export const sections = { contact: "Contact", delivery: "Delivery", payment: "Payment" };
export const close = "Close checkout";
export const toDelivery = "Continue to delivery";
export const toPayment = "Continue to payment";
export const held = (most: number, least: number) =>
  `Your window is held for up to ${most} minutes; when demand is high, for at least ${least}.`;
export const toPaymentInDialog = "Continue to Payment";
export const backToDelivery = fixed("Back to Delivery");
export const startShopping = fixed("Start Shopping");
export const empty = "Your cart is empty";
export const emptyText = "Choose something from this week’s harvest first.";
export const yourOrder = "Your order";
const items = (count: number) => `${count} ${plural(count, { one: "item", other: "items" })}`;
export const hide = (count: number) => `Hide order (${items(count)})`;
export const show = (count: number) => `Show order (${items(count)})`;
