import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { users } from "#db/schema/accounts/users.ts";
import { farmsErrors as m } from "#messages/farms/errors.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { shareOutShortage } from "#shared/farms/harvest/shortage.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { CONFLICT } from "#tests/support/refusals.ts";
import { type HarvestDay, openHarvestDay } from "#tests/support/setups/harvest-day.ts";

type Person = Visitor & { user: { id: string; email: string } };

let at: HarvestDay;
let otherAdmin: Person;
beforeAll(async () => {
  at = await openHarvestDay();
  otherAdmin = await registered(at.deps, { username: "ivo", email: "ivo@furrow.example" });
  await roleOfOther("admin");
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.market.database.sql, at.clock.now());
});

const roleOfOther = (role: "admin" | "customer") =>
  at.deps.db.update(users).set({ role }).where(eq(users.id, otherAdmin.user.id));
/** What is refused of an order of an admin's own, and of anyone else's own. */
const ownOf = (number: string) => ({ code: "FORBIDDEN", message: m.ownOrder(number) });
const ownByTeam = (number: string) => ({ code: "FORBIDDEN", message: m.ownOrderByTeam(number) });

/** Goods paid for by this person, signed in or as a guest, with this email. */
const bought = (who: Visitor, email: string, card?: string) =>
  placedOrder(at.market, at.deps, who, {
    goods: [
      { slug: "own-beets", quantity: 2 },
      { slug: "own-leeks", quantity: 2 },
    ],
    email,
    day: at.day.current,
    ...(card && { card }),
  });
const lockedOf = async (who: Visitor, email: string): Promise<string> => {
  const number = await bought(who, email);
  await at.lock();
  return number;
};
const ofPerson = (person: Person) => lockedOf(person, person.user.email);
const asTeam = (who: Visitor, orderNumber: string, productId = at.ids.beets) =>
  who.call((api) =>
    api.farmer.short({
      farmId: at.ids.farmId,
      orderNumber,
      productId,
      units: 1,
      before: 0,
      reason: "weather",
    }),
  );
/** Beets that their farm's own member marks as short for the day. */
const shortOfBeets = (mark: { units: number; waiting: number; key?: string }) =>
  at.fern.call((api) =>
    api.farmer.productShort({
      day: at.day.current,
      productId: at.ids.beets,
      reason: "weather",
      ...mark,
    }),
  );
const refundsOf = async (number: string) => {
  const { id } = await at.orderOf(number);
  return at.deps.db.$count(refunds, eq(refunds.orderId, id));
};

describe("A person's own order", () => {
  it("is not marked short by the admin whose it is, also as a guest, while another admin could", async () => {
    const own = await ofPerson(at.ada);
    await expect(asTeam(at.ada, own)).rejects.toMatchObject(ownOf(own));
    expect(await at.lineOf(own, at.ids.beets)).toMatchObject({ short: 0, harvestedAt: null });
    expect(await refundsOf(own)).toBe(0);
    expect(await asTeam(otherAdmin, own)).toMatchObject({ amount: expect.any(Number) });
    at.begin();
    const asGuest = await lockedOf(visitor(at.deps), "ada+kitchen@furrow.example");
    await expect(asTeam(at.ada, asGuest)).rejects.toMatchObject(ownOf(asGuest));
    await roleOfOther("customer");
    await asTeam(at.ada, asGuest);
    await roleOfOther("admin");
  });

  it("is not marked short by its farm's own member, and waits where it would go short", async () => {
    const first = await bought(at.ana, at.ana.user.email);
    at.clock.pass(60_000);
    const own = await bought(at.fern, at.fern.user.email);
    await at.lock();
    await expect(at.short(at.fern, own, at.ids.beets, 1)).rejects.toMatchObject(ownByTeam(own));
    // Ordered last, it would go short first; nobody who ordered before goes short in its place.
    const harvest = await at.harvest();
    expect(harvest.orders.map(({ number, isOwn }) => [number, isOwn])).toEqual(
      expect.arrayContaining([
        [own, true],
        [first, false],
      ]),
    );
    const waiting = harvest.products[0]?.waitingOrders ?? [];
    expect(waiting.find(({ orderNumber }) => orderNumber === own)).toMatchObject({ isOwn: true });
    expect(shareOutShortage(waiting, 3)).toEqual([
      { orderNumber: own, units: 2 },
      { orderNumber: first, units: 1 },
    ]);
    await expect(shortOfBeets({ units: 1, waiting: 4 })).rejects.toMatchObject(ownByTeam(own));
    const mark = { units: 3, waiting: 4, key: randomUUID() };
    const made = { orders: 1, left: m.ownOrderByTeam(own) };
    expect(await shortOfBeets(mark)).toEqual(made);
    expect(await shortOfBeets(mark)).toEqual(made);
    expect(await at.lineOf(first, at.ids.beets)).toMatchObject({ short: 1 });
    expect(await at.lineOf(own, at.ids.beets)).toMatchObject({ short: 0, harvestedAt: null });
    expect(await refundsOf(own)).toBe(0);
    expect(await asTeam(at.ada, own)).toMatchObject({ amount: expect.any(Number) });
  });

  it("is as little marked short or weighed lighter while it is disputed, since its money may come back", async () => {
    const own = await bought(at.fern, at.fern.user.email, "pm_card_createDispute");
    await at.lock();
    await processReportedEvents(at.deps);
    await expect(at.short(at.fern, own, at.ids.beets, 1)).rejects.toMatchObject(ownByTeam(own));
    expect(await asTeam(at.ada, own)).toEqual({ amount: 0 });
    expect(await refundsOf(own)).toBe(0);
  });

  it("is weighed by them only where that gives nothing back, at the farm and at the packing table", async () => {
    const isByWeight = { expectedWeight: weight(360), packQuantity: 4, packUnit: "lb" } as const;
    const { beets } = at.ids;
    await at.deps.db.update(products).set(isByWeight).where(eq(products.id, beets));
    const own = await ofPerson(at.fern);
    const weigh = (weighed: number, before: number | null = null) =>
      at.fern.call((api) =>
        api.farmer.weigh({ orderNumber: own, productId: beets, weight: weighed, before }),
      );
    await expect(weigh(700)).rejects.toMatchObject(ownByTeam(own));
    expect(await weigh(800)).toEqual({ amount: 0 });
    await expect(weigh(700, 800)).rejects.toMatchObject(ownByTeam(own));
    await expect(weigh(900, 800)).rejects.toMatchObject(CONFLICT);
    at.begin();
    const packers = await ofPerson(at.lou);
    const atTable = (who: Visitor) =>
      who.call((api) =>
        api.logistics.weigh({ orderNumber: packers, productId: beets, weight: 700, before: null }),
      );
    await expect(atTable(at.lou)).rejects.toMatchObject(ownByTeam(packers));
    expect((await atTable(at.bo)).number).toBe(packers);
    at.begin();
    const disputed = await bought(at.fern, at.fern.user.email, "pm_card_createDispute");
    await at.lock();
    await processReportedEvents(at.deps);
    const mark = { orderNumber: disputed, productId: beets, weight: 700, before: null };
    const marked = (who: Visitor) => who.call((api) => api.farmer.weigh(mark));
    await expect(marked(at.fern)).rejects.toMatchObject(ownByTeam(disputed));
    mark.weight = 800;
    expect(await marked(at.fern)).toEqual({ amount: 0 });
  });
});
