/** Follows each reason: what a decline costs. */
export const nothingCharged = "Nothing was charged.";
/** What a bank's or the provider's no means, in the provider’s words, and what to do at the form where one pays. */
export const declines = {
  card_declined: { why: "Your card was declined.", then: "Try again, or choose another card." },
  insufficient_funds: { why: "Your card has insufficient funds.", then: "Choose another card." },
  expired_card: { why: "Your card has expired.", then: "Choose another card." },
  incorrect_cvc: { why: "Your card's security code is incorrect.", then: "Please check it." },
  incorrect_number: { why: "Your card number is incorrect.", then: "Please check it." },
  processing_error: {
    why: "An error occurred while processing your card.",
    then: "Try again in a little bit.",
  },
  card_not_supported: {
    why: "Your card does not support this type of purchase.",
    then: "Choose another card.",
  },
  authentication_required: {
    why: "Your card was declined. This transaction requires authentication.",
    then: "",
  },
  authentication_failed: {
    why: "We are unable to authenticate your payment method.",
    then: "Please choose a different payment method and try again.",
  },
  payment_failed: {
    why: "The payment failed.",
    then: "Please choose a different payment method and try again.",
  },
};
