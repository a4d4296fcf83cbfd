export const seeOrder = "See your order";
export const willWrite = "We will write again once the money has been sent.";
export const yourRefund = "Your refund";
export const sorry = "We are sorry";

export const canceled = (order: string) => `Your order ${order} is canceled`;
export const goesBack = (sum: string, order: string) =>
  `${sum} of your order ${order} goes back to you`;
export const canceledText = (order: string, way: string) =>
  `Your order ${order} is canceled. We are refunding ${way}.`;
export const goesBackText = (order: string, way: string) =>
  `For your order ${order} we are refunding ${way}.`;
export const canceledOnly = (order: string) => `Your order ${order} is canceled.`;
export const yourGoods = "Your goods";
export const nothingBack = (order: string) => `Nothing to give back of your order ${order}`;
export const nothingBackText = (order: string) =>
  `For these goods of your order ${order} there is nothing to give back: they were free with your code, or their money went back to you before.`;
export const delivery = "Delivery";
export const why = (cause: string) => `Why: ${cause}.`;
export const causes = {
  customer_changed: "you changed your mind",
  order_canceled: "the order was canceled",
  missing_at_harvest: "the farm could not bring it",
  poor_quality: "it was not as good as it should be",
  weight: "it weighed less than you paid for",
  packed_wrong: "we packed it wrong or forgot it",
  left_behind: "we did not pack it in time",
  price_error: "the price was wrong",
  goodwill: "our courtesy",
  dispute: "your bank decided so",
  made_at_provider: "we gave it back at our payment provider",
  damaged_on_the_way: "it was damaged on the way",
  not_delivered: "it was not delivered",
};
export const goods = "Goods, as you paid for them";
export const tax = "Tax";
export const givenBefore = "Given back before, counted here";
export const goodwill = "Courtesy";
export const inAll = "In all";
export const toCard = "To your original payment method";
export const toCredit = "As credit for your next order";

export const sent = (sum: string) => `We have sent back ${sum}`;
export const sentOf = (sum: string, order: string) =>
  `We have sent back ${sum} of your order ${order}`;
export const sentText = (sum: string) =>
  `We have sent ${sum} back to your original payment method.`;
export const sentTextOf = (sum: string, order: string) =>
  `We have sent ${sum} of your order ${order} back to your original payment method.`;
export const backPaid = (amount: string) => `${amount} to your original payment method`;
export const backCredit = (amount: string) => `${amount} as credit for your next order`;
export const backBoth = (card: string, credit: string) =>
  `${card} to your card and ${credit} as credit for your next order`;
export const creditThere = "Your credit is already there: checkout applies it.";
export const banksTake = "Banks take up to ten days to show a refund.";

export const failed = (sum: string) => `Your refund of ${sum} did not go through`;
export const failedText = (sum: string) =>
  `Your refund of ${sum} did not go through at the bank. The money is still yours.`;
export const failedTextOf = (sum: string, order: string) =>
  `Your refund of ${sum} for your order ${order} did not go through at the bank. The money is still yours.`;
export const notSentText = (sum: string) =>
  `We could not send your refund of ${sum}. Whatever we still owe you of it stays yours.`;
export const notSentTextOf = (sum: string, order: string) =>
  `We could not send your refund of ${sum} for your order ${order}. Whatever we still owe you of it stays yours.`;
export const creditComes = (sum: string) =>
  `The ${sum} of credit that belongs to it comes with the next attempt.`;
export const weLook =
  "We will look at it within one business day and send it again or give it to you as credit. If your card is closed, just reply to this email.";

export const creditSubject = (sum: string) => `${sum} credit for your next order`;
export const creditHeading = (sum: string) => `${sum} credit`;
export const creditText = (sum: string, reason: string) =>
  `We have added ${sum} in credit to your account: ${reason}.`;
export const creditUse = "Checkout applies it to your next order. It does not expire.";
export const seeCredit = "See your credit";

export const returning = (sum: string) => `You get ${sum} back`;
export const deposit = "Your deposit";
export const membershipEnded = (sum: string) =>
  `Your founding membership has ended. We are returning the full ${sum} to your original payment method.`;
export const giftCardVoided = (sum: string) =>
  `The gift card you bought is canceled, and its code no longer works. We are returning ${sum} to your original payment method.`;
export const giftCard = "Your gift card";
export const whyReturned = {
  second_payment: (sum: string) =>
    `This was paid or refunded already before this payment came through. We are returning the full ${sum} to your original payment method.`,
  order_closed: (sum: string) =>
    `Your payment came through when it was too late to place your order or to add to it, so nothing was. We are returning the full ${sum} to your original payment method.`,
  order_moved: (sum: string) =>
    `Your order’s address changed while you were paying, and its sales tax with it, so nothing was added to it. We are returning the full ${sum} to your original payment method. You can add the goods again at the new address.`,
  amount_mismatch: (sum: string) =>
    `Your payment was not the amount we asked for, so no order was placed. We are returning the full ${sum} to your original payment method.`,
  goods_gone: (sum: string) =>
    `Your payment came through after this had sold out. No order was placed. We are returning the full ${sum} to your original payment method.`,
};
export const soldOut = (items: string, sum: string) =>
  `Your payment came through after this had sold out: ${items}. No order was placed. We are returning the full ${sum} to your original payment method.`;
