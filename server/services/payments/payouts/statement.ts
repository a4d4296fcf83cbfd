import { asc, eq, inArray } from "drizzle-orm";
import { cents, type Cents } from "#shared/money.ts";
import type { Bearer, RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import { type Statement, statementOf } from "#shared/payments/payouts/payout-statement.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import { sql, and } from "drizzle-orm";
import { businessDayAt } from "#shared/time.ts";
import type { Payout } from "./note-payout.ts";

type EntryRow = {
  number: string;
  amount: number;
  delivery_day: string;
  delivered_at: string | null;
  refund_id: string | null;
  cause: RefundCause | null;
  bearer: Bearer | null;
  bearer_reason: string | null;
  carried: boolean;
};

/** What a payout is made of: its entries of the ledger, order by order, the first delivered first. */
export async function readStatement(
  tx: Tx | Db,
  payout: Pick<Payout, "id" | "farmId" | "createdAt">,
): Promise<Statement> {
  const rows = await readEntries(tx, payout);
  const numbers = [...new Set(rows.map(({ number }) => number))];
  const goods = await tx
    .select({
      number: orders.number,
      name: orderLines.name,
      quantity: orderLines.quantity,
      // What the farm sold them for: a code of its own lowers its price.
      amount: sql<Cents>`${orderLines.lineTotal} - ${orderLines.farmPromotion}`,
      commissionBps: orderLines.commissionBps,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.farmId, payout.farmId), inArray(orders.number, numbers)))
    .orderBy(asc(orderLines.name), asc(orderLines.productId));
  return statementOf(rows.map(entryOf), goods);
}

async function readEntries(tx: Tx | Db, { id, farmId }: Pick<Payout, "id" | "farmId">) {
  // A key of the ledger names the refund that a transaction is about, as `order_refund:{refund}`.
  const rows = await tx.execute<EntryRow>(sql`
    select o.number, -e.amount_cents as amount, o.delivery_day::text,
      (select max(h.created_at) from order_history h where h.order_id = o.id and h.to_state = 'delivered') as delivered_at,
      r.id as refund_id, r.cause, r.bearer, r.bearer_reason,
      exists (
        select from payout_entries y join payouts before on before.id = y.payout_id
          join payout_runs earlier on earlier.id = before.run_id
        where y.entry_id = e.id and before.state in ('held', 'reversed') and earlier.day < run.day
      ) as carried
    from payout_entries x
      join payouts p on p.id = x.payout_id join payout_runs run on run.id = p.run_id
      join ledger_entries e on e.id = x.entry_id
      join ledger_transactions t on t.id = e.transaction_id
      join orders o on o.id = t.order_id
      left join refunds r on r.id = case when t.kind <> 'sale' then id_in_key(t.key) end
    where x.payout_id = ${id} and e.farm_id = ${farmId}
    order by 4 nulls first, o.number, e.id`);
  return [...rows];
}

function entryOf(row: EntryRow) {
  const { number, amount, delivered_at: deliveredAt, cause, bearer, refund_id: refundId } = row;
  return {
    number,
    day: deliveredAt ? businessDayAt(new Date(deliveredAt)) : row.delivery_day,
    amount: cents(amount),
    refund:
      refundId && cause && bearer
        ? { id: refundId, cause, bearer, bearerReason: row.bearer_reason }
        : null,
    isCarried: row.carried,
  };
}

/** The figures of a statement, as an email and a list show them. */
export function figuresOf({ lines, gross, commission, refunds, carried, sum }: Statement): {
  orders: number;
  gross: Cents;
  commission: Cents;
  refunds: Cents;
  carried: Cents;
  sum: Cents;
} {
  return { orders: lines.length, gross, commission, refunds, carried, sum };
}
