import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { weight } from "#shared/catalog/weights/weight.ts";
import { cents } from "#shared/money.ts";
import { getHome } from "#server/services/catalog/home.ts";
import { getProduct } from "#server/services/catalog/product/product.ts";
import { relatedProducts } from "#server/services/catalog/product/related.ts";
import { addCertificate, addFarm, addProduct } from "#tests/support/market/market.ts";
import {
  type Catalog,
  nameOf,
  NOVEMBER,
  openCatalog,
  SUMMER,
} from "#tests/support/setups/open-catalog.ts";

describe("a product's page", () => {
  let market: Catalog;
  beforeAll(async () => {
    market = await openCatalog();
  });
  afterAll(() => market[Symbol.asyncDispose]());

  test("shows its farm with the certificates valid today", async () => {
    const farmId = await addFarm(market.db, { name: "Oak Farm", town: "Bolinas" });
    await addCertificate(market.db, farmId, { number: "GOOD-1" });
    await addCertificate(market.db, farmId, { number: "OLD-1", validTo: "2025-01-01" });
    const id = await addProduct(market.db, {
      farmId,
      name: "Plums",
      onHand: 3,
      seasonMonths: NOVEMBER,
    });
    expect(await getProduct(market.deps, id)).toMatchObject({
      name: "Plums",
      season: "in season",
      stock: "low",
      left: 3,
      description: ["One paragraph.", "Another one."],
      farm: {
        name: "Oak Farm",
        town: "Bolinas",
        certificates: [{ number: "GOOD-1", validTo: "2099-12-31" }],
      },
    });
  });

  test("of a suspended farm, it shows nothing but the name", async () => {
    const farmId = await addFarm(market.db, { name: "Closed Gate", status: "suspended" });
    await addCertificate(market.db, farmId);
    const id = await addProduct(market.db, { farmId, name: "Medlars" });
    const { name, available, farm } = await getProduct(market.deps, id);
    expect({ name, available }).toEqual({ name: "Medlars", available: false });
    expect(farm).toEqual({ id: farmId, name: "Closed Gate", status: "suspended" });
  });

  test("for goods sold by weight, it states their expected weight, maximum weight and maximum price", async () => {
    const farmId = await addFarm(market.db);
    const bird = { packQuantity: 4, price: cents(2840), expectedWeight: weight(360) };
    const id = await addProduct(market.db, { farmId, ...bird });
    expect(await getProduct(market.deps, id)).toMatchObject({
      weightText: "about 3.6 lb, priced by weight",
      weighing: {
        short: "Usually about 3.6 lb. You pay for the actual weight, up to this price.",
        name: "Sold by weight",
        text: "Each one weighs about 3.6 lb, up to 4 lb. We charge $28.40, the price of 4 lb, and refund the difference once the farm has weighed yours.",
      },
    });
    const pack = await addProduct(market.db, { farmId });
    expect(await getProduct(market.deps, pack)).toMatchObject({ weighing: null });
  });

  test("an unknown id is not found", async () => {
    await expect(getProduct(market.deps, 2_000_000_000)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("related products are available goods of its farm and similar ones of other farms", async () => {
    const own = await addFarm(market.db);
    const other = await addFarm(market.db);
    const seafood = { category: "seafood" } as const;
    const id = await addProduct(market.db, { farmId: own, name: "Crab", ...seafood });
    await addProduct(market.db, { farmId: own, name: "Squid", ...seafood });
    await addProduct(market.db, { farmId: other, name: "Oysters", ...seafood });
    await addProduct(market.db, { farmId: other, name: "Mussels", onHand: 0, ...seafood });
    await addProduct(market.db, { farmId: other, name: "Leeks" });
    const { fromFarm, similar } = await relatedProducts(market.deps, id);
    expect(fromFarm.map(nameOf)).toEqual(["Squid"]);
    expect(similar.map(nameOf)).toEqual(["Oysters"]);
  });
});

test("the home page shows available goods in season from many farms, and no farm share without orders", async () => {
  await using market = await openCatalog();
  const commissions = [1600, 1800, 2000];
  const ids = await Promise.all(
    commissions.map((commissionBps) => addFarm(market.db, { commissionBps })),
  );
  for (const farmId of [...ids, ...ids, ...ids]) {
    await addProduct(market.db, { farmId, seasonMonths: NOVEMBER });
    await addProduct(market.db, { farmId, seasonMonths: SUMMER });
  }
  const home = await getHome(market.deps);
  expect(home).toMatchObject({ productCount: 18, farmCount: 3, farmCents: null });
  expect(home.featured).toHaveLength(8);
  expect(home.featured.every((card) => card.season === "in season")).toBe(true);
  expect(new Set(home.featured.slice(0, 3).map((card) => card.farmId)).size).toBe(3);
  expect(home.farms).toHaveLength(3);
});
