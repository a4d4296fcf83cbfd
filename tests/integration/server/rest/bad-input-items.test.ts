import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { checkoutQuotes } from "#db/schema/checkout/checkout.ts";
import { cents } from "#shared/money.ts";
import { expectRefused } from "#tests/support/inputs/bad-input.ts";
import {
  INTENT,
  type PaymentInput,
  withPaymentInput,
} from "#tests/support/setups/payment-input.ts";

let at: PaymentInput;
let expectRefusal: PaymentInput["expectRefusal"];
withPaymentInput((opened) => {
  at = opened;
  ({ expectRefusal } = opened);
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
    await expectRefusal({ ...at.valid, ...change }, 400, message);
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
    await expectRefusal(at.line(change), 400, message);
  });

  it("cannot have quantities beyond what a number holds", async () => {
    const body = JSON.stringify(at.line({ quantity: 12_345 })).replace("12345", "1e309");
    expectRefused(await at.visit().send("POST", INTENT, body), 400, WHOLE);
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
    await expectRefusal(at.line({ id }), 400, NO_PRODUCT);
  });

  it("that are unknown, or no longer sold, are named with 409", async () => {
    const answer = await expectRefusal(at.line({ id: 2_147_483_647 }), 409);
    expect(answer.body).toMatchObject({
      code: "out_of_stock",
      details: { shortages: [{ left: 0 }] },
    });
    for (const change of [{ visible: false }, { status: "paused" as const }]) {
      await at.market.database.db.update(products).set(change).where(eq(products.id, at.carrots));
      const gone = await expectRefusal(at.valid, 409);
      expect(gone.body).toMatchObject({
        code: "out_of_stock",
        details: { shortages: [{ id: at.carrots }] },
      });
      await at.market.database.db
        .update(products)
        .set({ visible: true, status: "listed" })
        .where(eq(products.id, at.carrots));
    }
  });

  it('that come twice, as "7" and as 7, are one line', async () => {
    const id = at.valid.items[0]?.id ?? 0;
    const items = [
      { id, quantity: 1 },
      { id: String(id), quantity: 1 },
    ];
    const answer = await at.visit().post(INTENT, { ...at.valid, items });
    expect(answer.status).toBe(200);
    const [row] = await at.market.database.db
      .select({ quote: checkoutQuotes.quote })
      .from(checkoutQuotes)
      .where(eq(checkoutQuotes.checkoutId, String(answer.body.checkoutId)));
    expect(row?.quote.lines).toMatchObject([{ productId: id, quantity: 2 }]);
    const many = items.map((item) => ({ ...item, quantity: 60 }));
    await expectRefusal({ ...at.valid, items: many }, 400, MOST);
  });

  it("cost what they cost, whatever price the browser names", async () => {
    const answer = await at
      .visit()
      .post(INTENT, at.line({ price: 0.01, unitPrice: 1, name: "Free" }));
    expect(answer).toMatchObject({
      status: 200,
      body: { totals: { total: Math.round(at.valid.amount * 100) } },
    });
  });
});

describe("The amount of a payment", () => {
  it.each([undefined, null, "12.34", "", -1, 0, -0, [12], 1e10])("cannot be %j", async (amount) => {
    await expectRefusal({ ...at.valid, amount }, 400, "Please give the amount in dollars");
  });

  it.each([
    ["two cents more", () => at.valid.amount + 0.02],
    ["two cents less", () => at.valid.amount - 0.02],
    ["cents in place of dollars", () => Math.round(at.valid.amount * 100)],
    ["next to nothing", () => 5e-324],
  ])("off by %s is refused with 409 and the right total", async (_name, amount) => {
    const answer = await expectRefusal({ ...at.valid, amount: amount() }, 409);
    const total = at.valid.amount;
    expect(answer.body).toMatchObject({ code: "price_changed", details: { total } });
  });

  it("can be off by one cent, because of floating-point numbers", async () => {
    const amount = at.valid.amount + 0.01;
    expect((await at.visit().post(INTENT, { ...at.valid, amount })).status).toBe(200);
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
      at.market.database.db
        .update(products)
        .set({ price: cents(value) })
        .where(eq(products.id, at.carrots));
    const [before] = await at.market.database.db
      .select({ price: products.price })
      .from(products)
      .where(eq(products.id, at.carrots));
    await set(price);
    await expectRefusal({ ...at.line({ quantity }), amount }, 400, message);
    await set(before?.price ?? 0);
  });
});
