export const changeDetails = "Change my details";
export const saveCard = "Save this card for next time";
export const stripeStores = "Stripe stores it. You can remove it in your account.";
export const pay = (amount: string) => `Pay ${amount}`;
export const byStripe = "Card payments by Stripe";
export const makeRight = (days: number) =>
  `Something wrong? Tell us within ${days} days, and we will make it right.`;
export const stay = "Please stay on this page; it takes a moment.";
export const payHere = (why: string) => `${why} Nothing has been charged: please pay here.`;
export const payWithInstead = (card: string) => `Pay with ${card} instead`;
export const preparing = "Preparing your payment";
export const blocked =
  "An ad blocker may be in the way. Your cart is kept and nothing has been charged.";
export const tryAgain = "Try again";
export const validThrough = (card: string, month: string) => `${card}. Valid through ${month}`;
export const payWith = (amount: string, card: string) => `Pay ${amount} with ${card}`;
export const anotherCard = "Another card";
export const changedElsewhere = "Your cart was changed elsewhere";
export const lookAgain = "Please review it before you pay.";
export const noLongerHeld = "Your goods were no longer held";
export const noLongerOpen = "This payment is no longer open";
export const checkDetails =
  "Please review your details and continue to payment again. Nothing has been charged.";
export const settingAside = "We are setting them aside again. Nothing has been charged.";

export const nowCosts = <Part>(now: string, before: string, struck: (words: string) => Part) => [
  ` now ${now} `,
  struck(before),
];
export const holdNone = "we can hold none right now";
export const soldOut = "sold out";
export const holdSome = (left: number, wanted: number) =>
  `we can hold ${left} of the ${wanted} you wanted`;
export const onlyLeft = (left: number, wanted: number) =>
  `only ${left} left of the ${wanted} you wanted`;
export const notCharged = "Nothing has been charged and your cart is kept.";
export const pricesChanged = "Prices have changed";
export const totalNow = (total: string) => `Your total is now ${total}.`;
export const accept = "Accept and continue";
export const holdPart = "We can hold only part of this for you right now";
export const someSold = "Some of it has sold";
export const whyPart =
  "Until an order is paid, we hold only part of our stock for one household or network. Take this much now, and order the rest once it is paid.";
export const windowFilled = "This delivery window has just filled up";
export const take = (slot: string) => `Take ${slot}`;
export const anotherWindow = "Choose another window";
export const alreadyPaid = "This order is already paid";
export const showOrder = "Show my order";
export const lastPayment = "About your last payment";
export const lookUpPayment = "See what happened to it";
export const notPrepared = "We could not prepare your payment";
export const hearWhen = "Hear from us when we do";
export const changeDelivery = "Change delivery details";
