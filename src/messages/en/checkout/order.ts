export const changeUntil = <Part>(
  until: string,
  link: (words: string) => Part,
  strong: (words: string) => Part,
) => [link("Change or cancel it"), " until ", strong(until), "."];
export const myOrders = "See my orders";
export const toShop = "Go to the shop";
export const notSeen = <Part>(link: (words: string) => Part) => [
  "Paid, but do not see your order? Check your email for the confirmation. If it is not there, ",
  link("write to us"),
  ".",
];
export const number = (order: string) => `Order ${order}`;
export const thanks = "Thank you, we have your order";
export const yourOrder = "Your order";
export const whatOrdered = "What you ordered";
export const allOrders = "All my orders";
export const next = "What happens next";
export const continueShopping = "Continue shopping";
export const lookingUp = "Looking up your payment";
export const noPayment = "We cannot find this payment";
export const noPaymentText = <Part>(email: string, link: (words: string) => Part) => [
  "The address may be incomplete. If your bank shows a charge from us, write to ",
  link(email),
  " with the date and amount.",
];
export const cartKept = "Your cart is kept.";
export const notCharged = "Nothing has been charged and your cart is kept.";
export const backToCart = "Back to your cart";
export const backToForm = "Back to the form";
export const states = {
  placed: "Placed. A confirmation is on its way to your inbox.",
  locked: "The farms have your order and plan the harvest.",
  harvesting: "Being harvested.",
  packed: "Packed and ready for the road.",
  out_for_delivery: "On its way to you.",
  delivered: "Delivered.",
  failed_delivery:
    "We could not deliver. In your orders you can choose another day or ask for your money back.",
  canceled: "Canceled.",
  refunded: "Refunded.",
};
export const payment = "Your payment";
export const paymentDescription = "What happened to your payment.";
export const paymentPurpose =
  "After a payment you come back to this page: it says whether it went through, and shows your order or your receipt.";
export const orderPurpose =
  "Once you have ordered, this page shows the number of your order, when and where it comes, and what you paid.";
