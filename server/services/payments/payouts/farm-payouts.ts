import { and, desc, eq, ne, notInArray } from "drizzle-orm";
import { farmsPayoutCsv as csv } from "#messages/farms-payout-csv.ts";
import { paymentsErrors as m } from "#messages/payments-errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { Cents } from "#shared/money.ts";
import { BEARER_WORDS, CAUSE_WORDS } from "#shared/payments/refunds/refund-cause.ts";
import type { StatementLine } from "#shared/payments/payouts/payout-statement.ts";
import { payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import type { Deps } from "#server/deps.ts";
import { toCsv } from "#server/csv/csv.ts";
import { readStatement } from "./statement.ts";

/** How many a farm sees; that is four years of the standard payout days. */
const LISTED = 100;

const OWN = {
  id: payouts.id,
  day: payoutRuns.day,
  state: payouts.state,
  amount: payouts.amount,
  holdReason: payouts.holdReason,
  leftOut: payouts.leftOut,
  paidAt: payouts.paidAt,
};

/** A farm's payouts, newest first; a draft that was given up is none. */
export async function listPayouts({ db }: Pick<Deps, "db">, farmId: number) {
  return db
    .select(OWN)
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(and(eq(payouts.farmId, farmId), ne(payouts.state, "canceled")))
    .orderBy(desc(payoutRuns.day))
    .limit(LISTED);
}

/** One of them with what it is made of. Throws `not_found`, also for another farm's. */
export async function getPayout({ db }: Pick<Deps, "db">, farmId: number, payoutId: string) {
  const [payout] = await db
    .select({ ...OWN, farmId: payouts.farmId, createdAt: payouts.createdAt })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(
      and(
        eq(payouts.id, payoutId),
        eq(payouts.farmId, farmId),
        notInArray(payouts.state, ["canceled"]),
      ),
    );
  if (!payout) throw new DomainError("not_found", m.noPayout);
  const { createdAt, ...facts } = payout;
  return { ...facts, statement: await readStatement(db, { ...payout, createdAt }) };
}

/** The lines of a payout for a spreadsheet. Throws `not_found`. */
export async function payoutCsv(deps: Pick<Deps, "db">, farmId: number, payoutId: string) {
  const { statement } = await getPayout(deps, farmId, payoutId);
  const dollars = (of: (line: StatementLine) => Cents) => (line: StatementLine) =>
    (of(line) / 100).toFixed(2);
  const refunded = ({ refunds }: StatementLine) =>
    refunds.reduce((total, { amount }) => total + amount, 0);
  return toCsv(
    [
      { heading: csv.order, value: ({ number }) => number },
      { heading: csv.day, value: ({ day }) => day },
      {
        heading: csv.goods,
        value: ({ goods }) => goods.map(({ quantity, name }) => `${quantity} × ${name}`).join("; "),
      },
      { heading: csv.sold, value: dollars(({ gross }) => gross) },
      {
        heading: csv.rate,
        value: ({ goods }) =>
          [...new Set(goods.map(({ commissionBps }) => commissionBps / 100))].join("; "),
      },
      { heading: csv.commission, value: dollars(({ commission }) => commission) },
      { heading: csv.refunds, value: (line) => (refunded(line) / 100).toFixed(2) },
      {
        heading: csv.why,
        value: ({ refunds }) =>
          refunds
            .map(({ cause, bearer }) => `${CAUSE_WORDS[cause]} (${BEARER_WORDS[bearer]})`)
            .join("; "),
      },
      { heading: csv.sum, value: dollars(({ sum }) => sum) },
    ],
    statement.lines,
  );
}
