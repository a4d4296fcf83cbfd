import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let serial = 0;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

async function customer() {
  serial += 1;
  const name = `keeper${serial}`;
  return registered(market.deps, { username: name, email: `${name}@furrow.example` });
}
type Customer = Awaited<ReturnType<typeof customer>>;

async function keep({ call }: Customer, testId?: string): Promise<string> {
  const { clientSecret } = await call((api) => api.payments.cards.begin());
  return market.keepCard(clientSecret, testId);
}

test("a customer has no card until the provider keeps one", async () => {
  const ana = await customer();
  expect(await ana.call((api) => api.payments.cards.list())).toEqual([]);
  const id = await keep(ana);
  expect(await ana.call((api) => api.payments.cards.list())).toMatchObject([
    { id, brand: "visa", last4: "4242", isDefault: true, paysBox: false },
  ]);
});

test("the first choice is one card, and goes over to another when it is removed", async () => {
  const ana = await customer();
  await keep(ana);
  const second = await keep(ana, "pm_card_mastercard");
  await ana.call((api) => api.payments.cards.choose({ id: second }));
  const defaults = async () =>
    (await ana.call((api) => api.payments.cards.list()))
      .filter((card) => card.isDefault)
      .map((card) => card.last4);
  expect(await defaults()).toEqual(["4444"]);
  await ana.call((api) => api.payments.cards.remove({ id: second }));
  expect(await defaults()).toEqual(["4242"]);
});

test("two forms opened at once make one customer at the provider", async () => {
  const ana = await customer();
  const secrets = await Promise.all(
    [1, 2].map(() => ana.call((api) => api.payments.cards.begin())),
  );
  await Promise.all(secrets.map(({ clientSecret }) => market.keepCard(clientSecret)));
  expect(await ana.call((api) => api.payments.cards.list())).toHaveLength(2);
});

test("another customer's card is not found (ASVS 8.2.2)", async () => {
  const [ana, ben] = [await customer(), await customer()];
  const id = await keep(ana);
  await keep(ben);
  for (const act of ["choose", "remove"] as const) {
    await expect(ben.call((api) => api.payments.cards[act]({ id }))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  }
  expect(await ana.call((api) => api.payments.cards.list())).toHaveLength(1);
});

test("a sixth card is refused", async () => {
  const ana = await customer();
  for (let count = 0; count < 5; count += 1) await keep(ana);
  await expect(keep(ana)).rejects.toThrow("You can keep 5 cards. Remove one first.");
});

test("no one tries many cards in an hour (ASVS 6.3.1)", async () => {
  const ana = await customer();
  for (let count = 0; count < 10; count += 1) await ana.call((api) => api.payments.cards.begin());
  await expect(ana.call((api) => api.payments.cards.begin())).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
});

test("an erased account leaves no customer and no card at the provider", async () => {
  const { deps } = market;
  const ana = await customer();
  await keep(ana);
  const own = eq(users.id, ana.user.id);
  const [row] = await deps.db.select({ id: users.providerCustomerId }).from(users).where(own);
  await deps.db
    .update(users)
    .set({ deletionDueAt: sql`now() - interval '1 minute'` })
    .where(own);
  await eraseDueAccounts(deps);
  expect(await deps.payments.listCards(row!.id!)).toEqual([]);
  const [after] = await deps.db.select({ id: users.providerCustomerId }).from(users).where(own);
  expect(after?.id).toBeNull();
});
