import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import type { Goods } from "./goods.ts";
import { openLive } from "../live.ts";

/** Adds one unit of a product to the cart from the shop, searching for its name. */
export async function addFromShop(page: Page, goods: Goods): Promise<void> {
  await openLive(page, `/shop?q=${encodeURIComponent(goods.name)}`);
  await page.getByRole("button", { name: `Add ${goods.name} to the cart` }).click();
  const added = page.getByRole("main").getByRole("group", { name: `Quantity of ${goods.name}` });
  await expect(added).toBeVisible();
}

/** Opens a page with these products in the cart, by default one unit of each. */
export async function openWithCart(
  page: Page,
  path: string,
  goods: readonly Omit<Goods, "spanishName">[],
  quantity = 1,
): Promise<void> {
  const items = goods.map(({ id, name, price, farmId, farmName }) => {
    const line = { id, name, farmId, farmName, quantity, price: price / 100 };
    return { ...line, imageUrl: "", organic: false, pack: "" };
  });
  await page.goto("/healthz");
  await page.evaluate(
    (saved) => localStorage.setItem("furrow-cart-v3", saved),
    JSON.stringify({ items, subtotal: 0 }),
  );
  await page.goto(path);
}

/** Returns the cart as the browser stores it. */
export async function savedCart(page: Page): Promise<unknown> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem("furrow-cart-v3") ?? "null"));
}

/** Opens the header's cart drawer, after waiting for the page to show that the cart is not empty. */
export async function openDrawer(page: Page) {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Cart, [1-9]/ })
    .click();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await expect(drawer).toBeVisible();
  return page.getByRole("dialog");
}

/** Opens the shop's cart sheet, after waiting for the page to show that the cart is not empty. */
export async function openSheet(page: Page) {
  await page.getByRole("button", { name: /^View cart \([1-9]/ }).click();
  const sheet = page.getByRole("dialog", { name: "Shopping cart" });
  await expect(sheet).toBeVisible();
  return sheet;
}
