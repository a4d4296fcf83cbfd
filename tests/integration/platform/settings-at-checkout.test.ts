import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createIntent } from "#server/services/checkout/checkout.ts";
import { rebookSlot, unbookSlot } from "#server/services/checkout/delivery-slots.ts";
import { deliveryOptions } from "#server/services/checkout/delivery.ts";
import { getSettings } from "#server/services/platform/settings/settings.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { basket } from "#tests/support/market/orders/basket.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import {
  type ChangedSettings,
  GOODS_ON_SALE,
  openChangedSettings,
} from "#tests/support/setups/changed-settings.ts";

let settings: ChangedSettings;
beforeAll(async () => {
  settings = await openChangedSettings();
});
afterAll(() => settings[Symbol.asyncDispose]());
afterEach(() => assertInvariants(settings.market.database.sql, new Date()));

describe("A change of the settings", () => {
  it("tells how many orders to come it no longer serves", async () => {
    const { deliveryDay, deliveryWindow } = await settings.buy();
    const { unserved } = await settings.save("delivery", { holidays: [deliveryDay] });
    expect(unserved).toBeGreaterThanOrEqual(1);
    expect(await settings.save("delivery", { leadDays: 3 })).toEqual({ unserved: 0 });
    expect(await settings.save("delivery", { holidays: [], leadDays: 2 })).toEqual({ unserved: 0 });
    const zone = { name: "Elsewhere", prefixes: ["90"], feeCents: 0, minimumCents: 0 };
    expect(await settings.save("fees", { zones: [zone] })).toEqual({ unserved: 0 });
    const { windowCapacities } = await getSettings(settings.market.deps);
    const closed = { ...windowCapacities, [deliveryWindow]: 0 };
    const after = await settings.save("delivery", { windowCapacities: closed });
    expect(after.unserved).toBe(unserved);
    await settings.save("delivery", { windowCapacities });
    await settings.save("fees", { zones: [] });
  });

  it("of the tax applies to the next order, and an older one keeps its own", async () => {
    const older = await settings.buy();
    await settings.save("fees", { taxBps: 1_000 });
    const next = await settings.buy();
    expect(next.taxBps).toBe(1_000);
    expect(next.tax).toBe(Math.floor((next.subtotal * 1_000 * 2 + 10_000) / 20_000));
    expect(await settings.orderOf(older.paymentIntentId)).toEqual(older);
    expect(older.taxBps).toBe(875);
  });

  it("of the commission applies to lines that are bought from then on", async () => {
    await settings.save("fees", { commissionBps: 1_550 });
    expect((await settings.buy()).line.commissionBps).toBe(1_550);
    await settings.save("fees", { commissionBps: null });
    expect((await settings.buy()).line.commissionBps).toBeGreaterThanOrEqual(1_600);
  });

  it("of a zone sets the fee and minimum of its zip codes", async () => {
    const zone = { name: "Sonoma", prefixes: ["949"], feeCents: 499, minimumCents: 0 };
    await settings.save("fees", { zones: [zone] });
    expect((await settings.buy()).deliveryFee).toBe(499);
    await settings.save("fees", { zones: [{ ...zone, minimumCents: 5_000 }] });
    const input = await basket(settings.market.database.db, { slug: GOODS_ON_SALE, quantity: 1 });
    await expect(
      createIntent(settings.market.deps, { user: null, token: "nobody" }, input),
    ).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining("The minimum order in Sonoma is $50.00"),
    });
    await settings.save("fees", { zones: [] });
  });

  it("of a zone is shown for its zip codes: fee, minimum order and weekdays", async () => {
    const oakland = { name: "Oakland", prefixes: ["946"], feeCents: 599, minimumCents: 3_000 };
    await settings.save("fees", { zones: [{ ...oakland, weekdays: [2, 4] }] });
    const check = (zipCode: string) =>
      visitor(settings.market.deps).call((api) => api.checkout.delivery.check({ zipCode }));
    const terms = { name: "Oakland", feeCents: 599, minimumCents: 3_000, weekdays: [2, 4] };
    expect(await check("94607")).toEqual({ served: true, city: "Oakland", terms });
    expect(await check("95472")).toMatchObject({
      served: true,
      terms: { name: null, feeCents: 0 },
    });
    expect(await check("10001")).toEqual({ served: false, city: null, terms: null });
    await settings.save("fees", { zones: [] });
  });

  it("of a window's capacity applies to coming days, and never drops places that are taken", async () => {
    const { deliveryDay } = await settings.buy();
    await settings.save("delivery", {
      windowCapacities: { morning: 0, afternoon: 7, evening: 400 },
    });
    const { days } = await deliveryOptions(settings.market.deps, { token: null, user: null });
    const windows = days.find((day) => day.day === deliveryDay)?.windows;
    expect(windows).toMatchObject([
      { id: "morning", left: 0 },
      { id: "afternoon", left: 7 },
      { id: "evening", left: 400 },
    ]);
    await settings.save("delivery", {
      windowCapacities: { morning: 400, afternoon: 400, evening: 400 },
    });
  });

  it("of a window's capacity gives a place that comes free only while fewer are taken than it says", async () => {
    const { deliveryDay } = await settings.buy();
    await settings.buy();
    const { sql } = settings.market.database;
    const slots = sql`select booked, capacity from delivery_slots
      where day = ${deliveryDay} and "window" = 'morning'`;
    const [before] = await slots;
    const booked = Number(before?.["booked"]);
    const morning = (capacity: number) =>
      settings.save("delivery", {
        windowCapacities: { morning: capacity, afternoon: 400, evening: 400 },
      });
    const left = async () => {
      const { days } = await deliveryOptions(settings.market.deps, { token: null, user: null });
      const windows = days.find((day) => day.day === deliveryDay)?.windows;
      return windows?.find(({ id }) => id === "morning")?.left;
    };
    await morning(booked - 1);
    const slot = { day: deliveryDay, window: "morning" } as const;
    const free = () => settings.market.database.db.transaction((tx) => unbookSlot(tx, slot));
    const book = () => settings.market.database.db.transaction((tx) => rebookSlot(tx, slot));
    await free();
    expect([await left(), await book()]).toEqual([0, false]);
    await free();
    expect([await left(), await book()]).toEqual([1, true]);
    await morning(400);
    expect(await book()).toBe(true);
  });

  it("of deliveries moved to a day without delivery is refused", async () => {
    const moved = [{ from: "2030-12-24", to: "2030-12-25" }];
    await settings.save("delivery", { holidays: ["2030-12-25"] });
    await expect(settings.save("delivery", { movedDays: moved })).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining("December 25, 2030"),
    });
    await settings.save("delivery", { holidays: [], movedDays: moved });
    await expect(settings.save("delivery", { holidays: ["2030-12-25"] })).rejects.toThrow(
      "December 25, 2030",
    );
    await settings.save("delivery", { movedDays: [] });
  });
});
