import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { purgeOld, purgeThrottles } from "#server/services/analytics/retention/retention.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { boughtGift, giftNow } from "#tests/support/market/payments/gift-cards.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { registered, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { violations } from "#tests/support/invariants.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { DAY, movableClock } from "#tests/support/market/time/clock.ts";

let market: MarketPlace;
let deps: Deps;
const clock = movableClock();
beforeAll(async () => {
  market = await openMarketPlace();
  deps = { ...market.deps, clock };
});
afterAll(() => market[Symbol.asyncDispose]());

const ago = (days: number) => new Date(clock.now().getTime() - days * DAY).toISOString();

it("An unpaid checkout loses its goods and address after 30 days, and not before", async () => {
  const { sql } = market.database;
  for (const days of [31, 29]) {
    const id = randomUUID();
    await sql`
      insert into checkouts (id, token_hash, state, hold_expires_at, created_at, hold_ends_at)
      values (${id}, ${id}, 'expired', ${ago(days)}, ${ago(days)}, now() + interval '45 minutes')`;
    await sql`
      insert into checkout_quotes (checkout_id, revision, quote, delivery, created_at)
      values (${id}, 1, '{}', ${`{"days": ${days}}`}::text::jsonb, now())`;
    await sql`
      insert into memberships (kind, state, email, first_name, zip_code, checkout_id, amount_cents, created_at)
      values ('founding', 'expired', ${`member${days}@furrow.example`}, 'Ana', '94952', ${id}, 5000, ${ago(days)})`;
  }
  await purgeOld(deps);
  await purgeOld(deps);
  const left = await sql`select delivery->'days' as days from checkout_quotes`;
  expect([...left]).toEqual([{ days: 29 }]);
  const members = await sql`select email from memberships`;
  expect([...members]).toEqual([{ email: "member29@furrow.example" }]);
});

it("Leads, invitations, rejected applications and messages go after 24 months of silence", async () => {
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
      values (${`T-${name}`}, 'new', 'other', 'Ana', ${email}, 'Hello', ${ago(days)})`;
    await sql`
      insert into invitations (email, role, token_hash, expires_at, created_at)
      values (${email}, 'farmer', ${name}, ${ago(days)}, ${ago(days)})`;
    await sql`
      with application as (
        insert into farmer_applications (farm_name, family_name, email, phone, location, farm_type, years_active, acreage,
          products_grown, farming_practices, markets, certifications, selling_platforms, why_join, state, submitted_at, review_due_on, created_at)
        values (${name}, 'Lee', ${email}, '1', 'Napa', 'mixed', '3-5', '5-20', 'Kale', 'None', '{}', '{}', '{}', 'Because', 'rejected', ${ago(days)}, '2020-01-01', ${ago(days)})
        returning id)
      insert into farmer_application_history (application_id, to_state, actor, cause, created_at)
      select id, 'rejected', 'admin', ${`${name} words`}, ${ago(days)} from application`;
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
  for (const table of ["waiting_list", "contact_messages", "invitations"]) {
    const rows = await sql`select email from ${sql(table)}`;
    expect([...rows]).toEqual([{ email: "new@lead.example" }]);
  }
  const applied = await sql`
    select farm_name, cause, email like '%@erased.invalid' as gone from farmer_applications a
    join farmer_application_history on application_id = a.id order by farm_name`;
  expect([...applied]).toEqual([
    { farm_name: "", cause: "", gone: true },
    { farm_name: "new", cause: "new words", gone: false },
  ]);
});

it("Someone who unsubscribed is reduced to the email address; their place in line goes after 24 months", async () => {
  const { sql } = market.database;
  for (const [name, state, days] of [
    ["left", "unsubscribed", 740],
    ["lately", "unsubscribed", 10],
    ["stays", "confirmed", 10],
  ] as const) {
    await sql`
      with one as (
        insert into subscribers (email, source, state, first_name, zip_code, note, created_at)
        values (${`${name}@news.example`}, 'import', ${state}, ${name}, '94952', ${name}, ${ago(days)}) returning id)
      insert into early_access_signups (subscriber_id, zip_code, variant, referral_code, source, created_at)
      select id, '94952', 1, ${name}, ${name}, ${ago(days)} from one`;
  }
  await purgeOld(deps);
  const kept = await sql`
    select email, first_name, s.zip_code, note, e.source, e.referral_code like 'erased-%' as gone
    from subscribers s join early_access_signups e on subscriber_id = s.id
    where email like '%news.example' order by email`;
  const nothing = { first_name: null, zip_code: null, note: "" };
  expect([...kept]).toEqual([
    { email: "lately@news.example", ...nothing, source: "lately", gone: false },
    { email: "left@news.example", ...nothing, source: null, gone: true },
    {
      email: "stays@news.example",
      first_name: "stays",
      zip_code: "94952",
      note: "stays",
      source: "stays",
      gone: false,
    },
  ]);
});

it("Throttle counters are deleted once they expire", async () => {
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

it("An order loses its buyer after 7 years and keeps its figures", async () => {
  const { sql } = market.database;
  await setStock(market.database.db, "nantes-carrots", 50);
  await placedOrder(market, market.deps, visitor(market.deps), {
    goods: [{ slug: "nantes-carrots", quantity: 4 }],
    email: "ana@furrow.example",
  });
  await sql`
    insert into order_problems (order_id, product_id, kind, quantity, note, created_at)
    select order_id, product_id, 'quality', 1, 'Ana fell ill', now() from order_lines`;
  const read = async () =>
    (
      await sql`select email, total_cents, delivery, note from orders o join order_problems on order_id = o.id`
    )[0]!;
  const before = await read();
  await purgeOld(deps);
  expect(await read()).toEqual(before);
  clock.pass(8 * 365 * DAY);
  await purgeOld(deps);
  const after = await read();
  expect(String(after["email"])).toContain("@erased.invalid");
  expect(after["delivery"]).toMatchObject({ email: "", address: "", firstName: "" });
  expect(after["total_cents"]).toBe(before["total_cents"]);
  expect([before["note"], after["note"]]).toEqual(["Ana fell ill", ""]);
  const [quote] = await sql`select delivery->>'lastName' as name from checkout_quotes`;
  expect(quote).toEqual({ name: "" });
  expect(await violations(sql, new Date())).toEqual({});
});

it("The recipients of an update to customers are deleted after 24 months, and the update stays", async () => {
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

it("An order whose account was erased loses the name on its receipt after 7 years, too", async () => {
  const { sql } = market.database;
  await sql`
    update orders set placed_at = ${ago(8 * 365)},
      delivery = delivery || '{"firstName": "Ana", "lastName": "Lee"}'::jsonb`;
  await purgeOld(deps);
  const left = await sql`select from orders where delivery->>'lastName' <> ''`;
  expect(left).toHaveLength(0);
});

it("Receipts and gift cards lose their people after 7 years, except gift cards that are still owed", async () => {
  const { sql, db } = market.database;
  const owed = await boughtGift(market, deps);
  const over = await boughtGift(market, deps);
  await sql`update gift_cards set state = 'voided' where id = ${over.id}`;
  clock.pass(6 * 365 * DAY);
  await purgeOld(deps);
  expect(await giftNow(db, over.id)).toMatchObject({ buyerName: "Ana", message: "Try the plums." });
  clock.pass(2 * 365 * DAY);
  await purgeOld(deps);
  expect(await giftNow(db, over.id)).toMatchObject({
    buyerName: "",
    buyerEmail: `${over.id}@erased.invalid`,
    recipientName: "",
    recipientEmail: null,
    message: "",
    amount: 5_000,
  });
  expect(await giftNow(db, owed.id)).toMatchObject({ buyerName: "Ana", recipientName: "Ben" });
  const paid = await sql`select amount_cents from receipts where email like '%@erased.invalid'`;
  expect([...paid]).toEqual([{ amount_cents: 5000 }, { amount_cents: 5000 }]);
});

it("Our copies of emails lose recipient and content after 180 days, unless they are still queued", async () => {
  const { sql } = market.database;
  await market.database.empty("emails");
  for (const state of ["sent", "failed", "suppressed", "queued"] as const) {
    for (const days of [181, 179]) {
      await sql`
        insert into emails (kind, dedupe_key, to_address, subject, text, html, unsubscribe_url, state, last_error, next_attempt_at, created_at)
        values ('order_placed', ${`${state}:${days}`}, 'ana@furrow.example', 'To Ana', 'Ana', 'Ana', 'x?token=Ana', ${state}, 'no Ana', now(), ${ago(days)})`;
    }
  }
  const toAna = async () => {
    const rows = await sql`
      select dedupe_key from emails where row_to_json(emails)::text like '%Ana%' or to_address like 'ana%' order by 1`;
    return rows.map((row) => String(row["dedupe_key"]));
  };
  const recent = ["failed:179", "queued:179", "queued:181", "sent:179", "suppressed:179"];
  await purgeOld(deps);
  await purgeOld(deps);
  expect(await toAna()).toEqual(recent);
  expect(await sql`select from emails`).toHaveLength(8);
  const waiting = await needsAttention(deps);
  expect(waiting.find(({ what }) => /emails? could not be sent/.test(what))?.count).toBe(1);
});

it("Links of accounts go once they have expired, with the address that was only wished for", async () => {
  const { sql } = market.database;
  const person = await registered(market.deps, {
    username: "wisher",
    email: "wisher@furrow.example",
  });
  const email = "a-stranger@furrow.example";
  await person.call((api) => api.accounts.requestEmailChange({ email }));
  const wished = async () =>
    (await sql`select 1 from account_tokens where email = ${email}`).length;
  await purgeOld(market.deps);
  expect(await wished()).toBe(1);
  const later = movableClock(new Date(Date.now() + 8 * DAY).toISOString());
  await purgeOld({ ...market.deps, clock: later });
  expect(await wished()).toBe(0);
});
