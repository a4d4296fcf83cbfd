export const brands = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
};
export const card = "Card";
export const endingIn = (brand: string, digits: string) => `${brand} ending in ${digits}`;
export const states = {
  awaiting_method: "Not paid",
  awaiting_action: "At the bank",
  processing: "Processing",
  succeeded: "Paid",
  partly_refunded: "Refunded in part",
  refunded: "Refunded",
  canceled: "Canceled",
};
export const refundFailed = "Refund failed";
export const partUnderWay = "Refund in part under way";
export const underWay = "Refund under way";
export const refundStates = {
  requested: "requested",
  pending: "pending",
  succeeded: "succeeded",
  failed: "failed",
};
export const refundReasons = {
  goods_gone: "goods gone",
  order_closed: "order closed",
  order_moved: "order moved",
  second_payment: "second payment",
  amount_mismatch: "amount mismatch",
  made_at_provider: "made at provider",
  gift_card_voided: "gift card voided",
};
