import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connect } from "#db/client.ts";
import { checkouts } from "#db/schema/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { webhookEvents } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/platform/system.ts";
import { systemClock } from "#server/clock.ts";
import { providerClient } from "#server/payments/client.ts";
import { stripePayments } from "#server/payments/stripe.ts";
import { takeUpSuccesses } from "#server/services/payments/early-successes.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { processStoredEvent } from "#server/services/payments/provider-events.ts";
import { reconcileEvents, sweepPayments } from "#server/services/payments/sweep.ts";
import { limits } from "#shared/platform/limits.ts";
import { basket } from "#tests/support/market/basket.ts";
import {
  httpClient,
  type HttpMarket,
  openApp,
  openHttpMarket,
} from "#tests/support/servers/http.ts";
import { holdConnections } from "#tests/support/postgres/held-connections.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { CONNECT_WEBHOOK_SECRET, WEBHOOK_SECRET } from "#tests/support/market/market-place.ts";
import { ownTime } from "#tests/support/market/own-time.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { postgresRelay } from "#tests/support/postgres/postgres-relay.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: HttpMarket;
beforeAll(async () => {
  market = await openHttpMarket();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  await market.database.sql.unsafe(
    "delete from webhook_events; delete from graphile_worker._private_jobs",
  );
});
afterEach(() => assertInvariants(market.database.sql));

const now = () => Math.floor(Date.now() / 1000);

/** Stripe's own scheme, from its documentation: HMAC-SHA256 over the stamp, a dot and the exact bytes. */
function sign(body: string, { secret = WEBHOOK_SECRET, at = now(), scheme = "v1" } = {}): string {
  const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},${scheme}=${mac}`;
}

let events = 0;
function event(type: string, object: object, change: object = {}) {
  events += 1;
  return {
    id: `evt_test${events}`,
    object: "event",
    api_version: "2026-10-28.endive",
    created: now(),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object },
    ...change,
  };
}

function deliver(body: string, signature: string | null = sign(body), app = market.app) {
  const headers: Record<string, string> = signature ? { "stripe-signature": signature } : {};
  return httpClient(app).send("POST", "/webhooks/stripe", body, headers);
}

const stored = () =>
  market.deps.db.select().from(webhookEvents).orderBy(webhookEvents.type, webhookEvents.id);
/** So long after the last of the events came, or the first. */
async function afterArrival(milliseconds: number, which: "first" | "last" = "last") {
  const came = (await stored()).map(({ receivedAt }) => receivedAt.getTime());
  const at = (which === "first" ? Math.min : Math.max)(...came) + milliseconds;
  return { now: () => new Date(at) };
}

async function jobs(): Promise<number> {
  const [row] = await market.database.sql<{ count: number }[]>`
    select count(*)::int from graphile_worker.jobs where task_identifier = 'process_webhook'`;
  return row?.count ?? 0;
}

/** A checkout whose payment has succeeded, and which has not been reported to us yet. */
async function paid() {
  const input = await basket(market.deps.db, { slug: "nantes-carrots", quantity: 1 });
  const intent = await visitor(market.deps).call((api) => api.checkout.createIntent(input));
  await market.pay(intent.paymentIntentId);
  const object = { id: intent.paymentIntentId, object: "payment_intent" };
  const placed = () =>
    market.deps.db.select().from(orders).where(eq(orders.paymentIntentId, object.id));
  return { object, placed };
}

describe("A signed event", () => {
  it("is stored with its job, and acting on it places the order", async () => {
    const { object, placed } = await paid();
    const succeeded = event("payment_intent.succeeded", object);
    expect(await deliver(JSON.stringify(succeeded))).toMatchObject({
      status: 200,
      body: { received: true },
    });
    expect(await stored()).toMatchObject([{ id: succeeded.id, processedAt: null }]);
    expect(await jobs()).toBe(0);
    await processStoredEvent(market.deps, succeeded.id);
    expect(await placed()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ attempts: 1, processedAt: expect.any(Date) }]);
  });

  it("of a success that was acted on is stored as done, and starts nothing", async () => {
    const { object, placed } = await paid();
    const [first, second] = [1, 2].map(() => event("payment_intent.succeeded", object));
    await deliver(JSON.stringify(first));
    await processStoredEvent(market.deps, first!.id);
    await deliver(JSON.stringify(second));
    expect(await placed()).toHaveLength(1);
    expect(await stored()).toMatchObject([{ attempts: 1 }, { attempts: 0 }]);
    expect((await stored()).map(({ processedAt }) => processedAt)).toEqual([
      expect.any(Date),
      expect.any(Date),
    ]);
    expect(await jobs()).toBe(0);
  });

  it("of a success waits for the request that is acting on it, and starts nothing", async () => {
    const { object } = await paid();
    const noted = Promise.withResolvers<void>();
    const placed = Promise.withResolvers<void>();
    const finalizing = market.database.sql.begin(async (tx) => {
      await tx`update payments set state = 'succeeded' where intent_id = ${object.id}`;
      noted.resolve();
      await placed.promise;
    });
    await noted.promise;
    const delivered = deliver(JSON.stringify(event("payment_intent.succeeded", object)));
    await somethingWaits(market.database.sql);
    placed.resolve();
    await finalizing;
    expect(await delivered).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject([{ attempts: 0, processedAt: expect.any(Date) }]);
    expect(await jobs()).toBe(0);
    await market.database
      .sql`update payments set state = 'awaiting_method' where intent_id = ${object.id}`;
  });

  it("of a success leaves the shopper's own request two seconds, then is acted on or done with", async () => {
    const { object, placed } = await paid();
    const { object: acted } = await paid();
    for (const about of [object, acted]) {
      await deliver(JSON.stringify(event("payment_intent.succeeded", about)));
    }
    await finalizeIntent(market.deps, acted.id, "process-order");
    await takeUpSuccesses({ ...market.deps, clock: await afterArrival(1_999, "first") });
    expect((await stored()).map(({ processedAt }) => processedAt)).toEqual([null, null]);
    await takeUpSuccesses({ ...market.deps, clock: await afterArrival(2_000) });
    expect(await placed()).toHaveLength(1);
    expect((await stored()).map(({ attempts }) => attempts).toSorted((a, b) => a - b)).toEqual([
      0, 1,
    ]);
    expect((await stored()).every(({ processedAt }) => processedAt !== null)).toBe(true);
    expect(await jobs()).toBe(0);
  });

  it("of a success that cannot be acted on gets a job", async () => {
    const { object } = await paid();
    await deliver(JSON.stringify(event("payment_intent.succeeded", object)));
    const payments = {
      ...market.deps.payments,
      readIntent: () => Promise.reject(new Error("Away")),
    };
    const later = { ...market.deps, payments, clock: await afterArrival(2_000) };
    await takeUpSuccesses(later);
    await takeUpSuccesses(later);
    expect(await stored()).toMatchObject([{ attempts: 1, processedAt: null }]);
    expect(await jobs()).toBe(1);
  });

  it("that a payment was made comes while we write it down ourselves, and neither fails", async () => {
    const { object } = await paid();
    const isTheirs = eq(checkouts.paymentIntentId, object.id);
    const [checkout] = await market.deps.db.select().from(checkouts).where(isTheirs);
    const { sql } = market.database;
    const made = event("payment_intent.created", {
      ...object,
      id: "pi_written",
      amount: 500,
      metadata: { checkout_id: checkout!.id },
    });
    let delivered: ReturnType<typeof deliver> | undefined;
    await sql.begin(async (tx) => {
      await tx`update checkouts set payment_intent_id = 'pi_written' where id = ${checkout!.id}`;
      delivered = deliver(JSON.stringify(made));
      await somethingWaits(sql);
      await tx`
        insert into payments (intent_id, checkout_id, state, amount_cents, amount_received_cents, livemode, created_at, updated_at)
        values ('pi_written', ${checkout!.id}, 'canceled', 500, 0, false, now(), now())`;
    });
    expect(await delivered).toMatchObject({ status: 200 });
    expect(await stored()).toMatchObject([{ id: made.id, processedAt: expect.any(Date) }]);
    await sql`update checkouts set payment_intent_id = ${object.id} where id = ${checkout!.id}`;
  });

  it("delivered fifty times at once, and acted on as often, has one effect", async () => {
    const { object, placed } = await paid();
    const succeeded = event("payment_intent.succeeded", object);
    const body = JSON.stringify(succeeded);
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(body)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await stored()).toHaveLength(1);
    expect(await jobs()).toBe(0);
    await Promise.all(
      Array.from({ length: 50 }, () => processStoredEvent(market.deps, succeeded.id)),
    );
    const [order, ...more] = await placed();
    expect(more).toEqual([]);
    const mails = market.deps.db.$count(emails, eq(emails.dedupeKey, `order_placed:${order?.id}`));
    expect(await mails).toBe(1);
  });

  it("of one success under two ids makes one order", async () => {
    const { object, placed } = await paid();
    const twins = [1, 2].map(() => event("payment_intent.succeeded", object));
    for (const twin of twins) expect((await deliver(JSON.stringify(twin))).status).toBe(200);
    await Promise.all(twins.map((twin) => processStoredEvent(market.deps, twin.id)));
    expect(await placed()).toHaveLength(1);
  });

  it.each([
    ["payment_intent.succeeded", "payment_intent.created", "payment_intent.payment_failed"],
    ["payment_intent.canceled", "charge.failed", "payment_intent.succeeded"],
    ["payment_intent.processing", "payment_intent.succeeded", "payment_intent.requires_action"],
  ])("counts by what the payment is now, in the order %s, %s, %s", async (...types) => {
    const { object, placed } = await paid();
    for (const type of types) {
      const about = type.startsWith("charge") ? { id: "ch_1", payment_intent: object.id } : object;
      const told = event(type, about, { created: now() - 100 });
      await deliver(JSON.stringify(told));
      await processStoredEvent(market.deps, told.id);
      expect(await placed()).toMatchObject([{ state: "placed" }]);
    }
  });

  it("of a kind or about a thing we do not know is stored, answered with 200 and done with", async () => {
    const strange = [
      event("radar.early_fraud_warning.created", { id: "issfr_1" }),
      event("payment_intent.succeeded", { id: "pi_ofanothersystem" }),
      event("payment_intent.succeeded", { id: 12 }),
      event("refund.updated", { id: "re_unknown" }),
      event("charge.succeeded", {}, { data: null }),
    ];
    for (const unknown of strange) {
      expect((await deliver(JSON.stringify(unknown))).status).toBe(200);
      await processStoredEvent(market.deps, unknown.id);
    }
    const rows = await stored();
    expect(rows).toHaveLength(strange.length);
    expect(rows.every((row) => row.processedAt !== null)).toBe(true);
  });

  it.each(["payment_intent.created", "charge.succeeded"])(
    "of %s means nothing to us: it is stored as done, without a job",
    async (type) => {
      const { object, placed } = await paid();
      const about = type.startsWith("charge") ? { id: "ch_1", payment_intent: object.id } : object;
      const told = event(type, about);
      expect((await deliver(JSON.stringify(told))).status).toBe(200);
      expect(await stored()).toMatchObject([{ id: told.id, processedAt: expect.any(Date) }]);
      expect(await jobs()).toBe(0);
      await processStoredEvent(market.deps, told.id);
      expect(await placed()).toEqual([]);
    },
  );

  it("with characters that Postgres does not keep is stored with stand-ins for them", async () => {
    const strange = event("payout.created", { status: "A\u0000na \ud83c" });
    expect(await deliver(JSON.stringify(strange))).toMatchObject({ status: 200 });
    const kept = { status: "A\ufffdna \ufffd" };
    expect(await stored()).toMatchObject([{ id: strange.id, payload: { data: { object: kept } } }]);
    await processStoredEvent(market.deps, strange.id);
  });

  it("is stored without the person it is about, and without the ids of customers and cards", async () => {
    const told = event("customer.updated", { id: "cus_1", email: "ana@x.example", name: "Ana" });
    const canceled = event("payment_intent.canceled", {
      id: "pi_1",
      status: "canceled",
      customer: "cus_1",
      receipt_email: "ana@x.example",
    });
    for (const one of [told, canceled]) await deliver(JSON.stringify(one));
    expect((await stored()).map(({ payload }) => payload)).toEqual([
      { id: told.id, type: told.type, data: { object: {} } },
      {
        id: canceled.id,
        type: canceled.type,
        data: { object: { id: "pi_1", status: "canceled" } },
      },
    ]);
  });

  it("may come from any origin, but only as JSON of at most 256 KiB", async () => {
    const send = (body: string, headers: Record<string, string>) =>
      httpClient(market.app).send("POST", "/webhooks/stripe", body, {
        "stripe-signature": sign(body),
        ...headers,
      });
    const small = JSON.stringify(event("customer.created", {}));
    expect((await send(small, { origin: "https://stripe.example" })).status).toBe(200);
    expect((await send(small, { "content-type": "text/plain" })).status).toBe(415);
    const sized = (bytes: number) => {
      const body = JSON.stringify(event("customer.created", { padding: "" }));
      return body.replace('"padding":""', `"padding":"${"x".repeat(bytes - body.length)}"`);
    };
    expect((await send(sized(limits.webhookBodyBytes), {})).status).toBe(200);
    expect(await send(sized(limits.webhookBodyBytes + 1), {})).toMatchObject({
      status: 413,
      body: { message: "The request is too large", code: "invalid" },
    });
  });
});

describe("An event is refused with 400, and leaves nothing behind,", () => {
  const body = JSON.stringify(event("payment_intent.succeeded", { id: "pi_1" }));
  it.each([
    ["signed with another secret", body, () => sign(body, { secret: "whsec_forged" })],
    ["whose body was changed", body.replace("pi_1", "pi_2"), () => sign(body)],
    ["that was serialized again", JSON.stringify(JSON.parse(body), null, 2), () => sign(body)],
    ["signed 301 seconds ago", body, () => sign(body, { at: now() - 301 })],
    ["signed an hour in the future", body, () => sign(body, { at: now() + 3_600 })],
    ["without a signature", body, () => null],
    ["signed by the old scheme v0 only", body, () => sign(body, { scheme: "v0" })],
    ["with a stamp but no signature", body, () => `t=${now()}`],
    ["with a signature but no stamp", body, () => sign(body).replace(/^t=\d+,/, "")],
    ["with garbage for a signature", body, () => "t=,v1=,,=;\u00ff"],
  ])("%s", async (_name, sent, signature) => {
    expect(await deliver(sent, signature())).toMatchObject({
      status: 400,
      body: { code: "invalid", message: "The signature of this event does not hold" },
    });
    expect(await stored()).toEqual([]);
    expect(await jobs()).toBe(0);
  });

  it.each([
    ["is no JSON", "type=payment_intent.succeeded"],
    ["is empty", ""],
    ["is null", "null"],
    ["is a list", "[]"],
    ["is no event", '{"id":"evt_1","object":"charge","type":"x","livemode":false}'],
    ["has no id", '{"object":"event","type":"x","livemode":false}'],
    ["has an id with a NUL", '{"id":"evt_\\u0000","object":"event","type":"x","livemode":false}'],
    ["has no type", '{"id":"evt_1","object":"event","livemode":false}'],
    ["says nothing of its mode", '{"id":"evt_1","object":"event","type":"x"}'],
    ["is of live mode", JSON.stringify(event("x", {}, { livemode: true }))],
  ])("that is signed well but %s", async (_name, sent) => {
    expect(await deliver(sent)).toMatchObject({ status: 400, body: { code: "invalid" } });
    expect(await stored()).toEqual([]);
  });
});

describe("An event of a connected account", () => {
  const deliverConnect = (body: string, secret: string) =>
    httpClient(market.app).send("POST", "/webhooks/stripe-connect", body, {
      "stripe-signature": sign(body, { secret }),
    });

  it("has an address and a secret of its own, and is stored and answered with 200", async () => {
    const told = event("account.updated", { id: "acct_1" }, { account: "acct_1" });
    const body = JSON.stringify(told);
    expect((await deliverConnect(body, CONNECT_WEBHOOK_SECRET)).status).toBe(200);
    expect(await stored()).toMatchObject([{ id: told.id, payload: { account: "acct_1" } }]);
    await processStoredEvent(market.deps, told.id);
    expect(await stored()).toMatchObject([{ processedAt: expect.any(Date) }]);
  });

  it("is refused with the other address's secret, there and here", async () => {
    const body = JSON.stringify(event("account.updated", { id: "acct_1" }));
    expect((await deliverConnect(body, WEBHOOK_SECRET)).status).toBe(400);
    expect((await deliver(body, sign(body, { secret: CONNECT_WEBHOOK_SECRET }))).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe("While a webhook secret is being replaced", () => {
  it("events signed with either are taken, and one with two signatures too", async () => {
    const secrets = ["whsec_old", "whsec_new"];
    const address = { host: "127.0.0.1", port: market.sandboxPort, protocol: "http" } as const;
    const payments = stripePayments({
      stripe: providerClient("sk_test_sandbox_tests", address),
      mode: "sandbox",
      publishableKey: "pk_test_sandbox_tests",
      webhookSecrets: secrets,
      clock: systemClock,
    });
    await using app = await openApp({ ...market.deps, payments });
    const body = JSON.stringify(event("customer.created", {}));
    const at = now();
    const [old = "", fresh = ""] = secrets.map((secret) => sign(body, { secret, at }));
    const both = `${sign(body, { secret: "whsec_retired", at })},${fresh.replace(/^t=\d+,/, "")}`;
    for (const signature of [old, fresh, both]) {
      expect((await deliver(body, signature, app)).status).toBe(200);
    }
    expect((await deliver(body, sign(body), app)).status).toBe(400);
    expect(await stored()).toHaveLength(1);
  });
});

describe("While Postgres is gone", () => {
  it("an event is answered with 503, so that it comes again", async () => {
    await using relay = await postgresRelay(market.database.url);
    const { db, sql } = connect(relay.url);
    await using app = await openApp({ ...market.deps, db });
    const body = JSON.stringify(event("customer.created", {}));
    await relay.cut();
    expect((await deliver(body, sign(body), app)).status).toBe(503);
    await relay.restore();
    await expect.poll(async () => (await deliver(body, sign(body), app)).status).toBe(200);
    await sql.end({ timeout: 0 });
  });
});

describe("While every connection to Postgres is taken", () => {
  it("an event is answered with 503 within two seconds, so that it comes again", async () => {
    const { db, sql } = connect(market.database.url, { poolSize: 1 });
    await using app = await openApp({ ...market.deps, db });
    const giveBack = await holdConnections(sql, 1);
    const body = JSON.stringify(event("customer.created", {}));
    const took = await ownTime(async () => {
      expect((await deliver(body, sign(body), app)).status).toBe(503);
    });
    expect(took).toBeLessThan(2_000);
    await giveBack();
    expect((await deliver(body, sign(body), app)).status).toBe(200);
    await sql.end();
  });
});

describe("When no event ever arrives", () => {
  it("the sweeper places the order", async () => {
    const { object, placed } = await paid();
    await market.database
      .sql`update payments set updated_at = now() - interval '31 seconds' where intent_id = ${object.id}`;
    await sweepPayments(market.deps);
    expect(await placed()).toHaveLength(1);
  });

  it("the provider's own list of events brings what was missed, once", async () => {
    const { object, placed } = await paid();
    await reconcileEvents(market.deps);
    await reconcileEvents(market.deps);
    const missed = (await stored()).filter(
      ({ type, payload }) =>
        type === "payment_intent.succeeded" && JSON.stringify(payload).includes(object.id),
    );
    expect(missed).toHaveLength(1);
    await processStoredEvent(market.deps, missed[0]?.id ?? "");
    expect(await placed()).toHaveLength(1);
  });
});
