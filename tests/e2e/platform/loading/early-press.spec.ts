import type { Page } from "@playwright/test";
import { savedCart } from "../../support/shopping/cart.ts";
import { expect, test } from "../../support/shopping/journey.ts";

/** Holds back script files whose URLs match until the returned function is called. */
async function hold(page: Page, names: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(names, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const FIRST_SCRIPT = /\/assets\/index-[^/]*\.js$/;
const OTHER_SCRIPTS = /\/assets\/(?!index-)[^/]*\.js$/;

test("buttons pressed before the page's script has loaded act once", async ({ page, shelf }) => {
  const [goods] = await shelf.claim(1);
  const release = await hold(page, FIRST_SCRIPT);
  await page.goto(`/shop?q=${encodeURIComponent(goods!.name)}`, { waitUntil: "commit" });
  const add = page.getByRole("button", { name: `Add ${goods!.name} to the cart` });
  await add.click();
  await add.click();
  await page.getByRole("heading", { level: 1 }).click();
  const inCart = page.getByRole("main").getByRole("group", { name: `Quantity of ${goods!.name}` });
  await expect(inCart).toBeHidden();
  release();
  await expect(inCart).toBeVisible();
  await page.reload();
  await expect(inCart).toHaveText("1");
  expect(await savedCart(page)).toMatchObject({ items: [{ id: goods!.id, quantity: 1 }] });
});

for (const [name, scripts] of [
  ["the page's script", FIRST_SCRIPT],
  ["the filters' own script", OTHER_SCRIPTS],
] as const) {
  test(`filter checkboxes checked before ${name} has loaded take effect once it has`, async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    await page.goto("/shop?diet=vegan", { waitUntil: "commit" });
    const column = page.getByRole("complementary", { name: "Filters" });
    await expect(column.getByLabel("Vegan")).toBeChecked();
    await column.getByLabel("Vegan").uncheck();
    await column.getByLabel("Bakery").check();
    await column.getByLabel("Certified organic").check();
    release();
    await expect(page).toHaveURL(
      ({ searchParams }) =>
        searchParams.get("category") === "bakery" &&
        searchParams.get("organic") === "true" &&
        !searchParams.has("diet"),
    );
    await expect(column.getByLabel("Vegan")).not.toBeChecked();
    await expect(column.getByLabel("Bakery")).toBeChecked();
    await expect(column.getByLabel("Certified organic")).toBeChecked();
  });
}

for (const [name, scripts] of [
  ["the page's script", FIRST_SCRIPT],
  ["the filters' own script", OTHER_SCRIPTS],
] as const) {
  test(`a sort order chosen before ${name} has loaded is kept`, async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto("/shop?diet=vegan", { waitUntil: "commit" });
    const sort = page.getByRole("main").getByLabel("Sort");
    await sort.selectOption("Price");
    await page.getByRole("complementary", { name: "Filters" }).getByLabel("Bakery").check();
    release();
    await expect(page).toHaveURL(
      ({ searchParams }) =>
        searchParams.get("sort") === "price" && searchParams.get("category") === "bakery",
    );
    await expect(sort).toHaveValue("price");
  });
}

test("a button pressed before React has hydrated it acts once after hydration", async ({
  page,
  shelf,
}) => {
  const [goods] = await shelf.claim(1);
  const release = await hold(page, OTHER_SCRIPTS);
  const script = page.waitForResponse(FIRST_SCRIPT);
  await page.goto(`/shop?q=${encodeURIComponent(goods!.name)}`, { waitUntil: "commit" });
  await script;
  await page.getByRole("button", { name: `Add ${goods!.name} to the cart` }).click();
  release();
  const inCart = page.getByRole("main").getByRole("group", { name: `Quantity of ${goods!.name}` });
  await expect(inCart).toHaveText("1");
  await page.reload();
  await expect(inCart).toHaveText("1");
});
