import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifyOfLateVans } from "#server/services/logistics/late/late-vans.ts";
import { auditsOf } from "#server/services/platform/audit/audit.ts";
import type { StopEvent } from "#shared/logistics/fulfillment.ts";
import type { LateCause } from "#shared/logistics/late-cause.ts";
import { businessTimeOn, formatClockTime } from "#shared/time.ts";
import { type DeliveryDay, openDeliveryDay } from "#tests/support/market/orders/delivery-day.ts";

const window = "morning";
let at: DeliveryDay;
beforeAll(async () => {
  at = await openDeliveryDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());

/** Moves the clock to an hour of the delivery day: 9.5 is half past nine. */
function goTo(hour: number): void {
  const instant = businessTimeOn(at.day.current, 0).getTime() + hour * 3_600_000;
  at.clock.pass(instant - at.clock.now().getTime());
}

/** A morning van with `count` packed crates. */
async function loaded(count: number) {
  const numbers: string[] = [];
  for (let n = 0; n < count; n += 1) numbers.push(await at.bought());
  await at.lock();
  for (const number of numbers) await at.pack(number);
  await at.lou.call((api) => api.logistics.plan({ day: at.day.current, window, vans: 1 }));
  const { routes } = await at.lou.call((api) =>
    api.logistics.routes({ day: at.day.current, window }),
  );
  const { id: routeId, stops } = routes[0]!;
  const leave = () => at.bo.call((api) => api.logistics.start({ routeId }));
  const report = (stop: number, kind: StopEvent) =>
    at.bo.call((api) =>
      api.logistics.report({
        routeId,
        events: [
          {
            id: randomUUID(),
            stopId: stops[stop]!.id,
            kind,
            happenedAt: at.clock.now().toISOString(),
          },
        ],
      }),
    );
  const say = (cause: LateCause | null) =>
    at.bo.call((api) => api.logistics.sayLateCause({ routeId, cause }));
  return { numbers: stops.map(({ orderNumber }) => orderNumber), routeId, leave, report, say };
}

const late = async (number: string) =>
  (await at.mailsOf(number)).filter(({ kind }) => kind === "order_late");
const seen = (number: string) => at.ana.call((api) => api.orders.byNumber({ number }));
const board = () => at.lou.call((api) => api.logistics.board({ day: at.day.current }));

describe("A van that is out", () => {
  it("has its expected arrival in its email and on the order's page, there with the doors before", async () => {
    const { numbers, leave, report } = await loaded(2);
    goTo(9);
    expect((await seen(numbers[1]!)).arrival).toBeNull();
    await leave();
    const out = (await at.mailsOf(numbers[1]!)).find(({ kind }) => kind === "order_out");
    expect(out?.text).toContain("It comes today, 8AM-12PM.");
    expect(out?.text).toContain("We expect to be at your door between 9:10 AM and 9:40 AM.");
    expect((await seen(numbers[1]!)).arrival).toMatchObject({ doorsBefore: 1, isLate: false });
    goTo(9.5);
    await report(0, "delivered");
    const { arrival } = await seen(numbers[1]!);
    expect(arrival).toMatchObject({ doorsBefore: 0 });
    expect(formatClockTime(new Date(arrival!.from))).toBe("9:30 AM");
    await report(1, "arrived");
    expect((await seen(numbers[1]!)).arrival).toBeNull();
  });

  it("sends no further email if it is on time", async () => {
    const { numbers, leave } = await loaded(1);
    goTo(11.75);
    await leave();
    expect(await notifyOfLateVans(at.deps)).toBe(0);
    expect(await late(numbers[0]!)).toEqual([]);
    expect((await board()).lateVans).toEqual([]);
  });
});

describe("A late van", () => {
  it("notifies its households once, before the window ends, and the team sees how many", async () => {
    const { numbers, leave, report } = await loaded(5);
    goTo(8);
    await leave();
    // Each of three doors took half an hour or more; of the remaining two, one will be late.
    for (const stop of [0, 1, 2]) {
      goTo(8.5 + stop * 1.5);
      await report(stop, "delivered");
    }
    goTo(11.98);
    expect((await board()).lateVans).toMatchObject([{ stops: 1, households: 1, notified: 0 }]);
    const both = await Promise.all([notifyOfLateVans(at.deps), notifyOfLateVans(at.deps)]);
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await notifyOfLateVans(at.deps)).toBe(0);
    const mails = await late(numbers[4]!);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("between 12:20 PM and 12:50 PM");
    expect((await board()).lateVans).toMatchObject([{ stops: 1, households: 1, notified: 1 }]);
    expect((await seen(numbers[4]!)).arrival).toMatchObject({ isLate: true });
  });

  it("notifies them again when it is later than the last email said", async () => {
    const { numbers } = await loaded(1);
    goTo(12.25);
    await notifyOfLateVans(at.deps);
    goTo(12.5);
    await notifyOfLateVans(at.deps);
    goTo(13.25);
    await notifyOfLateVans(at.deps);
    const texts = (await late(numbers[0]!)).map(({ text }) => /between .*? M?/.exec(text)?.[0]);
    expect(texts).toHaveLength(2);
    expect(new Set(texts).size).toBe(2);
  });

  it("notifies nobody again just because its routes are replanned", async () => {
    const { numbers } = await loaded(1);
    goTo(12.25);
    expect(await notifyOfLateVans(at.deps)).toBe(1);
    await at.lou.call((api) => api.logistics.plan({ day: at.day.current, window, vans: 1 }));
    expect(await notifyOfLateVans(at.deps)).toBe(0);
    expect(await late(numbers[0]!)).toHaveLength(1);
    expect((await board()).lateVans).toMatchObject([{ households: 1, notified: 1 }]);
    goTo(13.25);
    expect((await board()).lateVans).toMatchObject([{ households: 1, notified: 0 }]);
    expect(await notifyOfLateVans(at.deps)).toBe(1);
  });

  it("notifies its households even before it has left, and is shown as late on the order's page", async () => {
    const { numbers } = await loaded(1);
    goTo(12.25);
    expect(await notifyOfLateVans(at.deps)).toBe(1);
    expect((await seen(numbers[0]!)).arrival).toMatchObject({ isLate: true });
  });

  it("does not notify a household that already has its order", async () => {
    const { numbers, leave, report } = await loaded(2);
    goTo(9);
    await leave();
    await report(0, "delivered");
    goTo(12.5);
    expect(await notifyOfLateVans(at.deps)).toBe(1);
    expect(await late(numbers[0]!)).toEqual([]);
  });
});

describe("What holds a late van up", () => {
  it("is in the email, on the order's page, on the board and on the driver's phone", async () => {
    const { numbers, routeId, say } = await loaded(1);
    goTo(12.25);
    await say("traffic");
    expect(await notifyOfLateVans(at.deps)).toBe(1);
    const [mail] = await late(numbers[0]!);
    expect(mail?.text).toContain("Heavy traffic is holding the van up.");
    expect((await seen(numbers[0]!)).arrival).toMatchObject({ lateCause: "traffic" });
    expect((await board()).lateVans).toMatchObject([{ lateCause: "traffic" }]);
    const day = at.day.current;
    const vans = await at.lou.call((api) => api.logistics.driverRoutes({ day }));
    expect(vans).toMatchObject([{ id: routeId, lateCause: "traffic" }]);
    expect(await at.bo.call((api) => api.logistics.drive({ routeId }))).toMatchObject({
      lateCause: "traffic",
    });
  });

  it("is nowhere unless someone said it, nor once it is taken back", async () => {
    const { numbers, say } = await loaded(1);
    await say("vehicle");
    await say(null);
    goTo(12.25);
    expect(await notifyOfLateVans(at.deps)).toBe(1);
    const [mail] = await late(numbers[0]!);
    expect(mail?.text).not.toContain("trouble");
    expect((await seen(numbers[0]!)).arrival).toMatchObject({ isLate: true, lateCause: null });
  });

  it("sends no email by itself, and is in the next one with a new time", async () => {
    const { numbers, say } = await loaded(1);
    goTo(12.25);
    await notifyOfLateVans(at.deps);
    await say("weather");
    expect(await notifyOfLateVans(at.deps)).toBe(0);
    expect((await seen(numbers[0]!)).arrival).toMatchObject({ lateCause: "weather" });
    goTo(13.25);
    expect(await notifyOfLateVans(at.deps)).toBe(1);
    const [first, second] = await late(numbers[0]!);
    const texts = [first?.text, second?.text].map((text) => text?.includes("The weather is"));
    expect(texts).toEqual([false, true]);
  });

  it("ends two hours after it was last said, so that a later delay is not explained by it", async () => {
    const { numbers, routeId, say } = await loaded(1);
    goTo(9);
    await say("traffic");
    goTo(10);
    await say("traffic");
    goTo(11.99);
    const day = at.day.current;
    const vans = () => at.lou.call((api) => api.logistics.driverRoutes({ day }));
    const onPhone = () => at.bo.call((api) => api.logistics.drive({ routeId }));
    const noon = businessTimeOn(day, 12).toISOString();
    expect([await vans(), await onPhone()]).toMatchObject([
      [{ lateCause: "traffic" }],
      { lateCause: "traffic", lateCauseUntil: noon },
    ]);
    goTo(12.25);
    expect([await vans(), await onPhone()]).toMatchObject([
      [{ lateCause: null }],
      { lateCause: null },
    ]);
    expect(await notifyOfLateVans(at.deps)).toBe(1);
    expect((await late(numbers[0]!))[0]?.text).not.toContain("traffic");
    expect((await seen(numbers[0]!)).arrival).toMatchObject({ isLate: true, lateCause: null });
    expect((await board()).lateVans).toMatchObject([{ lateCause: null }]);
  });

  it("stands in the database with the time it was said, and neither without the other", async () => {
    const { routeId, say } = await loaded(1);
    await expect(
      at.market.database
        .sql`update delivery_routes set late_cause = 'traffic' where id = ${routeId}`,
    ).rejects.toMatchObject({ constraint_name: "delivery_routes_late_cause" });
    await say("traffic");
    await expect(
      at.market.database.sql`update delivery_routes set late_cause = null where id = ${routeId}`,
    ).rejects.toMatchObject({ constraint_name: "delivery_routes_late_cause" });
  });

  it("is in the audit log with who said it and when, as is taking it back", async () => {
    const { routeId, say } = await loaded(1);
    goTo(9);
    const first = at.clock.now();
    await say("farm_late");
    goTo(9.5);
    const second = at.clock.now();
    await say(null);
    const entries = await auditsOf(at.deps.db, "route.delay_explained", {
      kind: "route",
      id: routeId,
    });
    const by = at.bo.user.username;
    expect(entries).toMatchObject([
      { actorName: by, at: second, detail: { lateCause: { from: "farm_late", to: null } } },
      { actorName: by, at: first, detail: { lateCause: { from: null, to: "farm_late" } } },
    ]);
  });

  it("is not shown to a household whose door the van reaches in time", async () => {
    const { numbers, leave, say } = await loaded(1);
    goTo(9);
    await leave();
    await say("traffic");
    expect((await seen(numbers[0]!)).arrival).toMatchObject({ isLate: false, lateCause: null });
  });

  it("can no longer be said once the route is finished", async () => {
    const { leave, report, say } = await loaded(1);
    goTo(9);
    await leave();
    await report(0, "delivered");
    await expect(say("traffic")).rejects.toMatchObject({ code: "CONFLICT" });
  });
});
