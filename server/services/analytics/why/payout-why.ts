import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { cents, type Cents, NO_MONEY, sumCents } from "#shared/money.ts";
import { alike, farmRows } from "#shared/payments/why/why-farm.ts";
import { storyOf, type WhyEvent, type WhyStory } from "#shared/payments/why/why.ts";
import { ledgerTransactions } from "#db/schema/payments/payments.ts";
import { payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import type { Deps } from "#server/deps.ts";
import { shownNameOfLine } from "../../platform/people/shown-name.ts";
import { type BackRow, backOf, soldWith } from "./farm-lines.ts";

/** A payout, or only the part of one order in it. */
export type OfPayout = { payoutId: string; number?: string | undefined };

type PayoutRow = Awaited<ReturnType<typeof payoutOf>>;

/**
 * The story of a farm's payout, or of one order's part in it: the goods sold, minus commission and the refunds that
 * the farm bears. Throws `not_found` for an unknown, canceled or another farm's payout, or an order that is not in it.
 */
export async function getPayoutWhy(
  { db }: Pick<Deps, "db">,
  farmId: number,
  { payoutId, number }: OfPayout,
): Promise<WhyStory> {
  const payout = await payoutOf(db, farmId, payoutId);
  const orderId = number === undefined ? null : await orderIn(db, payoutId, number);
  const entries = await entriesOf(db, { payoutId, orderId });
  const lines = sql`
    select x.* from order_lines x where x.farm_id = ${farmId} and x.order_id in (
      select e.order_id from (${entriesIn({ payoutId, orderId })}) e where e.kind = 'sale')`;
  const [sold, back, events] = await Promise.all([
    soldWith(db, lines),
    backRows(db, farmId, { payoutId, orderId }),
    eventsOf(db, payout),
  ]);
  const taken = (refundId: string) => entries.get(refundId) ?? NO_MONEY;
  return storyOf({
    amount: number === undefined ? payout.amount : sumCents(entries.values()),
    rows: farmRows(sold, alike(backOf(back, taken))),
    events: orderId === null ? events : [...(await orderEvents(db, farmId, orderId)), ...events],
  });
}

async function payoutOf(db: Deps["db"], farmId: number, id: string) {
  const [row] = await db
    .select({
      id: payouts.id,
      amount: payouts.amount,
      state: payouts.state,
      holdReason: payouts.holdReason,
      reversalId: payouts.reversalId,
      updatedAt: payouts.updatedAt,
      createdAt: payouts.createdAt,
      day: payoutRuns.day,
      approvedAt: payoutRuns.approvedAt,
    })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .where(and(eq(payouts.id, id), eq(payouts.farmId, farmId)));
  if (!row || row.state === "canceled") throw new DomainError("not_found", m.noPayout);
  return row;
}

/** The id of an order with entries in the payout. Throws `not_found`. */
async function orderIn(db: Deps["db"], payoutId: string, number: string): Promise<string> {
  const [order] = await db.execute<{ id: string }>(sql`
    select o.id from orders o where o.number = ${number} and exists (
      select from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join payout_entries x on x.entry_id = e.id and x.payout_id = ${payoutId}
      where t.order_id = o.id)`);
  if (!order) throw new DomainError("not_found", m.noOrder);
  return order.id;
}

type Part = { payoutId: string; orderId: string | null };

/** The ledger entries of a payout, each with the id in its transaction's key as `about`. */
function entriesIn({ payoutId, orderId }: Part): SQL {
  const ofOrder = orderId === null ? sql`true` : sql`t.order_id = ${orderId}`;
  return sql`
    select t.order_id, t.kind, split_part(t.key, ':', 2) as about, e.amount_cents
    from payout_entries x join ledger_entries e on e.id = x.entry_id
      join ledger_transactions t on t.id = e.transaction_id
    where x.payout_id = ${payoutId} and ${ofOrder}`;
}

/** The amounts in a payout: of each refund by its id, and of all sales as "sold". Deductions are negative. */
async function entriesOf(db: Deps["db"], part: Part): Promise<Map<string, Cents>> {
  const rows = await db.execute<{ about: string; cents: number }>(sql`
    select case when e.kind = 'sale' then 'sold' else e.about end as about, -sum(e.amount_cents)::bigint as cents
    from (${entriesIn(part)}) e group by 1`);
  return new Map(rows.map((row) => [row.about, cents(row.cents)]));
}

/** The refunds in a payout; for one order also those that others bear, which cost the farm nothing. */
async function backRows(db: Deps["db"], farmId: number, part: Part): Promise<BackRow[]> {
  const others =
    part.orderId === null
      ? sql`select null::uuid where false`
      : sql`select id from refunds where order_id = ${part.orderId} and state <> 'failed'
          and bearer in ('market', 'carrier')`;
  const rows = await db.execute<BackRow>(sql`
    with about as (
      select e.about::uuid as id from (${entriesIn(part)}) e where e.kind <> 'sale'
      group by 1 having sum(e.amount_cents) <> 0
      union ${others})
    select r.id as refund_id, r.cause, r.bearer, r.bearer_reason, ${shownNameOfLine()} as name, rl.quantity, rl.weight,
      rl.amount_cents as price, rl.commission_cents as commission
    from about join refunds r on r.id = about.id join refund_lines rl on rl.refund_id = r.id
      join order_lines line on line.order_id = rl.order_id and line.product_id = rl.product_id
    where line.farm_id = ${farmId}
    order by r.created_at, name`);
  return [...rows];
}

/** The events of a payout, from its run and the ledger. */
async function eventsOf(db: Deps["db"], payout: PayoutRow): Promise<WhyEvent[]> {
  const keys = ["payout_sent", "payout_paid"].map((kind) => `${kind}:${payout.id}`);
  const booked = await db
    .select({ kind: ledgerTransactions.kind, at: ledgerTransactions.createdAt })
    .from(ledgerTransactions)
    .where(
      inArray(
        ledgerTransactions.key,
        payout.reversalId ? [...keys, `payout_reversed:${payout.reversalId}`] : keys,
      ),
    )
    .orderBy(asc(ledgerTransactions.createdAt));
  const { amount, day, approvedAt, holdReason } = payout;
  // A payout that was held before its run was approved is not part of the approval.
  const isApproved =
    approvedAt !== null && (payout.state !== "held" || payout.updatedAt > approvedAt);
  return [
    { kind: "payout_drafted", at: payout.createdAt.toISOString(), facts: { day } },
    ...(isApproved
      ? [{ kind: "payout_approved" as const, at: approvedAt.toISOString(), facts: {} }]
      : []),
    ...(payout.state === "held" && holdReason
      ? [
          {
            kind: "payout_held" as const,
            at: payout.updatedAt.toISOString(),
            facts: { reason: holdReason },
          },
        ]
      : []),
    ...booked.flatMap(({ kind, at }): WhyEvent[] => {
      const event = EVENT_OF[kind];
      return event ? [{ kind: event, at: at.toISOString(), facts: { amount } }] : [];
    }),
  ];
}

const EVENT_OF: Readonly<
  Record<string, "payout_sent" | "payout_arrived" | "payout_reversed" | undefined>
> = {
  payout_sent: "payout_sent",
  payout_paid: "payout_arrived",
  payout_reversed: "payout_reversed",
};

type OrderEventRow = {
  kind: "ordered" | "short" | "delivered" | "went_back" | "bearer_changed";
  at: string;
  number: string;
  name: string;
  units: number;
  reason: string | null;
  cause: BackRow["cause"];
  bearer: BackRow["bearer"];
};

/**
 * The events of a farm's goods in one order. A line sold by weight is marked as harvested only once it is weighed, so
 * that the refund tells when it was short. Reveals nothing about other farms' goods or the customer.
 */
async function orderEvents(db: Deps["db"], farmId: number, orderId: string): Promise<WhyEvent[]> {
  const rows = await db.execute<OrderEventRow>(sql`
    with line as materialized (select * from order_lines where order_id = ${orderId} and farm_id = ${farmId}),
    back as materialized (
      select r.id, r.created_at, r.cause, r.bearer, r.bearer_changes, sum(rl.quantity)::int as units
      from line join refund_lines rl on rl.order_id = line.order_id and rl.product_id = line.product_id
        join refunds r on r.id = rl.refund_id and r.state <> 'failed' group by r.id)
    select 'ordered' as kind, o.placed_at as at, o.number, '' as name, 0 as units, null as reason,
      null::refund_cause as cause, null::bearer as bearer
    from orders o where o.id = ${orderId}
    union all
    select 'short', told.at, '', ${shownNameOfLine()}, line.short, line.short_reason, null, null
    from line cross join lateral (select case when line.most_weight is null then line.harvested_at else (
      select min(r.created_at) from refund_lines rl join refunds r on r.id = rl.refund_id
      where rl.order_id = line.order_id and rl.product_id = line.product_id
        and r.cause = 'missing_at_harvest' and r.state <> 'failed') end as at) told
    where line.short > 0 and told.at is not null
    union all
    select 'delivered', came.at, '', '', 0, null, null, null from (select handed_over_at(${orderId}) as at) came
    where came.at is not null
    union all
    select 'went_back', created_at, (select number from orders where id = ${orderId}), '', units, null, cause, bearer from back
    union all
    select 'bearer_changed', t.created_at, '', '', 0, null, null, null
    from back cross join generate_series(1, back.bearer_changes) nth
      join ledger_transactions t on t.key = 'bearer_changed:' || back.id || ':' || nth`);
  return rows.map(eventOf);
}

function eventOf(row: OrderEventRow): WhyEvent {
  const { number, name, units, reason, cause, bearer } = row;
  const at = new Date(row.at).toISOString();
  switch (row.kind) {
    case "ordered":
      return { kind: "ordered", at, facts: { number, card: null, credit: null } };
    case "short":
      return { kind: "short", at, facts: { name, units, reason } };
    case "went_back":
      return { kind: "went_back", at, facts: { number, units, cause, bearer } };
    case "delivered":
    case "bearer_changed":
      return { kind: row.kind, at, facts: {} };
  }
}
