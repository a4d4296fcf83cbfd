import { describe, expect, it } from "vitest";
import { askForReviews } from "#server/services/orders/reviews/ask.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { type ProductReviews, withProductReviews } from "#tests/support/setups/product-reviews.ts";

let market: MarketPlace;
let at: ProductReviews;
withProductReviews((opened) => {
  ({ market, at } = opened);
});

const mails = (number: string) => market.database.sql`
  select html, unsubscribe_url from emails
  where kind = 'review_request' and html like ${`%${number}%`}`;

describe("The email that asks", () => {
  it("is sent once per order, during the day, at the earliest a day after the delivery", async () => {
    const number = await at.delivered(at.ana);
    at.clock.pass(23 * HOUR);
    await askForReviews(at.deps);
    expect(await mails(number)).toHaveLength(0);
    at.clock.pass(16 * HOUR); // 1 in the morning
    await askForReviews(at.deps);
    expect(await mails(number)).toHaveLength(0);
    at.clock.pass(8 * HOUR);
    await askForReviews(at.deps);
    await askForReviews(at.deps);
    const sent = await mails(number);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.["unsubscribe_url"]).toBeNull();
    expect(sent[0]?.["html"]).toContain("/dashboard/customer/mail");
  });

  it("lists what came, not what was missing at the door", async () => {
    const [some, none] = [await at.delivered(at.ana, 3), await at.delivered(at.ana, 1)];
    at.clock.pass(2 * HOUR);
    await at.refunded(some, "missing", { quantity: 2 });
    await at.refunded(none, "missing");
    at.clock.pass(22 * HOUR);
    await askForReviews(at.deps);
    expect((await mails(some))[0]?.["html"]).toMatch(/1 × Beets/u);
    expect(await mails(none)).toHaveLength(0);
  });

  it("is not sent to anyone who opted out, has reviewed, awaits an answer, or ordered long ago", async () => {
    const [ben, cleo, dan] = [
      await at.customer("ben", "Ben", "Ode"),
      await at.customer("cleo", "Cleo", "May"),
      await at.customer("dan", "Dan", "Roe"),
    ];
    const old = await at.delivered(dan);
    at.clock.pass(7 * 24 * HOUR);
    const [anas, bens, cleos] = [
      await at.delivered(at.ana),
      await at.delivered(ben),
      await at.delivered(cleo),
    ];
    await at.ana.call((api) =>
      api.accounts.customer.chooseMail({ kind: "review_request", on: false }),
    );
    await cleo.call((api) =>
      api.orders.report({ number: cleos, productId: at.product, kind: "missing", quantity: 1 }),
    );
    at.clock.pass(24 * HOUR);
    await at.write(ben);
    await askForReviews(at.deps);
    for (const number of [old, anas, bens, cleos]) expect(await mails(number)).toHaveLength(0);
    await at.ana.call((api) =>
      api.accounts.customer.chooseMail({ kind: "review_request", on: true }),
    );
    await askForReviews(at.deps);
    expect(await mails(anas)).toHaveLength(1);
  });
});
