/** Follows each reason: what a decline costs. */
export const nothingCharged = "Nothing was charged.";
/** What a bank's or the provider's no means, in the provider’s words, and what to do at the form where one pays. */
export const declines = {
  card_declined: { why: "Your card was declined.", advice: "Try again, or choose another card." },
  insufficient_funds: { why: "Your card has insufficient funds.", advice: "Choose another card." },
  expired_card: { why: "Your card has expired.", advice: "Choose another card." },
  incorrect_cvc: { why: "Your card's security code is incorrect.", advice: "Please check it." },
  incorrect_number: { why: "Your card number is incorrect.", advice: "Please check it." },
  processing_error: {
    why: "An error occurred while processing your card.",
    advice: "Try again in a little bit.",
  },
  card_not_supported: {
    why: "Your card does not support this type of purchase.",
    advice: "Choose another card.",
  },
  authentication_required: {
    why: "Your card was declined. This transaction requires authentication.",
    advice: "",
  },
  authentication_failed: {
    why: "We are unable to authenticate your payment method.",
    advice: "Please choose a different payment method and try again.",
  },
  payment_failed: {
    why: "The payment failed.",
    advice: "Please choose a different payment method and try again.",
  },
};
