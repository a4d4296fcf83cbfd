import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/accounts/accounts.ts";
import { deliverySlots } from "#db/schema/checkout.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import {
  CONFLICT,
  DISPUTED,
  type DisputeDay,
  openDisputeDay,
} from "#tests/support/money/dispute-day.ts";
import { DAY } from "#tests/support/market/clock.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import { addDays, businessDayAt } from "#shared/time.ts";

let at: DisputeDay;
beforeAll(async () => {
  at = await openDisputeDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(async () => {
  await at.begin();
  return () => assertInvariants(at.sql);
});

const today = () => businessDayAt(at.clock.now());
const inDays = (days: number) => addDays(today(), days);

/** An order of the day whose door stayed closed, on a route that is over; the day is its day. */
async function failed(card?: string) {
  const number = await at.bought(card);
  await at.lock();
  await at.pack(number);
  const ofDay = await failAgain(number);
  return { number, ...ofDay };
}

/** Plans a route of the day over what waits, sends it off, and finds the order's door closed. */
async function failAgain(number: string) {
  at.clock.pass(Date.parse(`${at.day.current}T18:00:00Z`) - at.clock.now().getTime());
  await at.plan();
  const route = (await at.routes()).find(({ state }) => state === "planned")!;
  await at.start(route.id);
  const stop = route.stops.find((one) => one.orderNumber === number)!;
  await at.report(route.id, at.event(stop.id, "not_home", { note: "No one answered" }));
  return { routeId: route.id, stopId: stop.id };
}

const choose = (number: string, day: string, window: WindowId = "evening") =>
  at.ana.call((api) => api.orders.redeliver({ number, day, window }));
const read = (number: string) => at.ana.call((api) => api.orders.byNumber({ number }));

async function booked(day: string, window: WindowId): Promise<number> {
  const [slot] = await at.deps.db
    .select()
    .from(deliverySlots)
    .where(and(eq(deliverySlots.day, day), eq(deliverySlots.window, window)));
  return slot?.booked ?? 0;
}

const plan = (day: string, window: WindowId) =>
  at.lou.call((api) => api.logistics.plan({ day, window, vans: 1 }));
const routesOf = async (day: string, window: WindowId) =>
  (await at.lou.call((api) => api.logistics.routes({ day, window }))).routes;

describe("An order whose delivery failed", () => {
  it("comes on the day and in the window that its customer chooses, and is delivered", async () => {
    const { number, routeId } = await failed();
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    const before = await read(number);
    expect(before.redelivery).toMatchObject({ comesAgain: false });
    expect(before.redelivery?.days.map(({ day }) => day)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((days) => inDays(days)),
    );
    const [left, day] = [at.day.current, inDays(2)];
    const slots = [await booked(left, "morning"), await booked(day, "evening")];

    await choose(number, day);

    expect(await read(number)).toMatchObject({
      state: "failed_delivery",
      day,
      window: "evening",
      redelivery: { comesAgain: true },
    });
    expect([await booked(left, "morning"), await booked(day, "evening")]).toEqual([
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
    await plan(day, "evening");
    const [route] = await routesOf(day, "evening");
    expect(route?.stops.map(({ orderNumber }) => orderNumber)).toEqual([number]);
    await expect(choose(number, inDays(1))).rejects.toMatchObject(CONFLICT);
    await at.start(route!.id);
    await at.report(route!.id, at.event(route!.stops[0]!.id, "delivered"));
    expect(await at.stateOf(number)).toBe("delivered");
    expect((await read(number)).redelivery).toBeNull();
  });

  it("stays with its farms on the day they brought it", async () => {
    const { number } = await failed();
    const farmDay = at.day.current;
    const harvest = async (day: string) =>
      (await at.fern.call((api) => api.farmer.harvest({ day }))).orders.map((one) => one.number);
    const picked = async (day: string) =>
      (await at.lou.call((api) => api.logistics.pick({ day }))).length;
    expect(await harvest(farmDay)).toContain(number);
    const day = inDays(3);
    await choose(number, day);
    expect(await harvest(farmDay)).toContain(number);
    expect(await harvest(day)).not.toContain(number);
    expect([await picked(farmDay), await picked(day)]).toEqual([1, 0]);
  });

  it("can be moved once more, and again after a second closed door", async () => {
    const { number } = await failed();
    await choose(number, inDays(1));
    await choose(number, inDays(2), "morning");
    at.day.current = inDays(2);
    await failAgain(number);
    expect((await read(number)).redelivery).toMatchObject({ comesAgain: false });
    await choose(number, inDays(1));
    expect(await read(number)).toMatchObject({ day: inDays(1), redelivery: { comesAgain: true } });
  });

  it("leaves the route of a day before that never left, which the next one may take", async () => {
    const { number, routeId } = await failed();
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    await at.plan();
    await expect(choose(number, inDays(1))).rejects.toMatchObject(CONFLICT);
    expect(await read(number)).toMatchObject({ redelivery: { comesAgain: true } });
    at.clock.pass(DAY);
    expect(await read(number)).toMatchObject({ redelivery: { comesAgain: false } });
    const day = inDays(1);
    await choose(number, day);
    const left = (await at.routes()).find(({ state }) => state === "planned");
    expect(left?.stops).toEqual([]);
    await plan(day, "evening");
    expect((await routesOf(day, "evening"))[0]?.stops).toHaveLength(1);
  });

  it("is on one route alone when it is planned and moved at the same moment", async () => {
    const { number, routeId } = await failed();
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    const day = inDays(1);
    const moved = await Promise.allSettled([at.plan(), choose(number, day)]);
    const order = await at.orderOf(number);
    const planned = (await at.routes()).filter(({ state }) => state === "planned");
    const isMoved = moved[1].status === "fulfilled";
    expect(order.deliveryDay).toBe(isMoved ? day : at.day.current);
    expect(planned.flatMap(({ stops }) => stops)).toHaveLength(isMoved ? 0 : 1);
  });

  it("is brought again by the team with a reason", async () => {
    const { number } = await failed();
    const wish = { number, day: inDays(1), window: "morning" as const };
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

describe("It is not brought again", () => {
  it("while its delivery has not failed", async () => {
    const number = await at.bought();
    await expect(choose(number, inDays(3))).rejects.toMatchObject(CONFLICT);
    expect((await read(number)).redelivery).toBeNull();
  });

  it("while the bank disputes its payment", async () => {
    const { number } = await failed(DISPUTED);
    await at.hear();
    await expect(choose(number, inDays(1))).rejects.toMatchObject(CONFLICT);
    expect((await read(number)).redelivery?.days).toEqual([]);
  });

  it("while its driver is at the door once more", async () => {
    const { number, routeId, stopId } = await failed();
    at.clock.pass(60_000);
    await at.report(routeId, at.event(stopId, "arrived"));
    await expect(choose(number, inDays(1))).rejects.toMatchObject(CONFLICT);
  });

  it("on a day that is not offered, or in a full window", async () => {
    const { number } = await failed();
    for (const day of [today(), inDays(8)]) {
      await expect(choose(number, day)).rejects.toMatchObject({ code: "UNPROCESSABLE_CONTENT" });
    }
    const full = { day: inDays(4), window: "evening" as const };
    await at.deps.db.insert(deliverySlots).values({ ...full, capacity: 0 });
    await expect(choose(number, full.day)).rejects.toMatchObject(CONFLICT);
    expect(await at.orderOf(number)).toMatchObject({
      deliveryDay: at.day.current,
      harvestedFor: null,
    });
  });
});

describe("Its customer asks for the money instead", () => {
  const ask = (number: string) => at.ana.call((api) => api.orders.askMoneyBack({ number }));

  it("which the team gives back, and no van brings it until it has answered", async () => {
    const { number } = await failed();
    await ask(number);
    const order = await read(number);
    expect(order.problems).toMatchObject([{ kind: "not_delivered", quantity: 2, state: "open" }]);
    expect(order.redelivery).toMatchObject({ askedForMoney: true, canChoose: false, days: [] });
    await expect(choose(number, inDays(1))).rejects.toMatchObject(CONFLICT);
    await expect(ask(number)).rejects.toMatchObject(CONFLICT);
    const [problem] = order.problems;
    const decision = { id: problem!.id, answer: "We come on Friday, as you said on the phone." };
    await at.ada.call((api) => api.admin.problems.decline(decision));
    expect(await read(number)).toMatchObject({ redelivery: { canChoose: true } });
    await ask(number);
    const again = (await read(number)).problems.find(({ state }) => state === "open");
    await at.confirm();
    const back = await at.ada.call((api) =>
      api.admin.problems.refund({ id: again!.id, cause: "not_delivered" }),
    );
    expect(back.amount).toBeGreaterThan(0);
    // Its fee may still be with us: nothing of its goods is to come all the same.
    expect((await read(number)).redelivery).toMatchObject({ canChoose: false, comesAgain: false });
    await expect(choose(number, inDays(1))).rejects.toMatchObject(CONFLICT);
  });

  it("and no van takes it on the day that was chosen before, until the team says otherwise", async () => {
    const { number, routeId } = await failed();
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    const day = inDays(1);
    await choose(number, day);
    await ask(number);
    await expect(plan(day, "evening")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await at.ada.call((api) =>
      api.admin.orders.redeliver({ number, day, window: "morning", reason: "She called us" }),
    );
    const order = await read(number);
    expect(order.redelivery).toMatchObject({ askedForMoney: false, comesAgain: true });
    expect(order.problems).toMatchObject([
      { state: "declined", answer: "We bring your order again instead." },
    ]);
    await plan(day, "morning");
    expect((await routesOf(day, "morning"))[0]?.stops).toHaveLength(1);
  });

  it("which is answered when the team refunds the order itself", async () => {
    const { number } = await failed();
    await ask(number);
    const { paymentIntentId: intentId } = await at.orderOf(number);
    await at.confirm();
    await at.ask((api) =>
      api.refund({ intentId, wish: "rest", cause: "not_delivered", reason: "" }),
    );
    expect((await read(number)).problems).toMatchObject([{ state: "refunded" }]);
  });

  it("only after its delivery has failed, and while no van takes it", async () => {
    const number = await at.bought();
    await expect(ask(number)).rejects.toMatchObject(CONFLICT);
    await at.lock();
    await at.pack(number);
    const { routeId } = await failAgain(number);
    await at.bo.call((api) => api.logistics.finish({ routeId }));
    await at.plan();
    await expect(ask(number)).rejects.toMatchObject(CONFLICT);
    expect((await read(number)).problems).toEqual([]);
  });
});
