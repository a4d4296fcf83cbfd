export const title = "Pay an amount";
export const description = "Pay an amount that we agreed on, and get a receipt right away.";
export const shortTitle = "Payment";
export const shortDescription = "An amount, an email, a card: the shortest way to pay.";
export const lead =
  "For something we agreed on outside the shop, such as a tour or a market day. Orders are paid for in the cart.";
export const stepAmount = "Enter the amount and how we can reach you.";
export const stepPay = "Pay by card, Link, Klarna, Cash App, Amazon Pay, Apple Pay or Google Pay.";
export const stepKeep = "Keep the receipt number.";
export const notRight = (email: string, phone: string) =>
  `Something not right? Write to ${email} or call ${phone}.`;
export const yours = "Your payment";
export const promise = "You get a receipt with its number right away.";
export const form = "Payment";
export const amount = "Amount";
export const next = "Continue";
