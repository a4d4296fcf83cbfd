import { describe, expect, it } from "vitest";
import { joinFarm } from "#server/services/accounts/farm-members.ts";
import { latestReviews } from "#server/services/catalog/reviews/latest-reviews.ts";
import { askForReviews } from "#server/services/orders/reviews/ask.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { type ProductReviews, withProductReviews } from "#tests/support/setups/product-reviews.ts";

let market: MarketPlace;
let at: ProductReviews;
withProductReviews((opened) => {
  ({ market, at } = opened);
});

describe("Who may review", () => {
  it("nobody who never received it", async () => {
    await expect(at.write(at.ana)).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await at.ana.call((api) => api.orders.ownReview({ productId: at.product }))).toEqual({
      may: "no",
      review: null,
    });
  });

  it("a buyer, from 24 hours after the delivery on", async () => {
    await at.delivered(at.ana);
    at.clock.pass(24 * HOUR - 1);
    await expect(at.write(at.ana)).rejects.toMatchObject({ code: "CONFLICT" });
    at.clock.pass(1);
    await at.write(at.ana);
    expect(await at.shown()).toMatchObject({ count: 1, average: 5 });
  });

  it("nobody who sells it: a farm's own people cannot praise its goods", async () => {
    const number = await at.delivered(at.ana);
    at.clock.pass(24 * HOUR);
    const { sql } = market.database;
    const mayOf = async () =>
      (await at.ana.call((api) => api.orders.byNumber({ number }))).lines[0]!.canReview;
    expect(await mayOf()).toBe(true);
    await sql`insert into farm_members (user_id, farm_id, created_at)
      select ${at.ana.user.id}, farm_id, now() from products where id = ${at.product}`;
    expect(await mayOf()).toBe(false);
    await expect(at.write(at.ana)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await askForReviews(at.deps);
    expect(
      await sql`select from emails where kind = 'review_request' and to_address = (
        select email from orders where number = ${number})`,
    ).toHaveLength(0);
  });

  it("nobody whose order did not include it in the end", async () => {
    const number = await at.delivered(at.ana);
    await market.database.sql`update order_lines set short = quantity
      where order_id = (select id from orders where number = ${number})`;
    at.clock.pass(24 * HOUR);
    await expect(at.write(at.ana)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it.each(["missing", "wrong_item"] as const)(
    "nobody whose goods turned out not to have come (%s)",
    async (kind) => {
      const number = await at.delivered(at.ana, 2);
      at.clock.pass(24 * HOUR);
      const may = async () =>
        (await at.ana.call((api) => api.orders.ownReview({ productId: at.product }))).may;
      await at.refunded(number, kind, { cause: "goodwill" });
      expect(await may()).toBe("write");
      await at.refunded(number, kind);
      expect(await may()).toBe("no");
      await expect(at.write(at.ana)).rejects.toMatchObject({ code: "FORBIDDEN" });
    },
  );

  it("a buyer whose goods came and were not good enough", async () => {
    const number = await at.delivered(at.ana);
    at.clock.pass(24 * HOUR);
    await at.refunded(number, "quality", { cause: "packed_wrong" });
    await at.write(at.ana, 1, "Woody.");
    expect((await at.shown()).reviews).toMatchObject([{ text: "Woody." }]);
  });

  it("once for each product: a second review replaces the first", async () => {
    await at.delivered(at.ana);
    await at.delivered(at.ana);
    at.clock.pass(24 * HOUR);
    await at.write(at.ana, 2, "Woody.");
    await at.write(at.ana, 4, "Better this time.");
    const { count, average, reviews } = await at.shown();
    expect([count, average]).toEqual([1, 4]);
    expect(reviews).toMatchObject([{ by: "Ana L.", month: "2026-11", text: "Better this time." }]);
    await at.ana.call((api) => api.orders.removeReview({ productId: at.product }));
    expect((await at.shown()).count).toBe(0);
  });

  it("with 1 to 5 stars and at most 1,000 characters", async () => {
    await at.delivered(at.ana);
    at.clock.pass(24 * HOUR);
    await expect(at.write(at.ana, 6)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(at.write(at.ana, 0)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(at.write(at.ana, 5, "a".repeat(1_001))).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    await at.write(at.ana, 5, "");
  });
});

describe("A product's page", () => {
  it("shows the newest first, with first name, initial and month, and the average of all", async () => {
    const ben = await at.customer("ben", "Ben", "ode");
    await at.delivered(at.ana);
    await at.delivered(ben);
    at.clock.pass(30 * HOUR);
    await at.write(at.ana, 5);
    at.clock.pass(10 * 24 * HOUR);
    await at.write(ben, 4, "");
    const { count, average, reviews } = await at.shown();
    expect([count, average]).toEqual([2, 4.5]);
    expect(reviews.map(({ by, month }) => [by, month])).toEqual([
      ["Ben O.", "2026-12"],
      ["Ana L.", "2026-11"],
    ]);
  });

  it("shows none until there are as many as the settings require", async () => {
    const now = at.clock.now().toISOString();
    await market.database.sql`
      insert into settings (key, value, updated_at) values ('reviewsAtLeast', '2', ${now})`;
    await at.delivered(at.ana);
    at.clock.pass(24 * HOUR);
    await at.write(at.ana);
    expect(await at.shown()).toEqual({ count: 1, atLeast: 2, average: null, reviews: [] });
  });
});

describe("A review from before its writer joined the farm", () => {
  it("is on no page and in no average while they belong to it, and again once they have left", async () => {
    const ben = await at.customer("ben", "Ben", "Ode");
    await at.delivered(at.ana);
    await at.delivered(ben);
    at.clock.pass(24 * HOUR);
    await at.write(at.ana, 5, "The best in the county.");
    at.clock.pass(HOUR);
    await at.write(ben, 3, "Some were small.");
    const { db } = market.database;
    const pages = async () => [
      await at.shown(),
      await visitor(at.deps).call((api) => api.farms.reviews({ farmId: at.farm })),
    ];
    const texts = async () =>
      (await pages()).map(({ count, average, reviews }) => [
        count,
        average,
        reviews.map(({ text }) => text),
      ]);
    const both = [2, 4, ["Some were small.", "The best in the county."]];
    expect(await texts()).toEqual([both, both]);
    await db.transaction((tx) => joinFarm(tx, at.ana.user.id, at.farm, at.clock.now()));
    const bens = [1, 3, ["Some were small."]];
    expect(await texts()).toEqual([bens, bens]);
    const latest = await latestReviews(at.deps, 50);
    expect(latest.map(({ text }) => text)).not.toContain("The best in the county.");
    expect(
      await at.ana.call((api) => api.orders.ownReview({ productId: at.product })),
    ).toMatchObject({ may: "own_farm", review: { rating: 5 } });
    // Members of another farm are buyers like anybody else.
    const other = await addFarm(db, { name: `Gus Farm ${at.serial}` });
    await db.transaction((tx) => joinFarm(tx, ben.user.id, other, at.clock.now()));
    expect(await texts()).toEqual([bens, bens]);
    const admin = await signedInAdmin(at.deps);
    const desk = await admin.call((api) => api.admin.reviews.page({ q: `Beets ${at.serial}` }));
    expect(desk.rows.map(({ by, isByMember }) => [by, isByMember])).toEqual([
      ["Ben O.", false],
      ["Ana L.", true],
    ]);
    await admin.call((api) => api.admin.users.changeRole({ id: at.ana.user.id, role: "farmer" }));
    expect(await texts()).toEqual([both, both]);
  });

  it("leaves a product with too few reviews without any", async () => {
    await at.delivered(at.ana);
    at.clock.pass(24 * HOUR);
    await at.write(at.ana, 5, "The best in the county.");
    const { db } = market.database;
    await db.transaction((tx) => joinFarm(tx, at.ana.user.id, at.farm, at.clock.now()));
    expect(await at.shown()).toMatchObject({ count: 0, average: null, reviews: [] });
  });
});

describe("A farm's page", () => {
  const ofFarm = () => visitor(at.deps).call((api) => api.farms.reviews({ farmId: at.farm }));

  it("shows what is said of all its goods, the newest first, each with what it is about", async () => {
    expect(await ofFarm()).toEqual({ count: 0, average: null, reviews: [] });
    const { db, sql } = market.database;
    const beets = { product: at.product };
    await at.delivered(at.ana);
    at.slug = `leeks-${at.serial}`;
    await addProduct(db, { farmId: at.farm, slug: at.slug, name: `Leeks ${at.serial}` });
    at.product = await setStock(db, at.slug, 500);
    await at.delivered(at.ana);
    at.clock.pass(24 * HOUR);
    await at.write(at.ana, 4, "Tender.");
    at.clock.pass(HOUR);
    at.product = beets.product;
    await at.write(at.ana, 5, "Sweet.");
    expect(await ofFarm()).toMatchObject({
      count: 2,
      average: 4.5,
      reviews: [
        { text: "Sweet.", by: "Ana L.", product: { id: beets.product, isGone: false } },
        { text: "Tender.", product: { name: `Leeks ${at.serial}` } },
      ],
    });
    await sql`update product_reviews set hidden_at = now(), hidden_reason = 'Rude' where text = 'Tender.' and product_id <> ${at.product}`;
    expect(await ofFarm()).toMatchObject({ count: 1, average: 5 });
  });

  it("shows only what the pages of its goods show, and nothing of a suspended farm", async () => {
    await at.delivered(at.ana);
    at.clock.pass(24 * HOUR);
    await at.write(at.ana);
    const { sql } = market.database;
    await sql`
      insert into settings (key, value, updated_at) values ('reviewsAtLeast', '2', now())`;
    expect(await ofFarm()).toMatchObject({ count: 0, average: null, reviews: [] });
    await sql`delete from settings where key = 'reviewsAtLeast'`;
    expect(await ofFarm()).toMatchObject({ count: 1 });
    expect(await at.shown()).toMatchObject({ count: 1, average: 5 });
    await sql`update farms set status = 'suspended' where id = ${at.farm}`;
    expect(await ofFarm()).toMatchObject({ count: 0, reviews: [] });
    expect(await at.shown()).toMatchObject({ count: 0, average: null, reviews: [] });
  });
});
