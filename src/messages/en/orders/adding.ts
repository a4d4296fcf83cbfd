export const addToDay = (weekday: string) => `Add to ${weekday} order`;
export const addToOrder = "Add to an order";
export const addToYours = (name: string) => `Add ${name} to your order`;
export const failed = "That did not work. Please try again.";
export const preparing = "Preparing";
export const nothingCharged = "Nothing has been charged.";
export const whichOrder = "Which order should it come with?";
export const tryAgain = "Try again";
export const comesWith = (order: string, slot: string) =>
  `It comes with order ${order}, ${slot}. Delivery is already paid.`;
export const payHere = (why: string) => `${why} Nothing has been charged: please pay here.`;
export const payWith = (total: string, card: string) => `Pay ${total} with ${card}`;
export const payWithYours = (total: string) => `Pay ${total} with your card`;
export const added = "Added to your order";
export const comesWithIt = (name: string) => `${name} comes with it.`;
export const paymentOnItsWay = "Your payment is processing";
export const addAndEmail = "We’ll add it and email you.";
export const notAdded = "It could not be added";
export const goesBack = (paid: string) =>
  `Your order or the goods changed in the meantime. All of ${paid} goes back to you.`;
