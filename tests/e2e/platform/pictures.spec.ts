import type { Page } from "@playwright/test";
import { pictureKeyFor, representativePicture } from "#shared/platform/pictures.ts";
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
  const shown = () => isLoaded(page, `${product.name} from ${product.farmName}`);
  await expect.poll(shown).toContain(`/pictures/${product.picture}`);
  const picture = page.getByRole("main").locator("[data-kind=product]").first();
  await expect(picture.getByText("Representative photo")).toHaveCount(0);
});

test("a product whose picture fails shows the representative one, labeled so", async ({
  page,
  product,
}) => {
  await page.route(`**/pictures/${product.picture}-*`, (route) => route.abort());
  await page.goto(`/products/${product.id}`);
  const shown = () => isLoaded(page, `${product.name} from ${product.farmName}`);
  await expect.poll(shown).toContain(`/pictures/${pictureKeyFor(representativePicture)}`);
  await expect(page.getByText("Representative photo")).toBeVisible();
});

test("when no picture can be had a drawing takes its place, labeled so", async ({
  page,
  product,
}) => {
  await page.route("**/pictures/**", (route) => route.abort());
  await page.goto(`/products/${product.id}`);
  const shown = () => isLoaded(page, `${product.name} from ${product.farmName}`);
  await expect.poll(shown).toBe("/representative.svg");
  await expect(page.getByText("Representative photo").first()).toBeVisible();
});

test("a card whose picture fails is labeled too", async ({ page, product }) => {
  await page.route(`**/pictures/${product.picture}-*`, (route) => route.abort());
  await page.goto("/shop");
  const link = page.getByRole("link", { name: product.name, exact: true });
  const card = page.getByRole("article").filter({ has: link });
  await expect(card.getByText("Representative photo")).toBeVisible();
});
