/** What a bank's or the provider's no means: in the provider's words, then what it costs and what to do. */
export const declines = {
  card_declined: "Your card was declined. Nothing was charged. Try again, or choose another card.",
  insufficient_funds: "Your card has insufficient funds. Nothing was charged. Choose another card.",
  expired_card: "Your card has expired. Nothing was charged. Choose another card.",
  incorrect_cvc: "Your card's security code is incorrect. Nothing was charged. Please check it.",
  incorrect_number: "Your card number is incorrect. Nothing was charged. Please check it.",
  processing_error:
    "An error occurred while processing your card. Nothing was charged. Try again in a little bit.",
  card_not_supported:
    "Your card does not support this type of purchase. Nothing was charged. Choose another card.",
  authentication_required:
    "Your card was declined. This transaction requires authentication. Nothing was charged.",
  authentication_failed:
    "We are unable to authenticate your payment method. Nothing was charged. Please choose a different payment method and try again.",
  payment_failed:
    "The payment failed. Nothing was charged. Please choose a different payment method and try again.",
};
