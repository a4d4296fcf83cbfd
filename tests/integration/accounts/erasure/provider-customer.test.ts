import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { undoDeletion } from "#server/services/accounts/own/deletion.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { ana, login } from "#tests/support/market/people/accounts.ts";
import { basket } from "#tests/support/market/orders/basket.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { GOODS, openWorld, type Person, type World } from "#tests/support/powers/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

async function saveCard({ call }: Person): Promise<void> {
  const { clientSecret } = await call((api) => api.payments.cards.begin());
  await world.market.keepCard(clientSecret);
}

async function accountOf({ user }: Person) {
  const [row] = await world.deps.db.select().from(users).where(eq(users.id, user.id));
  return row!;
}

/** A customer with a saved card whose account is due for erasure; `before` is done while they are still signed in. */
async function leaving(before: (person: Person) => Promise<unknown> = async () => {}) {
  const person = await world.person();
  await saveCard(person);
  await before(person);
  await person.call((api) => api.accounts.requestDeletion());
  world.clock.pass(14 * DAY);
  await world.market.control.advanceClock((14 * DAY) / 1000);
  const customerId = (await accountOf(person)).providerCustomerId!;
  return { person, customerId, cards: () => world.deps.payments.listCards(customerId) };
}

/** Erases the accounts that are due, with the provider's answer to the deletion of a customer. */
const eraseWith = (deleteCustomer: (id: string) => Promise<void>) =>
  eraseDueAccounts({ ...world.deps, payments: { ...world.deps.payments, deleteCustomer } });

describe("The customer at the payment provider", () => {
  it("is deleted with its cards when the account is erased", async () => {
    const { person, cards } = await leaving();
    await eraseDueAccounts(world.deps);
    expect(await cards()).toEqual([]);
    const account = await accountOf(person);
    expect(account.username).toMatch(/^erased-/);
    expect(account.providerCustomerId).toBeNull();
  });

  it("is kept with its cards while the account waits for a payment under way", async () => {
    const { person, customerId, cards } = await leaving(async ({ call }) => {
      const wanted = await basket(world.deps.db, { slug: GOODS, quantity: 1 });
      await call((api) => api.checkout.createIntent(wanted));
    });
    await eraseDueAccounts(world.deps);
    expect(await cards()).toHaveLength(1);
    expect((await accountOf(person)).providerCustomerId).toBe(customerId);
    await world.market.database
      .sql`update checkouts set state = 'expired' where user_id = ${person.user.id}`;
    await eraseDueAccounts(world.deps);
    expect(await cards()).toEqual([]);
    expect((await accountOf(person)).providerCustomerId).toBeNull();
  });

  it("is kept until the provider can be reached, and the account with it", async () => {
    const { person, customerId, cards } = await leaving();
    const erasing = eraseWith(() => Promise.reject(new Error("No connection")));
    await expect(erasing).rejects.toThrow("an account could not be erased");
    const { username } = person.user;
    expect(await accountOf(person)).toMatchObject({ username, providerCustomerId: customerId });
    expect(await cards()).toHaveLength(1);
    await eraseDueAccounts(world.deps);
    expect(await cards()).toEqual([]);
    expect((await accountOf(person)).username).toMatch(/^erased-/);
  });

  it("is forgotten by an account that its owner keeps at the last moment, which saves cards anew", async () => {
    const { person, customerId, cards } = await leaving();
    await eraseWith(async (id) => {
      await world.deps.payments.deleteCustomer(id);
      await undoDeletion(world.deps, person.user);
    });
    expect(await cards()).toEqual([]);
    const { username } = person.user;
    expect(await accountOf(person)).toMatchObject({ username, providerCustomerId: null });
    await person.call(login(username, ana.password));
    await saveCard(person);
    expect(await person.call((api) => api.payments.cards.list())).toHaveLength(1);
    expect((await accountOf(person)).providerCustomerId).not.toBe(customerId);
  });

  it("is kept with its cards if its owner undoes the deletion while another account is erased", async () => {
    const first = await leaving();
    const second = await leaving();
    await eraseWith(async (id) => {
      await world.deps.payments.deleteCustomer(id);
      await undoDeletion(world.deps, second.person.user);
    });
    expect(await first.cards()).toEqual([]);
    expect(await second.cards()).toHaveLength(1);
    const { username } = second.person.user;
    const kept = { username, providerCustomerId: second.customerId };
    expect(await accountOf(second.person)).toMatchObject(kept);
  });

  it("is forgotten alone: one that the account has got since stays with it", async () => {
    const { person } = await leaving();
    const { id } = person.user;
    await eraseWith(async (customerId) => {
      await world.deps.payments.deleteCustomer(customerId);
      await undoDeletion(world.deps, person.user);
      const providerCustomerId = "cus_since";
      await world.deps.db.update(users).set({ providerCustomerId }).where(eq(users.id, id));
    });
    expect((await accountOf(person)).providerCustomerId).toBe("cus_since");
  });
});
