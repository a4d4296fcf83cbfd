import { and, eq, sql } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { PayAddition } from "#shared/orders/order-addition.ts";
import { isFinalNo } from "#shared/payments/provider-failure.ts";
import { chosenCard } from "#shared/payments/saved-cards.ts";
import type { Settings } from "#shared/platform/settings.ts";
import type { Tx } from "#db/client.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { listCards } from "../../payments/cards.ts";
import type { ChargeOutcome } from "../../../payments/port.ts";
import { type Checkout, moveCheckout } from "../../payments/checkouts/checkout-row.ts";
import { finalizeIntent } from "../../payments/finalize.ts";
import type { Outcome } from "../../payments/settling/settling.ts";
import { getSettings } from "../../platform/settings.ts";
import { takesAddition } from "./may-add.ts";

/** What became of it: added, on its way, given back, or to be paid in the form, with what the bank said. */
export type PaidAddition =
  | { status: "added"; orderNumber: string }
  | { status: "processing" | "refunded" }
  | { status: "form"; message: string | null };

/**
 * Pays an addition with the user's saved card, once however often it is called: an addition that is paid
 * is returned as it is. When the bank says no, or wants its holder, the form pays the same payment.
 * Throws `not_found`, and `conflict` when another quote than `revision` stands by now, its time is over, or
 * its order takes no more goods; nothing is charged then.
 */
export async function payAddition(
  deps: Deps,
  userId: string,
  { checkoutId, revision }: PayAddition,
): Promise<PaidAddition> {
  const card = chosenCard(await listCards(deps, userId));
  const settings = await getSettings(deps);
  const claimed = await claim(
    deps,
    userId,
    { checkoutId, revision, hasCard: card !== null },
    settings,
  );
  const { intentId, isBegun } = claimed;
  if (isBegun || !card) return paidOf(await finalizeIntent(deps, intentId, "addition"), null);
  const { declined } = await charge(deps, { ...claimed, checkoutId }, card.id);
  return paidOf(await finalizeIntent(deps, intentId, "addition"), declined?.message ?? null);
}

type Claimed = { checkoutId: string; intentId: string; attempt: number };

/**
 * Charges the card once for each attempt. Without an answer the attempt stays, and asking again gives the
 * answer that was lost; after a no the next one asks the bank anew instead of hearing the old no for a day.
 */
async function charge(
  deps: Deps,
  { checkoutId, intentId, attempt }: Claimed,
  cardId: string,
): Promise<ChargeOutcome> {
  const idempotencyKey = `addition:${checkoutId}:${intentId}:${attempt}:${cardId}`;
  const answered = () =>
    deps.db
      .update(checkouts)
      .set({ chargeAttempt: sql`${checkouts.chargeAttempt} + 1` })
      .where(and(eq(checkouts.id, checkoutId), eq(checkouts.chargeAttempt, attempt)));
  try {
    const outcome = await deps.payments.chargeOffSession({ intentId, cardId, idempotencyKey });
    if (outcome.declined) await answered();
    return outcome;
  } catch (error) {
    if (isFinalNo(error)) await answered();
    throw error;
  }
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
  settings: Settings,
): Promise<{ intentId: string; attempt: number; isBegun: boolean }> {
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
    const attempt = checkout.chargeAttempt;
    if (checkout.state !== "held") return { intentId, attempt, isBegun: true };
    if (checkout.revision !== revision) {
      throw new DomainError("conflict", "This was changed in another tab. Please add it again.");
    }
    await requireOpenOrder(deps, tx, checkout, settings);
    if (hasCard) await moveCheckout(tx, checkout, "process", deps.clock.now());
    return { intentId, attempt, isBegun: false };
  });
}

/** Its order may have been canceled or locked since the goods were quoted: no card is charged for nothing. */
async function requireOpenOrder(
  deps: Deps,
  tx: Tx,
  { id, revision }: Checkout,
  settings: Settings,
): Promise<void> {
  const [row] = await tx
    .select({ order: orders })
    .from(checkoutQuotes)
    .innerJoin(orders, eq(orders.id, sql`(${checkoutQuotes.quote} ->> 'orderId')::uuid`))
    .where(and(eq(checkoutQuotes.checkoutId, id), eq(checkoutQuotes.revision, revision)));
  if (row && (await takesAddition(deps, tx, row.order, settings))) return;
  throw new DomainError(
    "conflict",
    "This order takes no more goods by now. Nothing was charged: please place an order of its own.",
  );
}
