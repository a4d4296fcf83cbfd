import { and, asc, eq, gt, inArray, isNull, lte, sql, type SQL } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { cents } from "#shared/money.ts";
import {
  addTotals,
  type Booking,
  bookingLeg,
  compareLegs,
  type Difference,
  type KindTotal,
  NO_TOTALS,
  providerLegs,
  type ProviderTransaction,
} from "#shared/payments/reconciliation/reconciliation.ts";
import {
  expectedReasons,
  type ExpectedReason,
  unsettled,
} from "#shared/payments/reconciliation/reconciliation-expected.ts";
import { ledgerEntries, ledgerTransactions, refunds } from "#db/schema/payments/payments.ts";
import { payouts } from "#db/schema/payments/payouts.ts";
import { providerTransactions } from "#db/schema/payments/reconciliation.ts";
import type { Tx } from "#db/client.ts";
import { inSnapshot } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { whatIsKnown } from "./known.ts";

/** How many payments, with all their movements, are in memory at once. */
const PAYMENTS_AT_ONCE = 5_000;

/** The result of a comparison; `reasons` explains the differences that are expected. */
export type Found = {
  totals: KindTotal[];
  differences: Difference[];
  reasons: ReadonlyMap<string, ExpectedReason>;
};

/**
 * Compares everything the provider has listed with everything we booked on `provider_balance`, in one database
 * snapshot. Transactions that belong to payments are compared payment by payment, in batches; all others
 * together.
 */
export function compareBooks({ db, clock }: Pick<Deps, "db" | "clock">): Promise<Found> {
  return inSnapshot(db, async (tx) => {
    const found = { totals: [...NO_TOTALS], differences: [] as Difference[] };
    for (let after: string | null = ""; after !== null;) {
      const until = await endOfPart(tx, after);
      await comparePart(tx, found, partOf(after, until));
      after = until;
    }
    await comparePart(tx, found, isNull);
    const known = await whatIsKnown(tx);
    const differences = unsettled(found.differences, known);
    const reasons = expectedReasons(differences, known, clock.now());
    return { totals: found.totals, differences, reasons };
  });
}

/** Matches the rows of a batch, given the column with their payment's id. */
type Part = (intentId: PgColumn) => SQL | undefined;

const partOf =
  (after: string, until: string | null): Part =>
  (intentId) =>
    and(gt(intentId, after), until === null ? undefined : lte(intentId, until));

/** The last payment of the batch that starts after this one; null for the last batch. */
async function endOfPart(tx: Tx, after: string): Promise<string | null> {
  const [row] = await tx
    .selectDistinct({ intentId: providerTransactions.intentId })
    .from(providerTransactions)
    .where(gt(providerTransactions.intentId, after))
    .orderBy(asc(providerTransactions.intentId))
    .offset(PAYMENTS_AT_ONCE)
    .limit(1);
  return row?.intentId ?? null;
}

async function comparePart(
  tx: Tx,
  found: { totals: KindTotal[]; differences: Difference[] },
  part: Part,
): Promise<void> {
  const ours = (await booked(tx, part)).map(bookingLeg);
  const theirs = (await listed(tx, part)).flatMap(providerLegs);
  const { totals, differences } = compareLegs(ours, theirs);
  found.totals = addTotals(found.totals, totals);
  found.differences.push(...differences);
}

async function listed(tx: Tx, part: Part): Promise<ProviderTransaction[]> {
  const rows = await tx
    .select()
    .from(providerTransactions)
    .where(part(providerTransactions.intentId));
  return rows.map(({ madeAt: createdAt, ...row }) => ({ ...row, createdAt }));
}

/** The id inside the ledger key of a transaction of these kinds; null for other kinds. */
const idInKey = (...kinds: (typeof ledgerTransactions.$inferSelect)["kind"][]) =>
  sql`case when ${inArray(ledgerTransactions.kind, kinds)} then id_in_key(${ledgerTransactions.key}) end`;

const sent = alias(payouts, "sent");
const reversed = alias(payouts, "reversed");

/**
 * Query: what each ledger transaction in the batch moved on our balance, with the provider's id of its refund
 * or payout.
 */
export function bookings(tx: Tx, part: Part) {
  const { key, kind, intentId, createdAt } = ledgerTransactions;
  const providerId = sql<
    string | null
  >`coalesce(${refunds.providerRefundId}, ${sent.providerTransferId}, ${reversed.providerReversalId})`;
  const amount = sql<number>`sum(${ledgerEntries.amount})`.mapWith(Number);
  return tx
    .select({ key, kind, intentId, createdAt, providerId, amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .leftJoin(refunds, eq(refunds.id, idInKey("refund", "refund_failed")))
    .leftJoin(sent, eq(sent.id, idInKey("payout_sent")))
    .leftJoin(reversed, eq(reversed.reversalId, idInKey("payout_reversed")))
    .where(and(eq(ledgerEntries.account, "provider_balance"), part(intentId)))
    .groupBy(ledgerTransactions.id, refunds.id, sent.id, reversed.id);
}

async function booked(tx: Tx, part: Part): Promise<Booking[]> {
  const rows = await bookings(tx, part);
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }));
}
