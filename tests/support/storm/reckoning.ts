import type { Sql } from "postgres";
import type Stripe from "stripe";
import { type Line, post } from "./line.ts";
import type { Told } from "./shopper.ts";

/** A payment received by the provider, with the amount refunded. */
export type Received = { intent: string; checkout: string; amount: number; back: number };

/** All payments that succeeded at the provider. */
export async function receivedAt(stripe: Stripe): Promise<Received[]> {
  const received: Received[] = [];
  const asked = { limit: 100, expand: ["data.latest_charge"] };
  for await (const { id, status, metadata, ...intent } of stripe.paymentIntents.list(asked)) {
    if (status !== "succeeded") continue;
    const charge = intent.latest_charge;
    if (charge === null || typeof charge === "string") throw new Error(`${id} has no charge`);
    const { amount_received: amount } = intent;
    const checkout = metadata["checkout_id"] ?? "";
    received.push({ intent: id, checkout, amount, back: charge.amount_refunded });
  }
  return received;
}

/** Checkouts with more than one paid or payable payment at the provider. */
async function payableTwice(stripe: Stripe): Promise<string[]> {
  const open: { id: string; checkout: string }[] = [];
  for await (const { id, status, metadata } of stripe.paymentIntents.list({ limit: 100 })) {
    if (status !== "canceled") open.push({ id, checkout: metadata["checkout_id"] ?? id });
  }
  const byCheckout = Map.groupBy(open, ({ checkout }) => checkout);
  return [...byCheckout].flatMap(([checkout, all]) => (all.length > 1 ? [checkout] : []));
}

/** The recorded orders by payment. */
async function ordersOf(sql: Sql) {
  const rows = await sql<{ intent: string; number: string; state: string }[]>`
    select payment_intent_id as intent, number, state from orders`;
  return new Map(rows.map(({ intent, ...order }) => [intent, order]));
}

/** Payments with neither an order nor a full refund. */
export async function unfinished(sql: Sql, stripe: Stripe): Promise<string[]> {
  const [received, orders] = await Promise.all([receivedAt(stripe), ordersOf(sql)]);
  return received
    .filter(({ intent, amount, back }) => !orders.has(intent) && back < amount)
    .map(({ intent }) => intent);
}

/** Unfinished work: webhook jobs, unsent refunds, and holds. */
export async function underWay(sql: Sql) {
  const [row] = await sql<Record<"events" | "refunds" | "held" | "holds" | "places", number>[]>`
    select
      (select count(*)::int from graphile_worker.jobs where task_identifier = 'process_webhook') as events,
      (select count(*)::int from refunds where state in ('requested', 'pending')) as refunds,
      (select count(*)::int from checkouts where state in ('held', 'processing')) as held,
      (select count(*)::int from holds where state = 'active') as holds,
      (select count(*)::int from slot_holds) as places`;
  return row;
}

/** Expires all holds, so that unpaid checkouts can no longer be paid. */
export async function passHolds(sql: Sql): Promise<void> {
  await sql`
    update checkouts set hold_ends_at = now(), hold_expires_at = now() where state = 'held'`;
}

/** All violations by kind, each with where it was found; all empty if there are none. */
export async function wrongs(sql: Sql, stripe: Stripe, told: Told) {
  const [received, orders] = await Promise.all([receivedAt(stripe), ordersOf(sql)]);
  const byIntent = new Map(received.map((payment) => [payment.intent, payment]));
  return {
    withoutOrderOrRefund: await unfinished(sql, stripe),
    ordersUnpaid: [...orders.keys()].filter((intent) => !byIntent.has(intent)),
    toldPaidAndNot: [...told.paid].filter((intent) => !byIntent.has(intent)),
    toldPlacedAndNot: told.placed.filter(
      ({ intentId, number }) => orders.get(intentId)?.number !== number,
    ),
    toldCanceledAndNot: told.canceled.filter((number) => !isUndone(number)),
    chargedTwice: await chargedTwice(sql, received),
    payableTwice: await payableTwice(stripe),
    stillHeld: await sql`
      select product_id::text as what, reserved as units from stock where reserved <> 0
      union all select day || ' ' || "window", held from delivery_slots where held <> 0`,
    goodsMissing: await sql`
      select product_id from stock s
      where received <> on_hand + sold + written_off or sold <> (
        select coalesce(sum(quantity), 0) from order_lines join orders on orders.id = order_id
        where order_lines.product_id = s.product_id and orders.state not in ('canceled', 'refunded'))`,
    refundsDiffer: await refundsDiffer(sql, received),
  };

  function isUndone(number: string): boolean {
    const [intent, order] = [...orders].find(([, known]) => known.number === number) ?? [];
    const payment = byIntent.get(intent ?? "");
    return order?.state === "refunded" && payment?.back === payment?.amount;
  }
}

/** Checkout tokens with more than one payment not fully refunded. */
async function chargedTwice(sql: Sql, received: readonly Received[]): Promise<string[]> {
  const rows = await sql<{ id: string; token: string }[]>`
    select id, token_hash as token from checkouts`;
  const tokens = new Map(rows.map(({ id, token }) => [id, token]));
  const kept = received.filter(({ amount, back }) => back < amount);
  const byToken = Map.groupBy(kept, ({ checkout, intent }) => tokens.get(checkout) ?? intent);
  return [...byToken].flatMap(([token, payments]) => (payments.length > 1 ? [token] : []));
}

/** Payments whose recorded refunds differ from the provider's. */
async function refundsDiffer(sql: Sql, received: readonly Received[]): Promise<string[]> {
  const rows = await sql<{ intent: string; amount: number }[]>`
    select intent_id as intent, sum(amount_cents)::int as amount from refunds
    where state = 'succeeded' group by intent_id`;
  const written = new Map(rows.map(({ intent, amount }) => [intent, amount]));
  return received.flatMap(({ intent, back }) =>
    (written.get(intent) ?? 0) === back ? [] : [intent],
  );
}

/** Orders for which repeating the original request yields a different response. */
export async function answeredOtherwise(line: Line, told: Told): Promise<string[]> {
  const others: string[] = [];
  for (const { browser, intentId, number } of told.placed) {
    const body = { paymentIntentId: intentId, userId: null };
    const answer = await line.ask("process", post("/api/process-order", body, browser));
    if (answer.body["orderNumber"] !== number) others.push(`${number}: ${JSON.stringify(answer)}`);
  }
  return others;
}
