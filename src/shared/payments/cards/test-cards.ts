import { paymentsTestCards as m } from "#messages/payments/cards/test-cards.ts";

/** A test card of the payment provider and the outcome of a payment with it. */
export type TestCard = {
  /** The provider's payment method id for this card. */
  method: string;
  number: string;
  readonly label: string;
  readonly effect: string;
};

/** Useful cards for testing, in demo order. Only the sandbox and test keys accept them. */
export const TEST_CARDS: readonly TestCard[] = [
  card("visa", "pm_card_visa", "4242 4242 4242 4242"),
  card("mastercard", "pm_card_mastercard", "5555 5555 5555 4444"),
  card("declined", "pm_card_chargeDeclined", "4000 0000 0000 0002"),
  card("funds", "pm_card_chargeDeclinedInsufficientFunds", "4000 0000 0000 9995"),
  card("expired", "pm_card_chargeDeclinedExpiredCard", "4000 0000 0000 0069"),
  card("code", "pm_card_chargeDeclinedIncorrectCvc", "4000 0000 0000 0127"),
  card("bankError", "pm_card_chargeDeclinedProcessingError", "4000 0000 0000 0119"),
  card("holder", "pm_card_authenticationRequired", "4000 0027 6000 3184"),
];

function card(id: keyof typeof m.cards, method: string, number: string): TestCard {
  return {
    method,
    number,
    get label() {
      return m.cards[id].label;
    },
    get effect() {
      return m.cards[id].effect;
    },
  };
}
