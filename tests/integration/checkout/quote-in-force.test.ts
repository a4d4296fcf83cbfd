import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { basket, delivery } from "#tests/support/market/orders/basket.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let browser: Visitor;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  browser = visitor(market.deps);
});

async function quoteFor(email: string, address: string) {
  const wanted = await basket(market.database.db, { slug: "nantes-carrots", quantity: 1 });
  const where = { ...delivery, email, address };
  return browser.call((api) => api.checkout.createIntent({ ...wanted, delivery: where }));
}

type Shown = Pick<Awaited<ReturnType<typeof quoteFor>>, "checkoutId" | "revision">;
const inForce = ({ checkoutId, revision }: Shown, who = browser) =>
  who.call((api) => api.checkout.isInForce({ checkoutId, revision }));

describe("Whether what a tab shows would still be paid", () => {
  it("is true until another tab chose another address, also for the same sum", async () => {
    const first = await quoteFor("two-tabs@furrow.example", "1 First Street");
    expect(await inForce(first)).toBe(true);
    const second = await quoteFor("two-tabs@furrow.example", "2 Second Street");
    expect(second).toMatchObject({ checkoutId: first.checkoutId, totals: first.totals });
    expect(await inForce(first)).toBe(false);
    expect(await inForce(second)).toBe(true);
  });

  it("is true for a founding place until another tab reserves it for someone else, or elsewhere", async () => {
    const ana = { firstName: "Ana", email: "ana-founds@furrow.example", zipCode: "94952" };
    const reserve = (wish: typeof ana) => browser.call((api) => api.memberships.reserve(wish));
    let shown = await reserve(ana);
    const others = [
      { email: "ben-founds@furrow.example" },
      { firstName: "Ben" },
      { zipCode: "94954" },
    ];
    for (const other of others) {
      const next = await reserve({ ...ana, ...other });
      expect(next.paymentIntentId).toBe(shown.paymentIntentId);
      expect([await inForce(shown), await inForce(next)]).toEqual([false, true]);
      shown = await reserve(ana);
      expect([await inForce(shown), await inForce(next)]).toEqual([true, false]);
    }
    expect(await inForce(await reserve(ana)), "reserved again as it was").toBe(true);
    expect(await inForce(shown)).toBe(true);
  });

  it("is true for a plain payment until another tab has its receipt sent elsewhere", async () => {
    const pay = (email: string) =>
      browser.call((api) => api.checkout.payAmount({ amount: 1_200, email }));
    const shown = await pay("one@furrow.example");
    expect(await inForce(shown)).toBe(true);
    const other = await pay("other@furrow.example");
    expect(other.paymentIntentId).toBe(shown.paymentIntentId);
    expect([await inForce(shown), await inForce(other)]).toEqual([false, true]);
  });

  it("is answered for the shopper of the checkout alone", async () => {
    const made = await quoteFor("own-quote@furrow.example", "1 First Street");
    expect(await inForce(made, visitor(market.deps))).toBe(false);
  });
});
