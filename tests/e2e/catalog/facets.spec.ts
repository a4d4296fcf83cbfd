import { expectAccessible } from "../support/appearance/axe.ts";
import type { Page } from "@playwright/test";
import { expect, scrolledTo, test } from "../platform/support.ts";
import { openLive } from "../support/live.ts";
import { RESENT } from "../support/resent.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const column = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const total = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /^[\d,]+ products?$/ });

test("values of one facet widen the list, other facets narrow it, and the counts follow", async ({
  page,
  sql,
}) => {
  await openLive(page, "/shop");
  await column(page).getByLabel("Bakery").check();
  await expect(page).toHaveURL("/shop?category=bakery");
  await column(page).getByLabel("Eggs & dairy").check();
  await expect(page).toHaveURL("/shop?category=eggs-dairy.bakery");
  const [both] = await sql<{ count: number; eggless: number }[]>`
    select count(*)::int, count(*) filter (
      where allergens_declared and not allergens @> '[{"allergen": "eggs"}]')::int as eggless
    from products where visible and category in ('eggs-dairy', 'bakery')`;
  await expect(total(page)).toHaveText(`${both!.count} products`);
  const noEggs = column(page).locator("label").filter({ hasText: "No eggs" });
  await expect(noEggs).toContainText(String(both!.eggless));
  await noEggs.getByRole("checkbox").check();
  await expect(page).toHaveURL("/shop?category=eggs-dairy.bakery&without=eggs");
  await expect(total(page)).toHaveText(`${both!.eggless} products`);
  await expect(cards(page)).toHaveCount(Math.min(both!.eggless, 24));
  await expect(cards(page).filter({ hasText: "Butter croissants" })).toHaveCount(0);
});

test("a chip removes its own filter; Clear all removes every filter and keeps the sort order", async ({
  page,
}) => {
  await openLive(page, "/shop?category=fruit.herbs&diet=vegan&without=tree-nuts&sort=name");
  const chips = page.getByRole("group", { name: "Active filters" });
  await expect(chips.getByRole("link")).toHaveText([
    "Fruit",
    "Herbs",
    "Vegan",
    "No tree nuts",
    "Clear all",
  ]);
  await expect(cards(page).filter({ hasText: "Fresh chestnuts" })).toHaveCount(0);
  await chips.getByRole("link", { name: "Remove the filter Herbs" }).click();
  await expect(page).toHaveURL("/shop?category=fruit&diet=vegan&without=tree-nuts&sort=name");
  await expect(column(page).getByLabel("Herbs")).not.toBeChecked();
  await chips.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/shop?sort=name");
  await expect(chips).toHaveCount(0);
});

test("the filters are in the HTML before any script runs, checked as the URL says", async ({
  request,
}) => {
  const markup = await (await request.get("/shop?diet=gluten-free&category=pantry", RESENT)).text();
  expect(markup).toContain("Allergens");
  // The two values, plus "Any day".
  expect(markup.match(/checked=""/g)).toHaveLength(3);
  expect(markup).toContain("Remove the filter Gluten-free");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a sheet holds the filters and shows how many products they match", async ({ page }) => {
    await openLive(page, "/shop");
    await expect(column(page)).toBeHidden();
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByLabel("Vegan").check();
    await sheet.getByLabel("No wheat").check();
    await expect(page).toHaveURL("/shop?diet=vegan&without=wheat");
    const show = sheet.getByRole("button", { name: /^Show \d+ items$/ });
    const count = /\d+/.exec((await show.textContent()) ?? "")?.[0];
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(total(page)).toHaveText(`${count} products`);
    await expect(page.getByRole("button", { name: "Filters (2)" })).toBeFocused();
  });
});

test("an empty result suggests a filter to remove and shows similar products without the excluded allergens", async ({
  page,
  sql,
}) => {
  await openLive(page, "/shop?category=bakery&diet=gluten-free");
  await expect(page.getByText("No products match these filters")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Without Gluten-free \(\d+\)$/ })).toBeVisible();
  const near = page.getByRole("list", { name: "Close matches" });
  await expect(near.getByRole("article")).toHaveCount(8);
  const shown = await near.getByRole("heading").allTextContents();
  const [wheat] = await sql<{ count: number }[]>`
    select count(*)::int from products where name = any(${shown})
      and (not allergens_declared or allergens @> '[{"allergen": "wheat"}]')`;
  expect(wheat!.count).toBe(0);
  await page.getByRole("link", { name: /^Without Bakery \(\d+\)$/ }).click();
  await expect(page).toHaveURL("/shop?diet=gluten-free");
});

test("Back from a product restores the filtered list, the loaded cards and the scroll position", async ({
  page,
}) => {
  await openLive(page, "/shop?diet=vegetarian");
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(cards(page)).toHaveCount(48);
  const link = cards(page).nth(44).getByRole("heading").getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const place = await scrolledTo(page);
  await link.click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/shop?diet=vegetarian");
  await expect(cards(page)).toHaveCount(48);
  await expect(column(page).getByLabel("Vegetarian")).toBeChecked();
  await expect.poll(async () => Math.abs((await scrolledTo(page)) - place)).toBeLessThan(3);
});

test.describe("accessibility", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [name, path, width] of [
    ["the shop with filters", "/shop?category=fruit.herbs&without=milk", 1440],
    ["an empty list", "/shop?category=bakery&diet=gluten-free", 320],
  ] as const) {
    test(`axe finds no problems with ${name}, in light or dark, and it fits ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openLive(page, path);
      await expect(cards(page).first()).toBeVisible();
      await expectAccessible(page);
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(over).toBeLessThanOrEqual(0);
    });
  }

  test("axe finds no problems with the open sheet at 320 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openLive(page, "/shop");
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect(sheet.getByLabel("No milk")).toBeVisible();
    await expectAccessible(page);
  });
});

test("filters that the server rendered stay on the page while their script is on its way", async ({
  page,
}) => {
  let held = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch(RESENT);
    const script = await response.text();
    if (/part:.price.,value:.under-5./.test(script)) {
      held += 1;
      await released;
    }
    await route.fulfill({ response, body: script });
  });
  await page.addInitScript(() => {
    const taken: string[] = [];
    Object.assign(window, { taken });
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) {
        for (const node of removedNodes) taken.push(node.textContent ?? "");
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/shop");
  const isLive = (field: Element) => Object.keys(field).some((key) => key.startsWith("__reactP"));
  await expect.poll(() => page.locator("#shop-search").evaluate(isLive)).toBe(true);
  await expect.poll(() => held).toBe(1);
  release();
  await expect(page.getByRole("link", { name: "Choose my farms" })).toBeVisible();
  const taken = await page.evaluate(() => (window as unknown as { taken: string[] }).taken);
  expect(taken.filter((text) => /In season|Under \$5/.test(text))).toEqual([]);
});
