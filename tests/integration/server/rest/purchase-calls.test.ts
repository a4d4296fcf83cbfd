import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { basket } from "#tests/support/market/orders/basket.ts";
import {
  type Client,
  confirmPayment,
  failure,
  httpClient,
  type HttpMarket,
  openHttpMarket,
} from "#tests/support/servers/http.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

let market: HttpMarket;
beforeAll(async () => {
  market = await openHttpMarket();
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(() => assertInvariants(market.database.sql, new Date()));

const visit = () => httpClient(market.app);
const wanted = { slug: "nantes-carrots", quantity: 2 };
const cart = () => basket(market.database.db, wanted);

let people = 0;
/** The registration fields of a new person. */
function someone() {
  people += 1;
  return {
    username: `person-${people}`,
    password: "correct horse",
    email: `person-${people}@furrow.example`,
    firstName: "Ana",
    lastName: "Lee",
    role: "customer",
  };
}

async function bought(client: Client) {
  const intent = await client.post("/api/create-payment-intent", await cart());
  const clientSecret = String(intent.body.clientSecret);
  const [paymentIntentId = ""] = clientSecret.split("_secret_");
  const paid = await confirmPayment(client, clientSecret);
  expect(paid).toMatchObject({ status: 200, body: { status: "succeeded" } });
  return { paymentIntentId, userId: null };
}

describe("A purchase over plain HTTP", () => {
  it.each([
    ["a guest", async () => visit()],
    [
      "a customer",
      async () => {
        const client = visit();
        await client.post("/api/register", someone());
        return client;
      },
    ],
  ])("of %s: intent, payment, order, and the same order again", async (_who, enter) => {
    const client = await enter();
    const input = await cart();
    const intent = await client.post("/api/create-payment-intent", input);
    expect(intent).toMatchObject({
      status: 200,
      body: { clientSecret: expect.stringMatching(/^pi_[A-Za-z0-9]+_secret_/) },
    });
    expect(intent.cookies).toEqual([
      expect.stringMatching(/^furrow_checkout=.*; Path=\/;.* HttpOnly; SameSite=Lax$/),
    ]);
    const clientSecret = String(intent.body.clientSecret);
    const [paymentIntentId = ""] = clientSecret.split("_secret_");
    expect(intent.body.paymentIntentId).toBe(paymentIntentId);

    const order = { paymentIntentId, userId: null };
    expect(await client.post("/api/process-order", order)).toMatchObject({
      status: 409,
      body: failure("conflict", "The payment has not succeeded"),
    });
    const declined = await confirmPayment(client, clientSecret, "pm_card_chargeDeclined");
    expect(declined).toMatchObject({ status: 402, body: { error: { code: "card_declined" } } });
    expect((await client.post("/api/process-order", order)).status).toBe(409);

    expect((await confirmPayment(client, clientSecret)).body.status).toBe("succeeded");
    const placed = await client.post("/api/process-order", order);
    expect(placed).toMatchObject({
      status: 200,
      body: { orderNumber: expect.stringMatching(/\S{6,}/), status: "placed" },
    });
    const { address, city, zipCode } = input.delivery;
    expect(placed.body).toMatchObject({
      address: { address, city, zipCode },
      goods: input.items.map(({ id, quantity }) => ({ productId: id, quantity })),
    });
    const again = await client.post("/api/process-order", order);
    expect(again).toMatchObject({ status: 200, body: placed.body });
  });

  it("accepts ids as strings, as the drawer sends them, for the same payment", async () => {
    const client = visit();
    const input = await cart();
    const first = await client.post("/api/create-payment-intent", input);
    const items = input.items.map((item) => ({
      ...item,
      id: String(item.id),
      name: "Carrots",
      imageUrl: "/pictures/carrots.avif",
      farmName: "A farm",
    }));
    const second = await client.post("/api/create-payment-intent", { ...input, items });
    expect(second.body.clientSecret).toBe(first.body.clientSecret);
  });

  it("is finished but not shown without the shopper's cookie: 202 with only the status", async () => {
    const client = visit();
    const order = await bought(client);
    const stranger = await visit().post("/api/process-order", order);
    expect(stranger).toMatchObject({ status: 202, body: { status: "placed" } });
    expect(Object.keys(stranger.body)).toEqual(["status"]);
    expect((await client.post("/api/process-order", order)).body).toHaveProperty("orderNumber");
  });

  it("is shown to its signed-in customer on another device, and to no other customer", async () => {
    const client = visit();
    const fields = someone();
    const { id } = (await client.post("/api/register", fields)).body;
    const order = await bought(client);
    const elsewhere = visit();
    await elsewhere.post("/api/login", fields);
    expect((await elsewhere.post("/api/process-order", order)).status).toBe(200);
    const other = visit();
    await other.post("/api/register", someone());
    const asked = await other.post("/api/process-order", { ...order, userId: id });
    expect(asked).toMatchObject({ status: 202, body: { status: "placed" } });
    expect(asked.body).not.toHaveProperty("orderNumber");
  });

  it("is one order when fifty requests finish it at once", async () => {
    const client = visit();
    const order = await bought(client);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.post("/api/process-order", order)),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.orderNumber)).size).toBe(1);
  });

  it("can have null for every optional field", async () => {
    const input = await cart();
    const delivery = {
      ...input.delivery,
      state: null,
      deliveryDate: null,
      firstName: null,
      lastName: null,
      phone: null,
      specialInstructions: null,
    };
    const items = input.items.map((item) => ({ ...item, price: null }));
    const asked = { ...input, delivery, items, checkoutId: null };
    expect((await visit().post("/api/create-payment-intent", asked)).status).toBe(200);
  });

  it("at a price that has changed is refused with 409 and the new total", async () => {
    const input = await cart();
    const amount = Number((input.amount + 5).toFixed(2));
    const items = input.items.map((item) => ({ ...item, price: 0.01 }));
    expect(
      await visit().post("/api/create-payment-intent", { ...input, amount, items }),
    ).toMatchObject({
      status: 409,
      body: {
        ...failure("price_changed", expect.stringMatching(/^Prices have changed\./)),
        details: {
          changes: [{ from: 0.01, to: (await cart()).items[0]?.price }],
          total: input.amount,
        },
      },
    });
  });

  it("is refused with 502 while the payment provider fails, and can be tried again", async () => {
    await market.control.addFault({
      op: "payment_intents.create",
      times: 3,
      fault: { kind: "status", status: 500, when: "before" },
    });
    const client = visit();
    const input = await cart();
    expect(await client.post("/api/create-payment-intent", input)).toMatchObject({
      status: 502,
      body: failure("provider_unavailable"),
    });
    await market.control.clearFaults();
    expect((await client.post("/api/create-payment-intent", input)).status).toBe(200);
  });
});
