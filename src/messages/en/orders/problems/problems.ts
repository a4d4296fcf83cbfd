export const title = "Problems";
export const lead =
  "What customers reported about their deliveries. Each answer goes to them by email.";
export const leadFarm =
  "Problems that customers reported with your goods. Our team answers them and decides on refunds; small ones are credited at once, at the market’s expense.";
export const creditedAtOnce = "credited at once";
export const searchGoods = "Search goods";
export const noneReported = "No problems here";
export const noneReportedText = "Nothing was reported about your goods.";
export const states = { open: "Open", refunded: "Refunded", declined: "Declined" };
/** What the list can be narrowed to. */
export const filters = { open: "Open", refunded: "Refunded", declined: "Declined" };
export const status = "Status";
export const all = "All";
export const product = "Product";
export const ofBought = (name: string, units: number, bought: number) =>
  `${name} (${units} of ${bought})`;
export const whatWasWrong = "What was wrong";
export const note = "Note";
export const farm = "Farm";
export const price = "Price";
export const wants = "Wants";
export const wish = { card: "On the card", credit: "As credit" };
export const order = "Order";
export const customer = "Customer";
export const reported = "Reported";
export const answer = "Answer";
export const search = "Search orders, customers and goods";
export const nothingWaits = "Nothing is waiting for an answer";
export const allAnswered = "Every report has been answered.";

export const aboutThing = (name: string) => ` about ${name}`;
export const getsEmail = (email: string) => `${email} gets an email.`;
export const notSaved = "The answer was not saved";
export const givenAsCredit = (amount: string) => `${amount} was given as credit`;
export const nothingGoesBack = "No money goes back";
export const onItsWayBack = (amount: string) => `${amount} is on its way back`;
export const declined = "Declined";
export const kindAndOrder = <Part>(kind: string, number: Part) => [`${kind}. Order `, number, "."];
export const onCard = <Part>(strong: (words: string) => Part) => [
  "The customer wants the refund ",
  strong("on the card"),
  ".",
];
export const asCredit = <Part>(strong: (words: string) => Part) => [
  "The customer wants the refund ",
  strong("as credit"),
  ".",
];
export const message = "Message to the customer";
export const whenRequired = "Required to decline, optional with a refund.";
export const writeAnswer = "Please write an answer";
export const decline = "Decline";
export const refundIt = "Refund it";
export const giveCredit = "Give credit";
export const csv = { pack: "Pack", units: "Units", bought: "Bought" };
