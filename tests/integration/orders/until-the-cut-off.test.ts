import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { deliverySlots } from "#db/schema/checkout/checkout.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { cancelOrder } from "#server/services/orders/lifecycle/cancel-order.ts";
import { addDays } from "#shared/time.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MyOrders, openMyOrders } from "#tests/support/setups/orders/my-orders.ts";
import { CONFLICT } from "#tests/support/refusals.ts";

let shop: Awaited<ReturnType<typeof openMyOrders>>;
let at: MyOrders;
beforeAll(async () => {
  shop = await openMyOrders();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  at = await shop.begin();
  return () => assertInvariants(shop.database.sql, at.clock.now());
});

const booked = async (day: string, window: "morning" | "evening") => {
  const [slot] = await at.market.database.db
    .select()
    .from(deliverySlots)
    .where(and(eq(deliverySlots.day, day), eq(deliverySlots.window, window)));
  return slot?.booked ?? 0;
};

describe("Until the cut-off", () => {
  it("day and window move with the slot, and address and instructions change", async () => {
    const number = await at.ordered();
    const before = await at.asItIs(number);
    const day = addDays(before.day, 1);
    const [there, here] = [await booked(day, "evening"), await booked(before.day, "morning")];
    await at.ana.call((api) =>
      api.orders.changeDelivery({
        ...before,
        day,
        window: "evening",
        address: "9 Mill Road",
        specialInstructions: "Leave it at the gate",
      }),
    );
    expect(await at.read(at.ana, number)).toMatchObject({
      day,
      window: "evening",
      delivery: { address: "9 Mill Road", specialInstructions: "Leave it at the gate" },
    });
    expect(await booked(day, "evening")).toBe(there + 1);
    expect(await booked(before.day, "morning")).toBe(here - 1);
    const written = await at.market.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectName, number));
    expect(written.map(({ action }) => action)).toEqual(["order.delivery_changed"]);
    const mails = await at.market.database.db
      .select()
      .from(emails)
      .where(
        and(eq(emails.to, `ana${at.serial}@furrow.example`), eq(emails.kind, "order_changed")),
      );
    expect(mails).toHaveLength(1);
  });

  it("a full window changes nothing", async () => {
    const number = await at.ordered();
    const before = await at.asItIs(number);
    const day = addDays(before.day, 2);
    await at.market.database.db
      .insert(deliverySlots)
      .values({ day, window: "evening", capacity: 0 })
      .onConflictDoUpdate({
        target: [deliverySlots.day, deliverySlots.window],
        set: { capacity: 0, booked: 0, held: 0 },
      });
    const refused = at.ana.call((api) =>
      api.orders.changeDelivery({ ...before, day, window: "evening", address: "Elsewhere 1" }),
    );
    await expect(refused).rejects.toMatchObject(CONFLICT);
    expect(await at.asItIs(number)).toEqual(before);
  });

  it("an address outside the delivery zips is rejected", async () => {
    const number = await at.ordered();
    const change = { ...(await at.asItIs(number)), zipCode: "10001", city: "New York" };
    await expect(at.ana.call((api) => api.orders.changeDelivery(change))).rejects.toMatchObject({
      message: expect.stringContaining("10001"),
    });
  });

  it("a unit is removed: it returns to stock and is refunded with its tax", async () => {
    const number = await at.ordered();
    const line = (await at.read(at.ana, number)).lines.find(({ quantity }) => quantity === 2)!;
    const free = async () =>
      (
        await at.market.database.db.select().from(stock).where(eq(stock.productId, line.productId))
      )[0]!.onHand;
    const onHand = await free();
    const { amount } = await at.ana.call((api) =>
      api.orders.takeOff({ number, productId: line.productId, quantity: 1 }),
    );
    expect(amount).toBe(line.unitPrice + Math.round(line.unitPrice * 0.0875));
    expect(await free()).toBe(onHand + 1);
    const order = await at.read(at.ana, number);
    expect(order.refunds).toEqual([expect.objectContaining({ amount })]);
    expect(order.lines.find(({ productId }) => productId === line.productId)?.refunded).toBe(1);
    // A retry after a lost response sends the same key; a different request has a different one.
    const key = randomUUID();
    const last = { number, productId: line.productId, quantity: 1, key };
    const once = await at.ana.call((api) => api.orders.takeOff(last));
    expect(await at.ana.call((api) => api.orders.takeOff(last))).toEqual(once);
    expect(await free()).toBe(onHand + 2);
    expect((await at.read(at.ana, number)).refunds).toHaveLength(2);
    const more = { number, productId: line.productId, quantity: 2 };
    await expect(at.ana.call((api) => api.orders.takeOff(more))).rejects.toMatchObject(CONFLICT);
  });

  it("when its last unit is removed or it is canceled, the order ends and is refunded in full", async () => {
    const number = await at.ordered();
    const { lines } = await at.read(at.ana, number);
    const listed = async () => (await at.ana.call((api) => api.orders.page({ page: 1 }))).rows[0];
    const goods: (string[] | undefined)[] = [];
    for (const { productId, quantity } of lines) {
      await at.ana.call((api) => api.orders.takeOff({ number, productId, quantity }));
      goods.push((await listed())?.goods.toSorted());
    }
    // Removed goods are no longer listed, unless nothing else is left.
    expect(goods).toEqual([[lines[1]!.name], lines.map(({ name }) => name).toSorted()]);
    const order = await at.read(at.ana, number);
    expect(order.state).toBe("canceled");
    const back = order.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    expect(back).toBe(order.totals.total);
    const second = await at.ordered();
    const productId = (await at.read(at.ana, second)).lines[0]!.productId;
    await at.ana.call((api) => api.orders.takeOff({ number: second, productId, quantity: 1 }));
    await at.ana.call((api) => api.orders.cancel({ number: second }));
    const canceled = await at.read(at.ana, second);
    expect(canceled.state).toBe("canceled");
    expect(canceled.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      canceled.totals.total,
    );
  });

  it("canceled again after a lost response, it answers as it did the first time", async () => {
    const number = await at.ordered();
    const { totals } = await at.read(at.ana, number);
    const cancel = () => at.ana.call((api) => api.orders.cancel({ number }));
    const answers = await Promise.all([cancel(), cancel()]);
    at.clock.pass(3 * DAY);
    answers.push(await cancel());
    expect(answers).toEqual([1, 2, 3].map(() => ({ state: "canceled", refunded: totals.total })));
    const { refunds, history } = await at.read(at.ana, number);
    expect(refunds.map(({ amount }) => amount)).toEqual([totals.total]);
    expect(history.map(({ to }) => to)).toEqual(["placed", "canceled"]);
    const byTheTeam = cancelOrder(
      at.deps,
      { id: randomUUID(), username: "ada" },
      number,
      "customer",
    );
    await expect(byTheTeam).rejects.toThrow("can no longer be canceled");
  });

  it("An order can be changed until the moment its cut-off begins, and not after it", async () => {
    const number = await at.ordered();
    const change = await at.asItIs(number);
    const productId = (await at.read(at.ana, number)).lines[0]!.productId;
    at.clock.pass(3 * DAY);
    const late = [
      at.ana.call((api) => api.orders.changeDelivery(change)),
      at.ana.call((api) => api.orders.takeOff({ number, productId, quantity: 1 })),
      at.ana.call((api) => api.orders.cancel({ number })),
    ];
    for (const attempt of await Promise.allSettled(late)) {
      expect(attempt).toMatchObject({ status: "rejected", reason: CONFLICT });
    }
    expect(await at.read(at.ana, number)).toMatchObject({ state: "placed", canChange: false });
  });
});
