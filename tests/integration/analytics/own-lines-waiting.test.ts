import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { lockOrders } from "#server/services/orders/lifecycle/lock-orders.ts";
import { addDays } from "#shared/time.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { type HarvestDay, openHarvestDay } from "#tests/support/setups/harvest-day.ts";

const HARVEST = "/dashboard/farmer/harvest";

let at: HarvestDay;
beforeAll(async () => {
  at = await openHarvestDay();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());

/** What is said to wait at farms' harvest lists. */
const waiting = async () => {
  const { db, clock } = at.deps;
  return (await needsAttention({ db, clock })).filter(({ to }) => to === HARVEST);
};
const bought = (who: Visitor, email: string, day = at.day.current) =>
  placedOrder(at.market, at.deps, who, {
    goods: [
      { slug: "own-beets", quantity: 2 },
      { slug: "own-leeks", quantity: 1 },
    ],
    email,
    day,
  });
const FERN = "fern@furrow.example";
const counts = async () => (await waiting()).map(({ count }) => count);

describe("A line of an order by the only person who works for its farm", () => {
  it("waits for the team from the cut-off until it is ready, and links to that farm's day", async () => {
    const own = await bought(at.fern, FERN);
    await bought(at.ana, "ana@furrow.example");
    expect(await waiting()).toEqual([]);
    await at.lock();
    expect(await waiting()).toEqual([
      {
        what: "lines of orders by a farm’s only person not ready yet: only an admin can mark what is missing",
        count: 2,
        to: HARVEST,
        search: { day: at.day.current, farm: at.ids.farmId },
      },
    ]);
    await at.ready(at.fern, own, at.ids.leeks);
    expect(await counts()).toEqual([1]);
    await at.ada.call((api) =>
      api.farmer.short({
        farmId: at.ids.farmId,
        orderNumber: own,
        productId: at.ids.beets,
        units: 2,
        before: 0,
        reason: "weather",
      }),
    );
    expect(await waiting()).toEqual([]);
  });

  it("waits also if they bought as a guest, and not any more once its day is over", async () => {
    await bought(visitor(at.deps), "fern+kitchen@furrow.example");
    await at.lock();
    expect(await counts()).toEqual([2]);
    at.clock.pass(3 * 24 * HOUR);
    expect(await waiting()).toEqual([]);
  });

  it("does not wait for the team while the farm has someone else who can mark it", async () => {
    const gil = await at.farmer("gil", at.ids.farmId);
    await bought(at.fern, FERN);
    await bought(visitor(at.deps), FERN);
    await at.lock();
    expect(await waiting()).toEqual([]);
    await at.deps.db.update(users).set({ disabled: true }).where(eq(users.id, gil.user.id));
    expect(await counts()).toEqual([4]);
  });

  it("links to the first of several days", async () => {
    const [first, next] = [at.day.current, addDays(at.day.current, 1)];
    await bought(at.fern, FERN, next);
    await bought(at.fern, FERN, first);
    await at.lock();
    at.clock.pass(24 * HOUR);
    await lockOrders(at.deps);
    const search = { day: first, farm: at.ids.farmId };
    expect(await waiting()).toMatchObject([{ count: 4, search }]);
    at.clock.pass(24 * HOUR);
  });

  it("is not a line of a canceled order", async () => {
    const own = await bought(at.fern, FERN);
    await at.lock();
    expect(await counts()).toEqual([2]);
    await at.market.database.sql`update orders set state = 'canceled' where number = ${own}`;
    expect(await waiting()).toEqual([]);
  });
});
