/** A test card of the payment provider and what happens to a payment with it. */
export type TestCard = {
  /** The provider's name for a payment method with this card. */
  method: string;
  number: string;
  label: string;
  effect: string;
};

/** The cards worth trying, in the order of a tour. Only the sandbox and test keys take them. */
export const TEST_CARDS: readonly TestCard[] = [
  {
    method: "pm_card_visa",
    number: "4242 4242 4242 4242",
    label: "Visa",
    effect: "Succeeds at once.",
  },
  {
    method: "pm_card_mastercard",
    number: "5555 5555 5555 4444",
    label: "Mastercard",
    effect: "Succeeds at once.",
  },
  {
    method: "pm_card_chargeDeclined",
    number: "4000 0000 0000 0002",
    label: "Declined",
    effect: "The bank says no and gives no reason.",
  },
  {
    method: "pm_card_chargeDeclinedInsufficientFunds",
    number: "4000 0000 0000 9995",
    label: "Insufficient funds",
    effect: "Declined: there is not enough money.",
  },
  {
    method: "pm_card_chargeDeclinedExpiredCard",
    number: "4000 0000 0000 0069",
    label: "Expired",
    effect: "Declined: the card has expired.",
  },
  {
    method: "pm_card_chargeDeclinedIncorrectCvc",
    number: "4000 0000 0000 0127",
    label: "Wrong code",
    effect: "Declined: the security code is wrong.",
  },
  {
    method: "pm_card_chargeDeclinedProcessingError",
    number: "4000 0000 0000 0119",
    label: "Processing error",
    effect: "Fails at the bank; another try may succeed.",
  },
  {
    method: "pm_card_authenticationRequired",
    number: "4000 0027 6000 3184",
    label: "Asks the holder",
    effect: "Stops until the holder confirms (3-D Secure).",
  },
];
