import { and, eq } from "drizzle-orm";
import { deliverySlots } from "#db/schema/checkout/checkout.ts";
import { type DisputeDay, openDisputeDay } from "#tests/support/money/dispute-day.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import { addDays, businessDayAt } from "#shared/time.ts";

export type FailedDelivery = Awaited<ReturnType<typeof openFailedDelivery>>;

/** A delivery day with failed deliveries, and the actions of Ana and the team. */
export async function openFailedDelivery() {
  const at = await openDisputeDay();
  const today = () => businessDayAt(at.clock.now());
  /** Plans a route with the waiting orders, starts it, and reports that nobody was home for this order. */
  const failAgain = async (number: string) => {
    at.clock.pass(Date.parse(`${at.day.current}T18:00:00Z`) - at.clock.now().getTime());
    await at.plan();
    const route = (await at.routes()).find(({ state }) => state === "planned")!;
    await at.start(route.id);
    const stop = route.stops.find((one) => one.orderNumber === number)!;
    await at.report(route.id, at.event(stop.id, "not_home", { note: "No one answered" }));
    return { routeId: route.id, stopId: stop.id };
  };
  return {
    ...at,
    today,
    inDays: (days: number) => addDays(today(), days),
    failAgain,
    /** An order of the day whose delivery failed; its van is still out. */
    failed: async (...bought: Parameters<DisputeDay["bought"]>) => {
      const number = await at.bought(...bought);
      await at.lock();
      await at.pack(number);
      return { number, ...(await failAgain(number)) };
    },
    choose: (number: string, day: string, window: WindowId = "evening") =>
      at.ana.call((api) => api.orders.redeliver({ number, day, window })),
    read: (number: string) => at.ana.call((api) => api.orders.byNumber({ number })),
    /** The number of orders with a slot in a window. */
    booked: async (day: string, window: WindowId): Promise<number> => {
      const [slot] = await at.deps.db
        .select()
        .from(deliverySlots)
        .where(and(eq(deliverySlots.day, day), eq(deliverySlots.window, window)));
      return slot?.booked ?? 0;
    },
    planOn: (day: string, window: WindowId) =>
      at.lou.call((api) => api.logistics.plan({ day, window, vans: 1 })),
    routesOn: async (day: string, window: WindowId) =>
      (await at.lou.call((api) => api.logistics.routes({ day, window }))).routes,
  };
}
