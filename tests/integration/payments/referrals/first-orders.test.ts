import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { referrals } from "#db/schema/payments/referrals.ts";
import { users } from "#db/schema/accounts/users.ts";
import { promotions } from "#db/schema/checkout/promotions.ts";
import * as codes from "#tests/support/market/codes.ts";
import { asksAs, codeOf, newFriend, referralOf } from "#tests/support/market/payments/referrals.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { ledgerBalance } from "#tests/support/market/payments/ledger.ts";

const NOT_HERE = "This promotion code is not valid for this order. You can pay without it.";
const USED_UP = "This promotion code has been used as often as it can be.";

let world: World;
let ana: Person;
let code: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  ana = await world.person();
  code = await codeOf(ana);
});
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));

const asks = (friend = newFriend(), how: Partial<Parameters<typeof asksAs>[2]> = {}) =>
  asksAs(world, friend, { code, ...how });
const buys = async (...asked: Parameters<typeof asks>) => codes.pays(world, await asks(...asked));
const set = (values: Record<string, number>) =>
  Promise.all(
    Object.entries(values).map(
      ([key, value]) => world.market.database.sql`
        insert into settings (key, value, updated_at) values (${key}, ${value}::int::text::jsonb, now())
        on conflict (key) do update set value = excluded.value`,
    ),
  );

describe("A friend's first order", () => {
  it("costs ten dollars less at the market's expense, and is recorded with its amount", async () => {
    const order = await buys();
    expect(order.promotion).toBe(1_000);
    expect(
      await ledgerBalance(world.market.database.sql, { orderId: order.id }, "promotions"),
    ).toBe(1_000);
    const lines = await codes.linesOf(world, order.id);
    expect(new Set(lines.map((line) => line.farmPromotion))).toEqual(new Set([0]));
    expect(await referralOf(world, order.id)).toMatchObject({
      state: "waiting",
      reward: 1_000,
      referrerId: ana.user.id,
    });
  });

  it("has the code of one customer alone, the same each time it is asked for", async () => {
    const again = await Promise.all([codeOf(ana), codeOf(ana), codeOf(await world.person())]);
    expect(again.slice(0, 2)).toEqual([code, code]);
    expect(again[2]).not.toBe(code);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  });

  it("keeps the discount of its quote, even if the settings change", async () => {
    const held = await asks();
    await set({ referralFriendCents: 500, referralRewardCents: 700 });
    const order = await codes.pays(world, held);
    expect(order.promotion).toBe(1_000);
    expect(await referralOf(world, order.id)).toMatchObject({ reward: 1_000 });
    const later = await buys();
    expect(later.promotion).toBe(500);
    expect(await referralOf(world, later.id)).toMatchObject({ reward: 700 });
    await set({ referralFriendCents: 0 });
    await expect(asks()).rejects.toThrow("This promotion code has ended.");
    await expect(ana.call((api) => api.payments.referrals.begin())).rejects.toThrow(
      "This link does not work anymore.",
    );
    await set({ referralFriendCents: 1_000, referralRewardCents: 1_000 });
  });

  it("is rejected below the minimum order amount", async () => {
    await expect(asks(newFriend(), { quantity: 2 })).rejects.toThrow(/^Add \$/);
  });
});

describe("Nobody sends themself", () => {
  it("by account, whatever address is typed", async () => {
    await expect(asks(newFriend(), { who: ana })).rejects.toThrow(
      "This code is for your friends: send them your link.",
    );
  });

  it.each([
    ["a mailbox in another spelling", (email: string) => ({ email: email.replace("@", "+2@") })],
    ["their own address of email", (email: string) => ({ email: email.toUpperCase() })],
  ])("by %s", async (_, change) => {
    await expect(asks(newFriend(change(ana.user.email)))).rejects.toThrow(NOT_HERE);
  });

  it("by Gmail's dots, their phone, or a door to which they have ordered", async () => {
    const { db } = world.deps;
    await db
      .update(users)
      .set({ email: "ana.lee.plums@gmail.com", phoneNumber: "(510) 555-0142" })
      .where(eq(users.id, ana.user.id));
    for (const change of [{ email: "analeeplums+x@googlemail.com" }, { phone: "+1 510.555.0142" }])
      await expect(asks(newFriend(change))).rejects.toThrow(NOT_HERE);
    await db.update(users).set({ email: ana.user.email }).where(eq(users.id, ana.user.id));
    await world.order(ana);
    await expect(asks(newFriend({ address: "9  quiet LANE." }))).rejects.toThrow(NOT_HERE);
  });
});

describe("Who has ordered is no new friend", () => {
  it("by account, browser, mailbox or door", async () => {
    const who = codes.newGuest(world);
    const friend = newFriend();
    await buys(friend, { who });
    await expect(asks(newFriend(), { who })).rejects.toThrow(
      "You have used this promotion code as often as you can.",
    );
    const mailbox = friend.email.replace("@", "+again@");
    await expect(asks(newFriend({ email: mailbox }))).rejects.toThrow(NOT_HERE);
    await expect(asks(newFriend({ address: friend.address }))).rejects.toThrow(NOT_HERE);
    const other = await codeOf(await world.person());
    await expect(asks(newFriend({ address: friend.address }), { code: other })).rejects.toThrow(
      NOT_HERE,
    );
  });

  it("only one of two concurrent first orders to the same door gets it, whoever's codes they use", async () => {
    const { address } = newFriend();
    const others = await Promise.all([1, 2, 3].map(async () => codeOf(await world.person())));
    const asked = await Promise.allSettled(
      [code, ...others].map((one) => asks(newFriend({ address }), { code: one })),
    );
    const held = asked.filter(({ status }) => status === "fulfilled");
    expect(held).toHaveLength(1);
    for (const one of asked)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ message: NOT_HERE });
  });
});

describe("The friends of one customer in a year", () => {
  it("are limited by the settings, even concurrently, and the count restarts the next year", async () => {
    await set({ referralsPerYear: 2 });
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => asks()));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const one of asked)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ message: USED_UP });
    await world.deps.db.update(promotions).set({ createdAt: world.clock.now() });
    await world.market.database
      .sql`update promotion_uses set created_at = created_at - interval '366 days'`;
    await asks();
    await set({ referralsPerYear: 20 });
  });
});

describe("A customer's page", () => {
  it("names friends by first name alone, with what they are worth", async () => {
    const friend = newFriend({ firstName: "Ben", lastName: "Ortega" });
    await buys(friend);
    const page = await ana.call((api) => api.payments.referrals.mine());
    expect(page).toMatchObject({
      code,
      earned: 0,
      offer: { friend: 1_000, reward: 1_000, minimum: 3_000 },
      friends: [{ firstName: "Ben", step: "joined", reward: 1_000 }],
    });
    expect(JSON.stringify(page)).not.toMatch(/Ortega|furrow\.example|Referral Road|FUR-/);
    const stranger = await world.person();
    const theirs = await stranger.call((api) => api.payments.referrals.mine());
    expect(theirs).toMatchObject({ code: null, friends: [] });
    expect(await world.deps.db.$count(referrals)).toBeGreaterThan(0);
  });

  it("tells visitors of the link what it offers, and reveals nothing for an unknown one", async () => {
    const guest = codes.newGuest(world);
    const opened = await guest.call((api) => api.payments.referrals.invitation({ code }));
    expect(opened).toEqual({ code, friend: 1_000, minimum: 3_000 });
    await expect(
      guest.call((api) => api.payments.referrals.invitation({ code: "NOSUCHONE" })),
    ).rejects.toThrow("This link does not work anymore.");
  });
});
