import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { getFacets } from "#server/services/catalog/shop/facets.ts";
import { listProducts } from "#server/services/catalog/shop/list.ts";
import { ALLERGENS, seasonState } from "#shared/catalog/catalog.ts";
import { BOX_CATEGORIES } from "#shared/boxes/boxes.ts";
import { DIET_IDS } from "#shared/catalog/diet-names.ts";
import { dietsOf, type Food } from "#shared/catalog/diets.ts";
import { PRICE_BANDS } from "#shared/catalog/shop/price-bands.ts";
import type { GrowingId } from "#shared/farms/growing/growing-ids.ts";
import { CHOICES_OF_SEASON, SEASON_CHOICE_IDS } from "#shared/catalog/shop/season-choices.ts";
import { labelSlug, type ShopFilters } from "#shared/catalog/shop/shop-filters.ts";
import { speak } from "#server/language.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { addFarm, addManyProducts } from "#tests/support/market/market.ts";

/** A Monday in November. */
const clock = movableClock("2026-11-23T18:00:00Z");

/** The ids of all products matching the filters, over all pages. */
async function idsOf(db: FreshDatabase["db"], filters: ShopFilters & { q?: string }, at = clock) {
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listProducts(
      { db, clock: at },
      { ...filters, sort: "recommended", limit: 24, cursor },
    );
    ids.push(...page.items.map((card) => card.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids.toSorted((a, b) => a - b);
}

describe("In the demo market", () => {
  let database: FreshDatabase;
  let facets: Awaited<ReturnType<typeof getFacets>>;
  const read = (filters: Parameters<typeof getFacets>[1]) =>
    getFacets({ db: database.db, clock }, filters);
  beforeAll(async () => {
    database = await freshDatabase("market");
    await database.sql`
      update products set badge = 'Sprouted – 2 days!' where id = (select min(id) from products)`;
    facets = await read({});
  });
  afterAll(() => database[Symbol.asyncDispose]());

  /** Each row's name and count as an object. */
  const bySql = async (text: string) => {
    const rows = await database.sql.unsafe<{ name: string; count: number }[]>(text);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };

  it("a search has the counts of the reader's language", async () => {
    const counted = async () => {
      const { category } = await read({ q: "man" });
      return Object.values(category).reduce((sum, count) => sum + count, 0);
    };
    const found = async () => (await idsOf(database.db, { q: "man" })).length;
    expect(await counted()).toBe(await found());
    const inSpanish = await speak("es", found);
    expect(inSpanish).not.toBe(await found());
    expect(await speak("es", counted)).toBe(inSpanish);
  });

  it("the counts of categories and farms match plain SQL", async () => {
    expect(facets.category).toEqual(
      await bySql("select category as name, count(*)::int from products where visible group by 1"),
    );
    expect(Object.fromEntries(facets.farm.map(({ name, count }) => [name, count]))).toEqual(
      await bySql(`select f.name, count(*)::int from products p join farms f on f.id = p.farm_id
        where p.status = 'listed' and f.status = 'live' group by 1`),
    );
  });

  it("makers' labels are offered and listed as they wrote them", async () => {
    const said = await bySql(
      "select badge as name, count(*)::int from products where visible and badge is not null group by 1",
    );
    expect(Object.keys(said).length).toBeGreaterThan(3);
    expect(Object.fromEntries(facets.label.map(({ name, count }) => [name, count]))).toEqual(said);
    for (const { id, name, count } of facets.label) {
      expect(id).toBe(labelSlug(name));
      expect(await idsOf(database.db, { label: [id] })).toHaveLength(count);
    }
  });

  it("the counts of certificates and organic goods include only valid certificates", async () => {
    const valid = `from products p join farm_certifications c using (farm_id)
      where p.visible and c.valid_to >= '2026-11-23'`;
    const { organic: _said, ...expected } = await bySql(
      `select c.certification as name, count(distinct p.id)::int ${valid} group by 1`,
    );
    expect(facets.certificate).toMatchObject(expected);
    const [organic] = await database.sql.unsafe<{ count: number }[]>(
      `select count(distinct p.id)::int ${valid} and p.organic and c.certification = 'organic'`,
    );
    expect(facets.organic).toBe(organic?.count);
  });

  it("the counts of growing practices match the farms that checked them", async () => {
    expect(facets.practice).toEqual(
      await bySql(`select g as name, count(*)::int from products p join farms f on f.id = p.farm_id, unnest(f.growing) g
        where p.visible group by 1`),
    );
    const [id] = Object.keys(facets.practice) as GrowingId[];
    expect(await idsOf(database.db, { practice: [id!] })).toHaveLength(facets.practice[id!] ?? 0);
  });

  it("goods for a weekly box are of its kinds, in stock and in season now", async () => {
    const rows = await database.sql<{ id: number }[]>`
      select p.id from products p join stock s on s.product_id = p.id
      where p.visible and s.on_hand > s.reserved and 11 = any(p.season_months)
        and p.category = any(${[...BOX_CATEGORIES]}::category[]) and p.expected_weight is null order by p.id`;
    expect(rows.length).toBeGreaterThan(40);
    expect(facets.box).toBe(rows.length);
    expect(await idsOf(database.db, { box: true })).toEqual(rows.map((row) => row.id));
  });

  it("the counts of excluded allergens match plain SQL", async () => {
    const counted = await bySql(`select a as name, count(*)::int
      from products, unnest(array['${ALLERGENS.join("','")}']) a
      where visible and allergens_declared
        and a not in (select note->>'allergen' from jsonb_array_elements(allergens) note)
      group by 1`);
    expect(facets.without).toEqual(counted);
    expect(facets.without["milk"]).toBeLessThan(facets.total);
  });

  it("the count of goods in season matches plain SQL, with other filters as well", async () => {
    const [row] = await database.sql<{ count: number }[]>`
      select count(*)::int from products
      where visible and 11 = any(season_months) and cardinality(season_months) < 12
        and category in ('fruit', 'herbs')`;
    expect((await read({ category: ["fruit", "herbs"] })).season["now"]).toBe(row?.count);
    expect((await read({ category: ["fruit", "herbs"], season: ["now"] })).total).toBe(row?.count);
  });

  test.each(SEASON_CHOICE_IDS)(
    "the list of goods under the season %j matches the rule of the cards, in every month",
    async (choice) => {
      const rows = await database.sql<{ id: number; months: number[] }[]>`
        select id, season_months as months from products where visible order by id`;
      for (let month = 1; month <= 12; month += 1) {
        const then = movableClock(`2027-${String(month).padStart(2, "0")}-15T20:00:00Z`);
        const expected = rows.filter(({ months }) =>
          CHOICES_OF_SEASON[seasonState(months, month)].includes(choice),
        );
        const { season } = await getFacets({ db: database.db, clock: then }, {});
        expect(season[choice] ?? 0).toBe(expected.length);
        expect(await idsOf(database.db, { season: [choice] }, then)).toEqual(
          expected.map(({ id }) => id),
        );
      }
    },
  );

  it("goods in any of the chosen seasons are listed once", async () => {
    const all = await idsOf(database.db, { season: ["now", "last", "coming"] });
    expect(all).toHaveLength((facets.season["now"] ?? 0) + (facets.season["coming"] ?? 0));
    expect(facets.season["last"]).toBeGreaterThan(0);
    expect(facets.season["last"]).toBeLessThan(facets.season["now"] ?? 0);
  });

  test.each([
    ["2026-11-30", 11],
    ["2026-12-01", 12],
  ])("goods for delivery on %s are in stock now and in season then", async (on, month) => {
    const rows = await database.sql<{ id: number }[]>`
      select p.id from products p join stock s on s.product_id = p.id
      where p.visible and s.on_hand > s.reserved and ${month} = any(p.season_months) order by p.id`;
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.length).toBeLessThan(facets.anyDay);
    expect(facets.on[month]).toBe(rows.length);
    expect(await idsOf(database.db, { on })).toEqual(rows.map((row) => row.id));
    expect((await read({ on })).total).toBe(rows.length);
  });

  test.each([
    ["2026-12-31", 60, [12, 1, 2, 3]],
    ["2027-01-31", 28, [1, 2]],
    ["2027-01-31", 29, [1, 2, 3]],
    ["2028-01-31", 29, [1, 2]],
    ["2026-11-30", 1, [11, 12]],
    ["2026-11-29", 1, [11]],
  ])(
    "on %s, %i days ahead, months %j are counted by delivery day",
    async (today, ahead, months) => {
      await using fresh = await freshDatabase();
      await addManyProducts(fresh.sql, await addFarm(fresh.db), 1);
      await fresh.sql`update products set season_months = array[1,2,3,4,5,6,7,8,9,10,11,12]`;
      await fresh.sql`insert into settings (key, value, updated_at) values ('horizonDays', ${ahead}::text::jsonb, now())`;
      const then = movableClock(`${today}T20:00:00Z`);
      const { on } = await getFacets({ db: fresh.db, clock: then }, {});
      const counted = Object.keys(on).map(Number);
      expect(counted.toSorted((a, b) => a - b)).toEqual(months.toSorted((a, b) => a - b));
    },
  );

  it("a product whose season ends with a month is not listed for days after it", async () => {
    const [last] = await database.sql<{ id: number }[]>`
      select p.id from products p join stock s on s.product_id = p.id
      where p.visible and s.on_hand > s.reserved and 11 = any(season_months)
        and not 12 = any(season_months) order by p.id limit 1`;
    expect(await idsOf(database.db, { on: "2026-11-30" })).toContain(last!.id);
    expect(await idsOf(database.db, { on: "2026-12-01" })).not.toContain(last!.id);
  });

  test.each(DIET_IDS)(
    "the list of %s goods matches the diet's rule, product by product",
    async (diet) => {
      const rows = await database.sql<(Food & { id: number })[]>`
      select id, category, ingredients, allergens_declared as "allergensDeclared", allergens
      from products where visible order by id`;
      const suiting = rows.filter((row) => dietsOf(row).includes(diet)).map((row) => row.id);
      expect(suiting.length).toBeGreaterThan(40);
      expect(await idsOf(database.db, { diet: [diet] })).toEqual(suiting);
      expect(facets.diet[diet]).toBe(suiting.length);
    },
  );

  test.each(ALLERGENS)(
    "without %s, no goods are listed that have it or are undeclared",
    async (allergen) => {
      const ids = await idsOf(database.db, { without: [allergen] });
      expect(ids).toHaveLength(facets.without[allergen] ?? 0);
      const wrong = await database.sql<{ name: string }[]>`
      select name from products where id = any(${ids})
        and (not allergens_declared or exists (
          select from jsonb_array_elements(allergens) n where n->>'allergen' = ${allergen}))`;
      expect([...wrong]).toEqual([]);
    },
  );

  const combinations: (ShopFilters & { q?: string })[] = [
    { category: ["bakery", "eggs-dairy"], without: ["eggs"] },
    { certificate: ["animalWelfare", "salmonSafe"] },
    { label: ["heirloom", "small-batch"], category: ["vegetables"], season: ["now"] },
    { diet: ["vegan", "gluten-free"], category: ["pantry"], organic: true },
    { price: ["under-5", "from-20"], season: ["last", "coming"] },
    { practice: ["hand-picked", "pasture"], box: true, organic: true },
    { on: "2026-12-04", category: ["vegetables", "fruit"], organic: true },
    { q: "farm", season: ["now"], without: ["tree nuts", "milk"] },
  ];
  test.each(combinations)("the list under %j is as long as its count", async (filters) => {
    const { total } = await read(filters);
    expect(total).toBeGreaterThan(0);
    expect(await idsOf(database.db, filters)).toHaveLength(total);
  });

  test.each(PRICE_BANDS)("$label lists goods at that price, to the cent", async ({ id, from }) => {
    const at = PRICE_BANDS.findIndex((band) => band.id === id);
    const below = PRICE_BANDS[at + 1]?.from ?? 1_000_000;
    const rows = await database.sql<{ id: number }[]>`
      select id from products where visible and price_cents >= ${from} and price_cents < ${below}
      order by id`;
    expect(rows.length).toBeGreaterThan(0);
    expect(await idsOf(database.db, { price: [id] })).toEqual(rows.map((row) => row.id));
    expect(facets.price[id]).toBe(rows.length);
  });

  it("goods of several farms are listed by the farms' slugs", async () => {
    const [first, second] = await database.sql<{ id: number; slug: string }[]>`
      select id, slug from farms where status = 'live' order by id limit 2`;
    const expected = await database.sql<{ id: number }[]>`
      select id from products where visible and farm_id in (${first!.id}, ${second!.id}) order by id`;
    const ids = await idsOf(database.db, { farm: [first!.slug, second!.slug] });
    expect(ids).toEqual(expected.map((row) => row.id));
    expect(await idsOf(database.db, { farm: ["no-such-farm"] })).toEqual([]);
  });
});
