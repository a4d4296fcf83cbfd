import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { REST_TABLE } from "#server/rest/table.ts";
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

describe("The table of endpoints", () => {
  it("has the calls of the specification, the application of a farm, and no others", () => {
    expect(REST_TABLE.map((row) => `${row.method} ${row.path}`).toSorted()).toEqual([
      "GET /api/user",
      "POST /api/create-payment-intent",
      "POST /api/farmer-applications",
      "POST /api/login",
      "POST /api/logout",
      "POST /api/process-order",
      "POST /api/register",
      "POST /api/subscribers",
    ]);
  });
});

describe("An account over plain HTTP", () => {
  it("is created with 201, signed in by a cookie, read, signed out and signed in again", async () => {
    const client = visit();
    const fields = someone();
    const registered = await client.post("/api/register", fields);
    expect(registered.status).toBe(201);
    expect(registered.cookies).toEqual([
      expect.stringMatching(/^furrow_session=[a-z0-9]+; /),
      expect.stringMatching(/^furrow_device=[A-Za-z0-9_-]{43}; /),
    ]);
    expect(registered.body).toEqual({
      id: expect.any(String),
      username: fields.username,
      email: fields.email,
      firstName: "Ana",
      lastName: "Lee",
      role: "customer",
      zipCode: null,
      phoneNumber: null,
      emailVerified: false,
    });
    expect(await client.get("/api/user")).toMatchObject({ status: 200, body: registered.body });

    const left = await client.post("/api/logout");
    expect(left.status).toBe(200);
    expect(left.cookies).toEqual([
      expect.stringMatching(/^furrow_session=;.*Expires=Thu, 01 Jan 1970/),
    ]);
    expect(await client.get("/api/user")).toMatchObject({
      status: 401,
      body: failure("signed_out", "You are not signed in"),
    });

    const { username, email, password } = fields;
    for (const name of [username, email]) {
      const login = await visit().post("/api/login", { username: name, password });
      expect(login).toMatchObject({ status: 200, body: registered.body });
      expect(login.cookies).toHaveLength(2);
    }
  });

  it("ends its session on the server: an old cookie is useless after signing out", async () => {
    const client = visit();
    await client.post("/api/register", someone());
    const kept = new Map(client.jar);
    await client.post("/api/logout");
    for (const [name, value] of kept) client.jar.set(name, value);
    expect((await client.get("/api/user")).status).toBe(401);
  });

  it.each([
    ["no content type", {}, undefined],
    ["the content type of JSON", { "content-type": "application/json" }, ""],
    ["the content type of forms", { "content-type": "application/x-www-form-urlencoded" }, ""],
    ["the content type of text", { "content-type": "text/plain" }, ""],
  ])("is signed out without a body and with %s", async (_type, headers, payload) => {
    const client = visit();
    await client.post("/api/register", someone());
    const left = await client.send("POST", "/api/logout", payload, headers);
    expect(left).toMatchObject({ status: 200, body: { ok: true } });
    expect((await client.get("/api/user")).status).toBe(401);
  });

  it("can have null for an optional field, but not for a required one", async () => {
    const fields = { ...someone(), zipCode: null, phoneNumber: null, role: null };
    expect(await visit().post("/api/register", fields)).toMatchObject({
      status: 201,
      body: { zipCode: null, phoneNumber: null, role: "customer" },
    });
    expect(await visit().post("/api/register", { ...someone(), firstName: null })).toMatchObject({
      status: 400,
      body: { fieldErrors: { firstName: expect.any(String) } },
    });
  });

  it("is refused with 409 if its username or its email is taken", async () => {
    const fields = someone();
    await visit().post("/api/register", fields);
    const { username, email } = fields;
    expect(await visit().post("/api/register", { ...someone(), username })).toMatchObject({
      status: 409,
      body: { ...failure("conflict"), details: { field: "username" } },
    });
    expect(await visit().post("/api/register", { ...someone(), email })).toMatchObject({
      status: 409,
      body: { ...failure("conflict"), details: { field: "email" } },
    });
  });

  it("cannot be entered with a wrong password: 401 with a message and no cookie", async () => {
    const fields = someone();
    await visit().post("/api/register", fields);
    const refused = await visit().post("/api/login", { ...fields, password: "wrong horse" });
    expect(refused).toMatchObject({
      status: 401,
      body: failure("signed_out", "Invalid username or password"),
      cookies: [],
    });
  });
});

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

describe("An address for the newsletter", () => {
  const popup = {
    firstName: "Ana",
    lastName: "Lee",
    email: "popup@furrow.example",
    zipCode: "94952",
    source: "welcome_popup",
  };
  it.each([
    ["the footer", { email: "footer@furrow.example", source: "footer_newsletter" }],
    ["the popup", popup],
  ])("from %s is accepted with 201, and again with the very same answer", async (_from, lead) => {
    const first = await visit().post("/api/subscribers", lead);
    expect(first.status).toBe(201);
    const second = await visit().post("/api/subscribers", lead);
    expect(second).toMatchObject({ status: 201, text: first.text });
  });
});
