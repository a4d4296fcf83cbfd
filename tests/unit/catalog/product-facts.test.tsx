import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ProductBuy } from "#client/features/catalog/product/product-buy.tsx";
import { ProductFacts } from "#client/features/catalog/product/product-facts.tsx";
import { productHead } from "#client/features/catalog/product/product-head.ts";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type Product = Outputs["catalog"]["product"];

const product: Product = {
  id: 7,
  slug: "walnut-pesto",
  name: "Walnut pesto",
  farmId: 2,
  farmName: "Fern Farm",
  category: "pantry",
  price: cents(500),
  pack: "8 oz jar",
  unitPriceText: "$0.63/oz",
  badge: null,
  picture: "product-test",
  organic: true,
  season: "year-round",
  returnsIn: null,
  left: null,
  available: true,
  untranslated: {},
  summary: "Green and nutty.",
  views: [],
  description: [],
  seasonMonths: [],
  stock: "in stock",
  weighing: null,
  ingredients: "Basil, walnuts, cheese",
  allergensDeclared: true,
  allergens: [
    { allergen: "tree nuts", level: "contains" },
    { allergen: "milk", level: "may contain" },
  ],
  storage: "Keep refrigerated.",
  keepsDays: 21,
  farm: {
    id: 2,
    name: "Fern Farm",
    status: "live",
    family: "Fern",
    town: "Petaluma",
    sinceYear: 1998,
    picture: "farm-test",
    practices: ["We compost."],
    certificates: [
      {
        certification: "organic",
        name: null,
        issuer: "CCOF",
        number: "A-77",
        validTo: "2027-03-31",
      },
    ],
    untranslated: {},
  },
};

const fact = (name: string) =>
  within(screen.getByRole("rowheader", { name }).closest("tr")!)
    .getByRole("cell")
    .textContent.replaceAll("\u00a0", " ");
const show = (changes: Partial<Product> = {}) =>
  showAnswered(<ProductFacts product={{ ...product, ...changes }} />, {});

describe("The facts of a product", () => {
  it("say where it comes from, how it was grown, what is in it and how to keep it", async () => {
    await show();
    expect(fact("Comes from")).toBe("Fern Farm, Petaluma, California");
    expect(fact("Practice")).toBe("We compost.");
    expect(fact("Ingredients")).toBe("Basil, walnuts, cheese");
    expect(fact("Storage")).toBe("Keep refrigerated.");
    expect(fact("Keeps")).toBe("About 3 weeks");
  });

  it("name a certificate with issuer, number and last day, and none for goods that it is not about", async () => {
    await show();
    expect(fact("Certificates")).toContain("CCOF, no. A-77, valid through Mar 31, 2027");
    cleanup();
    await show({ organic: false });
    expect(fact("Certificates")).toBe("None on file");
  });

  it("say for each of the nine major allergens whether it is contained, possible, absent or undeclared", async () => {
    await show();
    expect(fact("Allergens")).toMatch(/^Contains tree nuts. May contain milk\./i);
    const levels = () =>
      within(screen.getByRole("list", { name: "The nine major allergens" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(levels()).toHaveLength(9);
    expect(levels().filter((text) => text.endsWith(" none"))).toHaveLength(7);
    cleanup();
    await show({ allergensDeclared: false, allergens: [{ allergen: "milk", level: "contains" }] });
    expect(fact("Allergens")).toContain("The maker has not declared the rest.");
    expect(levels().filter((text) => text.endsWith(" not declared"))).toHaveLength(8);
  });
});

describe("Buying a product on its page", () => {
  const buy = (changes: Partial<Product>) =>
    showAnswered(
      <CartProvider>
        <ProductBuy
          product={{ ...product, ...changes }}
          orderLine={{ text: "Order by Tue 11:59 PM for Thu", day: "2026-11-26", monthsAhead: 0 }}
        />
      </CartProvider>,
      { "auth.current": () => null },
    );

  it("names price and delivery day, and the units left only if they are few", async () => {
    await buy({});
    fireEvent.click(screen.getByRole("button", { name: "One more Walnut pesto" }));
    expect(screen.getByRole("button", { name: /^Add to cart/ }).textContent).toContain("$10.00");
    expectVisible(screen.getByText("Order by Tue 11:59 PM for Thu"));
    expect(screen.queryByText(/left/)).toBeNull();
    cleanup();
    await buy({ left: 2 });
    expectVisible(screen.getByText(/Only 2 left/));
  });

  it("is replaced, when it cannot be bought, by when it returns, an alert and what is there instead", async () => {
    await buy({ available: false, season: "out of season", returnsIn: 6 });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("June");
    expectVisible(await screen.findByLabelText("Your email address"));
    expect(screen.queryByRole("button", { name: /^Add to cart/ })).toBeNull();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain(
      "/shop?category=pantry",
    );
  });
});

it("Search engines read price, currency and availability of a product", () => {
  const dataOf = (changes: Partial<Product>) => {
    const { meta } = productHead(
      { product: { ...product, ...changes }, reviews: null },
      "https://furrow.example",
    );
    return JSON.stringify(meta);
  };
  expect(dataOf({})).toContain('"price":"5.00","priceCurrency":"USD"');
  expect(dataOf({})).toContain("https://schema.org/InStock");
  expect(dataOf({ available: false })).toContain("https://schema.org/OutOfStock");
});
