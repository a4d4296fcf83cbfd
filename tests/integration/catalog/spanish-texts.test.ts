import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getProduct } from "#server/services/catalog/product/product.ts";
import { listProducts } from "#server/services/catalog/shop/list.ts";
import { suggest } from "#server/services/catalog/search/suggest.ts";
import { speak } from "#server/language.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { freshDatabase } from "#tests/support/postgres/database.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";

const clock = movableClock("2026-11-23T18:00:00Z");

let market: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  market = await freshDatabase();
});
afterAll(() => market[Symbol.asyncDispose]());

it("errors and product data are in the reader's language", async () => {
  const deps = { db: market.db, clock };
  const missing = () => getProduct(deps, 999_999);
  await expect(speak("es", missing)).rejects.toThrow("No encontramos este producto");
  await expect(missing()).rejects.toThrow("We cannot find this product");

  const farmId = await addFarm(market.db, { slug: "a-farm" });
  await addProduct(market.db, { farmId, packUnit: "each", packQuantity: 2 });
  const list = () => listProducts(deps, { sort: "recommended", limit: 24 });
  const [spanish] = (await speak("es", list)).items;
  const [english] = (await list()).items;
  expect(english?.unitPriceText).toMatch(/^\$\d+\.\d\d each$/);
  expect(spanish?.unitPriceText).toMatch(/^\$\d+\.\d\d por pieza$/);
});

it("Spanish readers see and sort goods by their Spanish names and packs, others by their own", async () => {
  const deps = { db: market.db, clock };
  const farmId = await addFarm(market.db);
  const goods = [
    { name: "Leeks", nameEs: "Poros", pack: "1 lb bunch" },
    { name: "Fava beans", nameEs: "Habas", pack: "2 lb" },
    { name: "Mizuna", pack: "a big armful" },
  ];
  for (const facts of goods) await addProduct(market.db, { farmId, category: "herbs", ...facts });
  const list = async () => {
    const { items } = await listProducts(deps, { sort: "name", category: ["herbs"], limit: 24 });
    return items.map(({ name, pack }) => `${name}, ${pack}`);
  };
  expect(await speak("es", list)).toEqual([
    "Habas, 2 lb",
    "Mizuna, a big armful",
    "Poros, manojo de 1 lb",
  ]);
  expect(await list()).toEqual(["Fava beans, 2 lb", "Leeks, 1 lb bunch", "Mizuna, a big armful"]);
  const found = await speak("es", () => suggest(deps, "poro"));
  expect(found.rows[0]).toMatchObject({ name: "Poros" });
});

describe("A search in Spanish", () => {
  const deps = () => ({ db: market.db, clock });
  const found = async (q: string) =>
    (await listProducts(deps(), { q, sort: "recommended", limit: 24 })).items.map(
      ({ name }) => name,
    );
  const suggested = async (q: string) => (await suggest(deps(), q)).rows.map(({ name }) => name);

  beforeAll(async () => {
    const farmId = await addFarm(market.db, { slug: "milpa" });
    await addProduct(market.db, {
      farmId,
      name: "Corn truffle",
      nameEs: "Huitlacoche",
      summary: "Dark and earthy.",
      summaryEs: "Para quesadillas.",
      descriptionEs: "Sabe a tierra mojada.",
    });
  });

  it.each(["huitlacoche", "Huitlacoches", "huitla"])(
    "finds a product by the Spanish name its farm entered, on pages in both languages: %s",
    async (q) => {
      expect(await speak("es", () => found(q))).toEqual(["Huitlacoche"]);
      expect(await speak("es", () => suggested(q))).toEqual(["Huitlacoche"]);
      expect(await found(q)).toEqual(["Corn truffle"]);
      expect(await suggested(q)).toEqual(["Corn truffle"]);
    },
  );

  it("finds it by its Spanish texts on Spanish pages, but not on English ones", async () => {
    for (const q of ["quesadilla", "tierra mojada"]) {
      expect(await speak("es", () => found(q)), q).toEqual(["Huitlacoche"]);
      expect(await found(q), q).toEqual([]);
    }
  });

  it("still finds it by its English name", async () => {
    expect(await speak("es", () => found("corn truffle"))).toEqual(["Huitlacoche"]);
  });

  it("lists goods with the word in their name first", async () => {
    const farmId = await addFarm(market.db);
    await addProduct(market.db, { farmId, name: "Mix", summaryEs: "Con quelites.", rank: 1 });
    await addProduct(market.db, { farmId, name: "Lamb’s quarters", nameEs: "Quelites", rank: 900 });
    expect(await speak("es", () => found("quelites"))).toEqual(["Quelites", "Mix"]);
  });
});
