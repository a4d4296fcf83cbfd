import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import {
  saveSettings,
  settingsForAdmin,
} from "#server/services/platform/settings/settings-admin.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { businessTimeOn, formatDayLong } from "#shared/time.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type CrewDay, openCrewDay } from "#tests/support/market/orders/crew-day.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";
import { CONFLICT } from "#tests/support/refusals.ts";

let at: CrewDay;
beforeAll(async () => {
  at = await openCrewDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.sql, at.clock.now());
});

it("A route that has not left when its window begins is late, until it leaves", async () => {
  await at.packed(1);
  await at.plan();
  const { startHour } = windowOf(at.here().window);
  const goTo = (instant: Date) => at.clock.pass(instant.getTime() - at.clock.now().getTime());
  goTo(businessTimeOn(at.day.current, startHour - 1));
  expect(await at.routes()).toMatchObject([{ isLate: false }]);
  goTo(businessTimeOn(at.day.current, startHour));
  const [route] = await at.routes();
  expect(route).toMatchObject({ isLate: true });
  await at.start(route!.id);
  expect(await at.routes()).toMatchObject([{ isLate: false }]);
});

it("A van takes as many crates as the settings say, from the next request on", async () => {
  await at.packed(2);
  await at.plan(2);
  const takes = async () => (await at.routes()).map((route) => [route.name, route.takes]);
  const save = async (vanCrates: number[]) => {
    const { tabs } = await settingsForAdmin(at.deps);
    const { version } = tabs.find(({ tab }) => tab === "delivery")!;
    await saveSettings(at.deps, null, { tab: "delivery", version, values: { vanCrates } });
  };
  await save([30]);
  expect(await takes()).toEqual([
    ["Van 1", 30],
    ["Van 2", null],
  ]);
  await save([]);
  expect(await takes()).toEqual([
    ["Van 1", null],
    ["Van 2", null],
  ]);
});

describe("The routes of a window", () => {
  it("disappear when they are planned again after their last order is gone, and wait for nobody", async () => {
    const [number] = await at.packed(1);
    await at.plan();
    const waiting = async () => {
      const { window } = at.here();
      const clock = { now: () => businessTimeOn(at.day.current, windowOf(window).startHour + 1) };
      const found = await needsAttention({ ...at.deps, clock });
      return found
        .map(({ what }) => what)
        .filter((what) => /^routes? .*(driver|started)/u.test(what));
    };
    expect(await waiting()).toEqual([expect.stringContaining("without a driver")]);
    await at.sql`update orders set state = 'delivered' where number = ${number!}`;
    expect(await waiting()).toEqual([]);
    await at.plan();
    expect(await at.routes()).toEqual([]);
    await expect(at.plan()).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await at.sql`update orders set state = 'packed' where number = ${number!}`;
  });

  it("take each order once, even if two people plan them at the same moment", async () => {
    const numbers = await at.locked(3);
    await Promise.all([at.plan(2), at.plan(1)]);
    const taken = (await at.routes()).flatMap(({ stops }) => stops.map((stop) => stop.orderNumber));
    expect(taken.toSorted()).toEqual(numbers.toSorted());
  });

  it("are driven by whoever drove them: a finished one gets no other driver", async () => {
    await at.packed(1);
    await at.plan();
    const [route] = await at.routes();
    const assign = (driverId: string | null) =>
      at.lou.call((api) => api.logistics.assign({ routeId: route!.id, driverId }));
    await at.start(route!.id);
    await assign(null);
    await assign(at.bo.user.id);
    await at.report(route!.id, at.event(route!.stops[0]!.id, "delivered"));
    await at.bo.call((api) => api.logistics.finish({ routeId: route!.id }));
    await expect(assign(null)).rejects.toMatchObject({ code: "CONFLICT" });
    await at.deps.db.update(users).set({ disabled: true }).where(eq(users.id, at.bo.user.id));
    const [done] = await at.routes();
    expect(done).toMatchObject({ driverId: at.bo.user.id, driverName: expect.any(String) });
    await at.deps.db.update(users).set({ disabled: false }).where(eq(users.id, at.bo.user.id));
  });

  it("are replanned after a van has left, including orders that came back", async () => {
    await at.packed(2);
    await at.plan(2);
    const [first, second] = await at.routes();
    await at.start(second!.id);
    await at.plan();
    const vans = async () =>
      (await at.routes()).map(({ name, state, stops }) => [name, state, stops.length]);
    expect(await vans()).toEqual([
      ["Van 1", "planned", 1],
      ["Van 2", "out", 1],
    ]);
    await at.report(second!.id, at.event(second!.stops[0]!.id, "not_home"));
    await at.bo.call((api) => api.logistics.finish({ routeId: second!.id }));
    const board = await at.lou.call((api) => api.logistics.board({ day: at.day.current }));
    expect(board.unassigned).toBe(1);
    const crate = async () => {
      const crates = await at.lou.call((api) => api.logistics.pack(at.here()));
      return crates.find(({ number }) => number === second!.stops[0]!.orderNumber)!.stop;
    };
    expect(await crate()).toBeNull();
    await at.plan();
    const planned = (await at.routes()).filter(({ state }) => state === "planned");
    expect(await crate()).toMatchObject({ route: planned[0]!.name });
    const waiting = [first, second].map((route) => route!.stops[0]!.orderNumber);
    expect(
      planned.flatMap(({ stops }) => stops.map((stop) => stop.orderNumber)).toSorted(),
    ).toEqual(waiting.toSorted());
  });

  it("name the delivery day in the email if they leave before it", async () => {
    const [number] = await at.packed(1);
    await at.plan();
    const [route] = await at.routes();
    await at.start(route!.id);
    const out = (await at.mailsOf(number!)).find(({ kind }) => kind === "order_out");
    expect(out?.text).toContain(`It comes on ${formatDayLong(at.day.current)}, 8AM-12PM.`);
    expect(out?.text).not.toContain("today");
  });

  it("are sorted by number in every list, the tenth after the second", async () => {
    const vans = Array.from({ length: 10 }, (_, before) => `Van ${before + 1}`);
    await at.locked(vans.length);
    await at.plan(vans.length);
    expect((await at.routes()).map(({ name }) => name)).toEqual(vans);
    const driven = await at.bo.call((api) => api.logistics.driverRoutes({ day: at.day.current }));
    expect(driven.map(({ name }) => name)).toEqual(vans);
    const crates = await at.lou.call((api) => api.logistics.pack(at.here()));
    expect(crates.map(({ stop }) => stop!.route)).toEqual(vans);
  });

  it("start from the depot in the settings, on the map too", async () => {
    const { db } = at.market.database;
    await at.locked(1);
    await at.plan();
    const distance = async () => {
      const { depot, routes: vans } = await at.lou.call((api) => api.logistics.routes(at.here()));
      return { depot, miles: vans[0]!.miles };
    };
    const before = await distance();
    const depot = { name: "Valley depot", street: "1 Mill Road", zipCode: "93721" };
    const save = async (value: Settings["depot"]) => {
      const { tabs } = await settingsForAdmin({ db });
      const version = tabs.find(({ tab }) => tab === "delivery")!.version;
      await saveSettings(at.deps, null, { tab: "delivery", version, values: { depot: value } });
    };
    await expect(save({ ...depot, zipCode: "99999" })).rejects.toMatchObject({ code: "invalid" });
    await save(depot);
    const after = await distance();
    expect(after.depot).toMatchObject({ ...depot, city: "Fresno" });
    expect(after.depot.point).not.toEqual(before.depot.point);
    expect(after.miles).toBeGreaterThan(before.miles + 100);
    await save(DEFAULT_SETTINGS.depot);
  });

  it("can be rearranged by hand, unless someone else has changed them meanwhile", async () => {
    await at.locked(3);
    await at.plan(2);
    const [one, two] = await at.routes();
    const all = [...one!.stops, ...two!.stops].map(({ id }) => id).toReversed();
    const change = {
      routes: [
        { id: one!.id, version: one!.version, stops: [] },
        { id: two!.id, version: two!.version, stops: all },
      ],
    };
    const both = await Promise.allSettled([
      at.lou.call((api) => api.logistics.arrange(change)),
      at.bo.call((api) => api.logistics.arrange(change)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: CONFLICT });
    const [, after] = await at.routes();
    expect(after!.stops.map(({ id }) => id)).toEqual(all);
  });

  it("start once every crate is packed, only once, and notify the customers once, also if their driver's phone asks again", async () => {
    const [first, second] = await at.locked(2);
    await at.plan();
    const [route] = await at.routes();
    const start = (who: Visitor) => at.start(route!.id, who);
    await expect(start(at.bo)).rejects.toMatchObject(CONFLICT);
    for (const number of [first!, second!]) {
      await at.tick(at.lou, number, at.beets);
      await at.tick(at.lou, number, at.leeks);
    }
    await Promise.all([start(at.bo), start(at.bo)]);
    await expect(start(at.lou)).rejects.toMatchObject(CONFLICT);
    expect((await at.orderOf(first!)).state).toBe("out_for_delivery");
    expect(await at.wayOf(first!)).toEqual(["order_out"]);
    expect(await at.wayOf(second!)).toEqual(["order_out"]);
  });

  const cancel = async (number: string) => {
    const { paymentIntentId: intentId } = await at.orderOf(number);
    const all = {
      intentId,
      wish: "remaining",
      reason: "kindness",
      cause: "customer_changed",
    } as const;
    await refundOrder(at.deps, null, all);
  };

  it("do not start if all their orders were canceled meanwhile: no van leaves empty", async () => {
    const [gone] = await at.locked(1);
    await at.plan();
    await cancel(gone!);
    const [route] = await at.routes();
    await expect(at.start(route!.id)).rejects.toMatchObject({
      ...CONFLICT,
      message: "No order is left on this route",
    });
    expect(await at.routes()).toMatchObject([{ state: "planned", departedAt: null }]);
  });

  it("are rearranged only within their window: no order goes on a van of another window", async () => {
    await at.bought({ window: "afternoon" });
    await at.locked(1);
    await at.plan();
    const afternoon = { day: at.day.current, window: "afternoon" } as const;
    await at.lou.call((api) => api.logistics.plan({ ...afternoon, vans: 1 }));
    const { routes: later } = await at.lou.call((api) => api.logistics.routes(afternoon));
    const [early, late] = [(await at.routes())[0]!, later[0]!];
    const stops = [...late.stops, ...early.stops].map(({ id }) => id);
    const change = {
      routes: [
        { id: early.id, version: early.version, stops: [] },
        { id: late.id, version: late.version, stops },
      ],
    };
    await expect(at.lou.call((api) => api.logistics.arrange(change))).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "These routes are for different windows",
    });
    expect((await at.routes())[0]!.stops).toHaveLength(1);
  });

  it("leave without an order that was canceled meanwhile", async () => {
    const [gone, kept] = await at.locked(2);
    await at.plan();
    await cancel(gone!);
    await at.tick(at.lou, kept!, at.beets);
    await at.tick(at.lou, kept!, at.leeks);
    const [route] = await at.routes();
    await at.start(route!.id);
    expect((await at.routes())[0]!.stops.map((stop) => stop.orderNumber)).toEqual([kept]);
  });
});
