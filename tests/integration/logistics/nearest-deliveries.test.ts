import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "#shared/time.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type CrewDay, openCrewDay } from "#tests/support/market/orders/crew-day.ts";

let at: CrewDay;
beforeAll(async () => {
  at = await openCrewDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.sql, at.clock.now());
});

const nearest = (day: string, window: WindowId | null = null, by?: "harvest") =>
  at.lou.call((api) => api.logistics.nearest({ day, window, ...(by && { by }) }));

describe("A day without deliveries", () => {
  it("leads to the next day with orders, or to the last one if there is none to come", async () => {
    const day = at.day.current;
    const next = addDays(day, 1);
    await at.bought({ day });
    await at.bought({ day: next });
    const gone = await at.bought({ day: next });
    await at.sql`update orders set state = 'canceled' where number = ${gone}`;
    expect(await nearest(addDays(day, -1))).toMatchObject({
      nearest: { day, window: null, orders: 1, stillOpen: 1, when: "later" },
    });
    expect(await nearest(day)).toMatchObject({
      stillOpen: 1,
      nearest: { day: next, orders: 1, when: "later" },
    });
    expect(await nearest(addDays(next, 1))).toEqual({
      stillOpen: 0,
      nearest: { day: next, window: null, orders: 1, stillOpen: 1, when: "earlier" },
    });
    await at.sql`update orders set state = 'placed' where number = ${gone}`;
  });

  it("leads to a day with how many of its orders have not closed yet", async () => {
    const day = at.day.current;
    await at.bought({ day });
    await at.lock();
    const before = addDays(day, -1);
    expect(await nearest(before)).toMatchObject({ nearest: { day, orders: 1, stillOpen: 0 } });
    const open = await at.bought({ day: addDays(day, 1) });
    await at.sql`update orders set delivery_day = ${day} where number = ${open}`;
    expect(await nearest(before)).toMatchObject({ nearest: { day, orders: 2, stillOpen: 1 } });
    await at.sql`update orders set delivery_day = ${addDays(day, 1)} where number = ${open}`;
  });

  it("leads to another window of that day first", async () => {
    const day = at.day.current;
    await at.bought({ day });
    await at.bought({ day: addDays(day, 1) });
    expect(await nearest(day, "evening")).toEqual({
      stillOpen: 0,
      nearest: { day, window: "morning", orders: 1, stillOpen: 1, when: "same_day" },
    });
    expect(await nearest(day, "morning")).toMatchObject({
      stillOpen: 1,
      nearest: { day: addDays(day, 1), window: "morning", when: "later" },
    });
  });

  it("is counted by the harvest where goods come from the farms: a second delivery brings none", async () => {
    const day = at.day.current;
    const again = addDays(day, 2);
    const number = await at.bought({ day });
    await at.sql`update orders set delivery_day = ${again}, harvested_for = ${day}
      where number = ${number}`;
    expect(await nearest(addDays(day, -1))).toMatchObject({ nearest: { day: again } });
    expect(await nearest(addDays(day, -1), null, "harvest")).toMatchObject({
      nearest: { day, orders: 1, when: "later" },
    });
    expect(await nearest(again, null, "harvest")).toMatchObject({
      nearest: { day, when: "earlier" },
    });
    await at.sql`update orders set delivery_day = ${day}, harvested_for = null
      where number = ${number}`;
  });

  it("is looked up by the crew alone", async () => {
    await expect(
      at.ana.call((api) => api.logistics.nearest({ day: at.day.current })),
    ).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("An order that a label names", () => {
  const whereIs = (orderNumber: string) =>
    at.lou.call((api) => api.logistics.whereIs({ orderNumber }));

  it("is found with its day, window and status, also before its day has closed", async () => {
    const number = await at.bought();
    expect(await whereIs(number)).toEqual({ ...at.here(), state: "placed" });
    await at.lock();
    expect(await whereIs(number)).toMatchObject({ state: "locked" });
  });

  it("is nothing if there is none", async () => {
    expect(await whereIs("FUR-2222-2222")).toBeNull();
  });

  it("is looked up by the crew alone", async () => {
    await expect(
      at.ana.call((api) => api.logistics.whereIs({ orderNumber: "FUR-2222-2222" })),
    ).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});
