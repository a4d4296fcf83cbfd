export const title = "Credit";
export const lead =
  "Money for your next order. Checkout applies it by itself, and it does not expire.";
export const none = "No credit yet";
export const orders = "Your orders";
export const noneText =
  "When something is wrong with a delivery, you choose how we refund it: to your card, or as credit that shows up here.";
export const redeemTitle = "Redeem a gift card";
export const code = "Code";
export const codeAs = "16 letters and numbers, as in our email";
export const redeem = "Redeem it";
export const redeemed = (sum: string) => `We added ${sum} to your credit`;
export const buyOne = <Part>(buy: (words: string) => Part) => [
  "You can also ",
  buy("give one to someone"),
  ".",
];
export const youHave = "You have";
export const history = "History";
export const order = <Part>(number: Part) => ["Order ", number];
