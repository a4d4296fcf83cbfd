import { desc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { violations } from "#tests/support/invariants.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";

let world: World;
let admin: Person;
let ana: Person;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  ana = await world.person();
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(async () => expect(await violations(world.market.database.sql, new Date())).toEqual({}));

const find = async (query: object) => {
  const { rows } = await admin.call((api) => api.admin.orders.page(query));
  return rows.map((row) => row.number);
};
const one = (number: string) => admin.call((api) => api.admin.orders.one({ number }));
const lastEntry = async (id: string) => {
  const [entry] = await world.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return entry;
};

it("finds an order by number, name, email, phone and address, and by each filter", async () => {
  const { id, number, deliveryDay, delivery } = await world.order(ana);
  const given = { ...delivery, firstName: "Beatrix", lastName: "Potts", phone: "(707) 555-0143" };
  await world.deps.db
    .update(orders)
    .set({ delivery: { ...given, address: "77 Hedgerow Rd" } })
    .where(eq(orders.id, id));
  for (const q of [
    number.toLowerCase(),
    "beatrix potts",
    "Potts Beatrix",
    ana.user.email,
    "707.555.0143",
    "+1 707 555 0143",
    "hedgerow",
  ]) {
    expect(await find({ q }), q).toEqual([number]);
  }
  expect(await find({ q: "no one at all" })).toEqual([]);
  const beyond = await admin.call((api) => api.admin.orders.page({ q: number, page: 9 }));
  expect(beyond).toEqual({ rows: [], total: 1 });
  const { window } = await one(number).then((found) => ({ window: found.deliveryWindow }));
  for (const narrow of [
    { state: "placed" },
    { day: deliveryDay },
    { window },
    { zip: delivery.zipCode },
    { paidBy: "card" },
  ]) {
    expect(await find({ q: number, ...narrow }), JSON.stringify(narrow)).toEqual([number]);
  }
  for (const narrow of [
    { state: "packed" },
    { day: "2031-01-01" },
    { zip: "90001" },
    { zone: "Nowhere" },
    { problem: "any" },
    { paidBy: "credit" },
    { paidBy: "box" },
  ]) {
    expect(await find({ q: number, ...narrow }), JSON.stringify(narrow)).toEqual([]);
  }
});

it("exports a table for a spreadsheet, in which amounts can be summed", async () => {
  const { total } = await world.order(ana);
  const csv = await admin.call((api) => api.admin.orders.export({}));
  expect(csv).toContain(`,${(total / 100).toFixed(2)},`);
  expect(csv).not.toContain("$");
});

it("shows an order in full, with the team's changes", async () => {
  const { number, paymentIntentId, userId } = await world.order(ana);
  const { productId } = world.goods;
  await admin.call((api) =>
    api.admin.payments.refund({
      intentId: paymentIntentId,
      wish: { lines: [{ productId, quantity: 1 }], delivery: false },
      reason: "One had wilted",
      cause: "poor_quality",
    }),
  );
  const order = await one(number);
  expect(order).toMatchObject({
    number,
    customer: { id: userId, email: ana.user.email },
    lines: [{ productId, quantity: 2, refunded: 1, freed: 1 }],
    refunds: [{ reason: "One had wilted" }],
    history: [{ to: "placed", by: null }],
    canChange: true,
    isBox: false,
    stops: [],
  });
  expect(order.mails.map(({ kind }) => kind).toSorted()).toEqual([
    "order_placed",
    "refund_started",
  ]);
  expect(order.entries).toMatchObject([{ action: "refund.requested", by: admin.user.username }]);
  expect(order).not.toHaveProperty("checkoutId");
});

it("the team changes a delivery as the customer could, with a reason and an email to the customer", async () => {
  const { id, number, deliveryDay: day, delivery } = await world.order(ana);
  const { city, zipCode } = delivery;
  const change = { number, day, window: "evening", address: "9 Elm St", city, zipCode } as const;
  await expect(
    admin.call((api) => api.admin.orders.changeDelivery({ ...change, reason: " " })),
  ).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await admin.call((api) =>
    api.admin.orders.changeDelivery({ ...change, reason: "She moves on Friday" }),
  );
  const changed = await one(number);
  expect(changed).toMatchObject({ deliveryWindow: "evening", delivery: { address: "9 Elm St" } });
  // Sorted, because both may have the same timestamp.
  expect(changed.mails.map(({ kind }) => kind).toSorted()).toEqual([
    "order_changed",
    "order_placed",
  ]);
  expect(changed.mails.every(({ to }) => to === ana.user.email)).toBe(true);
  expect(await lastEntry(id)).toMatchObject({
    action: "order.delivery_changed",
    actorId: admin.user.id,
    detail: { reason: "She moves on Friday", window: { to: "evening" } },
  });
  await world.deps.db.update(orders).set({ state: "locked" }).where(eq(orders.id, id));
  await expect(
    admin.call((api) => api.admin.orders.changeDelivery({ ...change, reason: "Too late" })),
  ).rejects.toMatchObject({ code: "CONFLICT" });
});

it("an old form does not put a delivery back that was changed meanwhile, whoever changed it", async () => {
  const { number, deliveryDay: day, deliveryWindow: window, delivery } = await world.order(ana);
  const { address, city, zipCode, phone = "", specialInstructions = "" } = delivery;
  const shown = { day, window, address, city, zipCode, phone, specialInstructions };
  const corrected = { ...shown, address: "9 Elm St" };
  const reason = "She mistyped it";
  const byTeam = { ...corrected, number, reason, shown };
  await admin.call((api) => api.admin.orders.changeDelivery(byTeam));
  const stale = { ...shown, number, window: "evening" as const, shown };
  const isStale = { code: "CONFLICT" };
  const byCustomer = (change: typeof stale) => ana.call((api) => api.orders.changeDelivery(change));
  await expect(byCustomer(stale)).rejects.toMatchObject(isStale);
  expect(await one(number)).toMatchObject({
    deliveryWindow: window,
    delivery: { address: "9 Elm St" },
  });
  await byCustomer({ ...corrected, number, window: "evening", shown: corrected });
  const staleByTeam = { ...byTeam, specialInstructions: "The blue door", shown: corrected };
  const again = admin.call((api) => api.admin.orders.changeDelivery(staleByTeam));
  await expect(again).rejects.toMatchObject(isStale);
  expect(await one(number)).toMatchObject({ deliveryWindow: "evening" });
});

it("the team removes units with a reason; the money is refunded as it is for the customer", async () => {
  const { id, number } = await world.order(ana);
  const units = { number, productId: world.goods.productId, quantity: 1 };
  const { amount } = await admin.call((api) =>
    api.admin.orders.takeOff({ ...units, reason: "Ordered twice" }),
  );
  expect(amount).toBeGreaterThan(0);
  expect(await one(number)).toMatchObject({
    lines: [{ freed: 1, refunded: 1 }],
    refunds: [{ reason: "taken_off" }],
  });
  expect(await lastEntry(id)).toMatchObject({
    action: "order.units_taken_off",
    detail: { quantity: 1, reason: "Ordered twice" },
  });
});

it("resends the confirmation to the order's own address, until the order is canceled", async () => {
  const { id, number } = await world.order(ana);
  const { to } = await admin.call((api) => api.admin.orders.confirmAgain({ number }));
  expect(to).toBe(ana.user.email);
  const sent = (
    await world.deps.db.select().from(emails).where(eq(emails.kind, "order_placed"))
  ).filter(({ dedupeKey }) => dedupeKey.includes(id));
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
  await admin.call((api) =>
    api.admin.payments.cancelOrder({ number, reason: "The customer called" }),
  );
  await expect(
    admin.call((api) => api.admin.orders.confirmAgain({ number })),
  ).rejects.toMatchObject({ code: "CONFLICT" });
});

it("is for the team only: customers cannot read or change others' orders here or by their own calls", async () => {
  const { number, deliveryDay: day, delivery } = await world.order(ana);
  const ben = await world.person();
  const { city, zipCode, address } = delivery;
  const change = { number, day, window: "evening", address, city, zipCode } as const;
  const units = { number, productId: world.goods.productId, quantity: 1 };
  const reason = "It is mine";
  const forbidden = { code: "FORBIDDEN" };
  for (const who of [ben, ana, await world.person("logistics"), await world.person("farmer")]) {
    for (const act of [
      () => who.call((api) => api.admin.orders.page({ q: number })),
      () => who.call((api) => api.admin.orders.one({ number })),
      () => who.call((api) => api.admin.orders.changeDelivery({ ...change, reason })),
      () => who.call((api) => api.admin.orders.takeOff({ ...units, reason })),
      () => who.call((api) => api.admin.orders.confirmAgain({ number })),
    ]) {
      await expect(act()).rejects.toMatchObject(forbidden);
    }
  }
  for (const who of [ben, admin]) {
    await expect(who.call((api) => api.orders.changeDelivery(change))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(who.call((api) => api.orders.takeOff(units))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  }
  await expect(one("FUR-NONE-NONE")).rejects.toMatchObject({ code: "NOT_FOUND" });
});
