import { cents, type Cents, NO_MONEY } from "../../money.ts";

/** A movement of a customer's credit; the key identifies its source. */
type Movement = { key: string; amount: Cents; orderId: string | null };

const isOfGifts = (key: string) => key.startsWith("gift_card:") || key.startsWith("gift_card_out:");

/**
 * The gift card balance left after all movements of a customer's credit, oldest first. Other credit available at the
 * time is spent before gift card credit. A refund of an order goes back to gift cards up to what they paid (decision
 * 054), and a failed refund takes the same amount back.
 */
export function giftRemainingOf(movements: readonly Movement[]): Cents {
  let ofGifts = 0;
  let ofOthers = 0;
  const paid = new Map<string | null, number>();
  /** Amounts that refunds returned to gift cards, keyed by the movement that would reverse them. */
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
