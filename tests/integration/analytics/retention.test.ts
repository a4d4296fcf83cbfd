import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import { purgeOld, purgeThrottles } from "#server/services/analytics/retention.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/placed-order.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { violations } from "#tests/support/invariants.ts";
import { setStock } from "#tests/support/market/basket.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { DAY, movableClock } from "#tests/support/market/clock.ts";

let market: MarketPlace;
let deps: Deps;
const clock = movableClock();
beforeAll(async () => {
  market = await openMarketPlace();
  deps = { ...market.deps, clock };
});
afterAll(() => market[Symbol.asyncDispose]());

const ago = (days: number) => new Date(clock.now().getTime() - days * DAY).toISOString();

it("Goods and address of a checkout that was not paid go after 30 days, and not before", async () => {
  const { sql } = market.database;
  for (const days of [31, 29]) {
    const id = randomUUID();
    await sql`
      insert into checkouts (id, token_hash, state, hold_expires_at, created_at, hold_ends_at)
      values (${id}, ${id}, 'expired', ${ago(days)}, ${ago(days)}, now() + interval '45 minutes')`;
    await sql`
      insert into checkout_quotes (checkout_id, revision, quote, delivery, created_at)
      values (${id}, 1, '{}', ${`{"days": ${days}}`}::text::jsonb, now())`;
  }
  await purgeOld(deps);
  await purgeOld(deps);
  const left = await sql`select delivery->'days' as days from checkout_quotes`;
  expect([...left]).toEqual([{ days: 29 }]);
});

it("Leads and answered messages go 24 months after the last sign", async () => {
  const { sql } = market.database;
  for (const [name, days] of [
    ["old", 740],
    ["new", 700],
  ] as const) {
    const email = `${name}@lead.example`;
    await sql`insert into subscribers (email, source, state, created_at) values (${email}, 'import', 'pending', ${ago(days)})`;
    await sql`insert into waiting_list (email, zip_code, created_at) values (${email}, '10001', ${ago(days)})`;
    await sql`
      insert into contact_messages (number, state, topic, name, email, message, created_at)
      values (${`T-${name}`}, 'answered', 'other', 'Ana', ${email}, 'Hello', ${ago(days)})`;
  }
  await sql`insert into subscribers (email, source, state, created_at) values ('back@lead.example', 'import', 'pending', ${ago(900)})`;
  await sql`
    insert into subscriber_events (subscriber_id, event, source, created_at)
    select id, 'confirmed', 'import', ${ago(10)} from subscribers where email = 'back@lead.example'`;
  await purgeOld(deps);
  const known =
    await sql`select email from subscribers where email like '%lead.example' order by email`;
  expect(known.map(({ email }) => String(email))).toEqual([
    "back@lead.example",
    "new@lead.example",
  ]);
  for (const table of ["waiting_list", "contact_messages"]) {
    const rows = await sql`select email from ${sql(table)}`;
    expect([...rows]).toEqual([{ email: "new@lead.example" }]);
  }
});

it("Counts of tries go when their time is over", async () => {
  const { sql } = market.database;
  for (const [key, days] of [
    ["over", 0.001],
    ["open", -0.001],
  ] as const) {
    await sql`insert into throttles (key, points, expire) values (${key}, 1, ${ago(days)})`;
  }
  await purgeThrottles(deps);
  await purgeThrottles(deps);
  const left = await sql`select key from throttles order by key`;
  expect([...left]).toEqual([{ key: "open" }]);
});

it("An order forgets its buyer after 7 years and keeps its figures", async () => {
  const { sql } = market.database;
  await setStock(market.database.db, "nantes-carrots", 50);
  await placedOrder(market, market.deps, visitor(market.deps), {
    goods: [{ slug: "nantes-carrots", quantity: 4 }],
    email: "ana@furrow.example",
  });
  const read = async () => (await sql`select email, total_cents, delivery from orders`)[0]!;
  const before = await read();
  await purgeOld(deps);
  expect(await read()).toEqual(before);
  clock.pass(8 * 365 * DAY);
  await purgeOld(deps);
  const after = await read();
  expect(String(after["email"])).toContain("@erased.invalid");
  expect(after["delivery"]).toMatchObject({ email: "", address: "", firstName: "" });
  expect(after["total_cents"]).toBe(before["total_cents"]);
  expect(await violations(sql)).toEqual({});
});

it("Who a message went to is forgotten 24 months after it was sent, and the message stays", async () => {
  const { sql } = market.database;
  await signedInAdmin(deps);
  const [author] = await sql`select id from users where role = 'admin'`;
  for (const days of [800, 700]) {
    await sql`
      with message as (
        insert into customer_updates (subject, body, audience, state, created_by, created_at, started_at, finished_at)
        values (${`Sent ${days} days ago`}, 'It rains.', '{"kind": "subscribers"}', 'sent', ${author!["id"]}, ${ago(days)}, ${ago(days)}, ${ago(days)})
        returning id)
      insert into customer_update_recipients (update_id, email, queued_at)
      select id, 'reader@furrow.example', ${ago(days)} from message`;
  }
  await purgeOld(deps);
  const kept = await sql`
    select subject, count(email)::int as readers from customer_updates
    left join customer_update_recipients on update_id = id group by subject order by subject`;
  expect(kept).toMatchObject([
    { subject: "Sent 700 days ago", readers: 1 },
    { subject: "Sent 800 days ago", readers: 0 },
  ]);
});
