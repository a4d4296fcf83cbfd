import { eq } from "drizzle-orm";
import { disputes } from "#db/schema/payments/disputes.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { settleDisputed } from "#server/services/orders/refunds/called-off.ts";
import { lockOrder } from "#server/services/payments/refunds/sold.ts";
import { DISPUTE_OVER } from "#shared/orders/cause-words.ts";
import { cents } from "#shared/money.ts";
import { written } from "#tests/support/market/written.ts";

type At = {
  deps: Deps;
  orderOf: (number: string) => Promise<{ paymentIntentId: string }>;
};

/** The customer's bank calls a part of an order's payment back, a small one unless said otherwise. */
export async function callBack(
  { deps, orderOf }: At,
  number: string,
  amount = cents(100),
): Promise<void> {
  const { paymentIntentId: intentId } = await orderOf(number);
  const facts = { status: "needs_response", reason: "fraudulent", amount } as const;
  await deps.db
    .insert(disputes)
    .values({ id: `dp_${number}`, intentId, ...facts, ...written(), updatedAt: new Date() });
}

/** The bank decides, as the provider reports it. */
export async function bankDecides(
  { deps }: At,
  number: string,
  status: "won" | "lost",
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await tx
      .update(disputes)
      .set({ status })
      .where(eq(disputes.id, `dp_${number}`));
    const order = await lockOrder(tx, { number });
    await settleDisputed(deps, tx, { order, actor: null, reason: DISPUTE_OVER });
  });
}
