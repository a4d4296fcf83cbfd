import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { businessDayAt } from "#shared/time.ts";
import { type DeliveryDay, openDeliveryDay } from "#tests/support/market/delivery-day.ts";

let at: DeliveryDay;
beforeAll(async () => {
  at = await openDeliveryDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());

it("counts what a farm was asked for and brought, and what came back because of its goods alone", async () => {
  const today = businessDayAt(at.clock.now());
  const numbers = [await at.bought(), await at.bought(), await at.bought()];
  const [first, second, third] = numbers as [string, string, string];
  const { beets, leeks } = at.ids;
  const reliability = () =>
    at.fern.call((api) => api.farmer.reliability({ from: today, to: today }));
  expect(await reliability()).toEqual({ orders: 0, asked: 0, short: 0, returned: [] });
  await at.ana.call((api) => api.orders.takeOff({ number: first, productId: beets, quantity: 1 }));
  await at.lock();
  const mark = (orderNumber: string, productId: number) =>
    at.fern.call((api) => api.farmer.ready({ orderNumber, productId }));
  await mark(first, beets);
  await mark(first, leeks);
  const short = { orderNumber: second, productId: beets, units: 1, before: 0 };
  await at.fern.call((api) => api.farmer.short({ ...short, reason: "weather" }));
  // Of what it has said nothing about, nothing is counted.
  expect(await reliability()).toEqual({ orders: 2, asked: 4, short: 1, returned: [] });

  const refund = async (number: string, cause: "poor_quality" | "damaged_on_the_way") => {
    const { paymentIntentId: intentId } = await at.orderOf(number);
    const wish = { lines: [{ productId: leeks, quantity: 1 }], delivery: false };
    await at.ada.call((api) =>
      api.admin.payments.refund({ intentId, wish, reason: "As agreed", cause }),
    );
  };
  await mark(third, leeks);
  for (const number of numbers) await at.pack(number);
  await at.lou.call((api) =>
    api.logistics.plan({ day: at.day.current, window: "morning", vans: 1 }),
  );
  const { routes } = await at.lou.call((api) =>
    api.logistics.routes({ day: at.day.current, window: "morning" }),
  );
  await at.lou.call((api) => api.logistics.start({ routeId: routes[0]!.id }));
  await refund(first, "poor_quality");
  await refund(third, "damaged_on_the_way");
  expect(await reliability()).toMatchObject({
    short: 1,
    returned: [{ cause: "poor_quality", units: 1 }],
  });
});
