import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { HomePage } from "#client/features/catalog/home/home-page.tsx";
import { CartProvider } from "#client/lib/checkout/cart/cart-provider.tsx";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { oneDeliveryDay } from "#tests/support/setups/orders/one-delivery-day.ts";
import { expectVisible } from "#tests/support/dom/visible.ts";

type Home = Outputs["catalog"]["home"];

const leeks: Home["featured"][number] = {
  id: 7,
  farmId: 3,
  slug: "leeks",
  name: "Leeks",
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
};
const farm: Home["farms"][number] = {
  id: 3,
  slug: "tula-ridge",
  name: "Tula Ridge",
  family: "Ridge",
  town: "Petaluma",
  sinceYear: 1998,
  tagline: "Roots",
  quote: "We dig at dawn.",
  quoteBy: "Ana Ridge",
  picture: "farm-test",
  untranslated: {},
};
const HOME: Home = {
  featured: [leeks],
  productCount: 152,
  farmCount: 13,
  farmCents: null,
  farms: [farm],
};
const OPTIONS = oneDeliveryDay({
  today: "2026-11-23",
  day: "2026-11-26",
  lastOrderDay: "2026-11-24",
});

const show = (home: Home = HOME, options: typeof OPTIONS = OPTIONS) =>
  showAnswered(
    <CartProvider>
      <HomePage own={null} />
    </CartProvider>,
    { "catalog.home": () => home, "checkout.delivery.options": () => options },
  );
const plain = (element: Element | null) => element?.textContent.replaceAll("\u00a0", " ");

afterEach(cleanup);

describe("The home page", () => {
  it("says in three steps until when to order, and when it is harvested and brought", async () => {
    await show();
    const steps = await screen.findByRole("region", { name: /^From the field in/ });
    const [choose, harvest, door] = within(steps).getAllByRole("listitem");
    expect(plain(choose ?? null)).toMatch(/^By Tue 11:59 PMYou choose/);
    expect(plain(harvest ?? null)).toMatch(/^Wed Nov 25They harvest/);
    expect(plain(door ?? null)).toMatch(/^Thu Nov 26It is at your door/);
  });

  it("shows goods with price, pack and cut-off, and links to all of them", async () => {
    await show();
    const harvest = await screen.findByRole("region", { name: "This week’s harvest" });
    const card = within(await within(harvest).findByRole("article"));
    expectVisible(card.getByText("$3.20"));
    expectVisible(card.getByText(/^Order by Tue.*11:59 PM.* for Thu/));
    expect(within(harvest).getByRole("link", { name: "See all 152" }).getAttribute("href")).toBe(
      "/shop",
    );
  });

  it("introduces farms in their own words, each with its page", async () => {
    await show();
    const farms = await screen.findByRole("region", { name: "Who grows it" });
    expect(within(farms).getByRole("link", { name: "Tula Ridge" }).getAttribute("href")).toBe(
      "/farmers/3",
    );
    expect(plain(farms)).toContain("Petaluma");
    expect(plain(farms)).toContain("We dig at dawn.");
  });

  it("says its guarantee in one line, with a link to how it works", async () => {
    await show();
    const guarantee = await screen.findByRole("region", { name: "Our guarantee" });
    expect(guarantee.textContent).toContain(
      "Good, or your money back. Tell us within 7 days of delivery, and the item is refunded to your card or as credit",
    );
    expect(
      within(guarantee).getByRole("link", { name: "How returns work" }).getAttribute("href"),
    ).toBe("/returns");
  });

  it("says why it has no goods while nothing is in season, and keeps its other sections", async () => {
    await show({ ...HOME, featured: [], farms: [] });
    expectVisible(await screen.findByText("Nothing in season can be ordered right now."));
    expect(screen.getByRole("link", { name: "See what comes next" }).getAttribute("href")).toBe(
      "/shop",
    );
    expectVisible(screen.getByRole("region", { name: "Our guarantee" }));
    expect(screen.queryByRole("region", { name: "Who grows it" })).toBeNull();
  });
});
