export const reasons = {
  order_paid: "Used for an order",
  order_refunded: "Given back for an order",
  taken_back: "Taken back: the refund it belonged to failed, and is made again",
  refund_failed: "In place of a refund that did not go through",
  gift_card: "A gift card",
  gift_card_paid_out: "Paid out to you from a gift card",
  referral: "Thank you for sending us a friend",
  referral_taken_back: "Taken back: the order of a friend you sent was undone, or did not count",
};
