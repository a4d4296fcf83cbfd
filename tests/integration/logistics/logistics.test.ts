import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { routeStops, stopEvents } from "#db/schema/logistics.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders/orders.ts";
import { emails } from "#db/schema/platform/system.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { lockOrders } from "#server/services/orders/lock-orders.ts";
import { saveSettings, settingsForAdmin } from "#server/services/platform/settings-admin.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { cutOffOf, windowOf } from "#shared/checkout/delivery.ts";
import type { StopEvent } from "#shared/logistics/fulfillment.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { DEFAULT_SETTINGS, type Settings } from "#shared/platform/settings.ts";
import { addDays, businessDayAt, businessTimeOn } from "#shared/time.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/basket.ts";
import { HOUR, type MovableClock, clockAtNoon } from "#tests/support/market/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/placed-order.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let deps: Deps;
let clock: MovableClock;
let ana: Visitor;
let lou: Visitor;
let bo: Visitor;
let beets: number;
let leeks: number;
/** Each test has a delivery day of its own. */
let day: string;
const window = "morning";
const CONFLICT = { code: "CONFLICT" };

beforeAll(async () => {
  market = await openMarketPlace();
  clock = clockAtNoon();
  deps = { ...market.deps, clock };
  const { db } = market.database;
  const farmId = await addFarm(db, { name: "Fern Farm" });
  await addProduct(db, { farmId, slug: "own-beets", name: "Own beets" });
  await addProduct(db, { farmId, slug: "own-leeks", name: "Own leeks" });
  beets = await setStock(db, "own-beets", 900);
  leeks = await setStock(db, "own-leeks", 900);
  ana = await person("ana", "customer");
  lou = await person("lou", "logistics");
  bo = await person("bob", "logistics");
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  clock.pass(3 * 24 * HOUR);
  day = addDays(businessDayAt(clock.now()), 2);
  return () => assertInvariants(market.database.sql);
});

async function person(username: string, role: Role) {
  const someone = await registered(deps, { username, email: `${username}@furrow.example` });
  await market.database.db.update(users).set({ role }).where(eq(users.username, username));
  return someone;
}

/** So many orders of the day, each of two lines, closed at the cut-off. */
async function locked(count: number): Promise<string[]> {
  const numbers: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const goods = [
      { slug: "own-beets", quantity: 2 },
      { slug: "own-leeks", quantity: 1 },
    ];
    numbers.push(await placedOrder(market, deps, ana, { goods, email: "ana@furrow.example", day }));
  }
  clock.pass(cutOffOf(day).getTime() - clock.now().getTime());
  await lockOrders(deps);
  return numbers;
}

const tick = (who: Visitor, orderNumber: string, productId: number, isIn = true) =>
  who.call((api) => api.logistics.packLine({ orderNumber, productId, packed: isIn }));
const unpack = (who: Visitor, orderNumber: string) =>
  who.call((api) => api.logistics.unpack({ orderNumber }));
async function packed(count: number): Promise<string[]> {
  const numbers = await locked(count);
  for (const number of numbers) {
    await tick(lou, number, beets);
    await tick(lou, number, leeks);
  }
  return numbers;
}

const plan = (vans = 1) => lou.call((api) => api.logistics.plan({ day, window, vans }));
const routes = async () => (await lou.call((api) => api.logistics.routes({ day, window }))).routes;

/** A van that has left with so many orders; returns its doors. */
async function out(count: number) {
  const numbers = await packed(count);
  await plan();
  const [route] = await routes();
  const routeId = route!.id;
  await bo.call((api) => api.logistics.start({ routeId }));
  return { numbers, routeId, stops: route!.stops };
}

type Reporting = { note?: string; minute?: number; productId?: number; quantity?: number };
function event(
  stopId: string,
  kind: StopEvent,
  { minute = 0, note = "", ...rest }: Reporting = {},
) {
  const happenedAt = new Date(clock.now().getTime() + minute * 60_000).toISOString();
  return { id: randomUUID(), stopId, kind, note, happenedAt, ...rest };
}
const report = (routeId: string, ...events: ReturnType<typeof event>[]) =>
  bo.call((api) => api.logistics.report({ routeId, events }));

const orderOf = async (number: string) =>
  (await market.database.db.select().from(orders).where(eq(orders.number, number)))[0]!;
const statesOf = async (number: string) =>
  (
    await market.database.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, (await orderOf(number)).id))
      .orderBy(orderHistory.id)
  ).map(({ to }) => to);
/** The emails about an order's way, besides the one that it was placed. */
const mailsOf = async (number: string) =>
  (
    await market.database.db
      .select({ kind: emails.kind })
      .from(emails)
      .where(like(emails.text, `%${number}%`))
  )
    .map(({ kind }) => kind)
    .filter((kind) => ["order_out", "order_delivered", "delivery_failed"].includes(kind))
    .toSorted();

it("A route that has not left when its window begins is late, until it leaves", async () => {
  await packed(1);
  await plan();
  const { startHour } = windowOf(window);
  const goTo = (instant: Date) => clock.pass(instant.getTime() - clock.now().getTime());
  goTo(businessTimeOn(day, startHour - 1));
  expect(await routes()).toMatchObject([{ isLate: false }]);
  goTo(businessTimeOn(day, startHour));
  const [route] = await routes();
  expect(route).toMatchObject({ isLate: true });
  await bo.call((api) => api.logistics.start({ routeId: route!.id }));
  expect(await routes()).toMatchObject([{ isLate: false }]);
});

describe("A crate", () => {
  it("is packed with its last line, once, and until then a line can be taken out again", async () => {
    const [number] = await locked(1);
    await tick(lou, number!, beets);
    expect((await orderOf(number!)).state).toBe("locked");
    await tick(lou, number!, beets, false);
    await tick(lou, number!, leeks);
    expect((await orderOf(number!)).state).toBe("locked");
    expect(await tick(lou, number!, beets)).toMatchObject({ state: "packed" });
    expect(await statesOf(number!)).toEqual(["placed", "locked", "packed"]);
  });

  it("is opened again by one line, or all of them, and goes back to where it was", async () => {
    const [number] = await packed(1);
    const inCrate = async () => {
      const [crate] = await lou.call((api) => api.logistics.pack({ day, window }));
      return crate!.lines.map(({ isPacked }) => isPacked);
    };
    expect(await tick(bo, number!, beets, false)).toMatchObject({ state: "locked" });
    expect(await inCrate()).toEqual([false, true]);
    await tick(lou, number!, beets);
    const { id } = await orderOf(number!);
    await market.database.db
      .update(orderLines)
      .set({ harvestedAt: clock.now() })
      .where(eq(orderLines.orderId, id));
    const both = await Promise.allSettled([unpack(lou, number!), unpack(bo, number!)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await inCrate()).toEqual([false, false]);
    expect((await statesOf(number!)).slice(2)).toEqual([
      "packed",
      "locked",
      "packed",
      "harvesting",
    ]);
  });

  it("is answered by every move as the list of its window has it", async () => {
    const [number] = await locked(2);
    const asListed = async () => {
      const crates = await lou.call((api) => api.logistics.pack({ day, window }));
      return crates.find((crate) => crate.number === number)!;
    };
    expect(await tick(lou, number!, beets)).toEqual(await asListed());
    await plan();
    expect(await tick(bo, number!, leeks)).toEqual(await asListed());
    expect(await asListed()).toMatchObject({
      state: "packed",
      stop: { position: expect.any(Number) },
    });
    expect(await unpack(bo, number!)).toEqual(await asListed());
  });

  it("is not opened any more once its van has left", async () => {
    const { numbers } = await out(1);
    await expect(unpack(lou, numbers[0]!)).rejects.toMatchObject(CONFLICT);
    await expect(tick(lou, numbers[0]!, beets, false)).rejects.toMatchObject(CONFLICT);
    await expect(unpack(ana, numbers[0]!)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("that two packers close at the same moment is packed once", async () => {
    const [number] = await locked(1);
    await Promise.all([tick(lou, number!, beets), tick(bo, number!, leeks)]);
    expect(await statesOf(number!)).toEqual(["placed", "locked", "packed"]);
  });

  it("is not packed before the cut-off", async () => {
    const goods = [{ slug: "own-beets", quantity: 1 }];
    const number = await placedOrder(market, deps, ana, {
      goods,
      email: "ana@furrow.example",
      day,
    });
    await expect(tick(lou, number, beets)).rejects.toMatchObject(CONFLICT);
  });
});

describe("The routes of a window", () => {
  it("take each order once, also when two people make them at the same moment", async () => {
    const numbers = await locked(3);
    await Promise.all([plan(2), plan(1)]);
    const taken = (await routes()).flatMap(({ stops }) => stops.map((stop) => stop.orderNumber));
    expect(taken.toSorted()).toEqual(numbers.toSorted());
  });

  it("start from the depot of the settings, on the map too", async () => {
    const { db } = market.database;
    await locked(1);
    await plan();
    const distance = async () => {
      const { depot, routes: vans } = await lou.call((api) =>
        api.logistics.routes({ day, window }),
      );
      return { depot, miles: vans[0]!.miles };
    };
    const before = await distance();
    const depot = { name: "Valley depot", street: "1 Mill Road", zipCode: "93721" };
    const save = async (value: Settings["depot"]) => {
      const { tabs } = await settingsForAdmin({ db });
      const version = tabs.find(({ tab }) => tab === "delivery")!.version;
      await saveSettings(deps, null, { tab: "delivery", version, values: { depot: value } });
    };
    await expect(save({ ...depot, zipCode: "99999" })).rejects.toMatchObject({ code: "invalid" });
    await save(depot);
    const after = await distance();
    expect(after.depot).toMatchObject({ ...depot, city: "Fresno" });
    expect(after.depot.point).not.toEqual(before.depot.point);
    expect(after.miles).toBeGreaterThan(before.miles + 100);
    await save(DEFAULT_SETTINGS.depot);
  });

  it("are arranged by hand, unless someone else has changed them in the meantime", async () => {
    await locked(3);
    await plan(2);
    const [one, two] = await routes();
    const all = [...one!.stops, ...two!.stops].map(({ id }) => id).toReversed();
    const change = {
      routes: [
        { id: one!.id, version: one!.version, stops: [] },
        { id: two!.id, version: two!.version, stops: all },
      ],
    };
    const both = await Promise.allSettled([
      lou.call((api) => api.logistics.arrange(change)),
      bo.call((api) => api.logistics.arrange(change)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: CONFLICT });
    const [, after] = await routes();
    expect(after!.stops.map(({ id }) => id)).toEqual(all);
  });

  it("start with every crate packed, once, and the customers are notified of it once", async () => {
    const [first, second] = await locked(2);
    await plan();
    const [route] = await routes();
    const start = (who: Visitor) => who.call((api) => api.logistics.start({ routeId: route!.id }));
    await expect(start(bo)).rejects.toMatchObject(CONFLICT);
    for (const number of [first!, second!]) {
      await tick(lou, number, beets);
      await tick(lou, number, leeks);
    }
    const both = await Promise.allSettled([start(bo), start(bo)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await orderOf(first!)).state).toBe("out_for_delivery");
    expect(await mailsOf(first!)).toEqual(["order_out"]);
    expect(await mailsOf(second!)).toEqual(["order_out"]);
  });

  it("leave without an order that was canceled in the meantime", async () => {
    const [gone, kept] = await locked(2);
    await plan();
    const { paymentIntentId: intentId } = await orderOf(gone!);
    const all = { intentId, wish: "rest", reason: "kindness", cause: "customer_changed" } as const;
    await refundOrder(deps, null, all);
    await tick(lou, kept!, beets);
    await tick(lou, kept!, leeks);
    const [route] = await routes();
    await bo.call((api) => api.logistics.start({ routeId: route!.id }));
    expect((await routes())[0]!.stops.map((stop) => stop.orderNumber)).toEqual([kept]);
  });
});

describe("What a driver reports", () => {
  it("counts once, however often and however simultaneously the phone sends it", async () => {
    const { numbers, routeId, stops } = await out(1);
    const done = event(stops[0]!.id, "delivered", { note: "At the gate" });
    await Promise.all([report(routeId, done), report(routeId, done), report(routeId, done, done)]);
    expect(await statesOf(numbers[0]!)).toEqual([
      "placed",
      "locked",
      "packed",
      "out_for_delivery",
      "delivered",
    ]);
    expect(await mailsOf(numbers[0]!)).toEqual(["order_delivered", "order_out"]);
    expect((await routes())[0]).toMatchObject({ state: "done" });
    const kept = await market.database.db
      .select()
      .from(stopEvents)
      .where(eq(stopEvents.stopId, stops[0]!.id));
    expect(kept).toHaveLength(1);
  });

  it("counts in the order in which it happened, however it arrives", async () => {
    const { numbers, routeId, stops } = await out(2);
    const [one, two] = stops;
    await report(routeId, event(one!.id, "delivered", { minute: 9, note: "Handed over" }));
    await report(routeId, event(one!.id, "not_home", { minute: 3 }));
    await report(routeId, event(two!.id, "not_home", { minute: 5, note: "No one answered" }));
    await report(routeId, event(two!.id, "arrived", { minute: 4 }));
    const after = (await routes())[0]!;
    expect(after.stops.map(({ state, note }) => [state, note])).toEqual([
      ["delivered", "Handed over"],
      ["not_home", "No one answered"],
    ]);
    expect(after.state).toBe("out");
    const first = numbers.find((number) => number === one!.orderNumber)!;
    expect(await mailsOf(first)).toEqual(["order_delivered", "order_out"]);
  });

  it("of a closed door lets it be tried again, and the customer reads both", async () => {
    const { numbers, routeId, stops } = await out(1);
    const [number] = numbers;
    const { id } = stops[0]!;
    await report(routeId, event(id, "not_home", { minute: 1, note: "No one answered" }));
    expect((await orderOf(number!)).state).toBe("failed_delivery");
    await report(routeId, event(id, "arrived", { minute: 30 }));
    await report(routeId, event(id, "delivered", { minute: 31, note: "With a neighbor" }));
    const order = await ana.call((api) => api.orders.byNumber({ number: number! }));
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
    expect(await mailsOf(number!)).toEqual(["delivery_failed", "order_delivered", "order_out"]);
  });

  it("of a closed door at the end of the route puts the order on another van", async () => {
    const { numbers, routeId, stops } = await out(1);
    await report(routeId, event(stops[0]!.id, "not_home"));
    await lou.call((api) => api.logistics.finish({ routeId }));
    await plan();
    const again = (await routes()).find(({ state }) => state === "planned")!;
    expect(again.stops.map((stop) => stop.orderNumber)).toEqual(numbers);
    const late = report(routeId, event(stops[0]!.id, "arrived", { minute: 2 }));
    await expect(late).rejects.toMatchObject(CONFLICT);
    await bo.call((api) => api.logistics.start({ routeId: again.id }));
    await report(again.id, event(again.stops[0]!.id, "delivered"));
    expect((await orderOf(numbers[0]!)).state).toBe("delivered");
  });

  it("of a damaged thing becomes a problem that the team decides, once", async () => {
    const { numbers, routeId, stops } = await out(1);
    const broken = event(stops[0]!.id, "damaged", {
      productId: beets,
      quantity: 1,
      note: "Squashed",
    });
    await Promise.all([report(routeId, broken), report(routeId, broken)]);
    const problems = await market.database.db
      .select()
      .from(orderProblems)
      .where(eq(orderProblems.orderId, (await orderOf(numbers[0]!)).id));
    expect(problems).toEqual([
      expect.objectContaining({ kind: "damaged", quantity: 1, state: "open", productId: beets }),
    ]);
    const [stop] = await market.database.db
      .select()
      .from(routeStops)
      .where(eq(routeStops.id, stops[0]!.id));
    expect(stop!.state).toBe("planned");
  });

  it("is refused before the van has left, and of a stop of another route", async () => {
    await packed(1);
    await plan();
    const [route] = await routes();
    const early = report(route!.id, event(route!.stops[0]!.id, "delivered"));
    await expect(early).rejects.toMatchObject(CONFLICT);
    await bo.call((api) => api.logistics.start({ routeId: route!.id }));
    await expect(report(route!.id, event(randomUUID(), "delivered"))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

/** Names of fields that would show what something costs. */
const MONEY = /price|total|amount|cents|fee|tax|share|commission|discount|credit|payment|refund/i;

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

describe("Logistics", () => {
  it("sees nothing of money, on any of its pages", async () => {
    const { routeId } = await out(1);
    const seen = await lou.call((api) =>
      Promise.all([
        api.logistics.board({ day }),
        api.logistics.pick({ day }),
        api.logistics.pack({ day, window }),
        api.logistics.routes({ day, window }),
        api.logistics.driverRoutes({ day }),
        api.logistics.drive({ routeId }),
      ]),
    );
    const keys = keysIn(seen);
    expect(keys).toContain("zipCode");
    expect(keys.filter((key) => MONEY.test(key))).toEqual([]);
  });

  it("sees the day as it stands", async () => {
    const [number] = await locked(2);
    await tick(lou, number!, beets);
    const board = await lou.call((api) => api.logistics.board({ day }));
    expect(board).toMatchObject({
      lines: { expected: 4, harvested: 0, packed: 1, short: 0 },
      stops: 0,
      unassigned: 2,
      waiting: [{ farmName: "Fern Farm", lines: 4 }],
    });
    expect(board.windows[0]).toMatchObject({ id: "morning", orders: 2, states: { locked: 2 } });
    const pick = await lou.call((api) => api.logistics.pick({ day }));
    expect(pick[0]!.products.map(({ name, units }) => [name, units])).toEqual([
      ["Own beets", 4],
      ["Own leeks", 2],
    ]);
  });

  it("is closed to customers", async () => {
    await expect(ana.call((api) => api.logistics.board({ day }))).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});
