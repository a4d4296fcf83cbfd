import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ShopResults } from "#client/features/catalog/shop/shop-results.tsx";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const goods = (id: number, name: string): ProductCardData => ({
  id,
  farmId: 3,
  slug: "goods",
  name,
  farmName: "Tula Ridge",
  category: "vegetables",
  price: cents(320),
  pack: "1 lb bunch",
  unitPriceText: "$3.20/lb",
  organic: false,
  season: "in season",
  returnsIn: null,
  badge: null,
  picture: "product-test",
  left: null,
  available: true,
});

/** A response that comes when `give` is called. */
function later() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { promise, give: resolve };
}

const busy = () => document.querySelectorAll("[aria-busy=true]").length;

it("The shop's list is busy while its first page loads, and while Load more loads the next", async () => {
  const first = later();
  const next = later();
  await showAnswered(
    <CartProvider>
      <ShopResults search={{}} facets={undefined} total={2} />
    </CartProvider>,
    {
      "auth.current": () => null,
      "catalog.list": (input) =>
        (input as { cursor?: string }).cursor ? next.promise : first.promise,
    },
  );
  expect(screen.queryByRole("list")).toBeNull();
  expect(busy()).toBe(1);
  first.give({ items: [goods(1, "Leeks")], nextCursor: "after-leeks", searchedFor: null });
  await screen.findByRole("link", { name: "Leeks" });
  const list = screen.getByRole("list", { name: "Products" });
  expect(busy()).toBe(0);

  fireEvent.click(screen.getByRole("button", { name: "Load more" }));
  await waitFor(() => expect(list.getAttribute("aria-busy")).toBe("true"));
  next.give({ items: [goods(2, "Kale")], nextCursor: null, searchedFor: null });
  await screen.findByRole("link", { name: "Kale" });
  expect(list.getAttribute("aria-busy")).toBe("false");
});

it("The shop's list says which words it searched for instead, and that nothing matches the typed ones", async () => {
  const show = (searchedFor: string | null) =>
    showAnswered(
      <CartProvider>
        <ShopResults search={{ q: "zuchini" }} facets={undefined} total={1} />
      </CartProvider>,
      {
        "auth.current": () => null,
        "catalog.list": () => ({ items: [goods(1, "Zucchini")], nextCursor: null, searchedFor }),
      },
    );
  const told = () => screen.getAllByRole("status").map((status) => status.textContent);
  const corrected = "Showing results for zucchini. Nothing matches “zuchini”.";
  await show("zucchini");
  await screen.findByRole("link", { name: "Zucchini" });
  expect(told()).toContain(corrected);
  cleanup();
  await show(null);
  await screen.findByRole("link", { name: "Zucchini" });
  expect(told()).not.toContain(corrected);
});
