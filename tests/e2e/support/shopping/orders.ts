import type { Sql } from "postgres";
import { expect } from "./journey.ts";
import type { Goods } from "./goods.ts";

/** An order as stored. Money in cents; `intent` is the ID of its payment intent. */
export type OrderRow = {
  id: string;
  number: string;
  subtotal: number;
  tax: number;
  total: number;
  intent: string;
  day: string;
  window: string;
};

/** Orders for an email address, oldest first. Money in cents. */
export async function ordersOf(sql: Sql, email: string): Promise<OrderRow[]> {
  return sql<OrderRow[]>`
    select id, number, subtotal_cents as subtotal, tax_cents as tax, total_cents as total,
      payment_intent_id as intent, delivery_day::text as day, delivery_window as "window"
    from orders where email = ${email} order by placed_at`;
}

/** Payments that took money for the checkouts of an email address. */
export async function paidIntents(sql: Sql, email: string): Promise<string[]> {
  const rows = await sql<{ intent_id: string }[]>`
    select distinct p.intent_id from payments p
    join checkout_quotes q on q.checkout_id = p.checkout_id
    where q.delivery->>'email' = ${email} and p.amount_received_cents > 0`;
  return rows.map((row) => row.intent_id);
}

/** All payment intents created for the checkouts of an email address. */
export async function allIntents(sql: Sql, email: string): Promise<string[]> {
  const rows = await sql<{ intent_id: string }[]>`
    select distinct p.intent_id from payments p
    join checkout_quotes q on q.checkout_id = p.checkout_id
    where q.delivery->>'email' = ${email}`;
  return rows.map((row) => row.intent_id);
}

/**
 * Checks the books after one purchase: one order with this number, its lines as quoted, its sale in the ledger
 * summing to zero, and one email to the buyer.
 */
export async function expectOneOrder(
  sql: Sql,
  email: string,
  number: string,
  lines: readonly { goods: Goods; quantity: number }[],
): Promise<OrderRow> {
  const orders = await ordersOf(sql, email);
  expect(orders.map((order) => order.number)).toEqual([number]);
  const order = orders[0]!;
  await expectLines(sql, order, lines);
  await expectLedger(sql, order);
  expect(await paidIntents(sql, email)).toEqual([order.intent]);
  const mails = await sql`
    select dedupe_key from emails where to_address = ${email} and kind like 'order_%'`;
  expect(mails.map((mail) => String(mail["dedupe_key"]))).toEqual([`order_placed:${order.id}`]);
  return order;
}

async function expectLines(
  sql: Sql,
  order: OrderRow,
  lines: readonly { goods: Goods; quantity: number }[],
): Promise<void> {
  const found = await sql`
    select product_id as id, name, quantity, unit_price_cents as price
    from order_lines where order_id = ${order.id} order by product_id`;
  const expected = lines.map(({ goods: { id, name, price }, quantity }) => ({
    id,
    name,
    quantity,
    price,
  }));
  expect([...found]).toEqual(expected.toSorted((a, b) => a.id - b.id));
  const subtotal = expected.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const tax = Math.round((subtotal * 875) / 10_000);
  expect(order).toMatchObject({ subtotal, tax, total: subtotal + tax });
}

async function expectLedger(sql: Sql, { id, total }: OrderRow): Promise<void> {
  const entries = await sql<{ account: string; amount: number }[]>`
    select e.account, e.amount_cents as amount from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    where t.order_id = ${id} and t.kind = 'sale'`;
  expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
  expect(entries).toContainEqual({ account: "provider_balance", amount: total });
}
