import type { Page } from "@playwright/test";
import { limits } from "#shared/platform/limits.ts";
import { cartButton, expect, scrolledTo, test } from "../platform/support.ts";
import { openLive } from "../support/live.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });

test("category, filters, sort order and search are kept in the URL and survive a reload", async ({
  page,
}) => {
  await openLive(page, "/shop");
  const search = page.getByRole("banner").getByRole("combobox", { name: "Search the shop" });
  await search.fill("farm");
  await search.press("Enter");
  await expect(page).toHaveURL("/shop?q=farm");
  await filters(page).getByLabel("Vegetables").check();
  await expect(page).toHaveURL(/[?&]category=vegetables/);
  await filters(page).getByLabel("Certified organic").check();
  await expect(page).toHaveURL(/[?&]organic=true/);
  await filters(page).getByLabel("In season now").check();
  await expect(page).toHaveURL(/[?&]season=now/);
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Name");
  await expect(page).toHaveURL(/[?&]sort=name/);

  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    q: "farm",
    category: "vegetables",
    sort: "name",
    organic: "true",
    season: "now",
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("“farm” in vegetables");
  await page.reload();
  await expect(page).toHaveURL(address.href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("“farm” in vegetables");
  await expect(filters(page).getByLabel("Certified organic")).toBeChecked();
  await expect(filters(page).getByLabel("In season now")).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("name");
  await expect(search).toHaveValue("farm");
  const on = page.getByRole("group", { name: "Active filters" });
  for (const filter of ["“farm”", "Vegetables", "Organic", "In season"]) {
    await expect(on.getByRole("link", { name: `Remove the filter ${filter}` })).toBeVisible();
  }
});

test("each filter shows exactly the products that match it", async ({ page, sql }) => {
  const [counted] = await sql<{ count: number }[]>`
    select count(*)::int as count from products where visible and category = 'bakery'`;
  await page.goto("/shop?category=bakery");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ products$/ })).toHaveText(
    `${counted!.count} products`,
  );
  await expect(cards(page)).toHaveCount(Math.min(counted!.count, 24));
  await page.goto("/shop?season=last");
  await expect(page.getByRole("link", { name: "Remove the filter Last weeks" })).toBeVisible();
  await expect(cards(page).filter({ hasNotText: "Last weeks" })).toHaveCount(0);
  await page.goto("/shop?organic=true");
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).filter({ hasNotText: "Organic" })).toHaveCount(0);
});

test("products are sorted by name and by price", async ({ page }) => {
  await page.goto("/shop?sort=name");
  await expect(cards(page)).toHaveCount(24);
  const shown = await names(page);
  expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b, "en")));
  await page.goto("/shop?sort=price");
  await expect(cards(page)).toHaveCount(24);
  const prices = (await cards(page).allTextContents()).map((text) =>
    Number(/\$(\d+\.\d\d)/.exec(text)?.[1]),
  );
  expect(prices.every((price) => price > 0)).toBe(true);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test("invalid values in the URL show the whole shop", async ({ page }) => {
  const response = await page.goto("/shop?category=cars&sort=color&organic=maybe&q=%20");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The shop");
  await expect(cards(page)).toHaveCount(24);
});

test("removing a filter widens the list, and Back narrows it again", async ({ page }) => {
  await openLive(page, "/shop?category=flowers&organic=true");
  await page.getByRole("link", { name: "Remove the filter Organic" }).click();
  await expect(page).toHaveURL("/shop?category=flowers");
  await expect(filters(page).getByLabel("Certified organic")).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/shop?category=flowers&organic=true");
  await expect(filters(page).getByLabel("Certified organic")).toBeChecked();
});

test("Back from a product restores the loaded cards and the scroll position", async ({ page }) => {
  await openLive(page, "/shop");
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page.getByRole("status").filter({ hasText: /^48 of \d+ shown$/ })).toBeVisible();
  const before = await names(page);
  expect(new Set(before).size).toBe(48);

  const link = cards(page).nth(40).getByRole("heading").getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const place = await scrolledTo(page);
  expect(place).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(before[40]!);
  await expect.poll(() => scrolledTo(page)).toBe(0);

  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  expect(await names(page)).toEqual(before);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(place - 3);
  expect(await scrolledTo(page)).toBeLessThan(place + 3);
});

// A name of one line leaves room for a second one.
test("the price is close below the farm on each card, however tall the neighboring card is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/shop");
  await expect(cards(page)).toHaveCount(24);
  const gaps = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const [farm, price] = [...card.querySelectorAll("p")].map((line) =>
        line.getBoundingClientRect(),
      );
      return price!.top - farm!.bottom;
    }),
  );
  expect(Math.max(...gaps)).toBeLessThan(40);
});

test("after Load more the focus moves to the first new card", async ({ page }) => {
  await openLive(page, "/shop");
  await page.getByRole("button", { name: "Load more" }).press("Enter");
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24).getByRole("heading").getByRole("link")).toBeFocused();
});

test("the first page ends after limits.shopPage products, and the footer is in reach until Load more is pressed", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("catalog.list")) asked.push(request.url());
  });
  await openLive(page, "/shop");
  await expect(cards(page)).toHaveCount(limits.shopPage);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.getByRole("contentinfo").getByRole("link").last()).toBeInViewport();
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(cards(page)).toHaveCount(2 * limits.shopPage);
  // The second page was asked for once, by the button and not by scrolling.
  expect(asked).toHaveLength(1);
});

test("on a phone, Add to cart stays in view and within reach wherever the product page is scrolled to", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, `/products/${product.id}`);
  const add = page.getByRole("main").getByRole("button", { name: /^Add to cart/ });
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((share) => {
      const top = share * (document.documentElement.scrollHeight - innerHeight);
      scrollTo({ top, behavior: "instant" });
    }, part);
    expect(await scrolledTo(page)).toBeGreaterThanOrEqual(part * 844);
    await expect(add).toBeInViewport({ ratio: 1 });
    await add.click({ trial: true });
  }
});

test("a misspelled search finds the intended product and says what was searched for", async ({
  page,
}) => {
  await openLive(page, "/");
  const search = page.getByRole("banner").getByRole("combobox", { name: "Search the shop" });
  await search.fill("buter letuce");
  await search.press("Enter");
  await expect(page).toHaveURL("/shop?q=buter%20letuce");
  await expect(page.getByRole("status").filter({ hasText: "Showing results" })).toHaveText(
    "Showing results for butter lettuce. Nothing matches “buter letuce”.",
  );
  await expect(cards(page).getByRole("link", { name: "Butter lettuce" })).toBeVisible();
});

test("a search without results offers ways out", async ({ page }) => {
  await openLive(page, "/shop?q=xqzvwk");
  await expect(page.getByText("Nothing matches “xqzvwk”")).toBeVisible();
  await expect(page.getByRole("list", { name: "Good this week" })).toBeVisible();
  await page.getByRole("link", { name: "See everything" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(cards(page)).toHaveCount(24);
});

test("an empty result suggests a filter to remove and how many products that gives", async ({
  page,
  product,
}) => {
  await openLive(page, `/shop?category=flowers&q=${encodeURIComponent(product.name)}`);
  const without = page.getByRole("link", { name: /^Without Flowers \(\d+\)$/ });
  const count = Number(/\d+/.exec((await without.textContent()) ?? "")?.[0]);
  expect(count).toBeGreaterThan(0);
  await without.click();
  await expect(cards(page)).toHaveCount(Math.min(count, 24));
  await expect(cards(page).getByRole("link", { name: product.name, exact: true })).toBeVisible();
});

test("a list that fails to load says so, and Try again loads it", async ({ page }) => {
  await openLive(page, "/auth");
  const lists = (url: URL) => url.pathname.includes("catalog.list");
  await page.route(lists, (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Shop", exact: true }).click();
  const told = page.getByRole("alert").filter({ hasText: "The list did not load" });
  await expect(told).toBeVisible();
  await page.unroute(lists);
  await told.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(24);
});

test("adding from a card and from the product page raises the count in the header", async ({
  page,
  product,
}) => {
  await openLive(page, "/shop");
  await expect(cartButton(page, "0 items")).toBeVisible();
  await page.getByRole("button", { name: `Add ${product.name} to the cart` }).click();
  await expect(cartButton(page, "1 item")).toBeVisible();
  const stepper = cards(page).getByRole("group", { name: `Quantity of ${product.name}` });
  await expect(stepper.getByRole("button", { name: `One more ${product.name}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cartButton(page, "2 items")).toBeVisible();

  await page.getByRole("link", { name: product.name, exact: true }).click();
  const buying = page.getByRole("main");
  await expect(buying.getByText("2 in your cart.")).toBeVisible();
  await buying.getByRole("button", { name: `One more ${product.name}` }).click();
  await buying.getByRole("button", { name: /^Add to cart ·\s\$\d+\.\d\d$/ }).click();
  await expect(cartButton(page, "4 items")).toBeVisible();
  await expect(buying.getByText("4 in your cart.")).toBeVisible();
});
