import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { settleLeftBehind } from "#server/services/logistics/left-behind.ts";
import type { AuditAction } from "#shared/platform/audit/audit.ts";
import { type DeliveryDay, openDeliveryDay } from "#tests/support/market/orders/delivery-day.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { CONFLICT } from "#tests/support/refusals.ts";

const window = "morning";
let at: DeliveryDay;
beforeAll(async () => {
  at = await openDeliveryDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(async () => {
  at.begin();
  // Orders left behind by the previous test.
  await settleLeftBehind(at.deps);
  return () => assertInvariants(at.market.database.sql, at.clock.now());
});

/** Puts `count` orders past the cut-off on one van, the first `packed` of them packed. */
async function planned(count: number, packed: number) {
  const numbers: string[] = [];
  for (let n = 0; n < count; n += 1) numbers.push(await at.bought());
  await at.lock();
  for (const number of numbers.slice(0, packed)) await at.pack(number);
  const day = at.day.current;
  await at.lou.call((api) => api.logistics.plan({ day, window, vans: 1 }));
  return { numbers, routeId: (await van()).id };
}
async function van() {
  const { routes } = await at.lou.call((api) =>
    api.logistics.routes({ day: at.day.current, window }),
  );
  return routes[0]!;
}
const start = (routeId: string, leaveBehind: string[] = [], byHand = true) =>
  at.lou.call((api) => api.logistics.start({ routeId, leaveBehind, byHand }));
const closeStop = (stopId: string, ending: "delivered" | "not_home" = "delivered", note = "") =>
  at.lou.call((api) => api.logistics.closeStop({ stopId, ending, note }));
const closeRoute = (routeId: string) =>
  at.lou.call((api) => api.logistics.closeRoute({ routeId, ending: "delivered", note: "" }));
const acts = async (action: AuditAction, subjectId: string) =>
  at.market.database.db
    .select({ by: auditLog.actorName, at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subjectId, subjectId)));
/** What the ledger owes farms for an order. */
const owedTo = async (orderId: string): Promise<number> => {
  const [row] = await at.market.database.sql`
    select coalesce(-sum(e.amount_cents), 0)::int as owed from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
    where t.order_id = ${orderId} and e.account = 'farm_payable'`;
  return row?.["owed"];
};
const kinds = async (number: string) => (await at.mailsOf(number)).map(({ kind }) => kind);

describe("Closing by hand, without a driver's phone", () => {
  it("delivers a stop once and records who and when; its customer gets the email, and the last stop ends the route", async () => {
    const { numbers, routeId } = await planned(2, 2);
    await start(routeId);
    const [one, two] = (await van()).stops;
    const both = await Promise.allSettled([
      closeStop(one!.id, "delivered", "Left at the gate"),
      closeStop(one!.id),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const number = one!.orderNumber;
    const { note } = (await van()).stops[0]!;
    // Sent again after a lost answer, it is done once; with other words, or by somebody else, it is refused.
    await closeStop(one!.id, "delivered", note);
    await expect(closeStop(one!.id, "delivered", "On the porch")).rejects.toMatchObject(CONFLICT);
    const asBo = at.bo.call((api) =>
      api.logistics.closeStop({ stopId: one!.id, ending: "delivered", note }),
    );
    await expect(asBo).rejects.toMatchObject(CONFLICT);
    expect((await at.orderOf(number)).state).toBe("delivered");
    expect((await kinds(number)).filter((kind) => kind === "order_delivered")).toHaveLength(1);
    expect(await acts("stop.closed", (await at.orderOf(number)).id)).toEqual([
      { by: "lou", at: at.clock.now() },
    ]);
    expect(await van()).toMatchObject({ state: "out", driverId: null, closedBy: null });
    await closeStop(two!.id, "not_home", "The gate was locked");
    await closeStop(two!.id, "not_home", "The gate was locked");
    expect((await at.orderOf(two!.orderNumber)).state).toBe("failed_delivery");
    expect(await van()).toMatchObject({
      state: "done",
      closedBy: "lou",
      finishedAt: at.clock.now().toISOString(),
    });
    expect((await van()).stops.map(({ closedBy }) => closedBy)).toEqual(["lou", "lou"]);
    expect(numbers).toHaveLength(2);
  });

  it("is shown on a stop only as long as it is what ended the stop", async () => {
    const { routeId } = await planned(2, 2);
    await start(routeId);
    const [one, two] = (await van()).stops;
    const began = at.clock.now();
    const report = (stopId: string, kind: "delivered" | "not_home", happened: Date) => {
      const event = {
        id: randomUUID(),
        stopId,
        kind,
        note: "",
        happenedAt: happened.toISOString(),
      };
      return at.bo.call((api) => api.logistics.report({ routeId, events: [event] }));
    };
    at.clock.pass(HOUR);
    const closed = at.clock.now();
    await closeStop(one!.id, "not_home");
    await closeStop(two!.id, "not_home");
    at.clock.pass(HOUR);
    // The first door opened after all; the other had been delivered earlier by a phone that was offline.
    await report(one!.id, "delivered", at.clock.now());
    await report(two!.id, "delivered", began);
    const stands = async () =>
      (await van()).stops.map(({ state, doneAt, closedBy }) => [state, doneAt, closedBy]);
    const served = [
      ["delivered", at.clock.now().toISOString(), null],
      ["delivered", began.toISOString(), null],
    ];
    expect(await stands()).toEqual(served);
    // An event from before the delivery changes neither the stop nor its time.
    await report(two!.id, "not_home", closed);
    expect(await stands()).toEqual(served);
  });

  it("ends a route and all its open stops as given, once; a phone that reports later undoes none of it", async () => {
    const { routeId } = await planned(2, 2);
    await expect(closeRoute(routeId)).rejects.toMatchObject(CONFLICT);
    await start(routeId);
    const [one, two] = (await van()).stops;
    const happenedAt = at.clock.now().toISOString();
    at.clock.pass(HOUR);
    expect(await Promise.all([closeRoute(routeId), closeRoute(routeId)])).toEqual([
      { closed: 2 },
      { closed: 2 },
    ]);
    const how = { routeId, ending: "not_home" as const, note: "" };
    const other = at.lou.call((api) => api.logistics.closeRoute(how));
    await expect(other).rejects.toMatchObject(CONFLICT);
    const asBo = at.bo.call((api) => api.logistics.closeRoute({ ...how, ending: "delivered" }));
    await expect(asBo).rejects.toMatchObject(CONFLICT);
    for (const stop of [one!, two!]) {
      expect((await at.orderOf(stop.orderNumber)).state).toBe("delivered");
    }
    const late = { id: randomUUID(), stopId: one!.id, kind: "not_home" as const, note: "" };
    await at.bo.call((api) => api.logistics.report({ routeId, events: [{ ...late, happenedAt }] }));
    expect((await at.orderOf(one!.orderNumber)).state).toBe("delivered");
    expect(await acts("route.closed", routeId)).toEqual([{ by: "lou", at: at.clock.now() }]);
    expect(await kinds(one!.orderNumber)).not.toContain("delivery_failed");
  });

  it("marks a farm's unmarked lines as harvested, once, with who and when, and not before the cut-off", async () => {
    const number = await at.bought();
    const { farmId, beets } = at.ids;
    const day = at.day.current;
    const close = () => at.lou.call((api) => api.logistics.closePickup({ day, farmId }));
    await expect(close()).rejects.toMatchObject(CONFLICT);
    await at.lock();
    expect(await close()).toEqual({ lines: 2 });
    expect(await close()).toEqual({ lines: 2 });
    const asBo = at.bo.call((api) => api.logistics.closePickup({ day, farmId }));
    await expect(asBo).rejects.toMatchObject(CONFLICT);
    expect((await at.orderOf(number)).state).toBe("harvesting");
    expect((await at.lineOf(number, beets)).harvestedBy).toBe(at.lou.user.id);
    const [farm] = await at.lou.call((api) => api.logistics.pick({ day }));
    expect(farm?.closed).toEqual({ by: "lou", at: at.clock.now().toISOString() });
    const { waiting } = await at.lou.call((api) => api.logistics.board({ day }));
    expect(waiting).toEqual([]);
  });

  it("a van that the office sent off is on its way when the office asks again, and for nobody else", async () => {
    const { numbers, routeId } = await planned(1, 1);
    await start(routeId);
    await start(routeId);
    expect(await van()).toMatchObject({ state: "out", driverId: null });
    expect((await kinds(numbers[0]!)).filter((kind) => kind === "order_out")).toHaveLength(1);
    const asBo = at.bo.call((api) =>
      api.logistics.start({ routeId, leaveBehind: [], byHand: true }),
    );
    await expect(asBo).rejects.toMatchObject(CONFLICT);
    await closeRoute(routeId);
  });

  it("is only for logistics", async () => {
    const { routeId } = await planned(1, 1);
    const ending = { ending: "delivered" as const, note: "" };
    const refused = { code: "FORBIDDEN" };
    const asAna = at.ana.call((api) => api.logistics.closeRoute({ routeId, ...ending }));
    await expect(asAna).rejects.toMatchObject(refused);
    const asFern = at.fern.call((api) => api.logistics.closeRoute({ routeId, ...ending }));
    await expect(asFern).rejects.toMatchObject(refused);
  });
});

describe("An unpacked crate", () => {
  it("does not hold up its van: it stays behind if the driver confirmed that, and its customer gets an email", async () => {
    const { numbers, routeId } = await planned(2, 1);
    const [ready, late] = numbers;
    await expect(start(routeId)).rejects.toMatchObject(CONFLICT);
    await start(routeId, [late!]);
    expect((await van()).stops.map(({ orderNumber }) => orderNumber)).toEqual([ready]);
    expect((await at.orderOf(late!)).state).toBe("locked");
    expect(await kinds(late!)).toContain("order_left_behind");
    expect(await kinds(late!)).not.toContain("order_out");
    expect(await acts("order.left_behind", (await at.orderOf(late!)).id)).toHaveLength(1);
    const board = await at.lou.call((api) => api.logistics.board({ day: at.day.current }));
    expect(board).toMatchObject({ unassigned: 1, leftBehind: [{ number: late }] });
  });

  it("holds up a van with nothing else on it", async () => {
    const { numbers, routeId } = await planned(1, 0);
    await expect(start(routeId, numbers)).rejects.toMatchObject(CONFLICT);
  });

  it("is canceled and refunded in full, once, if no other van takes it by the end of its day", async () => {
    const { numbers, routeId } = await planned(2, 1);
    const late = numbers[1]!;
    await start(routeId, [late]);
    expect(await settleLeftBehind(at.deps)).toBe(0);
    at.clock.pass(3 * 24 * HOUR);
    const counts = await Promise.all([settleLeftBehind(at.deps), settleLeftBehind(at.deps)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    const order = await at.orderOf(late);
    expect(order.state).toBe("canceled");
    const back = await at.market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, order.id));
    expect(back.map(({ amount }) => amount)).toEqual([order.total]);
    // Nobody harvested it: its goods are back on sale, and nobody is paid for them.
    expect(back[0]).toMatchObject({ cause: "left_behind", bearer: "customer" });
    expect(await owedTo(order.id)).toBe(0);
    const told = (await at.mailsOf(late)).find(({ kind }) => kind === "refund_started");
    expect(told?.text).toContain("canceled");
    await closeRoute(routeId);
  });

  it("pays its farm only for what was harvested", async () => {
    const { numbers, routeId } = await planned(2, 1);
    const late = numbers[1]!;
    await at.pack(late, [at.ids.leeks]);
    await start(routeId, [late]);
    at.clock.pass(3 * 24 * HOUR);
    expect(await settleLeftBehind(at.deps)).toBe(1);
    const order = await at.orderOf(late);
    const back = await at.market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, order.id));
    expect(new Set(back.map(({ bearer }) => bearer))).toEqual(new Set(["market", "customer"]));
    expect(back).toHaveLength(2);
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
    expect(await owedTo(order.id)).toBe((await at.lineOf(late, at.ids.leeks)).farmShare);
    await closeRoute(routeId);
  });

  it("is not refunded if another van takes it", async () => {
    const { numbers, routeId } = await planned(2, 1);
    const late = numbers[1]!;
    await start(routeId, [late]);
    await at.pack(late);
    const day = at.day.current;
    await at.lou.call((api) => api.logistics.plan({ day, window, vans: 1 }));
    const { routes } = await at.lou.call((api) => api.logistics.routes({ day, window }));
    const second = routes.find(({ state }) => state === "planned")!;
    await start(second.id);
    at.clock.pass(3 * 24 * HOUR);
    expect(await settleLeftBehind(at.deps)).toBe(0);
    await closeRoute(second.id);
    expect((await at.orderOf(late)).state).toBe("delivered");
    await closeRoute(routeId);
  });
});
