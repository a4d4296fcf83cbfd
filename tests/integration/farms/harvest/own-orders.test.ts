import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { users } from "#db/schema/accounts/users.ts";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
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
  return () => assertInvariants(at.market.database.sql);
});

const roleOfOther = (role: "admin" | "customer") =>
  at.deps.db.update(users).set({ role }).where(eq(users.id, otherAdmin.user.id));
const OWN = { code: "FORBIDDEN", message: m.ownMoney };
const OWN_BY_TEAM = { code: "FORBIDDEN", message: m.ownMoneyByTeam };

/** Goods paid for by this person, signed in or as a guest, with this email. */
const bought = (who: Visitor, email: string) =>
  placedOrder(at.market, at.deps, who, {
    goods: [
      { slug: "own-beets", quantity: 2 },
      { slug: "own-leeks", quantity: 2 },
    ],
    email,
    day: at.day.current,
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
const refundsOf = async (number: string) => {
  const { id } = await at.orderOf(number);
  return at.deps.db.$count(refunds, eq(refunds.orderId, id));
};

describe("A person's own order", () => {
  it("is not marked short by the admin whose it is, also as a guest, while another admin could", async () => {
    const own = await ofPerson(at.ada);
    await expect(asTeam(at.ada, own)).rejects.toMatchObject(OWN);
    expect(await at.lineOf(own, at.ids.beets)).toMatchObject({ short: 0, harvestedAt: null });
    expect(await refundsOf(own)).toBe(0);
    expect(await asTeam(otherAdmin, own)).toMatchObject({ amount: expect.any(Number) });
    at.begin();
    const asGuest = await lockedOf(visitor(at.deps), "ada+kitchen@furrow.example");
    await expect(asTeam(at.ada, asGuest)).rejects.toMatchObject(OWN);
    await roleOfOther("customer");
    await asTeam(at.ada, asGuest);
    await roleOfOther("admin");
  });

  it("is not marked short by its farm's own member, line by line or among a product's", async () => {
    const own = await bought(at.fern, at.fern.user.email);
    at.clock.pass(60_000);
    await bought(at.ana, at.ana.user.email);
    await at.lock();
    await expect(at.short(at.fern, own, at.ids.beets, 1)).rejects.toMatchObject(OWN_BY_TEAM);
    const short = (units: number, waiting: number) =>
      at.fern.call((api) =>
        api.farmer.productShort({
          day: at.day.current,
          productId: at.ids.beets,
          units,
          waiting,
          reason: "weather",
        }),
      );
    // The order placed last goes short first, and only then their own.
    await expect(short(3, 4)).rejects.toMatchObject(OWN_BY_TEAM);
    expect(await short(2, 4)).toEqual({ orders: 1 });
    expect(await refundsOf(own)).toBe(0);
    await at.ready(at.fern, own, at.ids.beets);
    expect(await at.lineOf(own, at.ids.beets)).toMatchObject({ short: 0 });
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
    await expect(weigh(700)).rejects.toMatchObject(OWN_BY_TEAM);
    expect(await weigh(800)).toEqual({ amount: 0 });
    await expect(weigh(700, 800)).rejects.toMatchObject(OWN_BY_TEAM);
    await expect(weigh(900, 800)).rejects.toMatchObject(CONFLICT);
    at.begin();
    const packers = await ofPerson(at.lou);
    const atTable = (who: Visitor) =>
      who.call((api) =>
        api.logistics.weigh({ orderNumber: packers, productId: beets, weight: 700, before: null }),
      );
    await expect(atTable(at.lou)).rejects.toMatchObject(OWN_BY_TEAM);
    expect((await atTable(at.bo)).number).toBe(packers);
  });
});
