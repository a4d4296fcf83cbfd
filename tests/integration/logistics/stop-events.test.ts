import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { routeStops, stopEvents } from "#db/schema/logistics/logistics.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type CrewDay, openCrewDay } from "#tests/support/market/orders/crew-day.ts";
import { CONFLICT } from "#tests/support/refusals.ts";

let at: CrewDay;
beforeAll(async () => {
  at = await openCrewDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.sql, at.clock.now());
});

describe("A driver's report", () => {
  it("counts once, however often or simultaneously the phone sends it", async () => {
    const { numbers, routeId, stops } = await at.out(1);
    const done = at.event(stops[0]!.id, "delivered", { note: "At the gate" });
    await Promise.all([
      at.report(routeId, done),
      at.report(routeId, done),
      at.report(routeId, done, done),
    ]);
    expect(await at.statesOf(numbers[0]!)).toEqual([
      "placed",
      "locked",
      "packed",
      "out_for_delivery",
      "delivered",
    ]);
    expect(await at.wayOf(numbers[0]!)).toEqual(["order_delivered", "order_out"]);
    expect((await at.routes())[0]).toMatchObject({ state: "done" });
    const mails = await at.mailsOf(numbers[0]!);
    const { text } = mails.find(({ kind }) => kind === "order_delivered")!;
    expect(text).toContain("Keep greens in the refrigerator");
    expect(text).not.toContain("First into the refrigerator");
    const kept = await at.market.database.db
      .select()
      .from(stopEvents)
      .where(eq(stopEvents.stopId, stops[0]!.id));
    expect(kept).toHaveLength(1);
  });

  it("of a delivery tells its household what to use first, by how long it keeps", async () => {
    await at.sql`update products set keeps_days = 3 where id = ${at.beets}`;
    await at.sql`update products set keeps_days = 2 where id = ${at.leeks}`;
    const { numbers, routeId, stops } = await at.out(1);
    await at.report(routeId, at.event(stops[0]!.id, "delivered"));
    const mails = await at.mailsOf(numbers[0]!);
    const { text } = mails.find(({ kind }) => kind === "order_delivered")!;
    expect(text).toContain("Use first: Own leeks and Own beets.");
    await at.sql`update products set keeps_days = 30 where id in (${at.beets}, ${at.leeks})`;
  });

  it("counts in the order in which events happened, whatever order they arrive in", async () => {
    const { numbers, routeId, stops } = await at.out(2);
    const [one, two] = stops;
    await at.report(routeId, at.event(one!.id, "delivered", { minute: -1, note: "Handed over" }));
    await at.report(routeId, at.event(one!.id, "not_home", { minute: -7 }));
    await at.report(
      routeId,
      at.event(two!.id, "not_home", { minute: -5, note: "No one answered" }),
    );
    await at.report(routeId, at.event(two!.id, "arrived", { minute: -6 }));
    const after = (await at.routes())[0]!;
    expect(after.stops.map(({ state, note }) => [state, note])).toEqual([
      ["delivered", "Handed over"],
      ["not_home", "No one answered"],
    ]);
    expect(after.state).toBe("out");
    const first = numbers.find((number) => number === one!.orderNumber)!;
    expect(await at.wayOf(first)).toEqual(["order_delivered", "order_out"]);
  });

  it("from a phone whose clock is ahead does not override later reports", async () => {
    const { numbers, routeId, stops } = await at.out(1);
    const { id } = stops[0]!;
    await at.report(
      routeId,
      at.event(id, "arrived", { minute: 3 }),
      at.event(id, "not_home", { minute: 4, note: "No one answered" }),
      at.event(id, "arrived", { minute: 5 }),
    );
    expect((await at.routes())[0]!.stops).toMatchObject([{ state: "arrived" }]);
    at.clock.pass(60_000);
    const ending = { ending: "not_home" as const, note: "The gate was locked" };
    await at.lou.call((api) => api.logistics.closeRoute({ routeId, ...ending }));
    expect((await at.routes())[0]).toMatchObject({
      state: "done",
      stops: [{ state: "not_home", note: "The gate was locked" }],
    });
    expect((await at.orderOf(numbers[0]!)).state).toBe("failed_delivery");
  });

  it("that no one was home allows another try, and the customer sees both", async () => {
    const { numbers, routeId, stops } = await at.out(1);
    const [number] = numbers;
    const { id } = stops[0]!;
    await at.report(routeId, at.event(id, "not_home", { minute: -30, note: "No one answered" }));
    expect((await at.orderOf(number!)).state).toBe("failed_delivery");
    await at.report(routeId, at.event(id, "arrived", { minute: -2 }));
    await at.report(routeId, at.event(id, "delivered", { minute: -1, note: "With a neighbor" }));
    const order = await at.ana.call((api) => api.orders.byNumber({ number: number! }));
    expect(order.history.map(({ to }) => to).slice(3)).toEqual([
      "out_for_delivery",
      "failed_delivery",
      "out_for_delivery",
      "delivered",
    ]);
    expect(order.doors.map(({ end, note }) => [end, note])).toEqual([
      ["failed_delivery", "No one answered"],
      ["delivered", "With a neighbor"],
    ]);
    expect(await at.wayOf(number!)).toEqual(["delivery_failed", "order_delivered", "order_out"]);
  });

  it("that no one was home puts the order on another van once the route has ended", async () => {
    const { numbers, routeId, stops } = await at.out(1);
    await at.report(routeId, at.event(stops[0]!.id, "not_home", { minute: -2 }));
    await at.lou.call((api) => api.logistics.finish({ routeId }));
    await at.plan();
    const again = (await at.routes()).find(({ state }) => state === "planned")!;
    expect(again.stops.map((stop) => stop.orderNumber)).toEqual(numbers);
    const late = at.report(routeId, at.event(stops[0]!.id, "arrived", { minute: -1 }));
    await expect(late).rejects.toMatchObject(CONFLICT);
    await at.start(again.id);
    await at.report(again.id, at.event(again.stops[0]!.id, "delivered"));
    expect((await at.orderOf(numbers[0]!)).state).toBe("delivered");
  });

  it("of another try after the route has ended keeps the order off other vans until the stop is closed", async () => {
    const { numbers, routeId, stops } = await at.out(2);
    const [one, two] = stops;
    await at.report(routeId, at.event(one!.id, "not_home", { minute: -2 }));
    await at.report(routeId, at.event(two!.id, "not_home", { minute: -2 }));
    await at.lou.call((api) => api.logistics.finish({ routeId }));
    await at.report(routeId, at.event(one!.id, "arrived", { minute: -1 }));
    await at.plan();
    const again = (await at.routes()).find(({ state }) => state === "planned")!;
    expect(again.stops.map((stop) => stop.orderNumber)).toEqual([two!.orderNumber]);
    at.clock.pass(60_000);
    const close = (note = "") =>
      at.lou.call((api) => api.logistics.closeStop({ stopId: one!.id, ending: "not_home", note }));
    await close();
    // Sent again after a lost answer, it is done once; with other words it is refused.
    await close();
    await expect(close("No answer")).rejects.toMatchObject(CONFLICT);
    expect((await at.routes()).find(({ id }) => id === routeId)).toMatchObject({
      state: "done",
      closedBy: null,
      stops: [{ state: "not_home" }, { state: "not_home" }],
    });
    await at.plan();
    const last = (await at.routes()).find(({ state }) => state === "planned")!;
    expect(last.stops.map((stop) => stop.orderNumber).toSorted()).toEqual(numbers.toSorted());
  });

  it("of damaged goods becomes one problem for the team to decide", async () => {
    const { numbers, routeId, stops } = await at.out(1);
    const broken = at.event(stops[0]!.id, "damaged", {
      productId: at.beets,
      quantity: 1,
      note: "Squashed",
    });
    await Promise.all([at.report(routeId, broken), at.report(routeId, broken)]);
    const problems = await at.market.database.db
      .select()
      .from(orderProblems)
      .where(eq(orderProblems.orderId, (await at.orderOf(numbers[0]!)).id));
    expect(problems).toEqual([
      expect.objectContaining({ kind: "damaged", quantity: 1, state: "open", productId: at.beets }),
    ]);
    const [stop] = await at.market.database.db
      .select()
      .from(routeStops)
      .where(eq(routeStops.id, stops[0]!.id));
    expect(stop!.state).toBe("planned");
  });

  it("is refused before the van has left, and for a stop of another route", async () => {
    await at.packed(1);
    await at.plan();
    const [route] = await at.routes();
    const early = at.report(route!.id, at.event(route!.stops[0]!.id, "delivered"));
    await expect(early).rejects.toMatchObject(CONFLICT);
    await at.start(route!.id);
    await expect(at.report(route!.id, at.event(randomUUID(), "delivered"))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
