import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { finishRemoval, removeCard } from "#server/services/payments/cards.ts";
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

/** The dependencies of a process whose calls to detach a card go here instead. */
const detachingBy = (detachCard: (id: string) => Promise<void>) => ({
  ...market.deps,
  payments: { ...market.deps.payments, detachCard },
});

async function failToRemove({ user }: Pick<Customer, "user">, cardId: string): Promise<void> {
  const failing = removeCard(
    detachingBy(() => Promise.reject(new Error("No connection"))),
    user.id,
    cardId,
  );
  await expect(failing).rejects.toThrow("No connection");
}

describe("A card that is removed while a weekly box begins to use it", () => {
  /** Removes a card; `meanwhile` runs after the check of its boxes, before the provider detaches it. */
  const remove = async (home: Household, cardId: string, meanwhile: () => Promise<unknown>) => {
    let using: PromiseSettledResult<unknown>[] = [];
    const detachCard = async (id: string) => {
      using = await Promise.allSettled([meanwhile()]);
      await market.deps.payments.detachCard(id);
    };
    await removeCard(detachingBy(detachCard), home.user.id, cardId);
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
    await failToRemove(home, cardId);
    await begin(home);
    expect(await paidBy(home)).toBe(cardId);
  });

  it("is removed by another try after the provider could not be reached", async () => {
    const ana = await customer();
    const id = await keep(ana);
    await failToRemove(ana, id);
    await ana.call((api) => api.payments.cards.remove({ id }));
    expect(await ana.call((api) => api.payments.cards.list())).toEqual([]);
  });
});

describe("A removal that breaks off before the provider detaches the card", () => {
  type Removal = Parameters<typeof finishRemoval>[1];
  /** The jobs that finish the removals of a user's cards. */
  const queued = ({ user }: Pick<Customer, "user">) => market.database.sql<
    { payload: Removal; isDue: boolean }[]
  >`select j.payload, j.run_at <= now() + interval '4 minutes' as "isDue"
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'remove_card' and j.payload->>'userId' = ${user.id}`;
  const finish = async (who: Customer) => {
    for (const { payload } of await queued(who)) await finishRemoval(market.deps, payload);
  };
  const cardsOf = async ({ call }: Customer) =>
    (await call((api) => api.payments.cards.list())).map(({ id }) => id);

  /** Removes a card in a process that is killed as soon as it asks the provider to detach it. */
  const removeAndDie = ({ user }: Customer, cardId: string) =>
    new Promise<void>((resolve, reject) => {
      const killed = detachingBy(() => {
        resolve();
        return new Promise(() => {});
      });
      removeCard(killed, user.id, cardId).catch(reject);
    });

  it("is finished by a job, once no request can be at it any more", async () => {
    const ana = await customer();
    const [first, second] = [await keep(ana), await keep(ana, "pm_card_mastercard")];
    await removeAndDie(ana, first);
    expect(await cardsOf(ana)).toHaveLength(2);
    expect(await queued(ana)).toMatchObject([{ payload: { cardId: first }, isDue: false }]);
    await finish(ana);
    expect(await cardsOf(ana)).toEqual([second]);
    await finish(ana);
    expect(await cardsOf(ana)).toEqual([second]);
  });

  it("is finished by its user, and the job finds nothing to do", async () => {
    const ana = await customer();
    const id = await keep(ana);
    await removeAndDie(ana, id);
    await ana.call((api) => api.payments.cards.remove({ id }));
    await finish(ana);
    expect(await cardsOf(ana)).toEqual([]);
  });

  it("is not finished if the provider could not be reached and the card was kept", async () => {
    const ana = await customer();
    const id = await keep(ana);
    await failToRemove(ana, id);
    await finish(ana);
    expect(await cardsOf(ana)).toEqual([id]);
  });

  it("is not begun for a card that pays for a weekly box", async () => {
    const home = await household(market, market.deps);
    await begin(home);
    const removing = home.call((api) => api.payments.cards.remove({ id: home.plan.cardId }));
    await expect(removing).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await queued(home)).toEqual([]);
  });
});
