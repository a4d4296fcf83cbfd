import { eq } from "drizzle-orm";
import { cents, NO_MONEY } from "#shared/money.ts";
import { DISPUTE_LOST, stopsOrder } from "#shared/payments/disputes/dispute.ts";
import { priceReturnedEntries } from "#shared/payments/ledger.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { post } from "../ledger.ts";
import type { Purpose } from "../purposes.ts";
import { takenByBank } from "../refunds/held.ts";
import { paidBack } from "../refunds/paid-back.ts";

/**
 * Follows a dispute of a gift card nobody has redeemed: frozen while the bank is deciding, active again when it
 * decides for us or takes only part of the price, and void when a lost dispute leaves nothing of the price. A
 * redeemed card remains its holder's credit, and whatever the bank takes is the market's loss.
 */
export const followGiftDispute: Purpose["followDispute"] = async (
  { clock },
  tx,
  { checkoutId, intentId },
) => {
  const [card] = await tx
    .select()
    .from(giftCards)
    .where(eq(giftCards.checkoutId, checkoutId))
    .for("update");
  if (card?.state !== "active" && card?.state !== "frozen") return;
  const known = await tx.select().from(disputes).where(eq(disputes.intentId, intentId));
  const lost = known.filter(({ status }) => status === DISPUTE_LOST);
  const isOpen = known.some(({ status }) => stopsOrder(status) && status !== DISPUTE_LOST);
  // Excludes what a refund already accounts for: `paidBack` includes that.
  const taken = await takenByBank(tx, intentId);
  const at = clock.now();
  const by = (cause: string) => ({ by: { actor: "system", cause, at } });
  if (lost.length > 0 && taken + (await paidBack(tx, intentId)) >= card.amount) {
    await advance(tx, lifecycles.giftCard, card, "void", by("dispute_lost"));
    const byBank = { back: NO_MONEY, taken: cents(Math.min(taken, card.amount)) };
    const lines = priceReturnedEntries("gift_cards", card.amount, byBank);
    const key = `gift_card_lost:${card.id}`;
    await post(tx, { at, key, kind: "gift_card_lost", orderId: null, intentId, lines });
  } else if (isOpen && card.state === "active") {
    await advance(tx, lifecycles.giftCard, card, "freeze", by("disputed"));
  } else if (!isOpen && card.state === "frozen") {
    await advance(tx, lifecycles.giftCard, card, "thaw", by("dispute_over"));
  }
};
