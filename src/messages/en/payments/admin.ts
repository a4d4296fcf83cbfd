export const title = "Payments";
export const lead = "What customers paid, what was refunded, and what their banks dispute.";
export const payment = "Payment";
export const notAnOrder = "Not an order yet";
export const when = "When";
export const customer = "Customer";
export const status = "Status";
export const allStatuses = "All statuses";
export const withRefunds = {
  standing: "With refunds of parts of orders",
  any: "With any refund",
};
export const withOrWithoutRefunds = "With or without refunds";
export const refundedIn = (days: string) => `Refunded ${days}`;
export const disputed = "Disputed";
export const amount = "Amount";
export const refunded = "Refunded";
export const providerId = "Provider’s id";
export const search = "Search order numbers and customers";
export const none = "No payments yet";

export const needsAttention = "Needs attention";
export const disputes = <Part>(link: Part, sum: string) => [
  link,
  `: the customer’s bank disputes ${sum}. Answer.`,
];
export const disputesBy = <Part>(link: Part, sum: string, deadline: string) => [
  link,
  `: the customer’s bank disputes ${sum}. Answer by ${deadline}.`,
];
export const refundFailed = <Part>(link: Part, sum: string, at: string) => [
  link,
  `: a refund of ${sum} failed on ${at}.`,
];
export const standingNotLoaded = "The comparison with the provider did not load";
export const books = "Our books and the provider’s";
export const notCompared = "Our books have not been compared with the provider’s yet.";
export const unanswered = "The provider has not answered since; we keep asking.";
export const seeComparison = "See the comparison";

export const cancelQuestion =
  "Cancel it and refund everything? The customer gets an email. This cannot be undone.";
export const cancelDisputedQuestion =
  "Cancel it? What is not harvested yet goes on sale again. The customer gets an email saying that the payment is with the bank: nothing is refunded while it is disputed. This cannot be undone.";
export const notCanceled = "The order was not canceled";
export const canceled = "The order is canceled";
export const canceledAndRefunded = "The order is canceled and refunded";
export const cancelOrder = "Cancel the order";

export const notSentAgain = "The refund was not sent again";
export const onItsWayAgain = (sum: string) => `${sum} is on its way again`;
export const noCredit = "No credit was given";
export const hasCredit = (sum: string) => `The customer has ${sum} as credit`;
export const cameBack =
  "The money came back from the bank, so the customer does not have it. Send it again, or give it as credit.";
export const cameBackNoAccount =
  "The money came back from the bank, so the customer does not have it. Send it again. There is no account that could keep credit: if it fails once more, write to the customer.";
export const sendAgain = "Send again";
export const sendAgainQuestion = (sum: string) =>
  `Send ${sum} to the card or account it was paid with once more? It fails again if that is closed.`;
export const asCredit = "Give as credit";
export const asCreditQuestion = (sum: string) =>
  `Give the customer ${sum} as credit instead? The customer gets an email, and nothing goes to the card.`;

export const doNotSend = "Disputed: do not send out";
export const notKnown = "Not known";
export const since = "Started";
export const order = "Order";
export const delivery = "Delivery";
export const tax = "Tax";
export const taxAt = (sum: string, percent: number) => `${sum} (${percent}%)`;
export const paidWithCredit = "Paid with credit";
export const refunds = "Refunds";
export const credit = (sum: string) => `${sum} as credit`;
export const goodsAlone = "Goods for which no money goes back";
export const disputesTitle = "Disputes";
export const statusBy = (state: string, deadline: string) => `${state} by ${deadline}`;
export const seeAndAnswer = "See the evidence and answer";
export const seeDispute = "See the dispute";
export const history = "History of the order";
export const ledger = "Ledger";
export const what = "What";
export const account = "Account";
export const ledgerKinds = {
  sale: "sale",
  provider_fee: "provider fee",
  late_payment: "late payment",
  refund: "refund",
  deposit: "deposit",
  deposit_returned: "deposit returned",
  deposit_lost: "deposit lost to a dispute",
  order_refund: "order refund",
  dispute: "dispute",
  dispute_won: "dispute won",
  payment: "payment",
  refund_failed: "refund failed",
  order_refund_undone: "order refund undone",
  credit: "credit",
  credit_spent: "credit spent",
  refund_credited: "refund credited",
  payment_returned: "payment returned",
  goodwill: "goodwill",
  bearer_changed: "refund borne by another",
  payout_sent: "payout to a farm",
  payout_paid: "payout arrived",
  payout_reversed: "payout taken back",
  own_payout: "payout to our bank",
  gift_card_sold: "gift card sold",
  gift_card_redeemed: "gift card redeemed",
  gift_card_returned: "gift card taken back",
  gift_card_lost: "gift card lost to a dispute",
  credit_paid_out: "credit paid out",
  referral: "referral",
  referral_taken_back: "referral taken back",
};
export const accounts = {
  provider_balance: "provider balance",
  own_bank: "our bank account",
  card_fees: "card fees",
  farm_payable: "farm payable",
  farm_in_transit: "on its way to farms",
  farm_paid: "paid to farms",
  commission: "commission",
  delivery_fees: "delivery fees",
  tax_payable: "tax payable",
  customer_refunds: "refunds owed to customers",
  customer_deposits: "customer deposits",
  customer_credit: "customer credit",
  gift_cards: "gift cards",
  goodwill: "goodwill to customers",
  box_gifts: "box discounts",
  promotions: "promotion codes",
  referrals: "referral credit",
  market_losses: "market losses",
  carrier_losses: "claims on the carrier",
  paid_by_check: "paid by check",
  disputes: "disputes",
  other_income: "other income",
};

export const csvDay = "Day";
export const csvNumber = "Number";
export const csvEmail = "Email";
export const csvState = "Status";
export const csvProviderId = "Provider id";
