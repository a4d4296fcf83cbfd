import { fixed } from "../../kit.ts";
import { plural } from "../kit.ts";

export const mostProducts = (count: number) => `One order holds up to ${count} different products`;
export const mostOfEach = (count: number) =>
  `That is the most one order can hold: ${count} of each product`;
export const sinceFilled = "Since you filled your cart";
export const acceptChanges = "Accept changes";
export const titles = {
  cart: "Your cart",
  checkout: "Shipping details",
  payment: "Payment",
  confirmation: "Order confirmed",
};
export const backToCart = "Back to cart";
export const closeCart = "Close cart";
export const change = "Change";
/** What a screen reader hears after `change`. */
export const changeWhat = " day, window or address";
export const continueShopping = "Continue shopping";
export const remove = (product: string) => `Remove ${product} from the cart`;
export const otherProducts = "Other products";
export const yourCart = "Your cart";
export const proceed = fixed("Proceed to Checkout");
export const keepShopping = fixed("Continue Shopping");
export const shoppingCart = "Shopping cart";
export const checkOut = fixed("Checkout");
export const clear = fixed("Clear Cart");
export const toGetIt = <Part>(until: string, day: string, strong: (words: string) => Part) => [
  `Order by ${until} to get it on `,
  strong(day),
];
export const toPayment = "Continue to payment";
export const addMoreFields = "Add a phone number or instructions (optional)";
export const stillNeeded = (_fields: number) => "Still needed: ";
export const startShopping = fixed("Start Shopping");
export const empty = "Your cart is empty";
export const emptyText = "The farms harvest what you order, and nothing else.";
export const inSeason = "In season now";
export const open = (count: number) =>
  `Open cart, ${count} ${plural(count, { one: "item", other: "items" })}`;
export const steps = { cart: "Cart", checkout: "Delivery", payment: "Payment" };
export const stepsToOrder = "Steps to your order";
export const undo = "Undo";
export const viewCart = "View cart";
export const viewCartOf = (count: number) => `View cart (${count})`;
export const cleared = "Cart cleared";
export const removed = (product: string) => `${product} removed`;
