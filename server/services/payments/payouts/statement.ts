import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { cents, type Cents } from "#shared/money.ts";
import type { LedgerKind } from "#shared/payments/ledger.ts";
import type { Bearer, RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import {
  type EntryKind,
  type PayoutEntry,
  type Statement,
  statementOf,
  type Units,
} from "#shared/payments/payouts/payout-statement.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import { businessDayAt } from "#shared/time.ts";
import { shownLineNameOf, shownNameOfLine } from "../../platform/people/shown-name.ts";
import type { Payout } from "./note-payout.ts";

type EntryRow = {
  transaction_id: string;
  number: string;
  amount: number;
  kind: LedgerKind;
  booked_at: string;
  delivery_day: string;
  delivered_at: string | null;
  cause: RefundCause | null;
  bearer: Bearer | null;
  bearer_reason: string | null;
  goods: Units[] | null;
  carried: boolean;
};

/**
 * A payout's statement: its ledger entries grouped by order, earliest delivery first. Goods are named in the reader's
 * language.
 */
export async function readStatement(
  tx: Tx | Db,
  payout: Pick<Payout, "id" | "farmId">,
): Promise<Statement> {
  const rows = await readEntries(tx, payout);
  const sold = rows.filter(({ kind }) => kind === "sale").map(({ number }) => number);
  const goods = await tx
    .select({
      number: orders.number,
      name: shownLineNameOf(),
      quantity: orderLines.quantity,
      // At the farm's selling price: net of the farm's own promotion codes.
      amount: sql<Cents>`${orderLines.lineTotal} - ${orderLines.farmPromotion}`,
      commissionBps: orderLines.commissionBps,
      commission: orderLines.commission,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.farmId, payout.farmId), inArray(orders.number, [...new Set(sold)])))
    .orderBy(asc(shownLineNameOf()), asc(orderLines.productId));
  return statementOf(rows.map(entryOf), goods);
}

async function readEntries(tx: Tx | Db, { id, farmId }: Pick<Payout, "id" | "farmId">) {
  const name = shownNameOfLine();
  // Ledger keys such as `order_refund:{refund}` contain the id of the refund.
  const rows = await tx.execute<EntryRow>(sql`
    select t.id as transaction_id, o.number, -e.amount_cents as amount, t.kind, t.created_at as booked_at,
      o.delivery_day::text,
      handed_over_at(o.id) as delivered_at,
      r.cause, r.bearer, r.bearer_reason,
      (select jsonb_agg(jsonb_build_object('name', ${name}, 'quantity', back.quantity, 'weight', back.weight)
          order by ${name}, line.product_id)
        from refund_lines back
          join order_lines line on line.order_id = back.order_id and line.product_id = back.product_id
        where back.refund_id = r.id and line.farm_id = ${farmId}) as goods,
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
    order by delivered_at nulls first, o.number, e.id`);
  return [...rows];
}

/** How each kind of transaction that moves farm earnings appears on a statement. */
const KINDS: Partial<Record<LedgerKind, EntryKind>> = {
  sale: "sold",
  bearer_changed: "decided",
  order_refund_undone: "undone",
};

function entryOf(row: EntryRow): PayoutEntry {
  const { number, amount, delivered_at: deliveredAt, cause, bearer } = row;
  return {
    transactionId: row.transaction_id,
    number,
    delivered: deliveredAt ? businessDayAt(new Date(deliveredAt)) : row.delivery_day,
    booked: businessDayAt(new Date(row.booked_at)),
    kind: KINDS[row.kind] ?? "refund",
    amount: cents(amount),
    refund:
      cause && bearer
        ? { cause, bearer, bearerReason: row.bearer_reason, goods: row.goods ?? [] }
        : null,
    isCarried: row.carried,
  };
}

/** The totals of a statement, for an email or a list. */
export function figuresOf({ items: _items, ...figures }: Statement): Omit<Statement, "items"> {
  return figures;
}
