import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { foundingPlaces, memberships } from "#db/schema/memberships/memberships.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { settings } from "#db/schema/platform/system.ts";
import type { Deps } from "#server/deps.ts";
import { endMemberships } from "#server/services/memberships/end.ts";
import { refundMembership } from "#server/services/memberships/membership-changes.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { violations } from "#tests/support/invariants.ts";
import { clockAtNoon, DAY, type MovableClock } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let clock: MovableClock;
let deps: Deps;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  clock = clockAtNoon();
  deps = { ...market.deps, clock };
});
afterEach(async () => {
  expect(await violations(market.database.sql, new Date())).toEqual({});
});

const RESERVE = { firstName: "Ana", email: "ana@furrow.example", zipCode: "94952" };
const taken = async () => (await deps.db.select().from(foundingPlaces))[0]?.taken ?? 0;

async function founding() {
  const shopper = visitor(deps);
  const { paymentIntentId } = await shopper.call((api) => api.memberships.reserve(RESERVE));
  await market.pay(paymentIntentId);
  await shopper.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));
  const [row] = await deps.db
    .select({ id: memberships.id })
    .from(memberships)
    .orderBy(sql`created_at desc`)
    .limit(1);
  const id = row!.id;
  const state = async () =>
    (await deps.db.select().from(memberships).where(eq(memberships.id, id)))[0]?.state;
  const latest = () => shopper.call((api) => api.memberships.latest());
  return { id, intentId: paymentIntentId, state, latest };
}

describe("A founding membership", () => {
  it("ends after its last day and frees its place, and its deposit can still be refunded", async () => {
    const before = await taken();
    const { id, intentId, state, latest } = await founding();
    clock.pass(364 * DAY);
    await endMemberships(deps);
    expect(await state()).toBe("active");
    clock.pass(DAY);
    await Promise.all([endMemberships(deps), endMemberships(deps)]);
    expect(await state()).toBe("ended");
    expect(await taken()).toBe(before);
    await expect(latest()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await violations(market.database.sql, new Date())).toEqual({});
    await refundMembership(deps, null, id);
    expect(await state()).toBe("refunded");
    expect(await taken()).toBe(before);
    const owed = await deps.db.select().from(refunds).where(eq(refunds.intentId, intentId));
    expect(owed).toMatchObject([{ amount: 5_000, reason: "deposit_returned" }]);
  });
});

describe("A free membership", () => {
  it("ends after its last day, and can be joined again only then", async () => {
    const person = await registered(deps, { username: "free", email: "free@furrow.example" });
    const join = () => person.call((api) => api.memberships.joinFree({}));
    const latest = () => person.call((api) => api.memberships.latest());
    await join();
    const first = await latest();
    await join();
    expect(await latest()).toEqual(first);
    clock.pass(366 * DAY);
    await endMemberships(deps);
    // The session has expired by then.
    await person.call(login("free", ana.password));
    await join();
    expect((await latest()).startsOn! > first.endsOn!).toBe(true);
  });
});

describe("A founding member", () => {
  it("who joins for free as well keeps the founding membership, with its receipt", async () => {
    const person = await registered(deps, { username: "first", email: "first@furrow.example" });
    const { paymentIntentId } = await person.call((api) =>
      api.memberships.reserve({ ...RESERVE, email: "first@furrow.example" }),
    );
    await market.pay(paymentIntentId);
    await person.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));
    const latest = () => person.call((api) => api.memberships.latest());
    const before = await latest();
    expect(before).toMatchObject({ kind: "founding", receiptNumber: expect.any(String) });
    await person.call((api) => api.memberships.joinFree({}));
    expect(await latest()).toEqual(before);
    const own = await deps.db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, person.user.id));
    expect(own).toHaveLength(1);
  });
});

describe("A founding membership whose deposit rose after it was paid", () => {
  afterEach(async () => {
    await deps.db.delete(settings).where(eq(settings.key, "foundingDepositCents"));
  });

  it("is worth what was paid, also when the form is sent again, and gives back no more", async () => {
    const shopper = visitor(deps);
    const reserve = () => shopper.call((api) => api.memberships.reserve(RESERVE));
    const { paymentIntentId } = await reserve();
    await market.pay(paymentIntentId);
    const raised = { key: "foundingDepositCents", value: 6_000, updatedAt: clock.now() };
    await deps.db.insert(settings).values(raised);
    await expect(reserve()).rejects.toMatchObject({ cause: { code: "already_paid" } });
    const latest = await shopper.call((api) => api.memberships.latest());
    expect(latest.amount).toBe(5_000);
    const [active] = await deps.db
      .select({ id: memberships.id })
      .from(memberships)
      .innerJoin(checkouts, eq(checkouts.id, memberships.checkoutId))
      .where(eq(checkouts.paymentIntentId, paymentIntentId));
    await refundMembership(deps, null, active?.id ?? "");
    await sweepPayments(deps);
    const back = await deps.db.select().from(refunds).where(eq(refunds.intentId, paymentIntentId));
    expect(back).toMatchObject([{ state: "succeeded", amount: 5_000 }]);
  });
});
