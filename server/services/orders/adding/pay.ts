import { and, eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { PayAddition } from "#shared/orders/order-addition.ts";
import { chosenCard } from "#shared/payments/saved-cards.ts";
import { checkouts } from "#db/schema/checkout.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { listCards } from "../../payments/cards.ts";
import { moveCheckout } from "../../payments/checkouts/checkout-row.ts";
import { finalizeIntent } from "../../payments/finalize.ts";
import type { Outcome } from "../../payments/settling/settling.ts";

/** What became of it: added, on its way, given back, or to be paid in the form, with what the bank said. */
export type PaidAddition =
  | { status: "added"; orderNumber: string }
  | { status: "processing" | "refunded" }
  | { status: "form"; message: string | null };

/**
 * Pays an addition with the user's saved card, once however often it is called: an addition that is paid
 * is returned as it is. When the bank says no, or wants its holder, the form pays the same payment.
 * Throws `not_found`, and `conflict` when another quote than `revision` stands by now or its time is over.
 */
export async function payAddition(
  deps: Deps,
  userId: string,
  { checkoutId, revision }: PayAddition,
): Promise<PaidAddition> {
  const card = chosenCard(await listCards(deps, userId));
  const { intentId, isBegun } = await claim(deps, userId, {
    checkoutId,
    revision,
    hasCard: card !== null,
  });
  if (isBegun || !card) return paidOf(await finalizeIntent(deps, intentId, "addition"), null);
  const { declined } = await deps.payments.chargeOffSession({
    intentId,
    cardId: card.id,
    idempotencyKey: `addition:${checkoutId}:${revision}:${card.id}`,
  });
  return paidOf(await finalizeIntent(deps, intentId, "addition"), declined?.message ?? null);
}

function paidOf(outcome: Outcome, message: string | null): PaidAddition {
  if (outcome.status === "placed") return { status: "added", orderNumber: outcome.orderNumber };
  if (outcome.status === "processing") return { status: "processing" };
  if (outcome.status === "refunded") return { status: "refunded" };
  return { status: "form", message };
}

/**
 * From here on the addition is being paid: nobody can quote it anew until the provider has answered.
 * When this process dies in between, the sweeper asks the provider.
 */
async function claim(
  deps: Deps,
  userId: string,
  { checkoutId, revision, hasCard }: PayAddition & { hasCard: boolean },
): Promise<{ intentId: string; isBegun: boolean }> {
  return inTransaction(deps.db, async (tx) => {
    const [checkout] = await tx
      .select()
      .from(checkouts)
      .where(
        and(
          eq(checkouts.id, checkoutId),
          eq(checkouts.userId, userId),
          eq(checkouts.purpose, "addition"),
        ),
      )
      .for("update");
    const intentId = checkout?.paymentIntentId;
    if (!checkout || !intentId) throw new DomainError("not_found", "We find no such addition");
    if (checkout.state === "expired") {
      throw new DomainError("conflict", "Your goods were held for a while. Please add them again.");
    }
    if (checkout.state !== "held") return { intentId, isBegun: true };
    if (checkout.revision !== revision) {
      throw new DomainError("conflict", "This was changed in another tab. Please add it again.");
    }
    if (hasCard) await moveCheckout(tx, checkout, "process", deps.clock.now());
    return { intentId, isBegun: false };
  });
}
