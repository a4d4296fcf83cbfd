/**
 * Why a payment is refunded in full: the goods were gone; it was too late to place the order; the order it was to be
 * added to could no longer be changed, or goes to a place with another tax; the checkout was already paid or refunded;
 * or the amount was wrong.
 */
const RETURN_REASONS = [
  "goods_gone",
  "order_closed",
  "order_moved",
  "second_payment",
  "amount_mismatch",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
