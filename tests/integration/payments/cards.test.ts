import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { removeCard } from "#server/services/payments/cards.ts";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { begin, type Household, household } from "#tests/support/market/people/box-household.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
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

async function keep({ call }: Pick<Customer, "call">, testId?: string): Promise<string> {
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
  await expect(keep(ana)).rejects.toThrow("You can keep up to 5 cards. Remove one first.");
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

describe("A card that is removed while a weekly box begins to use it", () => {
  /** Removes a card; `meanwhile` runs after the check of its boxes, before the provider detaches it. */
  const remove = async (home: Household, cardId: string, meanwhile: () => Promise<unknown>) => {
    const { db, payments } = market.deps;
    let using: PromiseSettledResult<unknown>[] = [];
    const detachCard = async (id: string) => {
      using = await Promise.allSettled([meanwhile()]);
      await payments.detachCard(id);
    };
    await removeCard({ db, payments: { ...payments, detachCard } }, home.user.id, cardId);
    return using[0];
  };
  const change = (home: Household, cardId: string) =>
    home.call((api) => api.boxes.own.change({ ...home.plan, cardId, shown: home.plan }));
  const paidBy = async ({ call }: Household) =>
    (await call((api) => api.boxes.own.read()))?.cardId ?? null;
  const refusal = { status: "rejected", reason: { code: "NOT_FOUND" } };

  it("does not pay for a box that begins before the provider has detached it", async () => {
    const home = await household(market, market.deps);
    expect(await remove(home, home.plan.cardId, () => begin(home))).toMatchObject(refusal);
    expect(await paidBy(home)).toBeNull();
  });

  it("does not pay for a box that changes to it before the provider has detached it", async () => {
    const home = await household(market, market.deps);
    await begin(home);
    const second = await keep(home, "pm_card_mastercard");
    expect(await remove(home, second, () => change(home, second))).toMatchObject(refusal);
    expect(await paidBy(home)).toBe(home.plan.cardId);
  });

  it("stays if the box was there first", async () => {
    const { database } = market;
    const home = await household(market, market.deps);
    const { cardId } = home.plan;
    const racing = await database.sql.begin(async (tx) => {
      await tx`select from users where id = ${home.user.id} for update`;
      const beginning = begin(home);
      await somethingWaits(database.sql);
      const removing = home.call((api) => api.payments.cards.remove({ id: cardId }));
      const settled = Promise.allSettled([beginning, removing]);
      await somethingWaits(database.sql, 2);
      return { settled };
    });
    expect(await racing.settled).toMatchObject([
      { status: "fulfilled" },
      { status: "rejected", reason: { code: "CONFLICT" } },
    ]);
    expect(await paidBy(home)).toBe(cardId);
    expect(await home.call((api) => api.payments.cards.list())).toMatchObject([{ id: cardId }]);
  });

  it("pays for a box after all if the provider could not be reached", async () => {
    const home = await household(market, market.deps);
    const { cardId } = home.plan;
    const { db, payments } = market.deps;
    const detachCard = () => Promise.reject(new Error("No connection"));
    const failing = removeCard({ db, payments: { ...payments, detachCard } }, home.user.id, cardId);
    await expect(failing).rejects.toThrow("No connection");
    await begin(home);
    expect(await paidBy(home)).toBe(cardId);
  });

  it("is removed by another try after the provider could not be reached", async () => {
    const ana = await customer();
    const id = await keep(ana);
    const { db, payments } = market.deps;
    const detachCard = () => Promise.reject(new Error("No connection"));
    const failing = removeCard({ db, payments: { ...payments, detachCard } }, ana.user.id, id);
    await expect(failing).rejects.toThrow("No connection");
    await ana.call((api) => api.payments.cards.remove({ id }));
    expect(await ana.call((api) => api.payments.cards.list())).toEqual([]);
  });
});
