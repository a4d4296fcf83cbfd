import { eq } from "drizzle-orm";
import { paymentsGiftErrors as m } from "#messages/payments/gift-cards/gift-errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { Cents } from "#shared/money.ts";
import type { CreditReason } from "#shared/orders/words/credit-words.ts";
import { giftCardRedeemedEntries } from "#shared/payments/gift-cards/gift-ledger.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { hashToken } from "../../platform/links/tokens.ts";
import { moveCredit } from "../credit/credits.ts";
import { post } from "../ledger.ts";

/**
 * Turns a gift card into the user's credit. Idempotent for the same user. Throws `not_found` with one message
 * for every unusable code: unknown, replaced, redeemed by someone else, frozen or void.
 */
export async function redeemGiftCard(
  deps: Pick<Deps, "db" | "clock">,
  user: Pick<SessionUser, "id">,
  code: string,
): Promise<{ amount: Cents }> {
  return inTransaction(deps.db, async (tx) => {
    const [found] = await tx
      .select({ card: giftCards, intentId: checkouts.paymentIntentId })
      .from(giftCards)
      .innerJoin(checkouts, eq(checkouts.id, giftCards.checkoutId))
      .where(eq(giftCards.codeHash, hashToken(code)))
      .for("update", { of: giftCards });
    const { card, intentId = null } = found ?? {};
    if (card?.state === "redeemed" && card.redeemedBy === user.id) return { amount: card.amount };
    if (card?.state !== "active") throw new DomainError("not_found", m.noCode);
    const { id, amount } = card;
    const at = deps.clock.now();
    await advance(tx, lifecycles.giftCard, card, "redeem", {
      by: { actor: user.id, cause: "redeemed", at },
      set: { redeemedBy: user.id, redeemedAt: at },
    });
    await moveCredit(tx, {
      at,
      userId: user.id,
      amount,
      key: `gift_card:${id}`,
      reason: "gift_card" satisfies CreditReason,
      orderId: null,
    });
    await post(tx, {
      at,
      key: `gift_card_redeemed:${id}`,
      kind: "gift_card_redeemed",
      orderId: null,
      intentId,
      lines: giftCardRedeemedEntries(amount),
    });
    return { amount };
  });
}
