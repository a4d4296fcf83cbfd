import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { reconcileEvents, sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { cents } from "#shared/money.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const LEEKS = "leeks";
/** Number of open checkouts, and of payments that the provider does not know. */
const OPEN = 500;
const UNKNOWN = 60;
/** What is left of a minute: a payment is queried after 20 s without a report, and sweeps begin 15 s apart. */
const LEFT_OF_A_MINUTE_MS = 25_000;

let market: MarketPlace;
let leeks: number;
beforeAll(async () => {
  market = await openMarketPlace();
  leeks = await setStock(market.database.db, LEEKS, 90);
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await violations(market.database.sql, new Date())).toEqual({});
});

let serial = 0;
async function quoted(quantity = 1) {
  serial += 1;
  const input = await basket(market.database.db, { slug: LEEKS, quantity });
  return visitor(market.deps, `198.51.100.${serial}`).call((api) =>
    api.checkout.createIntent(input),
  );
}

/** Backdates the last report of all open payments to at least this many seconds ago. */
const silent = (seconds: number) =>
  market.database.sql`
    update payments set updated_at = least(updated_at, now() - make_interval(secs => ${seconds}))`;

/** Creates open checkouts with a payment that the provider knows, or one that it does not. */
async function openMany(count: number, known: boolean): Promise<void> {
  const { sql } = market.database;
  const rows = await sql<{ id: string }[]>`
    insert into checkouts (token_hash, state, hold_expires_at, revision, hold_ends_at, created_at)
    select ${known ? "open" : "unknown"} || n, 'held', now() + interval '15 minutes', 1, now() + interval '45 minutes', now()
    from generate_series(1, ${count}::int) n returning id`;
  const intents: string[] = [];
  for (let from = 0; from < rows.length; from += 20) {
    const made = rows.slice(from, from + 20).map(async ({ id }, at) => {
      if (!known) return `pi_unknown${from + at}`;
      const input = { checkoutId: id, attempt: 1, revision: 1, email: "ana@furrow.example" };
      return (await market.deps.payments.createIntent({ ...input, amount: cents(500) })).id;
    });
    intents.push(...(await Promise.all(made)));
  }
  const ids = rows.map(({ id }) => id);
  await sql`
    with row as (select * from unnest(${ids}::uuid[], ${intents}::text[]) as row(id, intent)),
    paying as (
      insert into payments (intent_id, checkout_id, state, amount_cents, amount_received_cents, livemode, updated_at, created_at)
      select intent, id, 'awaiting_method', 500, 0, false, now() - interval '10 minutes', now() from row
    )
    update checkouts set payment_intent_id = row.intent from row where checkouts.id = row.id`;
}

/** Replaces a checkout's payment with this id, which the provider may not know. */
async function payBy(intentId: string, checkoutId: string): Promise<void> {
  const { sql } = market.database;
  await sql`update checkouts set payment_intent_id = null where id = ${checkoutId}`;
  await sql`update payments set intent_id = ${intentId} where checkout_id = ${checkoutId}`;
  await sql`update checkouts set payment_intent_id = ${intentId} where id = ${checkoutId}`;
}

/** A checkout with two successful payments, the second of which is owed back. Returns the second one's id. */
async function paidTwice(): Promise<string> {
  const { checkoutId, paymentIntentId, totals } = await quoted();
  const twin = await market.deps.payments.createIntent({
    checkoutId,
    attempt: 2,
    revision: 1,
    amount: totals.total,
    email: "ana@furrow.example",
  });
  for (const id of [paymentIntentId, twin.id]) {
    await market.pay(id);
    await finalizeIntent(market.deps, id, "test");
  }
  return twin.id;
}

const callsOf = async (op: string) =>
  (await market.control.calls()).filter((call) => call.op === op).length;

const orderOf = async (intentId: string) =>
  (await market.database.db.select().from(orders).where(eq(orders.paymentIntentId, intentId)))
    .length;

describe("The sweep", () => {
  it("finishes a paid order whose webhook was lost within a minute, beside 500 open checkouts and 60 payments unknown to the provider", async () => {
    const { paymentIntentId } = await quoted();
    await market.pay(paymentIntentId);
    await openMany(OPEN, true);
    await openMany(UNKNOWN, false);
    await silent(21);

    const began = performance.now();
    await sweepPayments(market.deps);
    expect(performance.now() - began).toBeLessThan(LEFT_OF_A_MINUTE_MS);
    expect(await orderOf(paymentIntentId)).toBe(1);
  }, 120_000);

  it("lets what failed wait, longer each time, and asks about the rest again", async () => {
    const { sql } = market.database;
    const failing = await sql`select id from checkouts where check_failures > 0`;
    expect(failing).toHaveLength(UNKNOWN);
    const before = await callsOf("payment_intents.retrieve");
    await silent(21);
    await sweepPayments(market.deps);
    expect((await callsOf("payment_intents.retrieve")) - before).toBe(OPEN);
    for (const failures of [2, 3]) {
      await sql`update checkouts set check_after = now() - interval '1 second' where check_failures > 0`;
      await sweepPayments(market.deps);
      const [row] = await sql<{ failures: number; wait: number }[]>`
        select min(check_failures) as failures, extract(epoch from min(check_after) - now())::int as wait
        from checkouts where check_failures > 0`;
      expect(row?.failures).toBe(failures);
      expect(row?.wait).toBeGreaterThan(15 * 2 ** (failures - 1) - 15);
    }
    expect(await needsAttention(market.deps)).toContainEqual({
      what: "open payments could not be looked up at the provider",
      count: UNKNOWN,
      to: "/dashboard/payments",
    });
  }, 120_000);

  it("releases holds that ran out, beside those whose payment the provider does not know", async () => {
    const { checkoutId } = await quoted(3);
    const { sql } = market.database;
    await sql`
      update checkouts set hold_expires_at = now() - interval '1 second', check_after = null
      where state = 'held' and (id = ${checkoutId} or check_failures > 0)`;
    await sweepPayments(market.deps);
    const [row] = await sql`select state from checkouts where id = ${checkoutId}`;
    expect(row).toEqual({ state: "expired" });
    const [stock] = await sql`select reserved from stock where product_id = ${leeks}`;
    expect(stock).toEqual({ reserved: 0 });
    expect(await sql`select id from checkouts where check_failures > 0 and state = 'held'`).toEqual(
      [],
    );
  });

  it("never lets a payment that cannot be looked up keep its goods beyond its hold", async () => {
    const { checkoutId, holdExpiresAt, paymentIntentId } = await quoted();
    const { db, sql } = market.database;
    await payBy("pi_gone", checkoutId);
    await sql`update checkouts set check_failures = 12 where id = ${checkoutId}`;
    await sql`update checkouts set hold_expires_at = now() + interval '2 minutes' where id = ${checkoutId}`;
    await silent(21);
    await sweepPayments(market.deps);
    const [row] = await db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    expect(row?.checkFailures).toBe(13);
    expect(row?.checkAfter).toEqual(row?.holdExpiresAt);
    expect(row?.checkAfter?.toISOString()).not.toBe(holdExpiresAt);
    await payBy(paymentIntentId, checkoutId);
  });

  it("sends a refund although an older one fails, which waits and then leaves as well", async () => {
    const { db, sql } = market.database;
    const owed: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) owed.push(await paidTwice());
    const stateOf = async (id: string) =>
      (await db.select().from(refunds).where(eq(refunds.intentId, id)))[0];
    const fails = { kind: "status", status: 429, when: "before" } as const;
    await market.control.addFault({ op: "refunds.create", times: 1, fault: fails });
    await sweepPayments(market.deps);
    await market.control.clearFaults();
    const states = await Promise.all(owed.map(stateOf));
    const waiting = states.find((row) => row?.state === "requested");
    expect(states.map((row) => row?.state ?? "gone").toSorted()).toEqual([
      "requested",
      "succeeded",
    ]);
    expect(waiting).toMatchObject({ checkFailures: 1 });
    const before = await callsOf("refunds.create");
    await sweepPayments(market.deps);
    expect(await callsOf("refunds.create")).toBe(before);
    await sql`update refunds set check_after = now() - interval '1 second' where state = 'requested'`;
    await sweepPayments(market.deps);
    expect(await stateOf(waiting!.intentId)).toMatchObject({
      state: "succeeded",
      checkFailures: 0,
    });
  });
});

describe("The comparison with the provider's events", () => {
  it("takes in what follows an event that cannot be stored", async () => {
    const { sql } = market.database;
    await sql`delete from webhook_events`;
    await sql`
      create function refuse_some() returns trigger language plpgsql as
      $$ begin if new.type = 'payment_intent.created' then raise exception 'refused'; end if; return new; end $$`;
    await sql`create trigger refuse_some before insert on webhook_events for each row execute function refuse_some()`;
    await paidTwice();
    await reconcileEvents(market.deps);
    const [row] = await sql<
      { stored: number }[]
    >`select count(*)::int as stored from webhook_events`;
    expect(row?.stored).toBeGreaterThan(0);
    await sql`drop trigger refuse_some on webhook_events`;
  });

  it("writes nothing again that is stored", async () => {
    const { sql } = market.database;
    await paidTwice();
    await reconcileEvents(market.deps);
    const [stored] = await sql<{ n: number }[]>`select count(*)::int as n from webhook_events`;
    expect(stored?.n).toBeGreaterThan(0);
    await sql`create sequence events_written`;
    await sql`
      create function count_written() returns trigger language plpgsql security definer as
      $$ begin perform nextval('events_written'); return new; end $$`;
    await sql`create trigger count_written before insert on webhook_events for each row execute function count_written()`;
    await reconcileEvents(market.deps);
    const [row] = await sql`select is_called from events_written`;
    expect(row).toEqual({ is_called: false });
    await sql`drop trigger count_written on webhook_events`;
  });
});
