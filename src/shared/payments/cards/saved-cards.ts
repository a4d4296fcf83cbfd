import { paymentsWords as m } from "#messages/payments/words.ts";

/** Maximum number of saved cards per account. */
export const CARDS_MAX = 5;

/** A card saved at the payment provider: the details its owner recognizes it by. */
export type SavedCard = {
  id: string;
  /** The provider's name: `visa`, `mastercard`, `amex` … */
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  /** Whether it is used when no card is specified. */
  isDefault: boolean;
};

/** The card to use when its owner does not specify one. */
export function chosenCard<Card extends Pick<SavedCard, "isDefault">>(
  cards: readonly Card[],
): Card | null {
  return cards.find(({ isDefault }) => isDefault) ?? cards[0] ?? null;
}

/** A card as shown to whoever agrees to pay with it; its id is what is then charged. */
export type ShownCard = Pick<SavedCard, "id" | "brand" | "last4">;

export function shownCardOf({ id, brand, last4 }: ShownCard): ShownCard {
  return { id, brand, last4 };
}

function brandWords(brand: string): string {
  const known: Readonly<Record<string, string>> = m.brands;
  return known[brand] ?? m.card;
}

/** `Visa ending in 4242` */
export function cardLabel({ brand, last4 }: Pick<SavedCard, "brand" | "last4">): string {
  return m.endingIn(brandWords(brand), last4);
}

/** A card's language-neutral form as stored with a subscription: `visa 4242`. */
export function keptCard({ brand, last4 }: Pick<SavedCard, "brand" | "last4">): string {
  return `${brand} ${last4}`;
}

/** A stored card's display name: `Visa ending in 4242`; empty if it was erased. */
export function keptCardLabel(kept: string): string {
  const [, brand, last4] = /^(\S+) (\d{4})$/.exec(kept) ?? [];
  return brand && last4 ? cardLabel({ brand, last4 }) : kept;
}

/** A card's last month as printed on it: `05/31` */
export function cardExpiry({ expiryMonth, expiryYear }: SavedCard): string {
  return [expiryMonth, expiryYear % 100].map((part) => String(part).padStart(2, "0")).join("/");
}
