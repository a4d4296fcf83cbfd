import { afterAll, beforeAll, expect, it } from "vitest";
import { seedMarket } from "#server/demo/market.ts";
import { packsFor } from "#shared/catalog/recipe-packs.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { setStock } from "#tests/support/market/basket.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let cook: ReturnType<typeof visitor>;
beforeAll(async () => {
  database = await freshDatabase();
  await seedMarket(database.db, new Date());
  cook = visitor(testDeps(database.db));
});
afterAll(() => database[Symbol.asyncDispose]());

const SLUG = "mushroom-toast-with-an-egg";

it("The list says how much of each recipe can be bought now", async () => {
  const before = (await cook.call((api) => api.catalog.recipes.list())).find(
    ({ slug }) => slug === SLUG,
  );
  await setStock(database.db, "oyster-mushrooms", 0);
  const after = (await cook.call((api) => api.catalog.recipes.list())).find(
    ({ slug }) => slug === SLUG,
  );
  expect(after).toEqual({ ...before, available: (before?.available ?? 0) - 1 });
});

it("A recipe brings its ingredients in order, with the goods they are", async () => {
  const recipe = await cook.call((api) =>
    api.catalog.recipes.bySlug({ slug: "charred-broccoli-with-chile-crisp" }),
  );
  expect(recipe.ingredients.map(({ product }) => product?.slug)).toEqual([
    "broccoli",
    "brown-rice",
    "chile-crisp",
    "meyer-lemons",
    "house-olive-oil",
  ]);
});

it("Eight servings of a recipe for four take twice the bunches, in packs", async () => {
  const recipe = await cook.call((api) =>
    api.catalog.recipes.bySlug({ slug: "carrot-top-pesto-with-roast-carrots" }),
  );
  const packs = recipe.ingredients.flatMap(({ product, packShare }) =>
    product ? [[product.slug, packsFor(packShare, 8, recipe.servings)]] : [],
  );
  expect(recipe.servings).toBe(4);
  expect(packs).toContainEqual(["nantes-carrots", 4]);
  expect(packs).toContainEqual(["music-garlic", 1]);
});

it("An unknown recipe is not found", async () => {
  await expect(
    cook.call((api) => api.catalog.recipes.bySlug({ slug: "stone-soup" })),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});
