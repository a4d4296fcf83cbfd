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

/** Payments that are held in memory at once, with all that moved for them. */
const PAYMENTS_AT_ONCE = 5_000;

/** What a comparison found; `reasons` says which differences are expected, and why. */
export type Found = {
  totals: KindTotal[];
  differences: Difference[];
  reasons: ReadonlyMap<string, ExpectedReason>;
};

/**
 * Holds all that the provider has listed against all that we booked on `provider_balance`, over one state of
 * the database. What belongs to a payment is compared with it, a part of all payments at a time; the rest together.
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

/** Which rows belong to a part, by the column that names their payment. */
type Part = (intentId: PgColumn) => SQL | undefined;

const partOf =
  (after: string, until: string | null): Part =>
  (intentId) =>
    and(gt(intentId, after), until === null ? undefined : lte(intentId, until));

/** The last payment of the part that begins after this one; null for the last part. */
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

/** Our id in the key of a transaction of these kinds; null for any other. */
const idInKey = (...kinds: (typeof ledgerTransactions.$inferSelect)["kind"][]) =>
  sql`case when ${inArray(ledgerTransactions.kind, kinds)} then id_in_key(${ledgerTransactions.key}) end`;

const sent = alias(payouts, "sent");
const reversed = alias(payouts, "reversed");

/** What each transaction of a part moved on our balance, with the provider's id of what it is about: the statement. */
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
