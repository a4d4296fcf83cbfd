import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { cents } from "#shared/money.ts";
import {
  BODIES_REFUSED,
  bodiesAround,
  expectNoEffect,
  expectRefused,
} from "#tests/support/inputs/bad-input.ts";
import { basket } from "#tests/support/market/orders/basket.ts";
import {
  confirmPayment,
  httpClient,
  type HttpMarket,
  openHttpMarket,
} from "#tests/support/servers/http.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

let market: HttpMarket;
let valid: Awaited<ReturnType<typeof basket>>;
beforeAll(async () => {
  market = await openHttpMarket();
  valid = await basket(market.database.db, { slug: "nantes-carrots", quantity: 1 });
});
afterAll(async () => {
  await assertInvariants(market.database.sql, new Date());
  await market[Symbol.asyncDispose]();
});

const visit = () => httpClient(market.app);
const INTENT = "/api/create-payment-intent";
const ORDER = "/api/process-order";

/** Posts a body that must be refused without any effect. */
const expectRefusal = (body: unknown, status?: number, message?: string) =>
  expectNoEffect(market.database.sql, () => visit().post(ORDER, body), status, message);

describe("Finishing an order", () => {
  const UNKNOWN = "Unknown payment";
  it.each([
    undefined,
    null,
    7,
    "",
    "pi_",
    ["pi_1"],
    { $ne: "" },
    "seti_1Ab",
    "pi_1Ab_secret_2Cd",
    "pi_../refunds",
    `pi_${"a".repeat(300)}`,
  ])("refuses %j as a payment", async (paymentIntentId) => {
    await expectRefusal({ paymentIntentId, userId: null }, 400, UNKNOWN);
  });

  it("refuses a NUL in the payment", async () => {
    await expectRefusal({ paymentIntentId: "pi_1\u0000", userId: null }, 400);
  });

  it("of an unknown payment is 404", async () => {
    await expectRefusal({ paymentIntentId: "pi_nobodyknowsthis1", userId: null }, 404);
  });

  /** A payment at the same provider account that was made outside of a checkout of ours. */
  async function foreign(checkoutId: string, revision: number, amount: number) {
    const email = valid.delivery.email;
    const { id } = await market.deps.payments.createIntent({
      checkoutId,
      attempt: 99,
      revision,
      amount: cents(amount),
      email,
    });
    await market.pay(id);
    return id;
  }

  it("of another system's payment at the same account is 404", async () => {
    const id = await foreign("their-order-12", 1, 5_000);
    await expectRefusal({ paymentIntentId: id, userId: null }, 404);
  });

  it("of a payment over another amount places no order, and the money is refunded", async () => {
    const { body } = await visit().post(INTENT, valid);
    const id = await foreign(String(body.checkoutId), 1, 50);
    // It was made elsewhere and not given to a shopper by us; the provider's event refunds it.
    await expectRefusal({ paymentIntentId: id, userId: null }, 404);
    const settled = await finalizeIntent(market.deps, id, "webhook");
    expect(settled).toMatchObject({ status: "refunded" });
    const [made] = await market.database.sql`
      select count(*)::int as orders from orders where payment_intent_id = ${id}`;
    expect(made).toEqual({ orders: 0 });
  });

  it("of a canceled payment is 409", async () => {
    const { body } = await visit().post(INTENT, valid);
    const paymentIntentId = String(body.paymentIntentId);
    await market.deps.payments.cancelIntent(paymentIntentId);
    expectRefused(await visit().post(ORDER, { paymentIntentId, userId: null }), 409);
  });

  it.each([undefined, "00000000-0000-4000-8000-000000000000", { id: 1 }, 7])(
    "ignores the user id %j",
    async (userId) => {
      const client = visit();
      const { body } = await client.post(INTENT, valid);
      await confirmPayment(client, String(body.clientSecret));
      const { paymentIntentId } = body;
      expect((await visit().post(ORDER, { paymentIntentId, userId })).status).toBe(202);
      expect((await client.post(ORDER, { paymentIntentId, userId })).status).toBe(200);
    },
  );
});

describe("/api/process-order", () => {
  it.each(BODIES_REFUSED)("refuses %s as its body", async (_name, body) => {
    await expectNoEffect(market.database.sql, () => visit().send("POST", ORDER, body));
  });

  it("never fails on three hundred arbitrary bodies", async () => {
    const client = visit();
    const around = bodiesAround({ paymentIntentId: "pi_1Ab", userId: null });
    await fc.assert(
      fc.asyncProperty(around, async (text) => {
        const answer = await client.send("POST", ORDER, text);
        expect(answer.status, answer.text).toBeLessThan(500);
      }),
      { numRuns: 300, seed: 21_112_026 },
    );
  });
});
