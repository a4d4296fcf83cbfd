import type { Page } from "@playwright/test";
import { pictureUrl, representativePicture } from "#shared/platform/pages/pictures.ts";
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

test("a product with a cut-open view shows its cut face on request, also by keyboard", async ({
  page,
  sql,
}) => {
  const [beets] = await sql<{ id: number; name: string; pack: string }[]>`
    select id, name, pack from products where slug = 'red-beets'`;
  if (!beets) throw new Error("There are no beets");
  await page.goto(`/products/${beets.id}`);
  const face = page.getByRole("button", { name: "The cut face" });
  // The press has no effect until the page is hydrated.
  await expect(async () => {
    await face.press("Enter");
    await expect(face).toHaveAttribute("aria-pressed", "true", { timeout: 500 });
  }).toPass();
  const large = page.getByRole("img", { name: `${beets.name}, ${beets.pack}: the cut face` });
  await expect(large).toHaveAttribute("src", /svgView\(viewBox\(428,336,270,202\.5\)\)$/);
  await expect
    .poll(() => large.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test("a product whose picture fails to load shows the representative picture, labeled as such", async ({
  page,
  product,
}) => {
  await page.route(`**${pictureUrl(product.picture, 320)}*`, (route) => route.abort());
  await page.goto(`/products/${product.id}`);
  const shown = () => isLoaded(page, `${product.name}, ${product.pack}`);
  await expect.poll(shown).toContain(pictureUrl(representativePicture, 320));
  await expect(page.getByText("Representative photo").first()).toBeVisible();
});

test("when no picture can be loaded a drawing takes its place, labeled as such", async ({
  page,
  product,
}) => {
  await page.route("**/prints/**", (route) => route.abort());
  await page.goto(`/products/${product.id}`);
  const shown = () => isLoaded(page, `${product.name}, ${product.pack}`);
  await expect.poll(shown).toBe("/representative.svg");
  await expect(page.getByText("Representative photo").first()).toBeVisible();
});

test("a card whose picture fails to load is labeled as such too", async ({ page, product }) => {
  await page.route(`**${pictureUrl(product.picture, 320)}*`, (route) => route.abort());
  await page.goto("/shop");
  const link = page.getByRole("link", { name: product.name, exact: true });
  const card = page.getByRole("article").filter({ has: link });
  await expect(card.getByText("Representative photo")).toBeVisible();
});
