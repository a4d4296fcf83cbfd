import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { type DeliveryDay, openDeliveryDay } from "#tests/support/market/orders/delivery-day.ts";

const window = "morning";
let at: DeliveryDay;
beforeAll(async () => {
  at = await openDeliveryDay();
  at.begin();
});
afterAll(() => at[Symbol.asyncDispose]());

it("what a driver taps at a door is stored as an id and shown in each reader's language", async () => {
  const number = await at.bought();
  await at.lock();
  await at.pack(number);
  const day = at.day.current;
  await at.lou.call((api) => api.logistics.plan({ day, window, vans: 1 }));
  const found = await at.lou.call((api) => api.logistics.routes({ day, window }));
  const { id: routeId, stops } = found.routes[0]!;
  await at.lou.call((api) => api.logistics.start({ routeId }));
  const happenedAt = at.clock.now().toISOString();
  const tapped = { kind: "not_home", remark: "locked", note: "Bell 4" } as const;
  const events = [{ id: randomUUID(), stopId: stops[0]!.id, happenedAt, ...tapped }];
  await speak("es", () => at.lou.call((api) => api.logistics.report({ routeId, events })));

  const read = () => at.ana.call((api) => api.orders.byNumber({ number }));
  const notes = [await read(), await speak("es", read)].map(({ doors }) => doors[0]?.note);
  expect(notes).toEqual([
    "The gate or building was locked. Bell 4",
    "La reja o el edificio estaba con llave. Bell 4",
  ]);
  const another = speak("es", () => at.bo.call((api) => api.logistics.start({ routeId })));
  await expect(another).rejects.toThrow("Esta camioneta ya salió");
});
