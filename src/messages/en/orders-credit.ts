export const reasons = {
  order_paid: "Used for an order",
  order_refunded: "Given back for an order",
  refund_failed: "In place of a refund that your bank did not take",
};
