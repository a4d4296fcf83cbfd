import { and, eq, gte, isNotNull, or, sql } from "drizzle-orm";
import { cents, type Cents, sumCents } from "#shared/money.ts";
import { ledgerEntries, ledgerTransactions } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import type { Movement } from "#server/payments/port.ts";

/** How far back single payments are compared. */
const COMPARED_DAYS = 30;
const DAY_MS = 86_400_000;
/** Differences that are listed; more would be in the figure alone. */
const LISTED = 100;

type About = {
  /** Null for what the provider moved without a payment. */
  intentId: string | null;
  /** Our id of money that went to a farm or came back from it; null for anything else. */
  transferId: string | null;
};

export type Difference = About & {
  ours: Cents;
  theirs: Cents;
};

/**
 * Our ledger beside the provider's balance: one figure, and the payments and payouts of the last 30 days in
 * which the two differ. What was paid or refunded moments ago may be on its way into our books.
 */
export async function balanceDifference(deps: Pick<Deps, "db" | "payments" | "clock">) {
  const since = new Date(deps.clock.now().getTime() - COMPARED_DAYS * DAY_MS);
  const [ours, theirs, booked, moved] = await Promise.all([
    ledgerBalance(deps),
    deps.payments.balance(),
    bookedSince(deps, since),
    deps.payments.movements(since),
  ]);
  return {
    ours,
    theirs,
    difference: cents(ours - theirs),
    list: differing(booked, moved.map(netOf)).slice(0, LISTED),
  };
}

type Net = About & { net: Cents };

/** What the provider moved; only what goes to farms is told apart by our own id. */
function netOf({ intentId, kind, subject, net }: Movement): Net {
  const isTransfer = kind === "transfer" || kind === "transfer_reversal";
  return { intentId, transferId: isTransfer ? subject.localId : null, net };
}

function differing(booked: readonly Net[], moved: readonly Net[]): Difference[] {
  const sums = new Map<string, About & { ours: number; theirs: number }>();
  const add = (side: "ours" | "theirs") => (row: Net) => {
    const { intentId, transferId, net } = row;
    const key = `${intentId} ${transferId}`;
    const sum = sums.get(key) ?? { intentId, transferId, ours: 0, theirs: 0 };
    sums.set(key, { ...sum, [side]: sum[side] + net });
  };
  booked.forEach(add("ours"));
  moved.forEach(add("theirs"));
  return [...sums.values()]
    .filter(({ ours, theirs }) => ours !== theirs)
    .map((row) => ({ ...row, ours: cents(row.ours), theirs: cents(row.theirs) }));
}

/** The key of such a transaction ends in the id that the provider keeps with the transfer, or its reversal. */
const TRANSFER_ID = sql<string | null>`case
  when ${ledgerTransactions.kind} in ('payout_sent', 'payout_reversed') then split_part(${ledgerTransactions.key}, ':', 2) end`;

async function ledgerBalance({ db }: Pick<Deps, "db">): Promise<Cents> {
  const rows = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, "provider_balance"));
  return sumCents(rows.map((row) => cents(row.sum)));
}

async function bookedSince({ db }: Pick<Deps, "db">, since: Date): Promise<Net[]> {
  const rows = await db
    .select({
      intentId: ledgerTransactions.intentId,
      transferId: TRANSFER_ID,
      net: sql<number>`sum(${ledgerEntries.amount})`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.account, "provider_balance"),
        gte(ledgerTransactions.createdAt, since),
        or(isNotNull(ledgerTransactions.intentId), isNotNull(TRANSFER_ID)),
      ),
    )
    .groupBy(ledgerTransactions.intentId, TRANSFER_ID);
  return rows.map(({ net, ...about }) => ({ ...about, net: cents(net) }));
}
