/**
 * The search parameters of the order and payment pages. The provider adds its own payment status when it redirects
 * a shopper back; it is ignored.
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
