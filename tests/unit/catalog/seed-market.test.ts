import { describe, expect, it } from "vitest";
import { marketFarms, marketProducts } from "#db/seed/market.ts";
import type { ProductSeed } from "#db/seed/market-types.ts";
import { recommendedFirst } from "#db/seed/recommended.ts";
import { CATEGORY_IDS } from "#shared/catalog/catalog.ts";
import { cents } from "#shared/money.ts";
import { unitPriceOf } from "#shared/catalog/weights/unit-price.ts";

const november = 11;
const farmBySlug = new Map(marketFarms.map((farm) => [farm.slug, farm]));
const inCategory = (category: string) =>
  marketProducts.filter((product) => product.category === category);
const allergensIn = (product: ProductSeed) =>
  product.allergens.filter((note) => note.level === "contains").map((note) => note.allergen);
const duplicates = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const named = (products: readonly ProductSeed[]) => products.map((product) => product.slug);

describe("the farms of the demo market", () => {
  it("number at least sixteen, each in a town of its own", () => {
    expect(marketFarms.length).toBeGreaterThanOrEqual(16);
    expect(duplicates(marketFarms.map((farm) => farm.slug))).toEqual([]);
    expect(duplicates(marketFarms.map((farm) => farm.town))).toEqual([]);
    expect(duplicates(marketFarms.map((farm) => farm.zipCode))).toEqual([]);
  });

  it("are in California", () => {
    for (const farm of marketFarms) {
      expect(farm.zipCode, farm.slug).toMatch(/^9[0-6]\d{3}$/);
      expect(farm.latitude, farm.slug).toBeGreaterThan(32.5);
      expect(farm.latitude, farm.slug).toBeLessThan(42);
      expect(farm.longitude, farm.slug).toBeGreaterThan(-124.5);
      expect(farm.longitude, farm.slug).toBeLessThan(-114);
    }
  });

  it("have a story of two or three paragraphs, at least three practices and a quote", () => {
    for (const farm of marketFarms) {
      expect([2, 3], farm.slug).toContain(farm.story.length);
      expect(farm.practices.length, farm.slug).toBeGreaterThanOrEqual(3);
      expect(farm.quoteBy.length, farm.slug).toBeGreaterThan(3);
    }
  });

  it("pay a commission of 15 to 20 percent", () => {
    const outside = marketFarms.filter(
      (farm) => farm.commissionBps < 1500 || farm.commissionBps > 2000,
    );
    expect(outside).toEqual([]);
  });

  it("have certificates with unique numbers that are valid into 2027", () => {
    const certificates = marketFarms.flatMap((farm) => farm.certifications);
    expect(certificates.filter((certificate) => certificate.validTo < "2027-01-01")).toEqual([]);
    expect(duplicates(certificates.map((certificate) => certificate.number))).toEqual([]);
  });

  it("all have something to sell", () => {
    const selling = new Set(marketProducts.map((product) => product.farm));
    expect(marketFarms.filter((farm) => !selling.has(farm.slug))).toEqual([]);
  });
});

describe("the products of the demo market", () => {
  it("number at least 160, with unique slugs and names, from existing farms", () => {
    expect(marketProducts.length).toBeGreaterThanOrEqual(160);
    expect(duplicates(named(marketProducts))).toEqual([]);
    expect(duplicates(marketProducts.map((product) => product.name))).toEqual([]);
    expect(named(marketProducts.filter((product) => !farmBySlug.has(product.farm)))).toEqual([]);
  });

  it.each(CATEGORY_IDS)("include at least eight in the category %s", (category) => {
    expect(inCategory(category).length).toBeGreaterThanOrEqual(8);
  });

  it("are organic only when the farm holds the organic certificate", () => {
    const unproved = marketProducts.filter((product) => {
      const certifications = farmBySlug.get(product.farm)?.certifications ?? [];
      return product.organic && !certifications.some((certificate) => certificate.id === "organic");
    });
    expect(named(unproved)).toEqual([]);
  });

  it("cost between $2 and $150 and have a unit price of at least a cent", () => {
    for (const product of marketProducts) {
      expect(Number.isInteger(product.priceCents), product.slug).toBe(true);
      expect(product.priceCents, product.slug).toBeGreaterThanOrEqual(200);
      expect(product.priceCents, product.slug).toBeLessThanOrEqual(15_000);
      expect(product.packQuantity, product.slug).toBeGreaterThan(0);
      const unitPrice = unitPriceOf(cents(product.priceCents), product.packQuantity);
      expect(unitPrice, product.slug).toBeGreaterThanOrEqual(1);
    }
  });

  it("name the same number of pounds in the pack text and in the quantity", () => {
    const weighed = marketProducts.filter((product) => product.packUnit === "lb");
    for (const product of weighed) {
      expect(product.pack, product.slug).toContain(`${product.packQuantity} lb`);
    }
  });

  it("list their season as ascending months of the year", () => {
    for (const product of marketProducts) {
      const months = product.seasonMonths;
      expect(months.length, product.slug).toBeGreaterThan(0);
      expect(months, product.slug).toEqual([...new Set(months)].toSorted((a, b) => a - b));
      expect(
        months.every((month) => month >= 1 && month <= 12),
        product.slug,
      ).toBe(true);
    }
  });

  it("include at least a hundred that are in season and in stock in November", () => {
    const buyable = marketProducts.filter(
      (product) => product.seasonMonths.includes(november) && product.stock > 0,
    );
    expect(buyable.length).toBeGreaterThanOrEqual(100);
  });

  it("have no stock when they are out of season in November", () => {
    const stale = marketProducts.filter(
      (product) => !product.seasonMonths.includes(november) && product.stock > 0,
    );
    expect(named(stale)).toEqual([]);
  });

  it("include some that are sold out and some that are nearly sold out", () => {
    const inSeason = marketProducts.filter((product) => product.seasonMonths.includes(november));
    expect(inSeason.filter((product) => product.stock === 0).length).toBeGreaterThanOrEqual(3);
    const nearlyGone = inSeason.filter((product) => product.stock > 0 && product.stock <= 5);
    expect(nearlyGone.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...marketProducts.map((product) => product.stock))).toBeLessThanOrEqual(240);
  });

  it("are ranked without gaps, with the recommended ones first and available", () => {
    const ranks = marketProducts.map((product) => product.rank).toSorted((a, b) => a - b);
    expect(ranks).toEqual(marketProducts.map((_, index) => index + 1));
    const first = marketProducts
      .filter((product) => product.rank <= recommendedFirst.length)
      .toSorted((a, b) => a.rank - b.rank);
    expect(named(first)).toEqual(recommendedFirst);
    const sellable = first.filter(
      (product) => product.stock > 5 && product.seasonMonths.includes(november),
    );
    expect(sellable).toHaveLength(first.length);
  });
});

describe("the allergens of the demo market", () => {
  it("include eggs for every egg product and milk for every other dairy product", () => {
    for (const product of inCategory("eggs-dairy")) {
      const expected = product.farm === "little-creamery" ? "milk" : "eggs";
      expect(allergensIn(product), product.slug).toContain(expected);
    }
  });

  it("include wheat for all baked goods", () => {
    const silent = inCategory("bakery").filter(
      (product) => !allergensIn(product).includes("wheat"),
    );
    expect(named(silent)).toEqual([]);
  });

  it("include fish or shellfish for all seafood, at least as a trace", () => {
    const silent = inCategory("seafood").filter(
      (product) => !product.allergens.some((note) => ["fish", "shellfish"].includes(note.allergen)),
    );
    expect(named(silent)).toEqual([]);
  });

  it.each([
    ["milk", /\b(milk|butter|cream|cheese)\b/i],
    ["eggs", /\beggs?\b/i],
    ["wheat", /\bwheat\b/i],
    ["peanuts", /\bpeanuts?\b/i],
    ["sesame", /\bsesame\b/i],
    ["soy", /\bsoy(beans)?\b/i],
    ["fish", /\b(tuna|cod|anchovy|fish)\b/i],
    ["tree nuts", /\b(almonds?|walnuts?|chestnuts?)\b/i],
  ] as const)("include %s wherever the ingredients do", (allergen, words) => {
    const silent = marketProducts.filter(
      (product) =>
        words.test(product.ingredients ?? "") && !allergensIn(product).includes(allergen),
    );
    expect(named(silent)).toEqual([]);
  });

  it("are listed only by farms that declare them, each once", () => {
    for (const product of marketProducts) {
      const names = product.allergens.map((note) => note.allergen);
      expect(duplicates(names), product.slug).toEqual([]);
      expect(product.allergensDeclared || names.length === 0, product.slug).toBe(true);
    }
  });
});

describe("the texts of the demo market", () => {
  const texts = [
    ...marketFarms.flatMap((farm) => [farm.tagline, farm.quote, ...farm.story, ...farm.practices]),
    ...marketProducts.flatMap((product) => [product.summary, product.description, product.storage]),
  ];

  it("have no exclamation marks and no filler", () => {
    expect(texts.filter((text) => /!|lorem|ipsum|\bTODO\b/i.test(text))).toEqual([]);
  });

  it("never repeat a summary or a description", () => {
    expect(duplicates(marketProducts.map((product) => product.summary))).toEqual([]);
    expect(duplicates(marketProducts.map((product) => product.description))).toEqual([]);
  });
});
