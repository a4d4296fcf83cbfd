import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { deliverySlots } from "#db/schema/checkout/checkout.ts";
import { DISPUTED } from "#tests/support/money/dispute-day.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import {
  type FailedDelivery,
  openFailedDelivery,
} from "#tests/support/market/orders/failed-delivery.ts";
import { spend } from "#tests/support/market/spent.ts";
import { onADay } from "#tests/support/market/time/on-a-day.ts";
import { CONFLICT } from "#tests/support/refusals.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

let at: FailedDelivery;
onADay(openFailedDelivery, (opened) => {
  at = opened;
});

describe("An order whose delivery failed", () => {
  it("comes on the day and in the window that its customer chooses, and is delivered", async () => {
    const { number, routeId } = await at.failed();
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    const before = await at.read(number);
    expect(before.redelivery).toMatchObject({ comesAgain: false });
    expect(before.redelivery?.days.map(({ day }) => day)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((days) => at.inDays(days)),
    );
    const [left, day] = [at.day.current, at.inDays(2)];
    const slots = [await at.booked(left, "morning"), await at.booked(day, "evening")];

    await at.choose(number, day);

    expect(await at.read(number)).toMatchObject({
      state: "failed_delivery",
      day,
      window: "evening",
      redelivery: { comesAgain: true },
    });
    expect([await at.booked(left, "morning"), await at.booked(day, "evening")]).toEqual([
      slots[0]! - 1,
      slots[1]! + 1,
    ]);
    const changed = (await at.mailsOf(number)).find(({ kind }) => kind === "order_changed");
    expect(changed?.text).toMatch(/again on .*5PM-8PM, to 9 Quiet Lane/u);
    expect(changed?.text).not.toContain("until");
    const written = await at.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, (await at.orderOf(number)).id));
    expect(written.map(({ action }) => action)).toContain("order.redelivery_chosen");

    at.clock.pass(2 * DAY);
    await at.planOn(day, "evening");
    const [route] = await at.routesOn(day, "evening");
    expect(route?.stops.map(({ orderNumber }) => orderNumber)).toEqual([number]);
    await expect(at.choose(number, at.inDays(1))).rejects.toMatchObject(CONFLICT);
    await at.start(route!.id);
    await at.report(route!.id, at.event(route!.stops[0]!.id, "delivered"));
    expect(await at.stateOf(number)).toBe("delivered");
    expect((await at.read(number)).redelivery).toBeNull();
  });

  it("is rescheduled only so often by its customer: each change is emailed", async () => {
    const { number } = await at.failed();
    await spend(at.sql, "order_change", (await at.orderOf(number)).id);
    await expect(at.choose(number, at.inDays(2))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
    const reason = "They called";
    const wish = { number, day: at.inDays(2), window: "evening" as const, reason };
    await at.ada.call((api) => api.admin.orders.redeliver(wish));
    expect((await at.read(number)).day).toBe(wish.day);
  });

  it("is confirmed again without a deadline for changes", async () => {
    const { number } = await at.failed();
    await at.ada.call((api) => api.admin.orders.confirmAgain({ number }));
    const [first, again] = (await at.mailsOf(number)).filter(({ kind }) => kind === "order_placed");
    expect(first!.text).toContain("You can change or cancel it until");
    expect(again!.text).not.toMatch(/until|change/u);
  });

  it("stays with its farms on the day they brought it", async () => {
    const { number } = await at.failed();
    const farmDay = at.day.current;
    const harvest = async (day: string) =>
      (await at.fern.call((api) => api.farmer.harvest({ day }))).orders.map((one) => one.number);
    const picked = async (day: string) =>
      (await at.lou.call((api) => api.logistics.pick({ day }))).length;
    expect(await harvest(farmDay)).toContain(number);
    const day = at.inDays(3);
    await at.choose(number, day);
    expect(await harvest(farmDay)).toContain(number);
    expect(await harvest(day)).not.toContain(number);
    expect([await picked(farmDay), await picked(day)]).toEqual([1, 0]);
  });

  it("is not the next delivery until it is rescheduled: its customer is told what to do", async () => {
    const { number } = await at.failed();
    const home = () =>
      at.ana.call(async ({ orders: mine }) => {
        const week = await mine.week();
        const undelivered = await mine.undelivered();
        expect(week.undelivered).toEqual(undelivered);
        return {
          next: [(await mine.next())?.number ?? null, week.next?.number ?? null],
          undelivered: undelivered.filter((one) => one.number === number),
        };
      });
    const waits = { next: [null, null], undelivered: [{ number, day: at.day.current }] };
    expect(await home()).toEqual(waits);
    at.clock.pass(DAY);
    expect(await home()).toEqual(waits);
    await at.choose(number, at.inDays(2));
    expect(await home()).toEqual({ next: [number, number], undelivered: [] });
    await at.ana.call((api) => api.orders.askMoneyBack({ number }));
    expect(await home()).toEqual({ next: [null, null], undelivered: [] });
  });

  it("sends no email when its day and window do not change", async () => {
    const { number } = await at.failed();
    const day = at.inDays(2);
    expect(await at.choose(number, day)).toEqual({ isChanged: true });
    const mails = await at.mailsOf(number);
    expect(await at.choose(number, day)).toEqual({ isChanged: false });
    expect(await at.mailsOf(number)).toEqual(mails);
  });

  it("can be moved once more, and again after a second failed delivery", async () => {
    const { number } = await at.failed();
    await at.choose(number, at.inDays(1));
    await at.choose(number, at.inDays(2), "morning");
    at.day.current = at.inDays(2);
    await at.failAgain(number);
    expect((await at.read(number)).redelivery).toMatchObject({ comesAgain: false });
    await at.choose(number, at.inDays(1));
    expect(await at.read(number)).toMatchObject({
      day: at.inDays(1),
      redelivery: { comesAgain: true },
    });
  });

  it("leaves an earlier day's route that never started, so that the next one can take it", async () => {
    const { number, routeId } = await at.failed();
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    await at.plan();
    await expect(at.choose(number, at.inDays(1))).rejects.toMatchObject(CONFLICT);
    expect(await at.read(number)).toMatchObject({ redelivery: { comesAgain: true } });
    at.clock.pass(DAY);
    expect(await at.read(number)).toMatchObject({ redelivery: { comesAgain: false } });
    const day = at.inDays(1);
    await at.choose(number, day);
    const left = (await at.routes()).find(({ state }) => state === "planned");
    expect(left?.stops).toEqual([]);
    await at.planOn(day, "evening");
    expect((await at.routesOn(day, "evening"))[0]?.stops).toHaveLength(1);
  });

  it("is on only one route when it is planned and moved concurrently", async () => {
    const { number, routeId } = await at.failed();
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    const day = at.inDays(1);
    const moved = await Promise.allSettled([at.plan(), at.choose(number, day)]);
    const order = await at.orderOf(number);
    const planned = (await at.routes()).filter(({ state }) => state === "planned");
    const isMoved = moved[1].status === "fulfilled";
    expect(order.deliveryDay).toBe(isMoved ? day : at.day.current);
    expect(planned.flatMap(({ stops }) => stops)).toHaveLength(isMoved ? 0 : 1);
  });

  it("is brought again by the team with a reason", async () => {
    const { number } = await at.failed();
    const wish = { number, day: at.inDays(1), window: "morning" as const };
    await expect(
      at.ada.call((api) => api.admin.orders.redeliver({ ...wish, reason: " " })),
    ).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await at.ada.call((api) => api.admin.orders.redeliver({ ...wish, reason: "She called us" }));
    const order = await at.ada.call((api) => api.admin.orders.one({ number }));
    expect(order).toMatchObject({
      deliveryDay: wish.day,
      redelivery: { comesAgain: true },
      entries: expect.arrayContaining([
        expect.objectContaining({
          action: "order.redelivery_chosen",
          detail: expect.objectContaining({ reason: "She called us" }),
        }),
      ]),
    });
  });
});

describe("An order whose van left a day early", () => {
  const failedEarly = async () => {
    const number = await at.bought();
    await at.lock();
    await at.pack(number);
    await at.plan();
    const [route] = await at.routes();
    expect(at.today() < at.day.current).toBe(true);
    await at.start(route!.id);
    await at.report(route!.id, at.event(route!.stops[0]!.id, "not_home"));
    await at.bo.call((api) => api.logistics.finish({ routeId: route!.id }));
    return number;
  };

  it("comes in its own window anyway, unless another is chosen", async () => {
    const number = await failedEarly();
    expect(await at.read(number)).toMatchObject({
      state: "failed_delivery",
      redelivery: { comesAgain: true, canChoose: true },
    });
    expect(await at.choose(number, at.day.current, "morning")).toEqual({ isChanged: false });
    at.clock.pass(DAY);
    expect((await at.read(number)).redelivery).toMatchObject({ comesAgain: true });
    await at.failAgain(number);
    expect((await at.read(number)).redelivery).toMatchObject({ comesAgain: false });
  });
});

describe("It is not brought again", () => {
  it("while its delivery has not failed", async () => {
    const number = await at.bought();
    await expect(at.choose(number, at.inDays(3))).rejects.toMatchObject(CONFLICT);
    expect((await at.read(number)).redelivery).toBeNull();
  });

  it("while the bank disputes its payment", async () => {
    const { number } = await at.failed(DISPUTED);
    await processReportedEvents(at.deps);
    await expect(at.choose(number, at.inDays(1))).rejects.toMatchObject(CONFLICT);
    expect((await at.read(number)).redelivery).toMatchObject({
      days: [],
      hindrance: expect.stringMatching(/^Your bank/u),
    });
    const { redelivery } = await at.ada.call((api) => api.admin.orders.one({ number }));
    expect(redelivery?.hindrance).toMatch(/^The bank/u);
    const asked = await at.ana.call((api) => api.orders.undelivered());
    expect(asked.map((one) => one.number)).not.toContain(number);
  });

  it("while its driver is at the door again", async () => {
    const { number, routeId, stopId } = await at.failed();
    at.clock.pass(60_000);
    await at.report(routeId, at.event(stopId, "arrived"));
    await expect(at.choose(number, at.inDays(1))).rejects.toMatchObject(CONFLICT);
  });

  it("on a day that is not offered, or in a full window", async () => {
    const { number } = await at.failed();
    for (const day of [at.today(), at.inDays(8)]) {
      await expect(at.choose(number, day)).rejects.toMatchObject({ code: "UNPROCESSABLE_CONTENT" });
    }
    const full = { day: at.inDays(4), window: "evening" as const };
    await at.deps.db.insert(deliverySlots).values({ ...full, capacity: 0 });
    await expect(at.choose(number, full.day)).rejects.toMatchObject(CONFLICT);
    expect(await at.orderOf(number)).toMatchObject({
      deliveryDay: at.day.current,
      harvestedFor: null,
    });
  });
});
