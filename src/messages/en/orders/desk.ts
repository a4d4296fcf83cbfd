export const title = "Orders";
export const lead = "Every order, and where it is now.";
export const byPhone = "Order by phone";
export const status = "Status";
export const allStatuses = "All statuses";
export const standing = "Not canceled or refunded";
export const overdue = "Past their day, not delivered";
export const undecided = "Not handed over: try again or refund";
export const placedIn = (days: string) => `Placed ${days}`;
export const window = "Window";
export const allWindows = "All windows";
export const problems = "Problems";
export const withProblem = { open: "With an open problem", any: "With a problem" };
export const withOrWithout = "With or without problems";
export const buyers = "Customers";
export const buyer = { first: "First orders", again: "Later orders" };
export const anyBuyer = "First and later orders";
export const whatCame = "What came";
export const withGoods = { missing: "With refunded goods" };
export const anyGoods = "With or without refunded goods";
export const paidBy = "Paid by";
export const anyPayment = "Any payment method";
export const orderNumber = "Order";
export const placed = "Placed";
export const customer = "Customer";
export const email = "Email";
export const delivery = "Delivery";
export const place = "Place";
export const openProblem = "Open problem";
export const total = "Total";
export const zone = "Zone";
export const allZones = "All zones";
export const search = "Number, name, email, phone, address";
export const deliveryDay = "Delivery day";
export const zipCode = "Zip code";
export const noneYet = "No orders yet";

export const order = <Part>(number: Part) => ["Order ", number];
export const weeklyBox = "Weekly box";
export const disputed = "Disputed: do not send out";
export const placedAt = (at: string) => `Placed ${at}`;
export const goods = "Goods";
export const refundOfAdded = "Refund of goods added later";
export const refund = "Refund";
export const emails = "Emails about this order";
export const customerAndDelivery = "Customer and delivery";
export const money = "Money";
export const onTheRoad = "On the road";
export const timeline = "Timeline";
export const name = "Name";
export const account = "Account";
export const asGuest = "None: bought as a guest";
export const phone = "Phone";
export const notGiven = "Not given";
export const address = "Address";
export const instructions = "Instructions";
export const changes = "Changes";
export const until = (end: string) => `Until ${end}`;
export const noLonger = "No longer possible";

export const addOrSwap = "Add or swap goods";
export const notHeld = "The goods could not be held";
export const added = "Added to the order";
export const getsEmail = (to: string) => `${to} gets an email about it.`;
export const removeInExchange = "Remove in exchange";
export const refundedAsPaid = "What was paid for it is refunded to the original payment method";
export const nothing = "Nothing";
export const sayWhy = "Please say why";
export const priceAndHold = "Get the price and hold the goods";
export const pickOne = "Please pick at least one product.";
export const removedOncePaid = (what: string) => `${what} is removed once this is paid.`;

export const changeDelivery = "Change delivery";
export const deliveryNotChanged = "The delivery was not changed";
export const deliveryChanged = "The delivery is changed";
export const nothingNew = "Nothing was changed, so no email goes out.";
export const goesBackAndEmail = (amount: string, to: string) =>
  `${amount} goes back. ${to} gets an email about it.`;

export const driverSaid = (note: string) => `Not delivered. The driver said: ${note}`;
export const notDelivered = "Not delivered.";
export const comesAgain = (slot: string) => `It comes again: ${slot}.`;
export const askedForMoney = "The customer asked for the money instead: refund or decline it.";
export const bringAgain = "Bring it again";
export const bringWhen = "When should it come again?";
export const sameDoor = "To the same address. The customer pays nothing more.";
export const isArranged = "It comes again";
export const notArranged = "The new day was not saved";
export const noDayOpen = "No day of the coming week has room.";

export const confirmationNotSent = "The confirmation was not sent";
export const confirmationSent = "The confirmation is on its way";
export const goesTo = (to: string) => `It goes to ${to}.`;
export const noEmails = "No emails yet.";
type Mail<Part> = { state: Part; at: string; kind: string; subject: string; to: string };
export const mail = <Part>({ state, at, kind, subject, to }: Mail<Part>) => [
  state,
  ` ${at}: ${kind}, “${subject}” to ${to}`,
];
export const sendAgain = "Send the confirmation again";
export const sendAgainTo = (to: string) =>
  `Send the order’s confirmation to ${to} again, with the day and address as they are now?`;

export const seeProblems = "See problems";
export const harvested = (at: string) => `Harvested ${at}`;
export const weighed = (weight: string, most: string) => `Weighed ${weight} of ${most} paid for`;
export const short = (units: number) => `${units} short`;
export const shortWhy = (units: number, why: string) => `${units} short: ${why}`;
export const packed = (at: string) => `Packed ${at}`;
export const takenOff = (units: number) => `${units} taken off before the van left`;
export const refunded = (units: number) => `${units} refunded`;
export const answers = {
  open: "waiting for an answer",
  refunded: "refunded",
  declined: "declined",
};
export const reported = (units: number, what: string, answer: string) =>
  `${units} reported: ${what}, ${answer}.`;

export const refundStates = {
  requested: "to be sent",
  pending: "on its way",
  succeeded: "done",
  failed: "failed",
};
export const byCard = (amount: string) => `${amount} by card: `;
export const byCardLater = (amount: string) => `${amount} by card, for goods added later: `;
export const seePayment = "See the payment";
export const withCredit = (amount: string) => `${amount} with credit`;
export const isDisputed = (amount: string, how: string) => `${amount} disputed, ${how}: `;
export const seeDispute = "See the dispute";
type Refund = { amount: string; at: string; state: string; why: string };
export const refundOf = ({ amount, at, state, why }: Refund) =>
  `${amount} refunded ${at}, ${state}: ${why}`;
export const refundBy = ({ amount, at, state, why, by }: Refund & { by: string }) =>
  `${amount} refunded ${at}, ${state}, by ${by}: ${why}`;
export const wentBack = (amount: string, of: string) => `${amount} of ${of} went back.`;
export const asCredit = (amount: string) => `${amount} as credit`;
export const both = (one: string, other: string) => `${one} and ${other}`;

export const stops = {
  planned: "Not reached yet",
  arrived: "The van is at the door",
  delivered: "Delivered",
  not_home: "Not handed over",
};
type Stop<Part> = { route: Part; slot: string; position: number; state: string };
export const stopOf = <Part>(
  { route, slot, position, state }: Stop<Part>,
  driver: string | null,
) => [
  route,
  `, ${slot}, stop ${position}${driver ? `, driver ${driver}` : ", no driver yet"}. ${state}.`,
];
type Report = { at: string; what: string; by: string };
export const reportedBy = ({ at, what, by }: Report) => `${at}: ${what}, reported by ${by}`;
export const recordedBy = ({ at, what, by }: Report) => `${at}: ${what}, recorded by hand by ${by}`;
export const someoneGone = "someone who is no longer here";
export const atBy = (at: string, by: string) => `${at}, by ${by}`;

/** What was done to the order, on its own page. */
export const acts = {
  added: (what: string) => `Added to the order: ${what}`,
  addedSome: "Goods were added to the order",
  tookOff: (what: string) => `Taken off the order: ${what}`,
  tookOffSome: "Units were taken off the order",
  canceled: "The order was canceled",
  changedDelivery: "The delivery was changed",
  choseDay: "Another day was chosen for the delivery",
  sentConfirmation: "The confirmation was sent again",
  leftBehind: "The order was not packed and stayed behind",
};

export const notRemoved = "It was not removed";
export const goesBack = (amount: string) => `${amount} goes back`;
export const wasRemoved = (thing: string) => `${thing} was removed from the order.`;
export const remove = (thing: string) => `Remove ${thing}`;
export const removeThis = "Remove";
export const removeWhat =
  "The goods go back on sale, and what was paid for them is refunded, tax included. The customer gets an email.";
export const units = "Units";
