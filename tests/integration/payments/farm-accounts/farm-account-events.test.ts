import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { webhookEvents } from "#db/schema/payments/payments.ts";
import { processStoredEvent } from "#server/services/payments/provider/provider-events.ts";
import { accountsOf, farmOwner } from "#tests/support/market/people/farm-owner.ts";
import { CONNECT_WEBHOOK_SECRET } from "#tests/support/market/market-place.ts";
import { httpClient, type HttpMarket, openHttpMarket } from "#tests/support/servers/http.ts";

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

let events = 0;
/** An event about a connected account, as the provider reports it. */
function told(type: string, account: string, change: object = {}) {
  events += 1;
  const id = `evt_farm${events}`;
  return { id, object: "event", livemode: false, type, account, data: { object: {} }, ...change };
}

function deliver(event: object, secret = CONNECT_WEBHOOK_SECRET) {
  const body = JSON.stringify(event);
  const at = Math.floor(Date.now() / 1000);
  const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  const headers = { "stripe-signature": `t=${at},v1=${mac}` };
  return httpClient(market.app).send("POST", "/webhooks/stripe-connect", body, headers);
}

const stored = () => market.deps.db.select().from(webhookEvents);
async function jobs(): Promise<number> {
  const [row] = await market.database.sql`
    select count(*)::int as count from graphile_worker._private_jobs`;
  return Number(row?.["count"]);
}

/** A farm whose account is ready at the provider, but not yet reported to us. */
async function farmThatTold() {
  const owner = await farmOwner(market.deps);
  await owner.call((api) => api.farmer.payouts.beginOnboarding());
  const state = async () => (await accountsOf(market.deps, owner.farmId))[0]!.state;
  const [row] = await accountsOf(market.deps, owner.farmId);
  const accountId = row!.providerAccountId!;
  await market.control.onboard(accountId, "complete");
  return { accountId, state };
}

describe("An event of a farm's account", () => {
  it("makes us read the account, whatever it says itself", async () => {
    const { accountId, state } = await farmThatTold();
    const event = told("account.updated", accountId, {
      data: { object: { id: accountId, object: "account", payouts_enabled: false } },
    });
    expect((await deliver(event)).status).toBe(200);
    await processStoredEvent(market.deps, event.id);
    expect(await state()).toBe("ready");
    await market.control.setCapability(accountId, "transfers", false);
    const lie = told("capability.updated", accountId, {
      data: { object: { id: "transfers", object: "capability", status: "active" } },
    });
    await deliver(lie);
    await processStoredEvent(market.deps, lie.id);
    expect(await state()).toBe("held");
  });

  it("that is delivered again is stored once and processed once", async () => {
    const { accountId } = await farmThatTold();
    const event = told("account.updated", accountId);
    expect((await deliver(event)).status).toBe(200);
    expect((await deliver(event)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect(await jobs()).toBe(1);
    await processStoredEvent(market.deps, event.id);
    await market.control.setCapability(accountId, "transfers", false);
    expect((await deliver(event)).status).toBe(200);
    await processStoredEvent(market.deps, event.id);
    expect(await stored()).toMatchObject([{ attempts: 1, processedAt: expect.any(Date) }]);
  });

  it("that it left closes it, once it is really out of reach", async () => {
    const { accountId, state } = await farmThatTold();
    const early = told("account.application.deauthorized", accountId);
    await deliver(early);
    await processStoredEvent(market.deps, early.id);
    expect(await state()).toBe("ready");
    await market.control.deauthorize(accountId);
    const event = told("account.application.deauthorized", accountId);
    await deliver(event);
    await processStoredEvent(market.deps, event.id);
    expect(await state()).toBe("closed");
    const late = told("account.updated", accountId);
    await deliver(late);
    await processStoredEvent(market.deps, late.id);
    expect(await state()).toBe("closed");
  });

  it("of an unknown account is stored and has no effect", async () => {
    const before = (await market.control.calls()).length;
    for (const type of ["account.updated", "account.application.deauthorized", "payout.failed"]) {
      const event = told(type, "acct_stranger");
      expect((await deliver(event)).status).toBe(200);
      await processStoredEvent(market.deps, event.id);
    }
    expect(await stored()).toHaveLength(3);
    expect((await stored()).every(({ processedAt }) => processedAt !== null)).toBe(true);
    expect(await market.control.calls()).toHaveLength(before);
  });

  it("about a payment of its own is not taken for one of ours", async () => {
    for (const type of ["payment_intent.created", "payment_intent.succeeded"]) {
      const data = { object: { id: "pi_theirs", object: "payment_intent" } };
      const event = told(type, "acct_stranger", { data });
      expect((await deliver(event)).status).toBe(200);
      await processStoredEvent(market.deps, event.id);
    }
    const rows = await stored();
    expect(rows.map(({ payload }) => payload)).toMatchObject([
      { account: "acct_stranger" },
      { account: "acct_stranger" },
    ]);
    expect(rows.every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it.each([
    ["signed with another secret", {}, "whsec_forged"],
    ["of the other mode and signed with another secret", { livemode: true }, "whsec_forged"],
    ["that says nothing of its mode", { livemode: undefined }, CONNECT_WEBHOOK_SECRET],
  ])("%s is refused, and leaves nothing behind", async (_name, change, secret) => {
    const { accountId, state } = await farmThatTold();
    const event = told("account.updated", accountId, change);
    expect(await deliver(event, secret)).toMatchObject({ status: 400, body: { code: "invalid" } });
    expect(await stored()).toEqual([]);
    expect(await jobs()).toBe(0);
    expect(await state()).toBe("started");
  });

  it("of the other mode, which this endpoint also receives, is acknowledged and dropped", async () => {
    const { accountId, state } = await farmThatTold();
    const event = told("account.updated", accountId, { livemode: true });
    expect(await deliver(event)).toMatchObject({ status: 200, body: { received: true } });
    expect(await stored()).toEqual([]);
    expect(await jobs()).toBe(0);
    expect(await state()).toBe("started");
  });
});
