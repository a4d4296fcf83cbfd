import { afterAll, beforeAll, expect, it } from "vitest";
import { businessDayAt, monthOf } from "#shared/time.ts";
import { speak } from "#server/language.ts";
import { packsFor } from "#shared/catalog/recipes/recipe-packs.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { testDeps } from "#tests/support/deps.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const clock = movableClock();
let database: FreshDatabase;
let cook: ReturnType<typeof visitor>;
beforeAll(async () => {
  database = await freshDatabase("market");
  cook = visitor(testDeps(database.db, { clock }));
});
afterAll(() => database[Symbol.asyncDispose]());

const SLUG = "mushroom-toast-with-an-egg";

it("The list shows how many ingredients of each recipe are available", async () => {
  const before = (await cook.call((api) => api.catalog.recipes.list())).find(
    ({ slug }) => slug === SLUG,
  );
  await setStock(database.db, "oyster-mushrooms", 0);
  const after = (await cook.call((api) => api.catalog.recipes.list())).find(
    ({ slug }) => slug === SLUG,
  );
  expect(after).toEqual({ ...before, available: (before?.available ?? 0) - 1 });
});

it("The list shows which recipes have all their ingredients in season", async () => {
  const inSeason = async () =>
    (await cook.call((api) => api.catalog.recipes.list())).find(({ slug }) => slug === SLUG)
      ?.inSeason;
  const { sql } = database;
  const goods = sql`select i.product_id from recipe_ingredients i
    join recipes r on r.id = i.recipe_id where r.slug = ${SLUG}`;
  const always = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const now = monthOf(businessDayAt(clock.now()));
  await sql`update products set season_months = ${always} where id in (${goods})`;
  expect(await inSeason()).toBe(true);
  await sql`update products set season_months = ${always.filter((month) => month !== now)}
    where slug = 'oyster-mushrooms'`;
  expect(await inSeason()).toBe(false);
});

it("A product's page lists recipes that use it", async () => {
  const { sql } = database;
  const usesOf = async (slug: string) => {
    const [row] = await sql<{ id: number }[]>`select id from products where slug = ${slug}`;
    return (await cook.call((api) => api.catalog.related({ id: row!.id }))).usedIn;
  };
  expect((await usesOf("oyster-mushrooms")).map(({ slug }) => slug)).toContain(SLUG);
  const [unused] = await sql<{ slug: string }[]>`select slug from products
    where id not in (select product_id from recipe_ingredients where product_id is not null) limit 1`;
  expect(await usesOf(unused!.slug)).toEqual([]);
});

it("A recipe has its ingredients in order, with their products", async () => {
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

it("Eight servings of a recipe for four take twice the bunches, in whole packs", async () => {
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

it("A recipe is in the page's language, and its amounts and packs are the same in both", async () => {
  const read = () =>
    cook.call((api) => api.catalog.recipes.bySlug({ slug: "butternut-soup-with-browned-butter" }));
  const [english, spanish] = await Promise.all([read(), speak("es", read)]);
  expect(spanish).toMatchObject({
    title: "Sopa de calabaza butternut con mantequilla dorada",
    summary: "Cinco ingredientes y una cuchara que se queda parada.",
  });
  expect(english.title).toBe("Butternut soup with browned butter");
  for (const [at, step] of spanish.steps.entries()) expect(step).not.toBe(english.steps[at]);
  expect(spanish.leftovers).toMatch(/en el refrigerador/);
  const facts = ({ ingredients }: typeof english) =>
    ingredients.map(({ amount, unit, packShare }) => ({ amount, unit, packShare }));
  expect(facts(spanish)).toEqual(facts(english));
  expect(spanish.ingredients[0]?.name).toBe("calabaza butternut");
  const list = await speak("es", () => cook.call((api) => api.catalog.recipes.list()));
  expect(list.map(({ title }) => title)).toContain(spanish.title);
});

it("An unknown recipe is not found", async () => {
  await expect(
    cook.call((api) => api.catalog.recipes.bySlug({ slug: "stone-soup" })),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});
