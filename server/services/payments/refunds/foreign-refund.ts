import { eq } from "drizzle-orm";
import { goodwillEntries } from "#shared/payments/refunds/refund-entries.ts";
import type { Cents } from "#shared/money.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { payments, receipts, refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { post } from "../ledger.ts";
import type { GivenUp } from "../purposes.ts";
import type { Refund } from "./note.ts";

/** The reason saved for a refund made in the provider's dashboard. */
export const MADE_AT_PROVIDER = "made_at_provider";

/** A refund made directly at the provider. */
export type Foreign = {
  intentId: string;
  amount: Cents;
  /** The failed refund that it makes good, if any. */
  replaces: Refund | undefined;
};

/** Saves a refund, made at the provider, of a payment that was not for an order. */
export async function writeForPayment(
  deps: Pick<Deps, "purposes" | "clock">,
  tx: Tx,
  { intentId, amount, replaces }: Foreign,
): Promise<string> {
  const at = deps.clock.now();
  const [row] = await tx
    .insert(refunds)
    .values({
      intentId,
      amount,
      reason: MADE_AT_PROVIDER,
      replaces: replaces?.id,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: refunds.id });
  if (!row) throw new Error("A refund could not be written");
  // The failed refund's money is still owed in the ledger, so there is nothing more to post.
  if (replaces) return row.id;
  const { kind, lines } = await giveUp(deps, tx, intentId, amount);
  await post(tx, { at, key: `${kind}:${row.id}`, kind, orderId: null, intentId, lines });
  return row.id;
}

/** Who bears the loss: what was bought, if the refund revokes it, or else the market. */
async function giveUp(
  { purposes, clock }: Pick<Deps, "purposes" | "clock">,
  tx: Tx,
  intentId: string,
  amount: Cents,
): Promise<GivenUp> {
  const [paid] = await tx
    .select({ checkoutId: checkouts.id, receiptId: receipts.id, purpose: checkouts.purpose })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .leftJoin(receipts, eq(receipts.paymentIntentId, payments.intentId))
    .where(eq(payments.intentId, intentId));
  const { checkoutId, receiptId, purpose } = paid ?? {};
  const givenUp =
    checkoutId && receiptId && purpose
      ? await purposes[purpose].giveUp(tx, { checkoutId, intentId, amount, at: clock.now() })
      : null;
  return givenUp ?? { kind: "goodwill", lines: goodwillEntries(amount) };
}
