export const reasons = {
  order_paid: "Used for an order",
  order_refunded: "Given back for an order",
  taken_back: "Taken back: the refund it belonged to failed, and is made again",
  refund_failed: "In place of a refund that your bank did not take",
};
