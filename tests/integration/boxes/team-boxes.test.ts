import { expect, test } from "vitest";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { type ChargedBoxes, withChargedBoxes } from "#tests/support/setups/charged-boxes.ts";

let market: MarketPlace;
let at: ChargedBoxes;
withChargedBoxes((opened) => {
  ({ market, at } = opened);
});

let serial = 0;
async function teamMember() {
  serial += 1;
  const name = `team${serial}`;
  const member = await registered(at.deps, { username: name, email: `${name}@furrow.example` });
  await market.database.sql`update users set role = 'admin' where id = ${member.user.id}`;
  return member;
}

test("the team sees a household's subscription, its next delivery day and the last error", async () => {
  const { user, read } = await at.subscribed({ card: "pm_card_chargeCustomerFail" });
  const next = (await read()).boxes[0]!;
  at.goTo(next.dueAt!);
  await chargeBoxes(at.deps);
  const admin = await teamMember();
  const { rows, total } = await admin.call((api) => api.admin.boxes.page({ q: user.email }));
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({ state: "active", size: "small", nextDay: next.day });
  expect(rows[0]!.lastError).toContain("declined");
  const paused = await admin.call((api) =>
    api.admin.boxes.page({ q: user.email, state: "paused" }),
  );
  expect(paused.total).toBe(0);
  const running = () =>
    admin.call((api) => api.admin.boxes.page({ q: user.email, state: "running" }));
  expect((await running()).total).toBe(1);
  await market.database.sql`
    update box_subscriptions set state = 'canceled' where user_id = ${user.id}`;
  expect((await running()).total).toBe(0);
});

test("refunds of a box never exceed what was paid for it", async () => {
  const { read, terms } = await at.subscribed();
  at.goTo(terms.chargeAt);
  await chargeBoxes(at.deps);
  const { orderNumber } = (await read()).boxes[0]!;
  const { sql } = market.database;
  const lines = await sql<{ id: number }[]>`
    select product_id as id from order_lines l join orders o on o.id = l.order_id where o.number = ${orderNumber}`;
  const [order] = await sql<{ intent: string }[]>`
    select payment_intent_id as intent from orders where number = ${orderNumber}`;
  const admin = await teamMember();
  for (const { id } of lines) {
    await admin.call((api) =>
      api.admin.payments.refund({
        intentId: order!.intent,
        wish: { lines: [{ productId: id, quantity: 1 }], delivery: false },
        reason: "Spoiled",
        cause: "poor_quality",
      }),
    );
  }
  const [given] = await sql`
    select sum(amount_cents)::int as amount from refunds where intent_id = ${order!.intent}`;
  expect(given!["amount"]).toBe(2_719);
});
