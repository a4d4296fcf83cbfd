import { afterAll, beforeAll, expect, test } from "vitest";
import { CARDS_ONLY, errorOf, openSandbox } from "./targets.ts";
import type { SandboxTarget } from "./targets.ts";

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

async function asked(method: string, extra: object = {}) {
  return sandbox.stripe.paymentIntents.create({
    ...CARDS_ONLY,
    amount: 900,
    confirm: true,
    payment_method: method,
    ...extra,
  });
}

async function finished(id: string, result: "succeeded" | "failed" | "processing") {
  await sandbox.control.finish(id, result);
  return sandbox.stripe.paymentIntents.retrieve(id);
}

test("an authenticated card pays, and its charge says so", async () => {
  const { id } = await asked("pm_card_threeDSecure2Required");
  expect((await finished(id, "succeeded")).status).toBe("succeeded");
  const [charge] = (await sandbox.stripe.charges.list({ payment_intent: id })).data;
  expect(charge?.payment_method_details?.card?.three_d_secure?.result).toBe("authenticated");
});

test("a failed authentication asks for another method and makes no charge", async () => {
  const { id } = await asked("pm_card_authenticationRequired");
  expect(await finished(id, "failed")).toMatchObject({
    status: "requires_payment_method",
    latest_charge: null,
    next_action: null,
    last_payment_error: { code: "payment_intent_authentication_failure" },
  });
});

test.each([
  ["pm_card_authenticationRequiredChargeDeclinedInsufficientFunds", "insufficient_funds"],
  ["pm_card_threeDSecureRequiredChargeDeclined", "generic_decline"],
])("%s is declined after the authentication", async (method, decline_code) => {
  const { id } = await asked(method);
  expect(await finished(id, "succeeded")).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined", decline_code },
  });
});

test("a card set up with its holder pays later without them", async () => {
  const { id: customer } = await sandbox.stripe.customers.create();
  const setup = { customer, setup_future_usage: "off_session" };
  const first = await asked("pm_card_authenticationRequiredOnSetup", setup);
  const paid = await finished(first.id, "succeeded");
  const later = await asked(String(paid.payment_method), { customer, off_session: true });
  expect(later.status).toBe("succeeded");
});

test.each(["link", "klarna", "cashapp", "amazon_pay"] as const)(
  "%s leaves for its page, may settle later, and ends either way",
  async (type) => {
    const create = () =>
      sandbox.stripe.paymentIntents.create({
        amount: 900,
        currency: "usd",
        confirm: true,
        automatic_payment_methods: { enabled: true },
        payment_method_data: { type },
        return_url: "http://localhost:3000/checkout/return",
      });
    const first = await create();
    const url = new URL(first.next_action!.redirect_to_url!.url!);
    expect(first.status).toBe("requires_action");
    expect(url.origin + url.pathname).toBe("http://localhost:3000/__stripe_sandbox/redirect");
    expect((await finished(first.id, "processing")).status).toBe("processing");
    const refused = await errorOf(sandbox.stripe.paymentIntents.cancel(first.id));
    expect(refused.code).toBe("payment_intent_unexpected_state");
    expect((await finished(first.id, "succeeded")).amount_received).toBe(900);
    const second = await create();
    expect((await finished(second.id, "failed")).status).toBe("requires_payment_method");
  },
);

test("nothing can be ended that is not waiting", async () => {
  const { id } = await asked("pm_card_visa");
  await expect(sandbox.control.finish(id, "failed")).rejects.toThrow("unexpected_state");
});
