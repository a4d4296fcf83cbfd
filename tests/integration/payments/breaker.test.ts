import { afterAll, beforeAll, expect, it } from "vitest";
import { createBreaker, withBreaker } from "#server/payments/breaker.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { basket } from "#tests/support/market/orders/basket.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

it("While the provider refuses all of us a shopper is told so at once, and served again after the pause", async () => {
  const clock = movableClock();
  const payments = withBreaker(market.deps.payments, createBreaker(clock));
  const pay = (name: string) =>
    visitor({ ...market.deps, payments }).call((api) =>
      api.checkout.payAmount({ amount: 1_200, email: `${name}@furrow.example` }),
    );
  const away = { code: "BAD_GATEWAY", cause: { code: "provider_unavailable" } };
  const calls = async () => (await market.control.calls()).length;
  await market.control.addFault({
    op: "payment_intents.create",
    times: 99,
    fault: { kind: "status", status: 429, when: "before" },
  });
  for (const name of ["a", "b", "c", "d", "e"]) await expect(pay(name)).rejects.toMatchObject(away);
  await market.control.clearFaults();
  const before = await calls();
  await expect(pay("f")).rejects.toMatchObject(away);
  expect(await calls()).toBe(before);
  clock.pass(10_000);
  await expect(pay("f")).resolves.toBeDefined();
});

it("A shopper who presses again while the provider fails waits for one failure, not for two", async () => {
  const shopper = visitor(market.deps);
  const input = await basket(market.database.db, { slug: "leeks", quantity: 1 });
  await market.control.addFault({
    op: "payment_intents.create",
    times: 99,
    fault: { kind: "status", status: 500, when: "before" },
  });
  const made = async () =>
    (await market.control.calls()).filter(({ op }) => op === "payment_intents.create").length;
  const before = await made();
  const press = () => shopper.call((api) => api.checkout.createIntent(input));
  const [first, second] = await Promise.allSettled([press(), press()]);
  const perPress = 3;
  expect(await made()).toBe(before + perPress);
  await market.control.clearFaults();
  for (const one of [first, second]) {
    expect(one).toMatchObject({
      status: "rejected",
      reason: { cause: { code: "provider_unavailable" } },
    });
  }
  await expect(press()).resolves.toHaveProperty("clientSecret");
});
