import { and, asc, eq, sql } from "drizzle-orm";
import { cents, type Cents, sumCents } from "#shared/money.ts";
import { bankRefundEntries } from "#shared/payments/ledger.ts";
import type { disputes } from "#db/schema/payments/disputes.ts";
import { ledgerTransactions, refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { post } from "../ledger.ts";
import { followMoney, type Refund } from "./note.ts";
import { holdingDisputes } from "./sold.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";

type Dispute = typeof disputes.$inferSelect;

/**
 * Refunds that waited for the bank's decision, a late payment's among them, count as made once the
 * bank has given the money to the customer itself: the same money never goes back twice. Beyond what
 * was disputed they keep waiting, for the team to decide.
 */
export async function countWaiting(
  deps: Pick<Deps, "purposes" | "clock">,
  tx: Tx,
  { id, intentId, status }: Dispute,
): Promise<void> {
  if (status !== "lost") return;
  const lost = (await holdingDisputes(tx, intentId)).filter((one) => one.status === "lost");
  const taken = sumCents(lost.map(({ amount }) => amount));
  const waiting = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), eq(refunds.state, "requested")))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .for("update");
  // The provider reports a lost dispute more than once.
  let left = taken - (await byTheBank(tx, intentId));
  const at = deps.clock.now();
  for (const refund of waiting) {
    if (refund.amount > left) return;
    left -= refund.amount;
    // A canceled order's rest carries the dispute's id, which can stand once.
    await countAsBanks(tx, { ...refund, at }, refund.orderId === null ? id : null);
    await followMoney(deps, tx, refund);
  }
}

/** What the bank gave of a payment instead of refunds of ours. */
export async function byTheBank(tx: Tx, intentId: string): Promise<Cents> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .innerJoin(
      ledgerTransactions,
      eq(ledgerTransactions.key, sql`'dispute_refund:' || ${refunds.id}`),
    )
    .where(eq(refunds.intentId, intentId));
  return cents(row?.sum ?? 0);
}

type Booked = Pick<Refund, "id" | "state" | "orderId" | "intentId" | "amount"> & { at: Date };

/** Books a refund that was never sent as given by the bank; `disputeId` stands for the provider's id. */
export async function countAsBanks(
  tx: Tx,
  refund: Booked,
  disputeId: string | null,
): Promise<void> {
  const { id, orderId, intentId, amount, at } = refund;
  await post(tx, {
    at,
    key: `dispute_refund:${id}`,
    kind: "dispute",
    orderId,
    intentId,
    lines: bankRefundEntries(amount),
  });
  const set = { providerRefundId: disputeId };
  await advance(tx, lifecycles.refund, refund, "succeed", { set });
}
