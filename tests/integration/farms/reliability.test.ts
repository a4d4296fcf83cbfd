import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { businessDayAt } from "#shared/time.ts";
import type { CAUSES_OF_TEAM } from "#shared/payments/refunds/refund-cause.ts";
import { type DeliveryDay, openDeliveryDay } from "#tests/support/market/orders/delivery-day.ts";

let at: DeliveryDay;
beforeAll(async () => {
  at = await openDeliveryDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());

it("counts units ordered and short, and refunds caused by the farm's goods only", async () => {
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
  // Lines the farm has not marked are not counted.
  expect(await reliability()).toEqual({ orders: 2, asked: 4, short: 1, returned: [] });

  const refund = async (
    number: string,
    cause: (typeof CAUSES_OF_TEAM)[number],
    productId = leeks,
  ) => {
    const { paymentIntentId: intentId } = await at.orderOf(number);
    const wish = { lines: [{ productId, quantity: 1 }], delivery: false };
    await at.ada.call((api) =>
      api.admin.payments.refund({ intentId, wish, reason: "As agreed", cause }),
    );
  };
  await mark(third, beets);
  await mark(third, leeks);
  // A refund before the van left does not count.
  const ready = await reliability();
  await refund(third, "poor_quality", beets);
  const before = { ...ready, asked: ready.asked - 1 };
  expect(await reliability()).toEqual(before);
  for (const number of numbers) await at.pack(number);
  await at.lou.call((api) =>
    api.logistics.plan({ day: at.day.current, window: "morning", vans: 1 }),
  );
  const { routes } = await at.lou.call((api) =>
    api.logistics.routes({ day: at.day.current, window: "morning" }),
  );
  at.clock.pass(60_000);
  await at.lou.call((api) => api.logistics.start({ routeId: routes[0]!.id }));
  await refund(first, "poor_quality");
  await refund(third, "damaged_on_the_way");
  await refund(first, "missing_at_harvest", beets);
  const after = {
    ...before,
    short: before.short + 1,
    returned: [{ cause: "poor_quality", units: 1 }],
  };
  expect(await reliability()).toEqual(after);
  await sendAgain(second, at.clock.now());
  expect(await reliability()).toEqual(after);
});

/** Replaces a failed refund with a new one for the same lines, as the team does when it retries one. */
async function sendAgain(number: string, now: Date): Promise<void> {
  const { sql } = at.market.database;
  const { id: orderId } = await at.orderOf(number);
  const [failed] = await sql<{ id: string }[]>`
    update refunds set state = 'failed' where order_id = ${orderId} returning id`;
  const [successor] = await sql<{ id: string }[]>`
    insert into refunds select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'replaces', r.id,
      'state', 'requested', 'created_at', ${now.toISOString()}::text, 'provider_refund_id', null))).*
    from refunds r where r.id = ${failed!.id} returning id`;
  await sql`
    insert into refund_lines select (jsonb_populate_record(l, jsonb_build_object('refund_id', ${successor!.id}::text))).*
    from refund_lines l where l.refund_id = ${failed!.id}`;
}
