/**
 * Why a payment buys nothing and goes back whole: what was paid for was gone, the order came too late to be placed, or the one it was to join could no longer be changed, the checkout was paid
 * or given back already, or the amount is not the one that was asked for.
 */
export const RETURN_REASONS = [
  "goods_gone",
  "order_closed",
  "second_payment",
  "amount_mismatch",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
