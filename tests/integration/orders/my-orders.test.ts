import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/accounts/accounts.ts";
import { stock } from "#db/schema/catalog/catalog.ts";
import { deliverySlots } from "#db/schema/checkout.ts";
import { orderHistory, orders } from "#db/schema/orders/orders.ts";
import { emails } from "#db/schema/platform/system.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { speak } from "#server/language.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { listUsers } from "#server/services/accounts/admin/user-list.ts";
import { userQuery } from "#shared/accounts/user-admin.ts";
import { addDays } from "#shared/time.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { basket, delivery, setStock } from "#tests/support/market/basket.ts";
import { DAY, clockAtNoon } from "#tests/support/market/clock.ts";
import { type HttpMarket, httpClient, openHttpMarket } from "#tests/support/servers/http.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

let market: HttpMarket;
let deps: Deps;
let serial = 0;
let ana: Visitor;
let ben: Visitor;
let clock = clockAtNoon();
beforeAll(async () => {
  market = await openHttpMarket();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  clock = clockAtNoon();
  deps = { ...market.deps, clock };
  serial += 1;
  ana = await person(`ana${serial}`);
  ben = await person(`ben${serial}`);
  return () => assertInvariants(market.database.sql);
});

const person = (username: string) =>
  registered(deps, { username, email: `${username}@furrow.example` });

/** Ana buys two bunches of carrots and one box of eggs; returns the order's number. */
async function ordered(): Promise<string> {
  const db = market.database.db;
  const wanted = await basket(db, { slug: GOODS[0], quantity: 2 }, { slug: GOODS[1], quantity: 1 });
  const { paymentIntentId } = await ana.call((api) =>
    api.checkout.createIntent({
      ...wanted,
      delivery: { ...delivery, email: `ana${serial}@furrow.example` },
    }),
  );
  await market.pay(paymentIntentId);
  const outcome = await finalizeIntent(deps, paymentIntentId, "test");
  if (outcome.status !== "placed") throw new Error(outcome.status);
  return outcome.orderNumber;
}

const GOODS: [string, string] = ["", ""];
beforeAll(async () => {
  const rows = await market.database.sql<{ slug: string }[]>`
    select slug from products where visible and price_cents between 300 and 3000 order by rank, id limit 2`;
  GOODS[0] = rows[0]!.slug;
  GOODS[1] = rows[1]!.slug;
  for (const slug of GOODS) await setStock(market.database.db, slug, 500);
});

const read = (who: Visitor, number: string) => who.call((api) => api.orders.byNumber({ number }));
const NOT_FOUND = { code: "NOT_FOUND" };
const CONFLICT = { code: "CONFLICT" };

/** What the order's delivery is now, in the words of a change. */
async function asItIs(number: string) {
  const { day, window, delivery: where } = await read(ana, number);
  const { address, city, zipCode } = where;
  return { number, day, window, address, city, zipCode };
}

const booked = async (day: string, window: "morning" | "evening") => {
  const [slot] = await market.database.db
    .select()
    .from(deliverySlots)
    .where(and(eq(deliverySlots.day, day), eq(deliverySlots.window, window)));
  return slot?.booked ?? 0;
};

/** Brings the order to the door at this moment of the clock. */
async function deliver(number: string): Promise<void> {
  const db = market.database.db;
  const [order] = await db
    .update(orders)
    .set({ state: "delivered" })
    .where(eq(orders.number, number))
    .returning();
  await db.insert(orderHistory).values({
    orderId: order!.id,
    from: "out_for_delivery",
    to: "delivered",
    actor: "system",
    cause: "test",
    createdAt: clock.now(),
  });
}

describe("An order", () => {
  it("is read by its owner, with its way so far and what can still be changed", async () => {
    const number = await ordered();
    const order = await read(ana, number);
    expect(order).toMatchObject({ number, state: "placed", canChange: true, refunds: [] });
    expect(order.history.map(({ to }) => to)).toEqual(["placed"]);
    expect(await ana.call((api) => api.orders.next())).toMatchObject({ number });
    expect(await ana.call((api) => api.orders.page({ page: 1 }))).toMatchObject({ total: 1 });
  });

  it("is not there for another customer, whatever is asked of it (ASVS 8.2.2)", async () => {
    const number = await ordered();
    const productId = (await read(ana, number)).lines[0]!.productId;
    const change = await asItIs(number);
    const attempts = [
      read(ben, number),
      ben.call((api) => api.orders.again({ number })),
      ben.call((api) => api.orders.cancel({ number })),
      ben.call((api) => api.orders.changeDelivery(change)),
      ben.call((api) => api.orders.takeOff({ number, productId, quantity: 1 })),
      ben.call((api) => api.orders.report({ number, productId, kind: "missing", quantity: 1 })),
    ];
    for (const attempt of await Promise.allSettled(attempts)) {
      expect(attempt).toMatchObject({ status: "rejected", reason: NOT_FOUND });
    }
    expect(await ben.call((api) => api.orders.next())).toBeNull();
  });

  it("can be had again, and what is gone is named", async () => {
    const number = await ordered();
    const { sql } = market.database;
    await sql`update stock set written_off = written_off + on_hand, on_hand = 0
      where product_id = (select id from products where slug = ${GOODS[1]})`;
    const again = await ana.call((api) => api.orders.again({ number }));
    await sql`update stock set on_hand = written_off, written_off = 0
      where product_id = (select id from products where slug = ${GOODS[1]})`;
    expect(again.goods.map(({ quantity }) => quantity)).toEqual([2]);
    expect(again.missing).toEqual([expect.objectContaining({ wanted: 1, left: 0 })]);
  });
});

describe("Until the cut-off", () => {
  it("day and window move with the slot, and address and instructions change", async () => {
    const number = await ordered();
    const before = await asItIs(number);
    const day = addDays(before.day, 1);
    const [there, here] = [await booked(day, "evening"), await booked(before.day, "morning")];
    await ana.call((api) =>
      api.orders.changeDelivery({
        ...before,
        day,
        window: "evening",
        address: "9 Mill Road",
        specialInstructions: "Leave it at the gate",
      }),
    );
    expect(await read(ana, number)).toMatchObject({
      day,
      window: "evening",
      delivery: { address: "9 Mill Road", specialInstructions: "Leave it at the gate" },
    });
    expect(await booked(day, "evening")).toBe(there + 1);
    expect(await booked(before.day, "morning")).toBe(here - 1);
    const written = await market.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectName, number));
    expect(written.map(({ action }) => action)).toEqual(["order.delivery_changed"]);
    const mails = await market.database.db
      .select()
      .from(emails)
      .where(and(eq(emails.to, `ana${serial}@furrow.example`), eq(emails.kind, "order_changed")));
    expect(mails).toHaveLength(1);
  });

  it("a full window changes nothing", async () => {
    const number = await ordered();
    const before = await asItIs(number);
    const day = addDays(before.day, 2);
    await market.database.db
      .insert(deliverySlots)
      .values({ day, window: "evening", capacity: 0 })
      .onConflictDoUpdate({
        target: [deliverySlots.day, deliverySlots.window],
        set: { capacity: 0, booked: 0, held: 0 },
      });
    const refused = ana.call((api) =>
      api.orders.changeDelivery({ ...before, day, window: "evening", address: "Elsewhere 1" }),
    );
    await expect(refused).rejects.toMatchObject(CONFLICT);
    expect(await asItIs(number)).toEqual(before);
  });

  it("an address outside of our zips is refused", async () => {
    const number = await ordered();
    const change = { ...(await asItIs(number)), zipCode: "10001", city: "New York" };
    await expect(ana.call((api) => api.orders.changeDelivery(change))).rejects.toMatchObject({
      message: expect.stringContaining("10001"),
    });
  });

  it("a unit is taken off: it is in stock again and its money goes back with the tax", async () => {
    const number = await ordered();
    const line = (await read(ana, number)).lines.find(({ quantity }) => quantity === 2)!;
    const free = async () =>
      (await market.database.db.select().from(stock).where(eq(stock.productId, line.productId)))[0]!
        .onHand;
    const onHand = await free();
    const { amount } = await ana.call((api) =>
      api.orders.takeOff({ number, productId: line.productId, quantity: 1 }),
    );
    expect(amount).toBe(line.unitPrice + Math.round(line.unitPrice * 0.0875));
    expect(await free()).toBe(onHand + 1);
    const order = await read(ana, number);
    expect(order.refunds).toEqual([expect.objectContaining({ amount })]);
    expect(order.lines.find(({ productId }) => productId === line.productId)?.refunded).toBe(1);
    const more = { number, productId: line.productId, quantity: 2 };
    await expect(ana.call((api) => api.orders.takeOff(more))).rejects.toMatchObject(CONFLICT);
  });

  it("with its last unit taken off, or canceled, the order is over and all of its money goes back", async () => {
    const number = await ordered();
    for (const { productId, quantity } of (await read(ana, number)).lines) {
      await ana.call((api) => api.orders.takeOff({ number, productId, quantity }));
    }
    const order = await read(ana, number);
    expect(order.state).toBe("canceled");
    const back = order.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    expect(back).toBe(order.totals.total);
    const second = await ordered();
    const productId = (await read(ana, second)).lines[0]!.productId;
    await ana.call((api) => api.orders.takeOff({ number: second, productId, quantity: 1 }));
    await ana.call((api) => api.orders.cancel({ number: second }));
    const canceled = await read(ana, second);
    expect(canceled.state).toBe("canceled");
    expect(canceled.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      canceled.totals.total,
    );
  });

  it("and not a moment later", async () => {
    const number = await ordered();
    const change = await asItIs(number);
    const productId = (await read(ana, number)).lines[0]!.productId;
    clock.pass(3 * DAY);
    const late = [
      ana.call((api) => api.orders.changeDelivery(change)),
      ana.call((api) => api.orders.takeOff({ number, productId, quantity: 1 })),
      ana.call((api) => api.orders.cancel({ number })),
    ];
    for (const attempt of await Promise.allSettled(late)) {
      expect(attempt).toMatchObject({ status: "rejected", reason: CONFLICT });
    }
    expect(await read(ana, number)).toMatchObject({ state: "placed", canChange: false });
  });
});

describe("A problem", () => {
  const admin = async () => {
    const name = `chief${serial}`;
    const someone = await person(name);
    await market.database.db.update(users).set({ role: "admin" }).where(eq(users.username, name));
    return someone;
  };
  const open = async () => {
    const chief = await admin();
    const { rows } = await chief.call((api) =>
      api.admin.problems.page({ q: `ana${serial}@`, state: "open" }),
    );
    return { chief, rows };
  };

  it("is reported within seven days of the delivery, refunded by an admin, and confirmed to the customer", async () => {
    const number = await ordered();
    const { productId } = (await read(ana, number)).lines[0]!;
    const report = { number, productId, kind: "damaged", quantity: 1, note: "Squashed" } as const;
    const early = ana.call((api) => api.orders.report(report));
    await expect(early).rejects.toMatchObject(CONFLICT);
    await deliver(number);
    clock.pass(7 * DAY);
    await ana.call((api) => api.orders.report(report));
    expect(await ana.call((api) => api.orders.openReports())).toHaveLength(1);
    const { chief, rows } = await open();
    expect(rows).toEqual([expect.objectContaining({ orderNumber: number, note: "Squashed" })]);
    const { amount } = await chief.call((api) =>
      api.admin.problems.refund({
        id: rows[0]!.id,
        answer: "Sorry for that.",
        cause: "poor_quality",
      }),
    );
    const order = await read(ana, number);
    expect(order.problems).toEqual([
      expect.objectContaining({
        state: "refunded",
        answer: "Sorry for that.",
      }),
    ]);
    expect(order.refunds).toEqual([expect.objectContaining({ amount })]);
    const twice = chief.call((api) =>
      api.admin.problems.refund({ id: rows[0]!.id, cause: "poor_quality" }),
    );
    await expect(twice).rejects.toMatchObject(CONFLICT);
  });

  it("names its goods to its customer and to the team as each of them reads", async () => {
    const number = await ordered();
    const [line] = (await read(ana, number)).lines;
    const { productId, name } = line!;
    await market.database.sql`update products set name_es = 'Cosa' where id = ${productId}`;
    await deliver(number);
    await ana.call((api) => api.orders.report({ number, productId, kind: "missing", quantity: 1 }));
    const own = () => ana.call((api) => api.orders.openReports());
    const [spanish, english] = await Promise.all([speak("es", own), own()]);
    expect([spanish[0]?.name, english[0]?.name]).toEqual(["Cosa", name]);
    const { rows } = await speak("es", open);
    expect(rows).toMatchObject([{ name: "Cosa" }]);
  });

  it("is not taken after the seventh day, nor for more than was bought", async () => {
    const number = await ordered();
    const line = (await read(ana, number)).lines[0]!;
    await deliver(number);
    const report = (quantity: number) =>
      ana.call((api) =>
        api.orders.report({ number, productId: line.productId, kind: "missing", quantity }),
      );
    await expect(report(line.quantity + 1)).rejects.toMatchObject(CONFLICT);
    clock.pass(8 * DAY);
    await expect(report(1)).rejects.toMatchObject(CONFLICT);
  });

  it("is declined with an answer, which is logged and mailed", async () => {
    const number = await ordered();
    const { productId } = (await read(ana, number)).lines[0]!;
    await deliver(number);
    await ana.call((api) =>
      api.orders.report({ number, productId, kind: "quality", quantity: 1, note: "" }),
    );
    const { chief, rows } = await open();
    const id = rows[0]!.id;
    const wordless = chief.call((api) => api.admin.problems.decline({ id, answer: " " }));
    await expect(wordless).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await chief.call((api) =>
      api.admin.problems.decline({ id, answer: "They are meant to be small." }),
    );
    expect((await read(ana, number)).problems[0]).toMatchObject({
      state: "declined",
      answer: "They are meant to be small.",
    });
    const logged = await market.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectName, number), eq(auditLog.action, "problem.declined")));
    expect(logged).toHaveLength(1);
    const mailed = await market.database.db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `problem_answered:${id}`));
    expect(mailed[0]?.text).toContain("They are meant to be small.");
  });
});

describe("What a customer has bought", () => {
  it("stands in the team's list of accounts, which can be ordered by it, and canceled orders do not", async () => {
    const { total } = await read(ana, await ordered()).then(({ totals }) => totals);
    await ana.call(async (api) => api.orders.cancel({ number: await ordered() }));
    const listed = (sort: "orders" | "spent", dir: "asc" | "desc") =>
      listUsers(deps, userQuery.parse({ q: `${serial}@furrow.example`, sort, dir })).then(
        ({ rows }) => rows.map((row) => [row.username, row.orders, row.spent]),
      );
    const [one, other] = [
      [`ana${serial}`, 1, total],
      [`ben${serial}`, 0, 0],
    ];
    expect(await listed("orders", "desc")).toEqual([one, other]);
    expect(await listed("spent", "desc")).toEqual([one, other]);
    expect(await listed("spent", "asc")).toEqual([other, one]);
  });
});

describe("The receipt", () => {
  const client = async (username: string) => {
    const someone = httpClient(market.app);
    await someone.post("/api/login", { username, password: "correct horse" });
    return someone;
  };

  it("is a PDF that no cache keeps, for the owner alone (ASVS 14.3.2)", async () => {
    const number = await ordered();
    const url = `/receipts/${number}.pdf`;
    const own = await (await client(`ana${serial}`)).get(url);
    expect(own.status).toBe(200);
    expect(own.text.slice(0, 5)).toBe("%PDF-");
    expect(own.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
    });
    const others = await (await client(`ben${serial}`)).get(url);
    expect(others.status).toBe(404);
    expect((await httpClient(market.app).get(url)).status).toBe(401);
    const odd = await (await client(`ana${serial}`)).get("/receipts/..%2F..%2Fetc.pdf");
    expect(odd.status).toBe(404);
  });
});
