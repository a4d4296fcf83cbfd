import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closePickup } from "#server/services/logistics/pickups.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { type DeliveryDay, openDeliveryDay } from "#tests/support/market/orders/delivery-day.ts";

let at: DeliveryDay;
let plums: number;

beforeAll(async () => {
  at = await openDeliveryDay();
  const { db } = at.market.database;
  const others = await addFarm(db, { name: "Gus Farm" });
  await addProduct(db, { farmId: others, slug: "others-plums", name: "Others plums" });
  plums = await setStock(db, "others-plums", 900);
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.market.database.sql, at.clock.now());
});

const sheet = async () => (await at.fern.call((api) => api.farmer.today({}))).sheet!;
const refundUnit = async (number: string, productId: number) =>
  refundOrder(at.deps, null, {
    intentId: (await at.orderOf(number)).paymentIntentId,
    wish: { lines: [{ productId, quantity: 1 }], delivery: false },
    reason: "kindness",
    cause: "poor_quality",
  });
const dayReady = (products: { productId: number; waiting: number }[]) =>
  at.fern.call((api) => api.farmer.dayReady({ day: at.day.current, products }));

describe("A farm's sheet for its next harvest day", () => {
  it("shows what to bring, where and when, and what changed since it was sent", async () => {
    const number = await at.bought();
    await refundUnit(number, at.ids.beets);
    await at.lock();
    const day = at.day.current;
    expect(await sheet()).toEqual({
      day,
      bringOn: addDays(day, -1),
      depot: {
        name: "Furrow depot",
        street: "12 Orchard Wharf",
        zipCode: "94607",
        city: "Oakland",
      },
      cameIn: null,
      products: [
        {
          productId: at.ids.beets,
          name: "Own beets",
          pack: "1 lb",
          units: 1,
          waiting: 1,
          unlocked: 0,
          isByWeight: false,
        },
        {
          productId: at.ids.leeks,
          name: "Own leeks",
          pack: "1 lb",
          units: 1,
          waiting: 1,
          unlocked: 0,
          isByWeight: false,
        },
      ],
      // Units removed before the sheet was sent were never on it.
      changes: [],
    });
    at.clock.pass(60_000);
    await refundUnit(number, at.ids.leeks);
    expect((await sheet()).changes).toEqual([
      {
        kind: "taken_off",
        orderNumber: number,
        productId: at.ids.leeks,
        name: "Own leeks",
        pack: "1 lb",
        units: 1,
      },
    ]);
  });

  it("counts units as to do, though not yet to mark, until the day's orders are locked", async () => {
    await at.bought();
    at.clock.pass(cutOffOf(at.day.current).getTime() - at.clock.now().getTime());
    const before = [
      { productId: at.ids.beets, waiting: 0, unlocked: 2 },
      { productId: at.ids.leeks, waiting: 0, unlocked: 1 },
    ];
    const harvest = () => at.fern.call((api) => api.farmer.harvest({ day: at.day.current }));
    expect((await sheet()).products).toMatchObject(before);
    expect(await harvest()).toMatchObject({ isOpen: false, products: before });
    await at.lock();
    const after = [
      { productId: at.ids.beets, waiting: 2, unlocked: 0 },
      { productId: at.ids.leeks, waiting: 1, unlocked: 0 },
    ];
    expect((await sheet()).products).toMatchObject(after);
    expect(await harvest()).toMatchObject({ products: after });
  });

  it("does not list an order as added when its crate is reopened", async () => {
    const number = await at.bought();
    await at.lock();
    await at.pack(number);
    at.clock.pass(60_000);
    const out = { orderNumber: number, productId: at.ids.beets, packed: false };
    await at.lou.call((api) => api.logistics.packLine(out));
    expect((await at.orderOf(number)).state).toBe("locked");
    expect((await sheet()).changes).toEqual([]);
  });

  it("does not wait for packed lines, whether or not the farm has marked them", async () => {
    const number = await at.bought();
    await at.lock();
    await at.pack(number);
    const { due } = await at.fern.call((api) => api.farmer.today({}));
    expect(due).toMatchObject([{ day: at.day.current, lines: 2, waiting: 0 }]);
  });

  it("shows when the goods came in", async () => {
    await at.bought();
    await at.lock();
    const closer = { id: at.lou.user.id, username: "lou", role: "logistics" as const };
    await closePickup(at.deps, closer, { day: at.day.current, farmId: at.ids.farmId });
    expect((await sheet()).cameIn).toBe(at.clock.now().toISOString());
  });

  it("does not exist while nothing is due", async () => {
    const { sheet: none, today } = await at.fern.call((api) => api.farmer.today({}));
    expect(none).toBeNull();
    expect(today).toBe(businessDayAt(at.clock.now()));
  });
});

describe("Everything waiting for a day", () => {
  it("can be marked ready in one step, which starts the harvest of its orders", async () => {
    const numbers = [await at.bought(), await at.bought()];
    await at.lock();
    await dayReady(
      (await sheet()).products.map(({ productId, waiting }) => ({ productId, waiting })),
    );
    expect((await sheet()).products.map(({ waiting }) => waiting)).toEqual([0, 0]);
    for (const number of numbers) {
      expect((await at.orderOf(number)).state).toBe("harvesting");
    }
  });

  it("is marked once; the same again by the same person is a yes, and marks what is missing", async () => {
    const number = await at.bought();
    await at.lock();
    const all = (await sheet()).products.map(({ productId, waiting }) => ({ productId, waiting }));
    await dayReady(all);
    const { harvestedAt } = await at.lineOf(number, at.ids.beets);
    at.clock.pass(60_000);
    await dayReady(all);
    expect((await at.lineOf(number, at.ids.beets)).harvestedAt).toEqual(harvestedAt);
    await expect(dayReady([{ ...all[0]!, waiting: 3 }])).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await at.fern.call((api) =>
      api.farmer.notReady({ orderNumber: number, productId: at.ids.leeks }),
    );
    await dayReady(all);
    expect((await at.lineOf(number, at.ids.beets)).harvestedAt).toEqual(harvestedAt);
    expect((await at.lineOf(number, at.ids.leeks)).harvestedAt).not.toBeNull();
  });

  it("stays unmarked if any of it has changed", async () => {
    const number = await at.bought();
    await at.lock();
    const stale = [
      { productId: at.ids.beets, waiting: 2 },
      { productId: at.ids.leeks, waiting: 2 },
    ];
    await expect(dayReady(stale)).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await at.lineOf(number, at.ids.beets)).harvestedAt).toBeNull();
  });

  it("never includes another farm's goods", async () => {
    const number = await at.bought({
      goods: [
        { slug: "own-beets", quantity: 1 },
        { slug: "others-plums", quantity: 1 },
      ],
    });
    await at.lock();
    const both = [
      { productId: at.ids.beets, waiting: 1 },
      { productId: plums, waiting: 1 },
    ];
    await expect(dayReady(both)).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await at.lineOf(number, at.ids.beets)).harvestedAt).toBeNull();
    expect((await at.lineOf(number, plums)).harvestedAt).toBeNull();
  });
});
