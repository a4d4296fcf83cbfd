import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import { CARDS_ONLY, SECRET_KEY, errorOf, openSandbox, sdkFor } from "./targets.ts";
import { TARGETS } from "./contract.ts";
import type { SandboxTarget, Target } from "./targets.ts";

const PARAMS = { ...CARDS_ONLY, amount: 1500 };

describe.each(TARGETS)("idempotency on $name", ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test("the same key and parameters give the first answer again", async () => {
    const idempotencyKey = randomUUID();
    const first = await target.stripe.paymentIntents.create(PARAMS, { idempotencyKey });
    const again = await target.stripe.paymentIntents.create(PARAMS, { idempotencyKey });
    expect(again).toEqual(first);
    expect(again.lastResponse.headers).toMatchObject({
      "idempotent-replayed": "true",
      "original-request": first.lastResponse.requestId,
    });
    expect(first.lastResponse.headers).not.toHaveProperty("idempotent-replayed");
  });

  test("the same key with other parameters is refused", async () => {
    const idempotencyKey = randomUUID();
    await target.stripe.paymentIntents.create(PARAMS, { idempotencyKey });
    const other = target.stripe.paymentIntents.create(
      { ...PARAMS, amount: 1600 },
      { idempotencyKey },
    );
    expect(await errorOf(other)).toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
  });

  test("a declined payment is replayed, not tried again", async () => {
    const idempotencyKey = randomUUID();
    const pay = () =>
      target.stripe.paymentIntents.create(
        { ...PARAMS, confirm: true, payment_method: "pm_card_visa_chargeDeclined" },
        { idempotencyKey },
      );
    const first = await errorOf(pay());
    const again = await errorOf(pay());
    expect(again).toMatchObject({ statusCode: 402, code: "card_declined" });
    expect(again.payment_intent?.id).toBe(first.payment_intent?.id);
    expect(again.headers?.["idempotent-replayed"]).toBe("true");
  });

  test("a call that failed validation leaves its key free", async () => {
    const idempotencyKey = randomUUID();
    const bad = target.stripe.paymentIntents.create({ ...PARAMS, amount: 1 }, { idempotencyKey });
    expect((await errorOf(bad)).code).toBe("amount_too_small");
    const good = await target.stripe.paymentIntents.create(PARAMS, { idempotencyKey });
    expect(good.amount).toBe(1500);
  });

  test("a key has at most 255 characters", async () => {
    const create = (length: number) =>
      target.stripe.paymentIntents.create(PARAMS, {
        idempotencyKey: randomUUID().padEnd(length, "x"),
      });
    expect((await create(255)).amount).toBe(1500);
    expect((await errorOf(create(256))).statusCode).toBe(400);
  });
});

describe("faults of the sandbox", () => {
  let sandbox: SandboxTarget;
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  beforeEach(() => sandbox.control.reset());
  afterAll(() => sandbox.close());
  const intents = async () => (await sandbox.stripe.paymentIntents.list({ limit: 100 })).data;
  const creations = async () =>
    (await sandbox.control.calls()).filter((call) => call.op === "payment_intents.create");

  test.each([
    ["500 before the effect", { kind: "status", status: 500, when: "before" }],
    ["409 before the effect", { kind: "status", status: 409, when: "before" }],
    ["500 after the effect", { kind: "status", status: 500, when: "after" }],
    ["reset before the effect", { kind: "reset", when: "before" }],
    ["reset after the effect", { kind: "reset", when: "after" }],
  ] as const)(
    "%s: the SDK tries again under the same key and one intent exists",
    async (_, fault) => {
      await sandbox.control.addFault({ op: "payment_intents.create", fault });
      const intent = await sandbox.stripe.paymentIntents.create(PARAMS);
      expect((await intents()).map((row) => row.id)).toEqual([intent.id]);
      const calls = await creations();
      expect(calls).toHaveLength(2);
      expect(new Set(calls.map((call) => call.idempotencyKey)).size).toBe(1);
      expect(calls[1]?.replayed).toBe(fault.when === "after");
    },
  );

  test("a call that hangs after its effect is answered on the next try", async () => {
    const fault = { kind: "delay", when: "after", ms: 400 } as const;
    await sandbox.control.addFault({ op: "payment_intents.create", fault });
    const hasty = sdkFor(sandbox.port, { timeout: 200, maxNetworkRetries: 2 });
    const intent = await hasty.paymentIntents.create(PARAMS);
    expect((await intents()).map((row) => row.id)).toEqual([intent.id]);
  });

  test("a second call under a key that is being worked on is 409", async () => {
    const fault = { kind: "delay", when: "before", ms: 300 } as const;
    await sandbox.control.addFault({ op: "payment_intents.create", fault });
    const once = sdkFor(sandbox.port, { maxNetworkRetries: 0 });
    const options = { idempotencyKey: "twice" };
    const both = await Promise.allSettled([
      once.paymentIntents.create(PARAMS, options),
      once.paymentIntents.create(PARAMS, options),
    ]);
    const [refused] = both.filter((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
    expect(await intents()).toHaveLength(1);
  });

  test("429 is not tried again by the SDK", async () => {
    const fault = { kind: "status", status: 429, when: "before" } as const;
    await sandbox.control.addFault({ op: "payment_intents.create", fault });
    const error = await errorOf(sandbox.stripe.paymentIntents.create(PARAMS));
    expect(error.type).toBe("StripeRateLimitError");
    expect(await creations()).toHaveLength(1);
  });

  test("a stored 500 is replayed to every retry of its key", async () => {
    const fault = { kind: "status", status: 500, when: "before", stored: true } as const;
    await sandbox.control.addFault({ op: "payment_intents.create", fault });
    const error = await errorOf(sandbox.stripe.paymentIntents.create(PARAMS));
    expect(error.statusCode).toBe(500);
    expect((await creations()).map((call) => call.replayed)).toEqual([false, true, true]);
  });

  test("a fault strikes only the calls it counts", async () => {
    const fault = { kind: "status", status: 429, when: "before" } as const;
    await sandbox.control.addFault({ op: "payment_intents.create", nth: 2, times: 2, fault });
    const outcomes: boolean[] = [];
    for (let call = 0; call < 4; call += 1) {
      const attempt = sandbox.stripe.paymentIntents.create(PARAMS);
      outcomes.push(
        await attempt.then(
          () => true,
          () => false,
        ),
      );
    }
    expect(outcomes).toEqual([true, false, false, true]);
  });

  test("an answer is forgotten after a day", async () => {
    const options = { idempotencyKey: "yesterday" };
    const first = await sandbox.stripe.paymentIntents.create(PARAMS, options);
    await sandbox.control.advanceClock(86_400);
    const second = await sandbox.stripe.paymentIntents.create(PARAMS, options);
    expect(second.id).not.toBe(first.id);
    expect(second.created - first.created).toBeGreaterThanOrEqual(86_400);
  });

  test("keys on reads are ignored", async () => {
    const { id } = await sandbox.stripe.paymentIntents.create(PARAMS);
    const read = () =>
      fetch(`http://127.0.0.1:${sandbox.port}/v1/payment_intents/${id}`, {
        headers: {
          authorization: `Basic ${Buffer.from(`${SECRET_KEY}:`).toString("base64")}`,
          "idempotency-key": "read",
        },
      });
    const before = (await (await read()).json()) as { status: string };
    await sandbox.stripe.paymentIntents.cancel(id);
    const after = (await (await read()).json()) as { status: string };
    expect([before.status, after.status]).toEqual(["requires_payment_method", "canceled"]);
  });
});
