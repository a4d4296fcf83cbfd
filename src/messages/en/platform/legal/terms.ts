/** One section: its heading, what it says in short, and the paragraphs that count. */
export const contract = (business: string, address: string) => ({
  title: "Who sells to whom",
  plain: `You buy from ${business}; the farms grow and pack.`,
  text: [
    `These terms hold between you and ${business}, ${address}. You must be 18 or older and order for use in a household in California.`,
  ],
});

export const order = {
  title: "Your order",
  plain: "Your order stands once the payment has gone through and we have confirmed it.",
  text: [
    "Goods in the cart are not reserved. While you check out we hold them for a limited time. The contract is made when your payment succeeds and the page or our email confirms the order with its number.",
    "If a payment arrives after the hold has ended and goods are gone, no order is made and the whole amount is returned to the card.",
  ],
};

/** `smallest` is a sentence, or nothing; `days` are those on which vans drive. */
export const prices = (given: {
  tax: string | null;
  fee: string;
  smallest: string | null;
  days: string;
}) => ({
  title: "Prices, tax and delivery",
  plain: `Prices are without tax. ${given.tax === null ? "Sales tax is added at the rate of each kind of goods" : `${given.tax} is added to the goods`}. Delivery: ${given.fee.toLowerCase()}.`,
  text: [
    `Prices are in US dollars. At present we add ${given.tax === null ? "sales tax at the rate that each kind of goods has where it is delivered" : `${given.tax} sales tax to the goods`}. Delivery costs: ${given.fee}. ${given.smallest ? `${given.smallest} ` : ""}You see each amount and the total before you pay, and those amounts bind us for that order.`,
    `We deliver ${given.days}, in the window you choose. Windows are when we plan to come.`,
  ],
});

export const cutOff = (lead: string, phone: string) => ({
  title: "Cut-off and cancellation",
  plain: `Change or cancel until 11:59 PM, ${lead} before the delivery, for all your money back.`,
  text: [
    `The cut-off is 11:59 PM Pacific time, ${lead} before the delivery day. Until then you may change or cancel the whole order or parts of it without giving a reason, on the order’s page, by replying to the confirmation email or calling ${phone}. We refund what was canceled in full.`,
    "After the cut-off the farms harvest for you, and the order can no longer be canceled. Your rights in case of shortages and problems remain.",
  ],
});

export const shortages = {
  title: "Shortages, no substitutions",
  plain: "We never send something else for what you ordered. What is short is refunded.",
  text: [
    "We do not substitute goods in an order. The contents of a weekly box can change until the box is charged. When a farm cannot deliver what you ordered, we tell you and refund the missing quantity with its tax to the card you paid with, without your asking. What credit paid comes back as credit.",
  ],
};

export const giftCards = (cash: string) => ({
  title: "Gift cards",
  plain: "They do not expire and have no fees. Redeemed, they are credit.",
  text: [
    `A gift card is money for the goods of this market. It has no last day and no fees, is sent by email, and becomes the credit of the account that enters its code. Keep the code like cash: whoever enters it first has it. Until then its buyer can have it sent again with a new code.`,
    `What is left of gift cards is paid out on request while it is less than ${cash}. Otherwise it is not redeemed for cash, unless the law says so.`,
  ],
});

export const refunds = (days: number) => ({
  title: "Problems and refunds",
  plain: `Tell us within ${days} days of the delivery. You choose card or credit; credit needs an account.`,
  text: [
    `Report what was missing, damaged, wrong or not good within ${days} days of the delivery. For quality we may ask for one photo. We decide within 1 business day. You choose whether the refund goes to your card or to your credit. Credit needs an account. Nothing has to be sent back.`,
    "Credit pays for your next orders, except the last 50 cents of each, and does not expire. What credit paid comes back as credit.",
    "We send refunds right away; banks take up to 10 days to show them. Rights that the law gives you are not limited.",
  ],
});

/** Days before a change of price at which we tell of it. */
export const boxes = (least: number, most: number) => ({
  title: "Weekly boxes and their renewal",
  plain: "A box renews only because you agreed to it, and you end it online whenever you like.",
  text: [
    "A weekly box is a subscription that renews by itself. Before you subscribe we show, next to the button and apart from these terms, the price, how often it is charged, that it renews until you cancel, and how to cancel. It starts only after your express consent to that, and we email you an acknowledgment that you can keep.",
    "You cancel online, in your account, in no more steps than it took to subscribe, without a call. You can skip or pause a delivery before its cut-off. A cancellation ends all charges for deliveries whose cut-off has not passed.",
    `We tell you of a change of the box’s price clearly, at least ${least} and at most ${most} days before it takes effect, with the way to cancel. Once a year we remind you of the subscription, its price and how to end it. Sales tax and the delivery fee are those of the day of the charge; our email the day before each charge names the total.`,
    "These rules follow California’s Automatic Renewal Law (Business and Professions Code, section 17600 and following).",
  ],
});

export const founding = (deposit: string) => ({
  title: "Founding membership",
  plain: `A deposit of ${deposit}, returned in full on request until your first delivery. It does not renew.`,
  text: [
    `The deposit is ${deposit} at present; what you paid is on your receipt. Until your first delivery you receive it back in full when you ask, for any reason. The membership lasts a year, ends by itself and is never charged again.`,
  ],
});

export const farms = (commission: string) => ({
  title: "Terms for farms",
  plain:
    "Farms set their prices. We keep a commission, say how much, and pay the card’s fee out of it.",
  text: [
    "An application is free and binds no one until both sides have signed the farm’s agreement. What you tell us must be true; certificates are shown only once verified and while valid.",
    `The farm sets its prices and keeps what remains after our commission of ${commission}, as agreed with the farm. The fee of the card payment is ours to bear. The farm grants us the right to show its texts and pictures for selling its goods.`,
    "The farm answers for the safety and the description of its food and holds the permits it needs. Either side may end the agreement; orders already placed are fulfilled and paid.",
  ],
});

export const account = {
  title: "Your account",
  plain: "Keep your password to yourself; you can close the account at any time.",
  text: [
    "Tell us when someone else uses your account. We may suspend an account that is used for fraud or to harm others, and tell you why when you ask. Do not disturb the service, collect data from it by programs in bulk, or order for resale without our agreement.",
  ],
};

export const liability = {
  title: "Allergies and liability",
  plain: "Read what a product contains. We answer for what we do wrong, as the law says.",
  text: [
    "Goods come from farms that also handle milk, eggs, nuts and wheat; we cannot promise that there are no traces.",
    "We are liable as the law provides. Where it permits a limit, our liability for an order is limited to its price. Nothing here limits liability for injury, for intent or gross negligence, or rights of consumers that cannot be waived.",
  ],
};

export const law = (email: string, phone: string) => ({
  title: "Law and changes",
  plain: "California law. The edition you ordered under is the one that counts.",
  text: [
    "California law governs these terms, and its courts decide. If a part does not hold, the rest does.",
    "An order follows the edition in force when it was placed. Account holders are notified of new editions at least 30 days before.",
    `Complaints: ${email} or ${phone}. The Complaint Assistance Unit of the California Department of Consumer Affairs also helps, at 1625 North Market Blvd., Sacramento, CA 95834, or (800) 952-5210.`,
  ],
});
