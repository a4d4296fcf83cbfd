import { afterAll, beforeAll, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

const CARROTS = "nantes-carrots";
const spoken = <Result>(work: () => Promise<Result>) => speak("es", work);

it("says in the shopper's language why a checkout does not go on", async () => {
  const shopper = visitor(market.deps);
  await setStock(market.database.db, CARROTS, 1);
  const input = await basket(market.database.db, { slug: CARROTS, quantity: 2 });
  const order = () => shopper.call((api) => api.checkout.createIntent(input));
  await expect(spoken(order)).rejects.toThrow(/^No alcanza: Zanahorias .+ \(queda 1\)$/);
  await expect(order()).rejects.toThrow(/^Not enough left: .+ \(1 left\)$/);
  const seen = input.items.map((line) => ({ ...line, quantity: 1, price: 1 }));
  const otherPrice = () =>
    shopper.call((api) => api.checkout.createIntent({ ...input, items: seen, amount: 1 }));
  const changes = [expect.objectContaining({ name: expect.stringMatching(/^Zanahorias/) })];
  await expect(spoken(otherPrice)).rejects.toMatchObject({
    cause: { code: "price_changed", details: { changes } },
  });
});

it("says what is wrong with a field in the shopper's language", async () => {
  const shopper = visitor(market.deps);
  const input = await basket(market.database.db, { slug: CARROTS, quantity: 1 });
  const delivery = { ...input.delivery, email: "nobody" };
  const order = () => shopper.call((api) => api.checkout.createIntent({ ...input, delivery }));
  await expect(spoken(order)).rejects.toThrow("Escriba un correo válido");
});
