import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { basket } from "#tests/support/market/orders/basket.ts";
import { spend } from "#tests/support/market/spent.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => market.database.empty("throttles"));

const ADDRESS = "198.51.100.7";
const tooMany = { code: "TOO_MANY_REQUESTS" };

describe("Saying that a payment was made", () => {
  it("asks the provider about payments of ours alone", async () => {
    const asked: string[] = [];
    const readIntent: Deps["payments"]["readIntent"] = (id) => {
      asked.push(id);
      return market.deps.payments.readIntent(id);
    };
    const deps = { ...market.deps, payments: { ...market.deps.payments, readIntent } };
    const guest = visitor(deps, ADDRESS);
    await expect(
      guest.call((api) => api.checkout.processOrder({ paymentIntentId: "pi_madeUp1" })),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(asked).toEqual([]);
    const { paymentIntentId } = await guest.call((api) =>
      api.checkout.payAmount({ amount: 1_200, email: "pays@furrow.example" }),
    );
    await expect(
      guest.call((api) => api.checkout.processOrder({ paymentIntentId })),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    expect(asked).toContain(paymentIntentId);
  });

  it("has a budget, of the network for guests and of the account for who is signed in", async () => {
    const account = await registered(market.deps);
    const process = (who: Pick<typeof account, "call">) =>
      who.call((api) => api.checkout.processOrder({ paymentIntentId: "pi_madeUp1" }));
    await spend(market.database.sql, "process_address", ADDRESS);
    await expect(process(visitor(market.deps, ADDRESS))).rejects.toMatchObject(tooMany);
    await expect(process(account)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await spend(market.database.sql, "process_account", account.user.id);
    await expect(process(account)).rejects.toMatchObject(tooMany);
  });
});

it("Codes are tried out at the till only so often, with an account too", async () => {
  const person = await registered(market.deps, {
    username: "guesses",
    email: "guesses@furrow.example",
  });
  const input = await basket(market.deps.db, { slug: "leeks", quantity: 2 });
  await spend(market.database.sql, "promotion_address", "203.0.113.7");
  await expect(
    person.call((api) => api.checkout.createIntent({ ...input, promotionCode: "GUESS1" })),
  ).rejects.toMatchObject(tooMany);
});
