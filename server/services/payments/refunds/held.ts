import { and, asc, eq, inArray, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DISPUTE_LOST, DISPUTE_MONEY_WITH_US } from "#shared/payments/disputes/dispute.ts";
import { DomainError } from "#shared/errors.ts";
import type { LedgerKind } from "#shared/payments/ledger.ts";
import { cents, type Cents, sumCents } from "#shared/money.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import {
  ledgerEntries,
  ledgerTransactions,
  payments,
  refunds,
} from "#db/schema/payments/payments.ts";
import type { Db, Tx } from "#db/client.ts";

export type Dispute = typeof disputes.$inferSelect;

/** The bank holds the money, either until it decides or for good. */
const HAS_MONEY = notInArray(disputes.status, [...DISPUTE_MONEY_WITH_US]);

/**
 * Whether the query's `refunds` must wait for a dispute to be decided. After a lost one nothing waits: what the
 * bank took is booked by then.
 */
export const isHeldByBank: SQL = sql`exists (select from ${disputes}
  where ${disputes.intentId} = ${refunds.intentId} and ${HAS_MONEY} and ${disputes.status} <> ${DISPUTE_LOST})`;

/** Disputes in which the bank holds the money of these payments, or has taken it for good; oldest first. */
export async function holdingDisputes(tx: Tx | Db, ...intentIds: string[]): Promise<Dispute[]> {
  return tx
    .select()
    .from(disputes)
    .where(and(inArray(disputes.intentId, intentIds), HAS_MONEY))
    .orderBy(asc(disputes.createdAt), asc(disputes.id));
}

/** Whether any of these disputes is undecided. */
export function isUndecided(holding: readonly Dispute[]): boolean {
  return holding.some(({ status }) => status !== DISPUTE_LOST);
}

/** What the bank gave the customer in place of our own refunds. */
async function byTheBank(tx: Tx | Db, intentId: string): Promise<Cents> {
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

/** What the bank took of a payment for good, minus what refunds already account for. */
export async function takenByBank(tx: Tx | Db, intentId: string): Promise<Cents> {
  const lost = (await holdingDisputes(tx, intentId)).filter(
    ({ status }) => status === DISPUTE_LOST,
  );
  const taken = sumCents(lost.map((dispute) => dispute.taken)) - (await byTheBank(tx, intentId));
  return cents(Math.max(0, taken));
}

/** The ledger kinds that record, when what was bought ends, how much of its price the bank had taken. */
const ENDED: readonly LedgerKind[] = [
  "deposit_returned",
  "deposit_lost",
  "gift_card_returned",
  "gift_card_lost",
];

/** What the bank took for good, minus what is accounted for by refunds and by the end of what was bought. */
export async function uncountedTaken(tx: Tx, intentId: string): Promise<Cents> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(-sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.intentId, intentId),
        inArray(ledgerTransactions.kind, [...ENDED]),
        eq(ledgerEntries.account, "disputes"),
      ),
    );
  return cents(Math.max(0, (await takenByBank(tx, intentId)) - (row?.sum ?? 0)));
}

/**
 * What remains of a payment's money: the amount received minus refunds that have not failed and what the bank
 * took. Negative if both returned the same money.
 */
export async function cardLeftOf(tx: Tx | Db, intentId: string): Promise<Cents> {
  const [row] = await tx
    .select({
      left: sql<number>`${payments.amountReceived} - coalesce(sum(${refunds.amount}), 0)`,
    })
    .from(payments)
    .leftJoin(refunds, and(eq(refunds.intentId, payments.intentId), ne(refunds.state, "failed")))
    .where(eq(payments.intentId, intentId))
    .groupBy(payments.intentId);
  return cents((row?.left ?? 0) - (await takenByBank(tx, intentId)));
}

/**
 * Whether disputes leave nothing to refund of one of these payments: the bank holds the money until it decides,
 * or it decided for the customer and nothing is left.
 */
export async function isDisputed(tx: Tx | Db, ...intentIds: string[]): Promise<boolean> {
  for (const intentId of intentIds) {
    const holding = await holdingDisputes(tx, intentId);
    if (isUndecided(holding)) return true;
    if (holding.length > 0 && (await cardLeftOf(tx, intentId)) <= 0) return true;
  }
  return false;
}

/**
 * Condition on `orders`: disputes leave any payment to refund, by the rule of `isDisputed`. What a bank took of an
 * order that was dispatched is booked as a refund once it has decided.
 */
export const leavesRefundable: SQL = sql`exists (select from payments p
  where (p.intent_id = orders.payment_intent_id or p.intent_id in (
      select a.payment_intent_id from order_additions a where a.order_id = orders.id))
    and not exists (select from disputes
      where ${disputes.intentId} = p.intent_id and ${HAS_MONEY}
        and (${disputes.status} <> ${DISPUTE_LOST} or p.amount_received_cents <= (
          select coalesce(sum(r.amount_cents), 0) from refunds r
          where r.intent_id = p.intent_id and r.state <> 'failed'))))`;

/** `leavesRefundable` for queries that are written out, of `orders o`. */
export function leavesRefundableOf(query: Db["$client"]) {
  return query`exists (select from payments p
    where (p.intent_id = o.payment_intent_id or p.intent_id in (
        select a.payment_intent_id from order_additions a where a.order_id = o.id))
      and not exists (select from disputes d
        where d.intent_id = p.intent_id and d.status <> all(${[...DISPUTE_MONEY_WITH_US]}::text[])
          and (d.status <> ${DISPUTE_LOST} or p.amount_received_cents <= (
            select coalesce(sum(r.amount_cents), 0) from refunds r
            where r.intent_id = p.intent_id and r.state <> 'failed'))))`;
}

/** Throws `conflict` while the bank has a payment's money, whatever the payment was for. */
export async function refuseDisputed(tx: Tx, intentId: string): Promise<void> {
  if (!(await isDisputed(tx, intentId))) return;
  throw new DomainError("conflict", m.calledBack);
}
