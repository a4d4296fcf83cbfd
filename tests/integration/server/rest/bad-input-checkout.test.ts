import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { checkoutQuotes } from "#db/schema/checkout/checkout.ts";
import { cents } from "#shared/money.ts";
import { spec } from "#messages/spec.ts";
import {
  BODIES_REFUSED,
  bodiesAround,
  expectNoEffect,
  expectRefused,
  HARMLESS,
  NO_TEXTS,
  rowCounts,
} from "#tests/support/bad-input.ts";
import { basket, setStock } from "#tests/support/market/basket.ts";
import {
  type Client,
  httpClient,
  type HttpMarket,
  openHttpMarket,
} from "#tests/support/servers/http.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

const CARROTS = "nantes-carrots";
type Body = Awaited<ReturnType<typeof basket>>;

let market: HttpMarket;
let valid: Body;
let carrots: number;
beforeAll(async () => {
  market = await openHttpMarket();
  carrots = await setStock(market.database.db, CARROTS, 500);
  valid = await basket(market.database.db, { slug: CARROTS, quantity: 2 });
});
afterAll(async () => {
  await assertInvariants(market.database.sql);
  await market[Symbol.asyncDispose]();
});

const visit = () => httpClient(market.app);
const INTENT = "/api/create-payment-intent";

/** Posts a body that must be refused without any effect. */
const expectRefusal = (body: unknown, status?: number, message?: string) =>
  expectNoEffect(market.database.sql, () => visit().post(INTENT, body), status, message);

const line = (change: object) => ({ ...valid, items: [{ ...valid.items[0], ...change }] });
const to = (change: object) => ({ ...valid, delivery: { ...valid.delivery, ...change } });

describe("/api/create-payment-intent", () => {
  it.each(BODIES_REFUSED)("refuses %s as its body", async (_name, body) => {
    await expectNoEffect(market.database.sql, () => visit().send("POST", INTENT, body));
  });
});

describe("The items of a payment", () => {
  const NO_PRODUCT = "Unknown product";
  const WHOLE = "Quantities are whole numbers";
  const MOST = "At most 99 of one product";
  it.each([
    ["none", { items: [] }, "Your cart is empty"],
    ["no list", { items: { 0: { id: 1, quantity: 1 } } }, "Your cart is empty"],
    ["nothing", { items: undefined }, "Your cart is empty"],
    ["no objects", { items: [7] }, NO_PRODUCT],
    ["51 lines", { items: Array.from({ length: 51 }, (_, id) => ({ id: id + 1, quantity: 1 })) }],
  ])("cannot be %s", async (_name, change, message?: string) => {
    await expectRefusal({ ...valid, ...change }, 400, message);
  });

  it.each([
    ["0", { quantity: 0 }, "Quantities start at 1"],
    ["-1", { quantity: -1 }, "Quantities start at 1"],
    ["-0", { quantity: -0 }, "Quantities start at 1"],
    ["1.5", { quantity: 1.5 }, WHOLE],
    ["100", { quantity: 100 }, MOST],
    ['"1e3"', { quantity: "1e3" }, WHOLE],
    ['"2"', { quantity: "2" }, WHOLE],
    ["null", { quantity: null }, WHOLE],
    ["2^53+1", { quantity: 2 ** 53 + 2 }],
  ])("cannot have the quantity %s", async (_name, change, message?: string) => {
    await expectRefusal(line(change), 400, message);
  });

  it("cannot have quantities beyond what a number holds", async () => {
    const body = JSON.stringify(line({ quantity: 12_345 })).replace("12345", "1e309");
    expectRefused(await visit().send("POST", INTENT, body), 400, WHOLE);
  });

  it.each([
    0,
    -7,
    1.5,
    2_147_483_648,
    "0",
    "007",
    "7.0",
    "1e1",
    " 7",
    "",
    "abc",
    "7; drop",
    null,
    true,
  ])("cannot have the id %j", async (id) => {
    await expectRefusal(line({ id }), 400, NO_PRODUCT);
  });

  it("that are unknown, or no longer sold, are named with 409", async () => {
    const answer = await expectRefusal(line({ id: 2_147_483_647 }), 409);
    expect(answer.body).toMatchObject({
      code: "out_of_stock",
      details: { shortages: [{ left: 0 }] },
    });
    for (const change of [{ visible: false }, { status: "paused" as const }]) {
      await market.database.db.update(products).set(change).where(eq(products.id, carrots));
      const gone = await expectRefusal(valid, 409);
      expect(gone.body).toMatchObject({
        code: "out_of_stock",
        details: { shortages: [{ id: carrots }] },
      });
      await market.database.db
        .update(products)
        .set({ visible: true, status: "listed" })
        .where(eq(products.id, carrots));
    }
  });

  it('that come twice, as "7" and as 7, are one line', async () => {
    const id = valid.items[0]?.id ?? 0;
    const items = [
      { id, quantity: 1 },
      { id: String(id), quantity: 1 },
    ];
    const answer = await visit().post(INTENT, { ...valid, items });
    expect(answer.status).toBe(200);
    const [row] = await market.database.db
      .select({ quote: checkoutQuotes.quote })
      .from(checkoutQuotes)
      .where(eq(checkoutQuotes.checkoutId, String(answer.body.checkoutId)));
    expect(row?.quote.lines).toMatchObject([{ productId: id, quantity: 2 }]);
    const many = items.map((item) => ({ ...item, quantity: 60 }));
    await expectRefusal({ ...valid, items: many }, 400, MOST);
  });

  it("cost what they cost, whatever price the browser names", async () => {
    const answer = await visit().post(INTENT, line({ price: 0.01, unitPrice: 1, name: "Free" }));
    expect(answer).toMatchObject({
      status: 200,
      body: { totals: { total: Math.round(valid.amount * 100) } },
    });
  });
});

describe("The amount of a payment", () => {
  it.each([undefined, null, "12.34", "", -1, 0, -0, [12], 1e10])("cannot be %j", async (amount) => {
    await expectRefusal({ ...valid, amount }, 400, "Please give the amount in dollars");
  });

  it.each([
    ["two cents more", () => valid.amount + 0.02],
    ["two cents less", () => valid.amount - 0.02],
    ["cents in place of dollars", () => Math.round(valid.amount * 100)],
    ["next to nothing", () => 5e-324],
  ])("off by %s is refused with 409 and the right total", async (_name, amount) => {
    const answer = await expectRefusal({ ...valid, amount: amount() }, 409);
    const total = valid.amount;
    expect(answer.body).toMatchObject({ code: "price_changed", details: { total } });
  });

  it("can be off by one cent, because of floating-point numbers", async () => {
    const amount = valid.amount + 0.01;
    expect((await visit().post(INTENT, { ...valid, amount })).status).toBe(200);
  });

  it.each([
    ["under $0.50", 10, 1, 0.11, "This order is too small to pay by card"],
    [
      "over $5,000",
      9_000,
      60,
      5872.5,
      "Orders over $5,000.00 are not possible here. Please write to us.",
    ],
  ])("cannot be %s", async (_name, price, quantity, amount, message) => {
    const set = (value: number) =>
      market.database.db
        .update(products)
        .set({ price: cents(value) })
        .where(eq(products.id, carrots));
    const [before] = await market.database.db
      .select({ price: products.price })
      .from(products)
      .where(eq(products.id, carrots));
    await set(price);
    await expectRefusal({ ...line({ quantity }), amount }, 400, message);
    await set(before?.price ?? 0);
  });
});

describe("The delivery of a payment", () => {
  it.each(["address", "city", "zipCode"] as const)("requires its %s", async (field) => {
    for (const value of [undefined, "", "   ", null]) {
      await expectRefusal(to({ [field]: value }), 400, spec.missingDelivery);
    }
  });

  it.each(["address", "city", "zipCode", "email", "firstName", "phone"] as const)(
    "accepts only lines of text as its %s",
    async (field) => {
      const before = await rowCounts(market.database.sql);
      const isOptional = field === "firstName" || field === "phone";
      for (const [name, value] of NO_TEXTS) {
        if (isOptional && value === null) continue;
        const answer = await visit().post(INTENT, to({ [field]: value }));
        expect(answer.status, name).toBe(400);
        expectRefused(answer);
      }
      expect(await rowCounts(market.database.sql)).toEqual(before);
    },
  );

  it.each([
    ["no delivery at all", { delivery: undefined }, spec.missingDelivery],
    ["a list", { delivery: [] }, undefined],
  ])("cannot be %s", async (_name, change, message) => {
    await expectRefusal({ ...valid, ...change }, 400, message);
  });

  it.each([
    ["no email", { email: undefined }, 400, "Please enter a valid email address"],
    ["an unknown window", { deliveryTime: "night" }, 400, "Please choose a delivery window"],
    ["no window", { deliveryTime: undefined }, 400, "Please choose a delivery window"],
    ["another state", { state: "NV" }, 400, "We deliver in California only"],
    [
      "instructions of 501 characters",
      { specialInstructions: "x".repeat(501) },
      400,
      "Please keep instructions under 500 characters",
    ],
    [
      "a street of 201 characters",
      { address: "x".repeat(201) },
      400,
      "Please use at most 200 characters",
    ],
    ["an invalid day", { deliveryDate: "2026-02-30" }, 400, "Please choose a delivery day"],
    ["a day as a number", { deliveryDate: 20_261_124 }, 400, "Please choose a delivery day"],
    ["a past day", { deliveryDate: "2020-01-01" }, 422, undefined],
    ["a zip code outside the area", { zipCode: "10001", city: "New York" }, 422, undefined],
    ["a zip code of letters", { zipCode: "ABCDE" }, 422, undefined],
    ["a zip code named like a property", { zipCode: "toString" }, 422, undefined],
    ["a city far from its zip code", { city: "Los Angeles", zipCode: "94110" }, 422, undefined],
  ] as const)("is refused with %s", async (_name, change, status, message) => {
    await expectRefusal(to(change), status, message);
  });

  it.each(["__proto__", "constructor", ...HARMLESS])(
    "accepts %j as a city that no list knows",
    async (city) => {
      expect((await visit().post(INTENT, to({ city }))).status).toBe(200);
    },
  );

  it("stores nothing beyond its fields", async () => {
    const answer = await visit().post(INTENT, { ...to({ role: "admin", total: 1 }), userId: "x" });
    expect(answer.status).toBe(200);
    const [row] = await market.database.db
      .select({ delivery: checkoutQuotes.delivery })
      .from(checkoutQuotes)
      .where(eq(checkoutQuotes.checkoutId, String(answer.body.checkoutId)));
    expect(Object.keys(row?.delivery ?? {}).toSorted()).toEqual(
      Object.keys(valid.delivery).toSorted(),
    );
  });

  it("in a full window is refused with 409 and the next free one", async () => {
    const { body } = await visit().post(INTENT, valid);
    await market.database
      .sql`update delivery_slots set capacity = held + booked where day = ${String(body.day)} and "window" = 'morning'`;
    const answer = await expectRefusal(valid, 409);
    expect(answer.body).toMatchObject({
      code: "window_full",
      details: { next: { window: "afternoon" } },
    });
    await market.database.sql`update delivery_slots set capacity = 400`;
  });
});

describe("The checkout's cookie", () => {
  it.each(["x", "a".repeat(10_000), "' or 1=1", "%00"])(
    "that is not ours (%j) is replaced by a new one",
    async (token) => {
      const client = visit();
      const answer = await client.post(INTENT, valid, { cookie: `furrow_checkout=${token}` });
      expect(answer.status).toBe(200);
      expect(client.jar.get("furrow_checkout")).toMatch(/^[A-Za-z0-9_-]{43}$/);
    },
  );

  it("that is a wrong guess at someone else's opens a checkout of its own", async () => {
    const owner = visit();
    const theirs = await owner.post(INTENT, valid);
    const token = [...(owner.jar.get("furrow_checkout") ?? "")].toReversed().join("");
    const ours = await visit().post(INTENT, valid, { cookie: `furrow_checkout=${token}` });
    expect(ours.status).toBe(200);
    expect(ours.body.checkoutId).not.toBe(theirs.body.checkoutId);
  });
});

describe("A signed-in shopper", () => {
  it("can have three checkouts open, and a further one gets 429 with the time to try again", async () => {
    const fields = { username: "many", password: "correct horse", email: "many@furrow.example" };
    const client: Client = visit();
    await client.post("/api/register", { ...fields, firstName: "Ana", lastName: "Lee" });
    for (let round = 0; round < 4; round += 1) {
      client.jar.delete("furrow_checkout");
      const answer = await client.post(INTENT, valid);
      expect(answer.status).toBe(round < 3 ? 200 : 429);
      if (round === 3) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
  });
});

describe("Arbitrary bodies", () => {
  it.each([
    [INTENT, () => valid],
    ["/api/logout", () => ({ a: 1 })],
  ])("never make %s fail in three hundred tries", async (path, body) => {
    const client = visit();
    await fc.assert(
      fc.asyncProperty(bodiesAround(body()), async (text) => {
        const answer = await client.send("POST", path, text);
        expect(answer.status, answer.text).toBeLessThan(500);
      }),
      { numRuns: 300, seed: 21_112_026 },
    );
  });
});
