import { afterEach, describe, expect, it } from "vitest";
import { BOX_SIZES } from "#shared/boxes/boxes.ts";
import { businessDayAt, monthOf } from "#shared/time.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { type ProductReviews, withProductReviews } from "#tests/support/setups/product-reviews.ts";

let market: MarketPlace;
let at: ProductReviews;
withProductReviews((opened) => {
  ({ market, at } = opened);
});

const stories = () => visitor(at.deps).call((api) => api.catalog.homeStories());
const own = async () =>
  (await stories()).reviews.filter(({ product }) => product.id === at.product);

async function reviewed(text = "Sweet and firm.", rating = 2) {
  await at.delivered(at.ana);
  at.clock.pass(24 * HOUR);
  await at.write(at.ana, rating, text);
}

// The latest reviews are those of all products.
afterEach(async () => {
  await market.database.sql`delete from product_reviews`;
});

describe("The reviews of the home page", () => {
  it("are the latest ones of buyers, whatever the rating, with month and product", async () => {
    await reviewed();
    expect((await stories()).reviews[0]).toMatchObject({
      by: "Ana L.",
      month: "2026-11",
      rating: 2,
      text: "Sweet and firm.",
      product: { id: at.product, name: `Beets ${at.serial}` },
      farmName: `Fern Farm ${at.serial}`,
    });
  });

  it("are only those with words, and three at the most", async () => {
    await reviewed("");
    expect(await own()).toEqual([]);
    for (const name of ["ben", "cid", "dee", "eve"]) {
      const buyer = await at.customer(name, "Buyer", "Lee");
      await at.delivered(buyer);
      at.clock.pass(24 * HOUR);
      await at.write(buyer, 4, `Fine, says ${name}.`);
    }
    const texts = (await own()).map(({ text }) => text);
    expect(texts).toEqual(["Fine, says eve.", "Fine, says dee.", "Fine, says cid."]);
  });

  it.each([
    ["of a product with fewer reviews than the settings require", "few"],
    ["that the team has hidden", "hidden"],
    ["of a product that left the shop", "gone"],
    ["of a suspended farm", "suspended"],
  ] as const)("leave out those %s", async (_which, kind) => {
    await reviewed();
    expect(await own()).toHaveLength(1);
    const { sql } = market.database;
    const id = at.product;
    if (kind === "few")
      await sql`
        insert into settings (key, value, updated_at) values ('reviewsAtLeast', '2', now())`;
    if (kind === "hidden")
      await sql`update product_reviews set hidden_at = now(), hidden_reason = 'Rude' where product_id = ${id}`;
    if (kind === "gone") await sql`update products set status = 'retired' where id = ${id}`;
    if (kind === "suspended")
      await sql`update farms set status = 'suspended' where id = (select farm_id from products where id = ${id})`;
    expect(await own()).toEqual([]);
  });
});

it("The home page says what the least expensive box costs", async () => {
  const least = Math.min(...BOX_SIZES.map(({ price }) => price));
  expect((await stories()).boxFrom).toBe(least);
});

describe("The recipe of the home page", () => {
  it("has only ingredients that are in season today", async () => {
    const { recipe } = await stories();
    const month = monthOf(businessDayAt(at.clock.now()));
    if (recipe === null) throw new Error("No recipe is in season");
    const resting = await market.database.sql`
      select p.name from recipes r join recipe_ingredients i on i.recipe_id = r.id
      join products p on p.id = i.product_id
      where r.slug = ${recipe.slug} and not p.season_months @> array[${month}::int]`;
    expect(resting).toEqual([]);
  });
});
