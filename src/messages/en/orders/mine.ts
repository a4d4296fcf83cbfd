import { list } from "../kit.ts";

export const title = "Orders";
export const lead = "What you ordered, where it is, and your receipts.";
export const pageTurns = {
  first: "first page",
  previous: "previous page",
  next: "next page",
  last: "last page",
};
export const pageOf = (number: number) => `Page ${number}`;
export const noneYet = "No orders yet";
export const seeHarvest = "See this week’s harvest";
export const firstHere = "Your first order will show up here, with where it is and when it comes.";
/** `Nantes carrots, Pasture eggs, and 4 more` */
export const contents = (goods: readonly string[], more: number) =>
  list(more > 0 ? [...goods, `${more}\u00a0more`] : goods);
export const ordered = (at: string) => `Ordered ${at}`;

export const order = <Part>(number: Part) => ["Order ", number];
export const stateSince = (state: string, at: string) => `${state}. Ordered ${at}.`;
export const whatYouOrdered = "What you ordered";
export const whereItIs = "Where it is";
export const addGoods = <Part>(shop: (words: string) => Part) => [
  "Something missing? ",
  shop("Add goods from the shop"),
  ": they come with this order, and delivery is already paid.",
];
export const receipt = "Receipt (PDF)";
export const print = "Print";
export const whatItCost = "What it cost";
export const refunded = (at: string) => `Refunded, ${at}`;
export const onItsWayBack = (at: string) => `Refund on its way, ${at}`;
export const asCredit = (at: string) => `Given as credit, ${at}`;
export const toCome = "to come";

export const addMore = "Add more";
export const allRefunded = "All of it refunded";
export const partRefunded = (units: number, of: number) => `${units} of ${of} refunded`;
export const couldNotBring = "The farm could not bring it.";
export const partNotBrought = (units: number, of: number) =>
  `${units} of ${of} could not be brought.`;
export const refundedToYou = (amount: string) => ` ${amount} was refunded to you.`;
export const creditedNow = "The money is in your credit now, for your next order.";
export const willLookInto = "We will look into it and answer by email.";
export const haveAnswered = "We have answered.";
export const isCredit = "It is credit for your next order.";
export const haveRefunded = "We have refunded you.";
export const youReported = (units: number, what: string) => `You reported ${units}: ${what}.`;

export const changeUntil = <Part>(until: string, strong: (words: string) => Part) => [
  "Change or cancel until ",
  strong(until),
  ".",
];
export const donate = "Donate this box";
export const donateText = ({
  bank,
  place,
  until,
}: {
  bank: string;
  place: string;
  until: string;
}) =>
  `It goes to ${bank}, ${place}, and not to your door. You pay no more for it. You can take it back until ${until}.`;
export const goesTo = (bank: string) => `Your box goes to ${bank}`;
export const takeBack = "Take my box back";
export const comesHome = "Your box comes to you";
export const gaveTo = (bank: string) => `You gave this box to ${bank}. Thank you.`;
export const changeDelivery = "Change delivery";
export const isCanceled = "Your order is canceled";
export const refundingYou = "We are sending your money back to your original payment method.";
export const cancelOrder = "Cancel order";
export const cancelsWhole =
  "This cancels the whole order and refunds everything to your original payment method. It cannot be undone.";
export const changeTheDelivery = "Change the delivery";
export const isChanged = "Your delivery is changed";
export const goesBack = (amount: string) =>
  `${amount} goes back to your original payment method. We have emailed you the details.`;
export const nothingNew = "Nothing was changed";
export const detailsEmailed = "We have emailed you the details.";
export const deliveryDay = "Delivery day";
export const window = "Window";
export const saveChanges = "Save the changes";
export const dayWithout = (day: string) => `${day} (no delivery)`;
export const windowFull = (hours: string) => `${hours} (full)`;

export const notCanceled = "The order was not canceled";
export const notRemoved = "It was not removed";
export const notSent = "The report was not sent";
export const notChanged = "The delivery was not changed";

export const remove = "Remove";
export const removeFromOrder = (name: string) => `Remove ${name} from this order`;
export const howMany = "How many?";
export const all = (units: number) => `All ${units}`;
export const whatGoesBack =
  "We refund what you paid for it, tax included, to your original payment method. If you add it to this order again, you pay for it again.";
export const removeIt = "Remove it";
export const backToYou = (amount: string) => `${amount} goes back to you`;
export const wasRemoved = (name: string) => `${name} was removed from your order.`;

export const driverSaid = (note: string) => `The driver said: ${note}`;
export const notLeft = "We came and could not leave your order. What would you like?";
export const stillHere = "We came and could not leave your order.";
export const comesAgain = (slot: string) => `We bring it again: ${slot}.`;
export const bringAgain = "Bring it again";
export const anotherTime = "Choose another time";
export const bringWhen = "When should we bring it?";
export const sameDoor = "It comes to the same address and costs you nothing more.";
export const willComeAgain = "We bring your order again";
export const notArranged = "The new day was not saved";
export const noDayOpen = "No day has room right now. Please call us.";
export const wantMoney = "I want my money back";
export const askMoneyInstead =
  "We will not bring this order again. Our team decides about your refund and emails you.";
export const moneyAsked = "We have your request";
export const moneyNotAsked = "Your request was not sent";
export const askedForMoney = "You asked for your money back. We answer by email.";
export const orCall = (phone: string) => `Something else? Call us at ${phone}.`;

export const reportProblem = "Report a problem";
export const withThing = (name: string) => ` with ${name}`;
export const whatWasWrong = (name: string) => `What was wrong with ${name}?`;
export const thanks = "Thank you for telling us";
export const whatHappened = "What happened?";
export const howManyOfThem = "How many of them?";
export const anythingElse = "Anything we should know? (optional)";
export const refundHow = "If we refund you, how?";
export const sendReport = "Send the report";
