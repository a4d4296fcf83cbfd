/**
 * What the addresses of an order and of a payment may hold. The payment provider adds its own word
 * on the payment when it sends a shopper back; that is not looked at.
 */
export function orderSearch(search: Record<string, unknown>): {
  order?: string;
  payment_intent?: string;
} {
  const { order, payment_intent: paymentIntent } = search;
  return {
    ...(typeof order === "string" && order !== "" ? { order } : {}),
    ...(typeof paymentIntent === "string" && paymentIntent !== ""
      ? { payment_intent: paymentIntent }
      : {}),
  };
}
