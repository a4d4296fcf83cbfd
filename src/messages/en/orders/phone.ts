import { plural } from "../kit.ts";

export const title = "Order by phone";
export const lead =
  "Tell the customer the total before anything is charged. They pay with a saved card or by a link.";
export const notPutTogether = "The order could not be put together";
export const whoCalls = "Who is calling";
export const goods = "Goods";
export const pickOne = "Please pick at least one product.";
export const whereAndWhen = "Where and when";
export const theOrder = "The order";
export const isPlaced = "The order is placed";
export const isPaid = (order: string) => `Order ${order} is paid.`;
export const spendCredit = (amount: string) => `Use ${amount} of credit`;
export const priceAndHold = "Get the price and hold the goods";

export const someoneElse = "Someone else";
export const findAccount = "Find the account";
export const findHow = "By name or email. Without an account, fill in the fields below.";
export const noSavedCard = "No saved card";
export const credit = (amount: string) => `${amount} credit`;
export const searching = "Searching";
export const foundAccounts = "Found accounts";
export const orderFor = (name: string) => `Order for ${name}`;
export const choose = "Choose";
export const noAccount = "No account found.";
export const accounts = (n: number) => plural(n, { one: `${n} account`, other: `${n} accounts` });

export const findGoods = "Find goods";
export const forExample = "Carrots, eggs, a farm";
export const pickedGoods = "Picked goods";
export const nothingPicked = "Nothing picked yet.";
export const foundGoods = "Found goods";
export const addThing = (name: string) => `Add ${name}`;
export const thingSoldOut = (name: string) => `${name}: sold out`;
export const add = "Add";
export const soldOut = "Sold out";
export const nothingFound = "Nothing found. Try another word.";
export const products = (n: number) => plural(n, { one: `${n} product`, other: `${n} products` });
export const windowFull = (window: string) => `${window} (full)`;

export const firstName = "First name";
export const lastName = "Last name";
export const email = "Email";
export const ofAccount = "The account’s address";
export const getsLink = "Gets the payment link and the confirmation";
export const deliveryDay = "Delivery day";
export const window = "Window";

export const notConfirmed = "The charge was not confirmed";
export const unknownCharge =
  "We do not know yet whether the card was charged. Press again: it cannot be charged twice for this.";
export const linkNotSent = "The payment link was not sent";
export const linkOnItsWay = "The payment link is on its way";
export const getsEmailWithIt = (to: string) => `${to} gets an email with it.`;
export const linkWentTo = (to: string) =>
  `The payment link went to ${to}. The order is placed once it is paid.`;
export const notCanceled = "It was not canceled";
export const heldUntil = (slot: string, until: string, to: string) =>
  `${slot}. Held until ${until}. Nothing is charged yet. A payment link goes to ${to}.`;
export const agreedOnPhone = (card: string, total: string) =>
  `The customer agreed on the phone that ${card} is charged ${total}`;
export const askFirst = "Please ask the customer first";
export const charge = (total: string, card: string) => `Charge ${total} to ${card}`;
export const sendLinkAgain = "Send the link again";
export const sendPaymentLink = "Send a payment link";
export const changeIt = "Change it";
export const cancelIt = "Cancel it";
export const freesAll =
  "This frees the goods and the window, and any payment link we sent stops working.";
export const stillWorking = "The bank is still working on it. The order is placed once it is paid.";
export const goodsGone = "No order came of this payment: the money goes back by itself.";
export const holderConfirms = "The bank wants the cardholder to confirm.";
export const pleaseSendLink = (why: string) =>
  `${why} Nothing was charged: please send a payment link.`;

export const waiting = "Waiting to be paid";
export const nothingWaits = "Nothing is waiting.";
type Waiting = { total: string; by: string; until: string; goods: string };
export const anOrder = ({ total, by, until, goods: what }: Waiting) =>
  `${total}, an order by ${by}, held until ${until}: ${what}`;
export const anAddition = ({ total, by, until, goods: what }: Waiting) =>
  `${total}, added to an order by ${by}, held until ${until}: ${what}`;
export const sendLinkTo = (to: string) => `Send the payment link to ${to}`;
export const sendLink = "Send the link";
export const freesFor = (to: string) =>
  `The goods and the window for ${to} are freed, and any payment link we sent stops working.`;
