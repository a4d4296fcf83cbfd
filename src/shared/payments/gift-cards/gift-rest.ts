import { cents, type Cents, NO_MONEY } from "../../money.ts";

/** A movement of a customer's credit; the key names what moved it. */
type Movement = { key: string; amount: Cents; orderId: string | null };

const isOfGifts = (key: string) => key.startsWith("gift_card:") || key.startsWith("gift_card_out:");

/**
 * What is left of a customer's gift cards after all movements of their credit, the oldest first. Credit from elsewhere
 * is spent before that of gift cards, as far as it was there by then; what an order gives back was of gift cards as far
 * as they paid it (decision 054), and a refund that fails takes back as much of theirs as it gave.
 */
export function giftRestOf(movements: readonly Movement[]): Cents {
  let ofGifts = 0;
  let ofOthers = 0;
  const paid = new Map<string | null, number>();
  /** What refunds gave back to gift cards, by the key that takes it back. */
  const given = new Map<string, number>();
  for (const { key, amount, orderId } of movements) {
    const paidBefore = paid.get(orderId) ?? 0;
    if (isOfGifts(key)) {
      ofGifts += amount;
    } else if (amount < 0) {
      const fromGifts = Math.min(
        ofGifts,
        Math.max(given.get(key) ?? 0, -amount - Math.max(0, ofOthers)),
      );
      ofGifts -= fromGifts;
      ofOthers += amount + fromGifts;
      paid.set(orderId, paidBefore + fromGifts);
    } else {
      const toGifts = orderId === null ? 0 : Math.min(paidBefore, amount);
      ofGifts += toGifts;
      ofOthers += amount - toGifts;
      paid.set(orderId, paidBefore - toGifts);
      given.set(key.replace("refund:", "refund_failed:"), toGifts);
    }
  }
  return ofGifts > 0 ? cents(ofGifts) : NO_MONEY;
}
