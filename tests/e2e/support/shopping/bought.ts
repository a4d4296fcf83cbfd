import type { APIRequestContext } from "@playwright/test";
import type { Sql } from "postgres";
import { cents, toDollars } from "#shared/money.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import { RESENT } from "../resent.ts";
import type { Goods } from "./goods.ts";
import { type Buyer, expect } from "./journey.ts";

type Bought = {
  goods: readonly Goods[];
  quantity?: number;
  buyer: Buyer;
  /** ID of the provider's test card to pay with. */
  card?: string;
};

/** Buys and pays through the API as the user `request` is signed in as. Returns the order's number. */
export async function bought(
  request: APIRequestContext,
  { goods, quantity = 1, buyer, card = "pm_card_visa" }: Bought,
): Promise<string> {
  const items = goods.map(({ id, price }) => ({ id, quantity, unitPrice: cents(price) }));
  const { total } = totalsOf(items, DEFAULT_RATES);
  const intent = await request.post("/api/create-payment-intent", {
    ...RESENT,
    data: {
      amount: toDollars(total),
      delivery: { ...buyer, deliveryTime: "morning" },
      items: items.map(({ id, unitPrice }) => ({ id, quantity, price: toDollars(unitPrice) })),
    },
  });
  expect(intent.status(), await intent.text()).toBe(200);
  const { paymentIntentId, clientSecret } = (await intent.json()) as Record<string, string>;
  const paid = await request.post(
    `/__stripe_sandbox/v1/payment_intents/${paymentIntentId}/confirm`,
    { form: { client_secret: clientSecret ?? "", payment_method: card }, ...RESENT },
  );
  expect(paid.status()).toBe(200);
  const order = await request.post("/api/process-order", { data: { paymentIntentId }, ...RESENT });
  expect(order.status(), await order.text()).toBe(200);
  return ((await order.json()) as { orderNumber: string }).orderNumber;
}

/** A day from 2031 to 2195 on which no order is delivered yet; its cut-off counts as passed. */
export async function dayOfItsOwn(sql: Sql): Promise<string> {
  const [row] = await sql<{ day: string }[]>`
    select day::text from (
      select date '2031-01-01' + (random() * 60000)::int as day from generate_series(1, 50)) as any_day
    where not exists (select from orders where delivery_day = any_day.day) limit 1`;
  return row!.day;
}

/**
 * Locks an order, as its cut-off does; returns its delivery day. One statement: tests beside this one may check the
 * invariants at any time.
 */
export async function lock(sql: Sql, number: string): Promise<string> {
  const [order] = await sql<{ day: string }[]>`
    with locked as (
      update orders set state = 'locked' where number = ${number} returning id, delivery_day
    ), noted as (
      insert into order_history (order_id, from_state, to_state, actor, cause, created_at)
      select id, 'placed', 'locked', 'system', 'cut_off', now() from locked
    ) select delivery_day::text as day from locked`;
  return order!.day;
}

/** Moves an order to the morning of another day, without a slot there, and locks it. */
export async function lockFor(sql: Sql, number: string, day: string): Promise<void> {
  await sql`with freed as (
      update delivery_slots slot set booked = booked - 1 from orders o
      where o.number = ${number} and o.has_slot and slot.day = o.delivery_day and slot."window" = o.delivery_window
    ) update orders set delivery_day = ${day}, delivery_window = 'morning', has_slot = false
    where number = ${number}`;
  await lock(sql, number);
}
