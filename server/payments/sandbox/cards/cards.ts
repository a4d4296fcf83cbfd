/** A bank's reason for declining a charge. */
export type Decline = { code: string; declineCode?: string; message: string };

/** When the holder must authenticate: for each on-session payment, for off-session ones too, or until set up. */
export type Authentication = "on_session" | "always" | "until_set_up";

export type TestCard = {
  number: string;
  /** Test ids that create a new payment method with this card. */
  ids: string[];
  authentication?: Authentication;
  decline?: Decline;
  /** Rejected as soon as the number is read. */
  unreadable?: Decline;
  /** Attaching a card to a customer also asks the bank; this card passes that check but declines later charges. */
  attaches?: boolean;
  fundsAtOnce?: boolean;
  refund?: "pending" | "fails_later";
  dispute?: "fraudulent" | "product_not_received" | "inquiry";
};

function declined(declineCode: string, message = "Your card was declined."): Decline {
  return { code: "card_declined", declineCode, message };
}

const INSUFFICIENT = declined("insufficient_funds", "Your card has insufficient funds.");
const INCORRECT_NUMBER = { code: "incorrect_number", message: "Your card number is incorrect." };

/** The provider's test cards, by number and by id. No other number is ever stored. */
export const TEST_CARDS: TestCard[] = [
  { number: "4242424242424242", ids: ["pm_card_visa"] },
  { number: "5555555555554444", ids: ["pm_card_mastercard"] },
  { number: "378282246310005", ids: ["pm_card_amex"] },
  {
    number: "4000000000000002",
    ids: ["pm_card_visa_chargeDeclined", "pm_card_chargeDeclined"],
    decline: declined("generic_decline"),
  },
  {
    number: "4000000000009995",
    ids: [
      "pm_card_visa_chargeDeclinedInsufficientFunds",
      "pm_card_chargeDeclinedInsufficientFunds",
    ],
    decline: INSUFFICIENT,
  },
  {
    number: "4000000000009987",
    ids: ["pm_card_visa_chargeDeclinedLostCard"],
    decline: declined("lost_card"),
  },
  {
    number: "4000000000009979",
    ids: ["pm_card_visa_chargeDeclinedStolenCard"],
    decline: declined("stolen_card"),
  },
  {
    number: "4000000000000069",
    ids: ["pm_card_chargeDeclinedExpiredCard", "pm_card_visa_chargeDeclinedExpiredCard"],
    decline: { code: "expired_card", message: "Your card has expired." },
  },
  {
    number: "4000000000000127",
    ids: ["pm_card_chargeDeclinedIncorrectCvc", "pm_card_visa_chargeDeclinedIncorrectCvc"],
    decline: { code: "incorrect_cvc", message: "Your card's security code is incorrect." },
  },
  {
    number: "4000000000000119",
    ids: ["pm_card_chargeDeclinedProcessingError", "pm_card_visa_chargeDeclinedProcessingError"],
    decline: {
      code: "processing_error",
      message: "An error occurred while processing your card. Try again in a little bit.",
    },
  },
  {
    number: "4242424242424241",
    ids: ["pm_card_chargeDeclinedIncorrectNumber"],
    unreadable: INCORRECT_NUMBER,
  },
  {
    number: "4000000000000341",
    ids: ["pm_card_chargeCustomerFail"],
    decline: declined("generic_decline"),
    attaches: true,
  },
  {
    number: "4000002500003155",
    ids: ["pm_card_authenticationRequiredOnSetup"],
    authentication: "until_set_up",
  },
  {
    number: "4000002760003184",
    ids: ["pm_card_authenticationRequired"],
    authentication: "always",
  },
  {
    number: "4000003800000446",
    ids: ["pm_card_authenticationRequiredSetupForOffSession"],
    authentication: "on_session",
  },
  {
    number: "4000008260003178",
    ids: ["pm_card_authenticationRequiredChargeDeclinedInsufficientFunds"],
    authentication: "always",
    decline: INSUFFICIENT,
  },
  {
    number: "4000000000003220",
    ids: ["pm_card_threeDSecure2Required"],
    authentication: "on_session",
  },
  {
    number: "4000008400001629",
    ids: ["pm_card_threeDSecureRequiredChargeDeclined"],
    authentication: "on_session",
    decline: declined("generic_decline"),
  },
  { number: "4000000000000077", ids: ["pm_card_bypassPending"], fundsAtOnce: true },
  { number: "4000000000000259", ids: ["pm_card_createDispute"], dispute: "fraudulent" },
  {
    number: "4000000000002685",
    ids: ["pm_card_createDisputeProductNotReceived"],
    dispute: "product_not_received",
  },
  { number: "4000000000001976", ids: ["pm_card_createDisputeInquiry"], dispute: "inquiry" },
  { number: "4000000000007726", ids: ["pm_card_pendingRefund"], refund: "pending" },
  { number: "4000000000005126", ids: ["pm_card_refundFail"], refund: "fails_later" },
];

const byNumber = new Map(TEST_CARDS.map((card) => [card.number, card]));
const byId = new Map(TEST_CARDS.flatMap((card) => card.ids.map((id) => [id, card] as const)));

export function cardByNumber(number: string): TestCard | undefined {
  return byNumber.get(number);
}

export function cardByTestId(id: string): TestCard | undefined {
  return byId.get(id);
}

export function brandOf(number: string): "visa" | "mastercard" | "amex" {
  if (number.startsWith("5")) return "mastercard";
  return number.startsWith("3") ? "amex" : "visa";
}

/** Whether the number's check digit (Luhn) is right. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
