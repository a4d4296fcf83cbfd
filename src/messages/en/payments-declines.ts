/** What a bank's or the provider's no means, as the provider says it. */
export const declines = {
  card_declined: "Your card was declined.",
  insufficient_funds: "Your card has insufficient funds.",
  expired_card: "Your card has expired.",
  incorrect_cvc: "Your card's security code is incorrect.",
  incorrect_number: "Your card number is incorrect.",
  processing_error: "An error occurred while processing your card. Try again in a little bit.",
  card_not_supported: "Your card does not support this type of purchase.",
  authentication_required: "Your card was declined. This transaction requires authentication.",
  authentication_failed:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  payment_failed: "The payment failed. Please choose a different payment method and try again.",
};
