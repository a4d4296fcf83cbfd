import type { Page } from "@playwright/test";
import { pictureUrl, representativePicture } from "#shared/platform/pictures.ts";
import { expect, test } from "./support.ts";

const isLoaded = (page: Page, name: string) => {
  const picture = page.getByRole("main").getByRole("img", { name, exact: true });
  return picture.evaluate((image) => {
    const { complete, naturalWidth, currentSrc } = image as HTMLImageElement;
    return complete && naturalWidth > 0 ? new URL(currentSrc).pathname : "";
  });
};

test("a product shows its own picture, without a label", async ({ page, product }) => {
  await page.goto(`/products/${product.id}`);
  const shown = () => isLoaded(page, `${product.name}, ${product.pack}`);
  await expect.poll(shown).toContain(pictureUrl(product.picture, 320));
  const picture = page.getByRole("main").locator("[data-kind=product]").first();
  await expect(picture.getByText("Representative photo")).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Illustration", { exact: true })).toBeVisible();
});

test("a product whose picture fails shows the representative one, labeled so", async ({
  page,
  product,
}) => {
  await page.route(`**${pictureUrl(product.picture, 320)}*`, (route) => route.abort());
  await page.goto(`/products/${product.id}`);
  const shown = () => isLoaded(page, `${product.name}, ${product.pack}`);
  await expect.poll(shown).toContain(pictureUrl(representativePicture, 320));
  await expect(page.getByText("Representative photo")).toBeVisible();
});

test("when no picture can be had a drawing takes its place, labeled so", async ({
  page,
  product,
}) => {
  await page.route("**/prints/**", (route) => route.abort());
  await page.goto(`/products/${product.id}`);
  const shown = () => isLoaded(page, `${product.name}, ${product.pack}`);
  await expect.poll(shown).toBe("/representative.svg");
  await expect(page.getByText("Representative photo").first()).toBeVisible();
});

test("a card whose picture fails is labeled too", async ({ page, product }) => {
  await page.route(`**${pictureUrl(product.picture, 320)}*`, (route) => route.abort());
  await page.goto("/shop");
  const link = page.getByRole("link", { name: product.name, exact: true });
  const card = page.getByRole("article").filter({ has: link });
  await expect(card.getByText("Representative photo")).toBeVisible();
});
