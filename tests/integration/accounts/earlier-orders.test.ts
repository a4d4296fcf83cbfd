import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { contactMessages } from "#db/schema/mail/contact.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { users } from "#db/schema/accounts/users.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { newestMail, tokenIn } from "#tests/support/market/people/account-mails.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { violations } from "#tests/support/invariants.ts";
import { boughtGift } from "#tests/support/market/payments/gift-cards.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let serial = 0;
/** The username of the address's owner, unique per test. */
let owner: string;
let email: string;

beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  serial += 1;
  owner = `owner-${serial}`;
  email = `${owner}@furrow.example`;
  await market.database.empty("throttles");
});

/** Registers an account with the owner's address, which is not verified yet. */
const registeredAs = (username: string) => registered(market.deps, { username, email });

/**
 * Buys an order, a founding membership and a gift card as a guest with the owner's address. Returns
 * the order's number.
 */
async function bought(): Promise<string> {
  const guest = visitor(market.deps);
  const goods = [{ slug: "nantes-carrots", quantity: 1 }];
  const number = await placedOrder(market, market.deps, guest, { goods, email });
  const reserve = { firstName: "Ana", zipCode: "94952", email };
  const { paymentIntentId } = await guest.call((api) => api.memberships.reserve(reserve));
  await market.pay(paymentIntentId);
  await finalizeIntent(market.deps, paymentIntentId, "test");
  await boughtGift(market, market.deps, { buyerEmail: email }, guest);
  return number;
}

const mailed = () => tokenIn(market.database.db, "verify_email");
const press = (who: Visitor, token: string) =>
  who.call((api) => api.accounts.verifyEmail({ token }));
const numbersOf = async (who: Visitor) =>
  (await who.call((api) => api.orders.mine())).map(({ number }) => number);
const earlier = (who: Visitor) => who.call((api) => api.accounts.earlierOrders());
const agree = (who: Visitor) => who.call((api) => api.accounts.joinEarlierOrders());
const isProven = async () => {
  const [user] = await market.database.db.select().from(users).where(eq(users.email, email));
  return user?.emailVerifiedAt !== null;
};

describe("ASVS 8.2.2 A guest's earlier orders", () => {
  it("are added to the account once its owner has verified the address, signed in and agreed", async () => {
    const number = await bought();
    const person = await registeredAs(owner);
    await press(person, await mailed());
    expect(await numbersOf(person)).toEqual([]);
    expect(await earlier(person)).toEqual({ orders: 1, memberships: 1, giftCards: 1 });
    expect(await agree(person)).toEqual({ orders: 1, memberships: 1, giftCards: 1 });
    expect(await numbersOf(person)).toEqual([number]);
    expect(await person.call((api) => api.memberships.latest())).toMatchObject({ email });
    expect(await person.call((api) => api.payments.giftCards.bought())).toHaveLength(1);
    expect(await earlier(person)).toEqual({ orders: 0, memberships: 0, giftCards: 0 });
    expect(await agree(person)).toEqual({ orders: 0, memberships: 0, giftCards: 0 });
    const [entry] = await market.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "user.orders_joined"));
    expect(entry).toMatchObject({ actorId: person.user.id, detail: { orders: 1, memberships: 1 } });
    expect(await violations(market.database.sql, new Date())).toEqual({});
  });

  it("are not added when the address's owner uses the email's link without signing in", async () => {
    await bought();
    const stranger = await registeredAs(`stranger-${serial}`);
    const token = await mailed();
    await expect(press(visitor(market.deps), token)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    expect(await isProven()).toBe(false);
    expect(await earlier(stranger)).toEqual({ orders: 0, memberships: 0, giftCards: 0 });
    await expect(agree(stranger)).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await numbersOf(stranger)).toEqual([]);
  });

  it("are not added when the link is used in another account; the link keeps working", async () => {
    await bought();
    const stranger = await registeredAs(`stranger-${serial}`);
    const token = await mailed();
    const other = { username: owner, email: `other-${email}` };
    const person = await registered(market.deps, other);
    await expect(press(person, token)).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await isProven()).toBe(false);
    await press(stranger, token);
    expect(await isProven()).toBe(true);
  });

  it("are not added when an account changes to the owner's address and the link is used elsewhere", async () => {
    await bought();
    const stranger = await registered(market.deps, {
      username: `stranger-${serial}`,
      email: `stranger-${email}`,
    });
    await stranger.call((api) => api.accounts.requestEmailChange({ email }));
    const token = await tokenIn(market.database.db, "change_email");
    await expect(press(visitor(market.deps), token)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    expect(await market.database.db.$count(users, eq(users.email, email))).toBe(0);
  });

  it("are never offered if they have another address or belong to an account", async () => {
    const buyer = await registered(market.deps, { username: "buyer", email: `b-${email}` });
    const goods = [{ slug: "nantes-carrots", quantity: 1 }];
    await placedOrder(market, market.deps, buyer, { goods, email });
    await placedOrder(market, market.deps, visitor(market.deps), { goods, email: `x-${email}` });
    const person = await registeredAs(owner);
    await press(person, await mailed());
    expect(await earlier(person)).toEqual({ orders: 0, memberships: 0, giftCards: 0 });
    expect(await agree(person)).toEqual({ orders: 0, memberships: 0, giftCards: 0 });
    expect(await numbersOf(buyer)).toHaveLength(1);
  });

  it("are not added after a password reset either, until the owner agrees", async () => {
    const number = await bought();
    await registeredAs(`stranger-${serial}`);
    const { sendResetLink } = await import("#server/services/accounts/own/password.ts");
    await sendResetLink(market.deps, email);
    const token = await tokenIn(market.database.db, "reset_password");
    const person = visitor(market.deps);
    await person.call((api) => api.accounts.resetPassword({ token, password: "an owner's own" }));
    const free = eq(orders.number, number);
    const [order] = await market.database.db.select().from(orders).where(free);
    expect(order?.userId).toBeNull();
    await person.call(login(email, "an owner's own"));
    expect(await agree(person)).toMatchObject({ orders: 1 });
  });
});

describe("A link that verifies an address", () => {
  const look = (who: Visitor, token: string) =>
    who.call((api) => api.accounts.addressLink({ token }));
  const refuse = (token: string) =>
    visitor(market.deps).call((api) => api.accounts.refuseAddress({ token }));

  it("shows the account to anyone who opens it, without changing anything", async () => {
    const person = await registeredAs(owner);
    const token = await mailed();
    const link = { username: owner, email, isChange: false };
    expect(await look(visitor(market.deps), token)).toEqual({ ...link, isYours: false });
    expect(await look(person, token)).toEqual({ ...link, isYours: true });
    expect(await isProven()).toBe(false);
    await expect(look(person, "A".repeat(43))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("lets the address's owner refuse it, which frees the address and disables the account", async () => {
    const stranger = await registeredAs(`stranger-${serial}`);
    const token = await mailed();
    await refuse(token);
    expect(await market.database.db.$count(users, eq(users.email, email))).toBe(0);
    expect(await stranger.call((api) => api.auth.current())).toBeNull();
    await expect(stranger.call(login(`stranger-${serial}`, ana.password))).rejects.toMatchObject({
      message: expect.stringContaining("closed"),
    });
    await expect(refuse(token)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await registeredAs(owner);
  });

  it("cannot be refused once the address is verified", async () => {
    const person = await registeredAs(owner);
    const token = await mailed();
    await market.database.sql`update users set email_verified_at = now() where email = ${email}`;
    await expect(refuse(token)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await person.call((api) => api.auth.current())).toMatchObject({ email });
  });

  it("leaves the account its current address when a change is refused", async () => {
    const own = { username: `stranger-${serial}`, email: `stranger-${email}` };
    const stranger = await registered(market.deps, own);
    await stranger.call((api) => api.accounts.requestEmailChange({ email }));
    const token = await tokenIn(market.database.db, "change_email");
    await refuse(token);
    expect(await stranger.call((api) => api.auth.current())).toMatchObject({ email: own.email });
    await expect(press(stranger, token)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is in an email that says how to refuse it", async () => {
    await registeredAs(owner);
    const { text } = await newestMail(market.database.db, "verify_email");
    expect(text).toContain("remove your address");
    expect(text).not.toMatch(/join your account/);
  });
});

describe("ASVS 8.2.2 Data linked only by address", () => {
  it("is exported to an account only once its address is verified", async () => {
    await bought();
    await market.database.db.insert(contactMessages).values({
      number: `MSG-${serial}`,
      name: "Ana",
      email,
      topic: "order",
      message: "Only between us",
      createdAt: market.deps.clock.now(),
    });
    const person = await registeredAs(owner);
    const read = () => person.call((api) => api.accounts.exportData());
    const before = await read();
    expect(before).not.toContain("Only between us");
    const tables = (json: string) =>
      (JSON.parse(json) as { tables: Record<string, unknown[]> }).tables;
    expect(tables(before)["memberships"]).toEqual([]);
    await press(person, await mailed());
    const after = await read();
    expect(after).toContain("Only between us");
    expect(tables(after)["memberships"]).toHaveLength(1);
    const mine = await market.database.db.$count(memberships, eq(memberships.email, email));
    expect(mine).toBe(1);
    expect(await market.database.db.$count(emails, eq(emails.to, email))).toBeGreaterThan(0);
  });
});
