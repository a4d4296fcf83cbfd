import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { takeUpSuccesses } from "#server/services/payments/provider/early-successes.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { processStoredEvent } from "#server/services/payments/provider/provider-events.ts";
import { reconcileEvents, sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { event, now, openWebhooks, type Webhooks } from "#tests/support/servers/webhooks.ts";

let hooks: Webhooks;
beforeAll(async () => {
  hooks = await openWebhooks();
});
afterAll(() => hooks[Symbol.asyncDispose]());
beforeEach(() => hooks.empty());
afterEach(() => assertInvariants(hooks.database.sql, new Date()));

describe("A signed event about a payment", () => {
  it("is stored without a job, and processing it places the order", async () => {
    const { object, placed } = await hooks.paid();
    const succeeded = event("payment_intent.succeeded", object);
    expect(await hooks.deliver(JSON.stringify(succeeded))).toMatchObject({
      status: 200,
      body: { received: true },
    });
    expect(await hooks.stored()).toMatchObject([{ id: succeeded.id, processedAt: null }]);
    expect(await hooks.jobs()).toBe(0);
    await processStoredEvent(hooks.deps, succeeded.id);
    expect(await placed()).toHaveLength(1);
    expect(await hooks.stored()).toMatchObject([{ attempts: 1, processedAt: expect.any(Date) }]);
  });

  it("of a success that was already processed is stored as done, and starts nothing", async () => {
    const { object, placed } = await hooks.paid();
    const [first, second] = [1, 2].map(() => event("payment_intent.succeeded", object));
    await hooks.deliver(JSON.stringify(first));
    await processStoredEvent(hooks.deps, first!.id);
    await hooks.deliver(JSON.stringify(second));
    expect(await placed()).toHaveLength(1);
    expect(await hooks.stored()).toMatchObject([{ attempts: 1 }, { attempts: 0 }]);
    expect((await hooks.stored()).map(({ processedAt }) => processedAt)).toEqual([
      expect.any(Date),
      expect.any(Date),
    ]);
    expect(await hooks.jobs()).toBe(0);
  });

  it("of a success waits for the request that is processing it, and starts nothing", async () => {
    const { object } = await hooks.paid();
    const noted = Promise.withResolvers<void>();
    const placed = Promise.withResolvers<void>();
    const finalizing = hooks.database.sql.begin(async (tx) => {
      await tx`update payments set state = 'succeeded' where intent_id = ${object.id}`;
      noted.resolve();
      await placed.promise;
    });
    await noted.promise;
    const delivered = hooks.deliver(JSON.stringify(event("payment_intent.succeeded", object)));
    await somethingWaits(hooks.database.sql);
    placed.resolve();
    await finalizing;
    expect(await delivered).toMatchObject({ status: 200 });
    expect(await hooks.stored()).toMatchObject([{ attempts: 0, processedAt: expect.any(Date) }]);
    expect(await hooks.jobs()).toBe(0);
    await hooks.database
      .sql`update payments set state = 'awaiting_method' where intent_id = ${object.id}`;
  });

  it("of a success leaves two seconds to the shopper's own request, and is then processed or done", async () => {
    const { object, placed } = await hooks.paid();
    const { object: acted } = await hooks.paid();
    for (const about of [object, acted]) {
      await hooks.deliver(JSON.stringify(event("payment_intent.succeeded", about)));
    }
    await finalizeIntent(hooks.deps, acted.id, "process-order");
    await takeUpSuccesses({ ...hooks.deps, clock: await hooks.afterArrival(1_999, "first") });
    expect((await hooks.stored()).map(({ processedAt }) => processedAt)).toEqual([null, null]);
    await takeUpSuccesses({ ...hooks.deps, clock: await hooks.afterArrival(2_000) });
    expect(await placed()).toHaveLength(1);
    expect(
      (await hooks.stored()).map(({ attempts }) => attempts).toSorted((a, b) => a - b),
    ).toEqual([0, 1]);
    expect((await hooks.stored()).every(({ processedAt }) => processedAt !== null)).toBe(true);
    expect(await hooks.jobs()).toBe(0);
  });

  it("of a success that cannot be processed gets a job", async () => {
    const { object } = await hooks.paid();
    await hooks.deliver(JSON.stringify(event("payment_intent.succeeded", object)));
    const payments = {
      ...hooks.deps.payments,
      readIntent: () => Promise.reject(new Error("Away")),
    };
    const later = { ...hooks.deps, payments, clock: await hooks.afterArrival(2_000) };
    await takeUpSuccesses(later);
    await takeUpSuccesses(later);
    expect(await hooks.stored()).toMatchObject([{ attempts: 1, processedAt: null }]);
    expect(await hooks.jobs()).toBe(1);
  });

  it("of a new payment arrives while we store that payment ourselves, and neither fails", async () => {
    const { object } = await hooks.paid();
    const isTheirs = eq(checkouts.paymentIntentId, object.id);
    const [checkout] = await hooks.deps.db.select().from(checkouts).where(isTheirs);
    const { sql } = hooks.database;
    const made = event("payment_intent.created", {
      ...object,
      id: "pi_written",
      amount: 500,
      metadata: { checkout_id: checkout!.id },
    });
    let delivered: ReturnType<typeof hooks.deliver> | undefined;
    await sql.begin(async (tx) => {
      await tx`update checkouts set payment_intent_id = 'pi_written' where id = ${checkout!.id}`;
      delivered = hooks.deliver(JSON.stringify(made));
      await somethingWaits(sql);
      await tx`
        insert into payments (intent_id, checkout_id, state, amount_cents, amount_received_cents, livemode, created_at, updated_at)
        values ('pi_written', ${checkout!.id}, 'canceled', 500, 0, false, now(), now())`;
    });
    expect(await delivered).toMatchObject({ status: 200 });
    expect(await hooks.stored()).toMatchObject([{ id: made.id, processedAt: expect.any(Date) }]);
    await sql`update checkouts set payment_intent_id = ${object.id} where id = ${checkout!.id}`;
  });

  it("delivered fifty times at once, and processed as often, has one effect", async () => {
    const { object, placed } = await hooks.paid();
    const succeeded = event("payment_intent.succeeded", object);
    const body = JSON.stringify(succeeded);
    const answers = await Promise.all(Array.from({ length: 50 }, () => hooks.deliver(body)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await hooks.stored()).toHaveLength(1);
    expect(await hooks.jobs()).toBe(0);
    await Promise.all(
      Array.from({ length: 50 }, () => processStoredEvent(hooks.deps, succeeded.id)),
    );
    const [order, ...more] = await placed();
    expect(more).toEqual([]);
    const mails = hooks.deps.db.$count(emails, eq(emails.dedupeKey, `order_placed:${order?.id}`));
    expect(await mails).toBe(1);
  });

  it("of one success under two ids places one order", async () => {
    const { object, placed } = await hooks.paid();
    const twins = [1, 2].map(() => event("payment_intent.succeeded", object));
    for (const twin of twins) expect((await hooks.deliver(JSON.stringify(twin))).status).toBe(200);
    await Promise.all(twins.map((twin) => processStoredEvent(hooks.deps, twin.id)));
    expect(await placed()).toHaveLength(1);
  });

  it.each([
    ["payment_intent.succeeded", "payment_intent.created", "payment_intent.payment_failed"],
    ["payment_intent.canceled", "charge.failed", "payment_intent.succeeded"],
    ["payment_intent.processing", "payment_intent.succeeded", "payment_intent.requires_action"],
  ])("counts by the current state of the payment, in the order %s, %s, %s", async (...types) => {
    const { object, placed } = await hooks.paid();
    for (const type of types) {
      const about = type.startsWith("charge") ? { id: "ch_1", payment_intent: object.id } : object;
      const told = event(type, about, { created: now() - 100 });
      await hooks.deliver(JSON.stringify(told));
      await processStoredEvent(hooks.deps, told.id);
      expect(await placed()).toMatchObject([{ state: "placed" }]);
    }
  });
});

describe("When no event ever arrives", () => {
  it("the sweeper places the order", async () => {
    const { object, placed } = await hooks.paid();
    await hooks.database
      .sql`update payments set updated_at = now() - interval '31 seconds' where intent_id = ${object.id}`;
    await sweepPayments(hooks.deps);
    expect(await placed()).toHaveLength(1);
  });

  it("the provider's list of events brings in what was missed, once", async () => {
    const { object, placed } = await hooks.paid();
    await reconcileEvents(hooks.deps);
    await reconcileEvents(hooks.deps);
    const missed = (await hooks.stored()).filter(
      ({ type, payload }) =>
        type === "payment_intent.succeeded" && JSON.stringify(payload).includes(object.id),
    );
    expect(missed).toHaveLength(1);
    await processStoredEvent(hooks.deps, missed[0]?.id ?? "");
    expect(await placed()).toHaveLength(1);
  });
});
