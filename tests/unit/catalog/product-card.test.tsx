import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import { badgesOf } from "#client/lib/catalog/product-card/badges.ts";
import { type OrderLine, orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { ProductCard } from "#client/lib/catalog/product-card/product-card.tsx";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

const carrots: ProductCardData = {
  id: 7,
  farmId: 3,
  slug: "nantes-carrots",
  name: "Nantes carrots",
  farmName: "Tula Ridge",
  category: "vegetables",
  price: cents(320),
  pack: "1 lb bunch",
  unitPriceText: "$3.20/lb",
  organic: true,
  season: "in season",
  returnsIn: null,
  badge: "Heirloom",
  picture: "product-carrots",
  left: null,
  available: true,
};

function CartSum() {
  const { itemCount, subtotal } = useCart();
  return (
    <p data-testid="cart">
      {itemCount} for {formatUsd(subtotal)}
    </p>
  );
}

const THURSDAY: OrderLine = {
  text: "Order by Tue 11:59 PM for Thu",
  day: "2026-11-26",
  monthsAhead: 0,
};

async function showCard(changes: Partial<ProductCardData> = {}, orderLine = THURSDAY) {
  await showAnswered(
    <CartProvider>
      <ProductCard product={{ ...carrots, ...changes }} orderLine={orderLine} />
      <CartSum />
    </CartProvider>,
    { "auth.current": () => null },
  );
  return within(await screen.findByRole("article"));
}

const cart = () => screen.getByTestId("cart").textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("A product card", () => {
  it("links to the product by its name and shows the price, the unit price and the deadline", async () => {
    const card = await showCard();
    expect(card.getByRole("link", { name: "Nantes carrots" }).getAttribute("href")).toBe(
      "/products/7",
    );
    expectVisible(card.getByText("$3.20"));
    expectVisible(card.getByText("$3.20/lb"));
    expectVisible(card.getByText("Order by Tue 11:59 PM for Thu"));
  });

  it("shows the expected weight, but only of goods sold by weight", async () => {
    const words = "about 3.6 lb, priced by weight";
    const card = await showCard({ weightText: words });
    expectVisible(card.getByText(words));
    cleanup();
    expect((await showCard()).queryByText(/by weight/)).toBeNull();
  });

  it("adds one to the cart by its plus button, which becomes a stepper, and a plus button again at zero", async () => {
    await showCard();
    press("Add Nantes carrots to the cart");
    expect(cart()).toBe("1 for $3.20");
    press("One more Nantes carrots");
    expect(cart()).toBe("2 for $6.40");
    press("One less Nantes carrots");
    press("Remove Nantes carrots");
    expect(cart()).toBe("0 for $0.00");
    expectVisible(screen.getByRole("button", { name: "Add Nantes carrots to the cart" }));
  });

  it("keeps the focus when plus button and stepper replace each other, and announces what happened", async () => {
    const card = await showCard();
    press("Add Nantes carrots to the cart");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("One more Nantes carrots");
    expectVisible(card.getByText("Nantes carrots added to the cart"));
    press("Remove Nantes carrots");
    expect(document.activeElement?.getAttribute("aria-label")).toBe(
      "Add Nantes carrots to the cart",
    );
  });

  it("does not allow more than there is in stock, and says when few are left", async () => {
    const card = await showCard({ left: 2 });
    expectVisible(card.getByText("Only 2 left"));
    press("Add Nantes carrots to the cart");
    press("One more Nantes carrots");
    expect(screen.getByRole("button", { name: "One more Nantes carrots" })).toHaveProperty(
      "disabled",
      true,
    );
  });

  it("has no plus button when sold out, and says when the product returns", async () => {
    const card = await showCard({
      available: false,
      left: 0,
      season: "out of season",
      returnsIn: 6,
    });
    expect(card.queryByRole("button", { name: /cart|Add/ })).toBeNull();
    expectVisible(card.getByText("Sold out"));
    expectVisible(card.getByText("Back in June"));
  });

  it("has at most two badges: the season, then the certificate, then the farm's own", () => {
    const texts = (changes: Partial<ProductCardData>) =>
      badgesOf({ ...carrots, ...changes }).map((badge) => badge.text);
    expect(texts({})).toEqual(["In season", "Organic"]);
    expect(texts({ season: "last weeks", organic: false })).toEqual(["Last weeks", "Heirloom"]);
    expect(texts({ season: "year-round", badge: null })).toEqual(["Organic"]);
    expect(texts({ season: "out of season", organic: false, badge: null })).toEqual([]);
  });

  it("says if the season may be over by the chosen day", async () => {
    const friday = {
      text: "Order by Wed Dec\u00a02, 11:59 PM for Fri Dec\u00a04",
      day: "2026-12-04",
    };
    const ending = await showCard({ season: "last weeks" }, { ...friday, monthsAhead: 1 });
    expectVisible(ending.getByText("The season may be over by Fri Dec 4"));
    cleanup();
    const going = await showCard({ season: "in season" }, { ...friday, monthsAhead: 1 });
    expectVisible(going.getByText("Order by Wed Dec 2, 11:59 PM for Fri Dec 4"));
    cleanup();
    const soon = await showCard({ season: "last weeks" });
    expectVisible(soon.getByText(THURSDAY.text));
  });

  it("names the first day that is not full, and nothing if no delivery day is known", () => {
    const windows = (left: number) => [{ id: "morning" as const, left }];
    const days = [
      { day: "2026-11-25", lastOrderDay: "2026-11-23", serves: [3], windows: windows(0) },
      { day: "2026-11-26", lastOrderDay: "2026-11-24", serves: [4], windows: windows(3) },
    ];
    const options = { today: "2026-11-23", days, kept: null };
    expect(orderLineOf(options)).toEqual(THURSDAY);
    expect(orderLineOf({ ...options, today: "2026-10-31" })?.monthsAhead).toBe(1);
    expect(orderLineOf({ ...options, days: [] })).toBeNull();
    expect(orderLineOf(undefined)).toBeNull();
  });
});
