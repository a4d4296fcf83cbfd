export const statuses = {
  warning_needs_response: "Inquiry, needs an answer",
  warning_under_review: "Inquiry, under review",
  warning_closed: "Inquiry closed",
  needs_response: "Needs an answer",
  under_review: "Under review",
  won: "Won",
  lost: "Lost",
  prevented: "Prevented",
};
export const reasons = {
  fraudulent: "The cardholder did not make this payment",
  unrecognized: "The cardholder does not recognize this payment",
  product_not_received: "The order did not arrive",
  product_unacceptable: "The goods were not as described",
  duplicate: "The payment was taken twice",
  credit_not_processed: "A promised refund did not arrive",
  subscription_canceled: "It was charged after a cancellation",
};
export const sendEvidence = (sum: string) =>
  `The customer’s bank has taken ${sum} and the provider a fee. Send evidence to get both back, or accept the dispute. Without an answer it is lost.`;
export const sendEvidenceBy = (sum: string, deadline: string) =>
  `The customer’s bank has taken ${sum} and the provider a fee. Send evidence by ${deadline} to get both back, or accept the dispute. Without an answer it is lost.`;
export const answer = (sum: string) =>
  `The customer’s bank asks about this payment. The ${sum} is still with us. Answer, or it may become a dispute.`;
export const answerBy = (sum: string, deadline: string) =>
  `The customer’s bank asks about this payment. The ${sum} is still with us. Answer by ${deadline}, or it may become a dispute.`;
export const bankKeeps = (sum: string) =>
  `The bank has our evidence and keeps ${sum} until it decides. There is nothing to do until then.`;
export const staysWhileDeciding = (sum: string) =>
  `The bank has our answer. The ${sum} stays with us while it decides. There is nothing to do until then.`;
export const decidedForUs = (sum: string) => `The bank decided for us. The ${sum} is back.`;
export const decidedForCustomer = (sum: string) =>
  `The bank decided for the customer, who keeps ${sum}. This is final.`;
export const closed = (sum: string) =>
  `The bank has closed this without taking the money. The ${sum} stays with us.`;
export const unknown = (status: string) =>
  `The provider says “${status}”. Look it up on the provider’s own page.`;
export const stops = {
  arrived: "Arrived at the door",
  delivered: "Delivered",
  not_home: "Not handed over",
  damaged: "Reported damaged",
  missing: "Reported missing",
};
export const paidOf = (received: string, amount: string) => `${received} of ${amount}`;
export const unknownDriver = "unknown";
export const recordedByHand = (driver: string) => `${driver} (recorded by hand)`;
