export const title = "What was bought";
export const notLoaded = "The refund form did not load";
export const nothingRefunded = "Nothing was refunded";
export const goingBack = (sum: string) => `${sum} is going back`;
export const noMoney = "No money goes back";
export const chooseLine = "Choose at least one line";
export const withBank =
  "The customer’s bank has this payment in a dispute, so nothing can be refunded here.";
export const bankTook = (taken: string, rest: string) =>
  `The customer’s bank has given ${taken} of this payment back. ${rest} is left to refund.`;
export const delivery = (sum: string) => `Refund the delivery, ${sum}`;
export const note = "Note (optional)";
export const forTheLog = "For the log, beside the cause; customers do not see it";
export const takenOff =
  "Refunded goods are taken off the order: farms and packers leave them out. What nobody has harvested yet is on sale again, so no one bears it; what is harvested already does not go back on sale by itself.";
export const creditBack = (sum: string) =>
  `${sum} of it was paid with credit and goes back as credit.`;
export const refund = (sum: string) => `Refund ${sum}`;
export const refundChosen = "Refund";
export const refundRemaining = (sum: string) => `Refund all that is left, ${sum}`;
export const allRefunded = "Everything was refunded.";
export const sayWhy = "To refund, say why someone else bears it.";
export const chooseCause = "To refund, say what went wrong.";
export const chooseUnits = "To refund a part, choose how many units go back.";
export const chooseBoth =
  "To refund, choose how many units go back, or refund all that is left, and say what went wrong.";
export const question = (sum: string, email: string) =>
  `${sum} goes back to ${email}. The customer gets an email. This cannot be undone.`;
export const questionWithCredit = (sum: string, email: string, credit: string) =>
  `${sum} goes back to ${email}, ${credit} of it as credit. The customer gets an email. This cannot be undone.`;
export const questionFree =
  "The customer paid nothing for these goods, or has that money back, so no money moves. They get an email. This cannot be undone.";
export const nothingLeft = (order: string) =>
  `Nothing of ${order} would be left, so the order is canceled.`;
export const goods = "Goods";
export const bought = "Bought";
export const left = "Left";
export const refundColumn = "Refund";
export const lineAmount = "Amount";
export const unitsOf = (name: string) => `Units of ${name} to refund`;
