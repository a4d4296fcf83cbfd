export const subject = (sum: string, market: string) => `A ${sum} gift card for ${market}`;
export const heading = (sum: string) => `${sum} is yours`;
export const text = (recipient: string, buyer: string, sum: string, market: string) =>
  `${recipient}, ${buyer} sent you ${sum} for ${market}, our market of family farms.`;
export const code = "Your code";
export const worth = "Worth";
export const howTo =
  "Open the link, sign in or create an account, and the money is there as credit. Checkout takes it off your order by itself, and what is left stays for the next one.";
export const redeem = "Redeem the gift card";
export const law =
  "It does not expire and has no fees. It works once: please keep this email until you have redeemed it.";

export const boughtSubject = (sum: string, number: string) =>
  `You bought a ${sum} gift card, receipt ${number}`;
export const boughtHeading = "Thank you for the gift";
export const boughtNow = (recipient: string, address: string) =>
  `We are sending it to ${recipient} at ${address} right now.`;
export const boughtLater = (recipient: string, address: string, day: string) =>
  `We will send it to ${recipient} at ${address} on ${day}.`;
export const receipt = "Receipt";
export const amount = "Amount";
export const wrongAddress =
  "Is the address wrong, or did the email not arrive? Until the gift card is used, you can correct the address and have it sent again.";
export const seeBought = "See your gift cards";
export const noTax = "No tax is charged on a gift card: it is part of the price of what it buys.";
export const questions = (phone: string, email: string) =>
  `Questions? Call ${phone} or write to ${email}.`;
