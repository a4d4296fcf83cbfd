import { paymentsWords as m } from "#messages/payments-words.ts";

/** Cards one account can keep. */
export const CARDS_MAX = 5;

/** A card that the payment provider keeps for a customer: what its owner knows it by. */
export type SavedCard = {
  id: string;
  /** The provider's word: `visa`, `mastercard`, `amex` … */
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  /** Whether it is taken when no other one is named. */
  isDefault: boolean;
};

/** The card that is taken when its owner names none. */
export function chosenCard<Card extends Pick<SavedCard, "isDefault">>(
  cards: readonly Card[],
): Card | null {
  return cards.find(({ isDefault }) => isDefault) ?? cards[0] ?? null;
}

function brandWords(brand: string): string {
  const known: Readonly<Record<string, string>> = m.brands;
  return known[brand] ?? m.card;
}

/** `Visa ending in 4242` */
export function cardLabel({ brand, last4 }: Pick<SavedCard, "brand" | "last4">): string {
  return m.endingIn(brandWords(brand), last4);
}

/** A card as a subscription keeps it, in no language: `visa 4242`. */
export function keptCard({ brand, last4 }: Pick<SavedCard, "brand" | "last4">): string {
  return `${brand} ${last4}`;
}

/** What its owner calls a kept card: `Visa ending in 4242`; empty for one that was erased. */
export function keptCardLabel(kept: string): string {
  const [, brand, last4] = /^(\S+) (\d{4})$/.exec(kept) ?? [];
  return brand && last4 ? cardLabel({ brand, last4 }) : kept;
}

/** `Visa •••• 4242` */
export function cardName({ brand, last4 }: Pick<SavedCard, "brand" | "last4">): string {
  return `${brandWords(brand)} •••• ${last4}`;
}

/** `05/2031` */
export function cardExpiry({ expiryMonth, expiryYear }: SavedCard): string {
  return `${String(expiryMonth).padStart(2, "0")}/${expiryYear}`;
}
