import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connect } from "#db/client.ts";
import { systemClock } from "#server/clock.ts";
import { providerClient } from "#server/payments/client.ts";
import { stripePayments } from "#server/payments/stripe.ts";
import { processStoredEvent } from "#server/services/payments/provider/provider-events.ts";
import { limits } from "#shared/platform/limits.ts";
import { holdConnections } from "#tests/support/postgres/held-connections.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { CONNECT_WEBHOOK_SECRET, WEBHOOK_SECRET } from "#tests/support/market/market-place.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { ownTime } from "#tests/support/market/time/own-time.ts";
import { postgresRelay } from "#tests/support/postgres/postgres-relay.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import { event, now, openWebhooks, sign, type Webhooks } from "#tests/support/servers/webhooks.ts";

let hooks: Webhooks;
beforeAll(async () => {
  hooks = await openWebhooks();
});
afterAll(() => hooks[Symbol.asyncDispose]());
beforeEach(() => hooks.empty());
afterEach(() => assertInvariants(hooks.database.sql, new Date()));

describe("A signed event", () => {
  it("of an unknown kind or about something unknown is stored, answered with 200 and done", async () => {
    const strange = [
      event("radar.early_fraud_warning.created", { id: "issfr_1" }),
      event("payment_intent.succeeded", { id: "pi_ofanothersystem" }),
      event("payment_intent.succeeded", { id: 12 }),
      event("refund.updated", { id: "re_unknown" }),
      event("charge.succeeded", {}, { data: null }),
    ];
    for (const unknown of strange) {
      expect((await hooks.deliver(JSON.stringify(unknown))).status).toBe(200);
      await processStoredEvent(hooks.deps, unknown.id);
    }
    const rows = await hooks.stored();
    expect(rows).toHaveLength(strange.length);
    expect(rows.every((row) => row.processedAt !== null)).toBe(true);
  });

  it.each(["payment_intent.created", "charge.succeeded"])(
    "of %s means nothing to us and is stored as done, without a job",
    async (type) => {
      const { object, placed } = await hooks.paid();
      const about = type.startsWith("charge") ? { id: "ch_1", payment_intent: object.id } : object;
      const told = event(type, about);
      expect((await hooks.deliver(JSON.stringify(told))).status).toBe(200);
      expect(await hooks.stored()).toMatchObject([{ id: told.id, processedAt: expect.any(Date) }]);
      expect(await hooks.jobs()).toBe(0);
      await processStoredEvent(hooks.deps, told.id);
      expect(await placed()).toEqual([]);
    },
  );

  it.each([2 ** 31, -1, 2 ** 53])(
    "of a new payment over %s cents, which cannot be stored, is stored itself and done",
    async (amount) => {
      const { object } = await hooks.paid();
      const [row] = await hooks.database.sql<{ id: string }[]>`
        select id from checkouts where payment_intent_id = ${object.id}`;
      const huge = event("payment_intent.created", {
        ...object,
        id: `pi_of_${amount}`,
        amount,
        metadata: { checkout_id: row?.id },
      });
      expect((await hooks.deliver(JSON.stringify(huge))).status).toBe(200);
      expect(await hooks.stored()).toMatchObject([{ id: huge.id, processedAt: expect.any(Date) }]);
    },
  );

  it("with characters that Postgres cannot store is stored with substitutes for them", async () => {
    const strange = event("payout.created", { status: "A\u0000na \ud83c" });
    expect(await hooks.deliver(JSON.stringify(strange))).toMatchObject({ status: 200 });
    const kept = { status: "A\ufffdna \ufffd" };
    expect(await hooks.stored()).toMatchObject([
      { id: strange.id, payload: { data: { object: kept } } },
    ]);
    await processStoredEvent(hooks.deps, strange.id);
  });

  it("is stored without personal data, and without the ids of customers and cards", async () => {
    const told = event("customer.updated", { id: "cus_1", email: "ana@x.example", name: "Ana" });
    const canceled = event("payment_intent.canceled", {
      id: "pi_1",
      status: "canceled",
      customer: "cus_1",
      receipt_email: "ana@x.example",
    });
    for (const one of [told, canceled]) await hooks.deliver(JSON.stringify(one));
    expect((await hooks.stored()).map(({ payload }) => payload)).toEqual([
      { id: told.id, type: told.type, data: { object: {} } },
      {
        id: canceled.id,
        type: canceled.type,
        data: { object: { id: "pi_1", status: "canceled" } },
      },
    ]);
  });

  it("can come from any origin, but only as JSON of at most 256 KiB", async () => {
    const send = (body: string, headers: Record<string, string>) =>
      httpClient(hooks.app).send("POST", "/webhooks/stripe", body, {
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

describe("The request limit", () => {
  it("counts refused events, but not the provider's own", async () => {
    const deps = { ...hooks.deps, clock: movableClock() };
    await using app = await openApp(deps, { requestsPerMinute: 10 });
    const client = httpClient(app);
    const send = async (signature: (body: string) => string) => {
      const body = JSON.stringify(event("customer.created", {}));
      const headers = { "stripe-signature": signature(body) };
      return (await client.send("POST", "/webhooks/stripe", body, headers)).status;
    };
    const sent = async (count: number, signature: (body: string) => string) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < count; turn += 1) statuses.push(await send(signature));
      return new Set(statuses);
    };
    expect(await sent(12, sign)).toEqual(new Set([200]));
    expect(await sent(10, () => "t=1,v1=00")).toEqual(new Set([400]));
    expect(await sent(1, () => "t=1,v1=00")).toEqual(new Set([429]));
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
    expect(await hooks.deliver(sent, signature())).toMatchObject({
      status: 400,
      body: { code: "invalid", message: "The signature of this event does not hold" },
    });
    expect(await hooks.stored()).toEqual([]);
    expect(await hooks.jobs()).toBe(0);
  });

  it.each([
    ["is not JSON", "type=payment_intent.succeeded"],
    ["is empty", ""],
    ["is null", "null"],
    ["is a list", "[]"],
    ["is not an event", '{"id":"evt_1","object":"charge","type":"x","livemode":false}'],
    ["has no id", '{"object":"event","type":"x","livemode":false}'],
    ["has an id with a NUL", '{"id":"evt_\\u0000","object":"event","type":"x","livemode":false}'],
    ["has no type", '{"id":"evt_1","object":"event","livemode":false}'],
    ["says nothing of its mode", '{"id":"evt_1","object":"event","type":"x"}'],
    ["is of live mode", JSON.stringify(event("x", {}, { livemode: true }))],
  ])("that is signed correctly but %s", async (_name, sent) => {
    expect(await hooks.deliver(sent)).toMatchObject({ status: 400, body: { code: "invalid" } });
    expect(await hooks.stored()).toEqual([]);
  });
});

describe("An event of a connected account", () => {
  const deliverConnect = (body: string, secret: string) =>
    httpClient(hooks.app).send("POST", "/webhooks/stripe-connect", body, {
      "stripe-signature": sign(body, { secret }),
    });

  it("has a URL and a secret of its own, and is stored and answered with 200", async () => {
    const told = event("account.updated", { id: "acct_1" }, { account: "acct_1" });
    const body = JSON.stringify(told);
    expect((await deliverConnect(body, CONNECT_WEBHOOK_SECRET)).status).toBe(200);
    expect(await hooks.stored()).toMatchObject([{ id: told.id, payload: { account: "acct_1" } }]);
    await processStoredEvent(hooks.deps, told.id);
    expect(await hooks.stored()).toMatchObject([{ processedAt: expect.any(Date) }]);
  });

  it("is refused with the secret of the other URL, and the other way around", async () => {
    const body = JSON.stringify(event("account.updated", { id: "acct_1" }));
    expect((await deliverConnect(body, WEBHOOK_SECRET)).status).toBe(400);
    expect((await hooks.deliver(body, sign(body, { secret: CONNECT_WEBHOOK_SECRET }))).status).toBe(
      400,
    );
    expect(await hooks.stored()).toEqual([]);
  });
});

describe("While a webhook secret is being replaced", () => {
  it("events signed with either are accepted, and so is one with two signatures", async () => {
    const secrets = ["whsec_old", "whsec_new"];
    const address = { host: "127.0.0.1", port: hooks.sandboxPort, protocol: "http" } as const;
    const payments = stripePayments({
      stripe: providerClient("sk_test_sandbox_tests", address),
      mode: "sandbox",
      publishableKey: "pk_test_sandbox_tests",
      webhookSecrets: secrets,
      clock: systemClock,
    });
    await using app = await openApp({ ...hooks.deps, payments });
    const body = JSON.stringify(event("customer.created", {}));
    const at = now();
    const [old = "", fresh = ""] = secrets.map((secret) => sign(body, { secret, at }));
    const both = `${sign(body, { secret: "whsec_retired", at })},${fresh.replace(/^t=\d+,/, "")}`;
    for (const signature of [old, fresh, both]) {
      expect((await hooks.deliver(body, signature, app)).status).toBe(200);
    }
    expect((await hooks.deliver(body, sign(body), app)).status).toBe(400);
    expect(await hooks.stored()).toHaveLength(1);
  });
});

describe("While Postgres is gone", () => {
  it("an event gets 503, so that it is sent again", async () => {
    await using relay = await postgresRelay(hooks.database.url);
    const { db, sql } = connect(relay.url);
    await using app = await openApp({ ...hooks.deps, db });
    const body = JSON.stringify(event("customer.created", {}));
    await relay.cut();
    expect((await hooks.deliver(body, sign(body), app)).status).toBe(503);
    await relay.restore();
    await expect.poll(async () => (await hooks.deliver(body, sign(body), app)).status).toBe(200);
    await sql.end({ timeout: 0 });
  });
});

describe("While every connection to Postgres is taken", () => {
  it("an event gets 503 within two seconds, so that it is sent again", async () => {
    const { db, sql } = connect(hooks.database.url, { poolSize: 1 });
    await using app = await openApp({ ...hooks.deps, db });
    const releaseConnections = await holdConnections(sql, 1);
    const body = JSON.stringify(event("customer.created", {}));
    const took = await ownTime(async () => {
      expect((await hooks.deliver(body, sign(body), app)).status).toBe(503);
    });
    expect(took).toBeLessThan(2_000);
    await releaseConnections();
    expect((await hooks.deliver(body, sign(body), app)).status).toBe(200);
    await sql.end();
  });
});
