import { and, desc, eq, ne, notInArray } from "drizzle-orm";
import { farmsPayoutCsv as csv } from "#messages/farms/money/payout-csv.ts";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { type Cents, NO_MONEY } from "#shared/money.ts";
import { BEARER_WORDS, CAUSE_WORDS } from "#shared/payments/refunds/refund-cause.ts";
import type { StatementItem } from "#shared/payments/payouts/payout-statement.ts";
import { allGoodsWords, ITEM_WORDS } from "#shared/payments/payouts/statement-words.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import type { Deps } from "#server/deps.ts";
import { csvDollars, toCsv } from "#server/csv/csv.ts";
import { getBusiness } from "../../platform/settings/business.ts";
import { readStatement } from "./statement.ts";

/** The most payouts shown to a farm: four years of the standard payout days. */
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

/** A farm's payouts, newest first, without canceled drafts. */
export async function listPayouts({ db }: Pick<Deps, "db">, farmId: number) {
  return db
    .select(OWN)
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(and(eq(payouts.farmId, farmId), ne(payouts.state, "canceled")))
    .orderBy(desc(payoutRuns.day))
    .limit(LISTED);
}

/** A payout with its statement. Throws `not_found`, also for another farm's. */
export async function getPayout({ db }: Pick<Deps, "db">, farmId: number, payoutId: string) {
  const [payout] = await db
    .select({
      ...OWN,
      createdAt: payouts.createdAt,
      farmName: farms.name,
      legalName: farms.legalName,
    })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .innerJoin(farms, eq(farms.id, payouts.farmId))
    .where(
      and(
        eq(payouts.id, payoutId),
        eq(payouts.farmId, farmId),
        notInArray(payouts.state, ["canceled"]),
      ),
    );
  if (!payout) throw new DomainError("not_found", m.noPayout);
  const [business, statement] = await Promise.all([
    getBusiness({ db }),
    readStatement(db, { id: payoutId, farmId }),
  ]);
  return { ...payout, business, statement };
}

/** The items of a payout as CSV; the money columns add up to its totals. Throws `not_found`. */
export async function exportPayout(deps: Pick<Deps, "db">, farmId: number, payoutId: string) {
  const { statement } = await getPayout(deps, farmId, payoutId);
  const dollars = (of: (item: StatementItem) => Cents) => (item: StatementItem) =>
    csvDollars(of(item));
  return toCsv<StatementItem>(
    [
      { heading: csv.order, value: ({ number }) => number },
      { heading: csv.day, value: ({ day }) => day },
      { heading: csv.what, value: ({ kind }) => ITEM_WORDS[kind] },
      { heading: csv.goods, value: ({ goods }) => allGoodsWords(goods) },
      { heading: csv.sold, value: dollars(({ gross }) => gross) },
      {
        heading: csv.rate,
        value: ({ commissionBps }) => (commissionBps === null ? null : commissionBps / 100),
      },
      { heading: csv.commission, value: dollars(({ commission }) => commission) },
      { heading: csv.refunds, value: dollars(({ refund }) => refund) },
      { heading: csv.adjustments, value: dollars(({ adjustment }) => adjustment) },
      { heading: csv.sum, value: dollars(({ sum }) => sum) },
      {
        heading: csv.carried,
        value: dollars(({ isCarried, sum }) => (isCarried ? sum : NO_MONEY)),
      },
      { heading: csv.cause, value: ({ fault }) => (fault ? CAUSE_WORDS[fault.cause] : "") },
      { heading: csv.bearer, value: ({ fault }) => (fault ? BEARER_WORDS[fault.bearer] : "") },
      { heading: csv.why, value: ({ fault }) => fault?.reason },
    ],
    statement.items,
  );
}
