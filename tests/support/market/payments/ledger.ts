import type { Sql } from "postgres";

/** The balance in cents of a ledger account, counting the transactions of one order or of one payment intent. */
export async function ledgerBalance(
  sql: Sql,
  of: { orderId: string } | { intentId: string },
  account: string,
): Promise<number> {
  const theirs =
    "orderId" in of ? sql`t.order_id = ${of.orderId}` : sql`t.intent_id = ${of.intentId}`;
  const [row] = await sql<{ sum: number }[]>`
    select coalesce(sum(e.amount_cents), 0)::int as sum from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
    where ${theirs} and e.account = ${account}`;
  return row!.sum;
}
