import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type Stripe from "stripe";
import { TARGETS } from "./contract.ts";
import { errorOf } from "./targets.ts";
import type { Target } from "./targets.ts";

const KEPT = {
  automatic_payment_methods: { enabled: true, allow_redirects: "never" },
  allowed_payment_method_types: ["card"],
} satisfies Partial<Stripe.PaymentIntentCreateParams>;
const RETURN_URL = "https://furrow.example/back";

describe.each(TARGETS)("saved cards on $name", ({ open }) => {
  let target: Target;
  let stripe: Stripe;
  beforeAll(async () => {
    target = await open();
    stripe = target.stripe;
  });
  afterAll(() => target.close());

  const newCustomer = () => stripe.customers.create({ email: "ana@furrow.example", name: "Ana" });
  const setUp = (customer: string, extra: Partial<Stripe.SetupIntentCreateParams> = {}) =>
    stripe.setupIntents.create({
      customer,
      usage: "off_session",
      ...KEPT,
      ...extra,
    });
  /** A customer with a card that may be charged later. */
  async function withCard(testId = "pm_card_visa") {
    const customer = await newCustomer();
    const setup = await setUp(customer.id, { confirm: true, payment_method: testId });
    return { customer: customer.id, method: setup.payment_method as string };
  }
  const chargeLater = (
    { customer, method }: { customer: string; method: string },
    options: Stripe.RequestOptions = {},
  ) =>
    stripe.paymentIntents.create(
      {
        amount: 2719,
        currency: "usd",
        ...KEPT,
        customer,
        payment_method: method,
        off_session: true,
        confirm: true,
      },
      options,
    );

  test("a card that is set up belongs to the customer and pays while no one is there", async () => {
    const customer = await newCustomer();
    const setup = await setUp(customer.id, { metadata: { user_id: "u1" } });
    expect(setup).toMatchObject({
      object: "setup_intent",
      status: "requires_payment_method",
      usage: "off_session",
      customer: customer.id,
      metadata: { user_id: "u1" },
      payment_method_types: ["card"],
      last_setup_error: null,
      livemode: false,
    });
    expect(setup.client_secret).toMatch(new RegExp(`^${setup.id}_secret_`));
    const done = await stripe.setupIntents.confirm(setup.id, {
      payment_method: "pm_card_mastercard",
      return_url: RETURN_URL,
    });
    expect(done).toMatchObject({ status: "succeeded", next_action: null });
    const { data } = await stripe.customers.listPaymentMethods(customer.id, { type: "card" });
    expect(data).toMatchObject([
      {
        id: done.payment_method,
        customer: customer.id,
        card: { brand: "mastercard", last4: "4444" },
      },
    ]);
    const paid = await chargeLater({ customer: customer.id, method: data[0]!.id });
    expect(paid).toMatchObject({ status: "succeeded", amount_received: 2719 });
  });

  test("a setup that succeeded takes no second card", async () => {
    const { customer } = await withCard();
    const setup = await setUp(customer, { confirm: true, payment_method: "pm_card_visa" });
    const error = await errorOf(
      stripe.setupIntents.confirm(setup.id, { payment_method: "pm_card_amex" }),
    );
    expect(error).toMatchObject({ statusCode: 400, code: "setup_intent_unexpected_state" });
    const canceled = await errorOf(stripe.setupIntents.cancel(setup.id));
    expect(canceled).toMatchObject({ statusCode: 400, code: "setup_intent_unexpected_state" });
  });

  test("a card whose bank refuses is not saved", async () => {
    const customer = await newCustomer();
    const setup = await setUp(customer.id);
    const error = await errorOf(
      stripe.setupIntents.confirm(setup.id, { payment_method: "pm_card_visa_chargeDeclined" }),
    );
    expect(error).toMatchObject({
      type: "StripeCardError",
      statusCode: 402,
      code: "card_declined",
    });
    expect(error.setup_intent?.id).toBe(setup.id);
    expect(await stripe.setupIntents.retrieve(setup.id)).toMatchObject({
      status: "requires_payment_method",
      last_setup_error: { code: "card_declined", decline_code: "generic_decline" },
    });
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  });

  test("a card with authentication waits for its holder before it is saved", async () => {
    const customer = await newCustomer();
    const setup = await setUp(customer.id, {
      confirm: true,
      payment_method: "pm_card_authenticationRequired",
      return_url: RETURN_URL,
    });
    expect(setup).toMatchObject({
      status: "requires_action",
      next_action: { type: "use_stripe_sdk" },
    });
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  });

  test("a card that is declined later answers 402 under its key each time, and a new key tries again", async () => {
    const kept = await withCard("pm_card_chargeCustomerFail");
    const options = { idempotencyKey: `box:${kept.customer}:1` };
    const error = await errorOf(chargeLater(kept, options));
    expect(error).toMatchObject({
      type: "StripeCardError",
      statusCode: 402,
      code: "card_declined",
    });
    const again = await errorOf(chargeLater(kept, options));
    expect(again.payment_intent!.id).toBe(error.payment_intent!.id);
    const intent = await stripe.paymentIntents.retrieve(error.payment_intent!.id);
    expect(intent).toMatchObject({
      status: "requires_payment_method",
      amount_received: 0,
      last_payment_error: { code: "card_declined", payment_method: { id: kept.method } },
    });
    const other = await errorOf(
      stripe.paymentIntents.confirm(
        intent.id,
        { payment_method: kept.method, off_session: true },
        { idempotencyKey: `box:${kept.customer}:2` },
      ),
    );
    expect(other).toMatchObject({ statusCode: 402, code: "card_declined" });
  });

  test("a card that always asks its holder cannot pay while no one is there", async () => {
    const customer = await newCustomer();
    await stripe.paymentMethods.attach("pm_card_authenticationRequired", { customer: customer.id });
    const { data } = await stripe.customers.listPaymentMethods(customer.id);
    const error = await errorOf(chargeLater({ customer: customer.id, method: data[0]!.id }));
    expect(error).toMatchObject({
      type: "StripeCardError",
      statusCode: 402,
      code: "authentication_required",
    });
    expect(error.payment_intent).toMatchObject({ status: "requires_payment_method" });
  });

  test("the default card is the customer's own, and a detached card cannot be", async () => {
    const { customer, method } = await withCard();
    const chosen = await stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: method },
    });
    expect(chosen.invoice_settings.default_payment_method).toBe(method);
    const detached = await stripe.paymentMethods.detach(method);
    expect(detached.customer).toBeNull();
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
    const error = await errorOf(
      stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } }),
    );
    expect(error.statusCode).toBe(400);
    const after = await stripe.customers.retrieve(customer);
    expect(after).toMatchObject({ invoice_settings: { default_payment_method: null } });
  });

  test("a deleted customer keeps no card", async () => {
    const { customer, method } = await withCard();
    await stripe.customers.del(customer);
    expect(await stripe.paymentMethods.retrieve(method)).toMatchObject({ customer: null });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect((await errorOf(chargeLater({ customer, method }))).statusCode).toBe(400);
  });
});
