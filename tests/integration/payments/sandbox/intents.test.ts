import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TARGETS } from "./contract.ts";
import { CARDS_ONLY, errorOf } from "./targets.ts";
import type { Target } from "./targets.ts";

describe.each(TARGETS)("payment intents on $name", ({ open }) => {
  let target: Target;
  let intents: Stripe["paymentIntents"];
  beforeAll(async () => {
    target = await open();
    intents = target.stripe.paymentIntents;
  });
  afterAll(() => target.close());
  const create = (extra: object = {}) => intents.create({ ...CARDS_ONLY, amount: 2500, ...extra });

  test("a new intent waits for a payment method", async () => {
    const intent = await create({ metadata: { checkout_id: "c1" }, receipt_email: "a@b.test" });
    expect(intent).toMatchObject({
      object: "payment_intent",
      status: "requires_payment_method",
      amount: 2500,
      amount_received: 0,
      currency: "usd",
      livemode: false,
      latest_charge: null,
      payment_method: null,
      metadata: { checkout_id: "c1" },
      receipt_email: "a@b.test",
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`));
  });

  test("a paid intent has a charge and its money on the balance", async () => {
    const { id } = await create({ confirm: true, payment_method: "pm_card_bypassPending" });
    const intent = await intents.retrieve(id, { expand: ["latest_charge.balance_transaction"] });
    const charge = intent.latest_charge as Stripe.Charge;
    expect(charge.balance_transaction).toMatchObject({
      object: "balance_transaction",
      amount: 2500,
    });
    const { fee, net } = charge.balance_transaction as Stripe.BalanceTransaction;
    expect(fee).toBeGreaterThan(0);
    expect(fee + net).toBe(2500);
  });

  test.each([
    [{ amount: 49 }, "amount_too_small", "amount"],
    [{ amount: 100_000_000 }, "amount_too_large", "amount"],
    [{ amount: 10.5 }, "parameter_invalid_integer", "amount"],
    [{ amount: 500, color: "green" }, "parameter_unknown", "color"],
  ])("%o is refused as %s", async (extra, code, param) => {
    const error = await errorOf(create(extra));
    expect(error).toMatchObject({ statusCode: 400, code, param });
    expect(error.type).toBe("StripeInvalidRequestError");
  });

  test("an amount is needed", async () => {
    const error = await errorOf(intents.create({ currency: "usd" } as never));
    expect(error).toMatchObject({ code: "parameter_missing", param: "amount" });
  });

  test("an id no one knows is 404", async () => {
    const error = await errorOf(intents.retrieve("pi_nobody"));
    expect(error).toMatchObject({ statusCode: 404, code: "resource_missing", param: "intent" });
  });

  test("metadata is merged, and an empty value removes its key", async () => {
    const { id } = await create({ metadata: { a: "1", b: "2" } });
    const updated = await intents.update(id, { metadata: { b: "", c: "3" }, amount: 3000 });
    expect(updated).toMatchObject({ amount: 3000, metadata: { a: "1", c: "3" } });
    expect(updated.metadata).not.toHaveProperty("b");
  });

  test("a paid intent can be neither changed, confirmed nor canceled", async () => {
    const { id } = await create({ confirm: true, payment_method: "pm_card_visa" });
    for (const call of [
      () => intents.update(id, { amount: 100 }),
      () => intents.confirm(id, { payment_method: "pm_card_visa" }),
      () => intents.cancel(id),
    ]) {
      const error = await errorOf(call());
      expect(error).toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" });
    }
    const late = await errorOf(intents.confirm(id, { payment_method: "pm_card_visa" }));
    expect(late.payment_intent).toMatchObject({ id, status: "succeeded" });
    expect((await intents.retrieve(id)).amount).toBe(2500);
  });

  test("a canceled intent is never paid", async () => {
    const { id } = await create();
    const canceled = await intents.cancel(id, { cancellation_reason: "abandoned" });
    expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
    expect(canceled.canceled_at).toBeGreaterThan(0);
    const error = await errorOf(intents.confirm(id, { payment_method: "pm_card_visa" }));
    expect(error.code).toBe("payment_intent_unexpected_state");
  });

  test("lists are newest first and go on after an id", async () => {
    const { id: customer } = await target.stripe.customers.create();
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1) made.unshift((await create({ customer })).id);
    const first = await intents.list({ customer, limit: 2 });
    expect(first).toMatchObject({ object: "list", has_more: true, url: "/v1/payment_intents" });
    const rest = await intents.list({ customer, limit: 2, starting_after: first.data[1]!.id });
    expect(rest.has_more).toBe(false);
    const ids = [...first.data, ...rest.data].map((intent) => intent.id);
    expect(ids.toSorted()).toEqual(made.toSorted());
    expect(first.data[0]!.created).toBeGreaterThanOrEqual(rest.data[0]!.created);
  });

  test("expansion reaches into lists", async () => {
    const { id: customer } = await target.stripe.customers.create({ email: "list@expand.test" });
    await create({ customer });
    const page = await intents.list({ customer, expand: ["data.customer"] });
    expect(page.data[0]?.customer).toMatchObject({ id: customer, email: "list@expand.test" });
  });

  test("a wrong key is 401", async () => {
    const stranger = await fetch(new URL("/v1/payment_intents", addressOf(target.stripe)), {
      headers: { authorization: "Bearer sk_test_wrong" },
    });
    expect(stranger.status).toBe(401);
  });
});

function addressOf(stripe: Stripe): string {
  const field = (name: "protocol" | "host" | "port") => String(stripe.getApiField(name));
  return `${field("protocol")}://${field("host")}:${field("port")}`;
}
