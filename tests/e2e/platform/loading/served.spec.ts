import { PUBLIC_PAGES } from "./public-pages.ts";
import { expect, test } from "../support.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, path, status, title, description, heading } of PUBLIC_PAGES) {
    test(`the server renders ${name} completely, with its title and status`, async ({
      page,
      product,
    }) => {
      const response = await page.goto(path(product));
      expect(response?.status()).toBe(status);
      await expect(page).toHaveTitle(title(product));
      const described = page.locator("head > meta[name=description]");
      await expect(described).toHaveCount(1);
      expect(await described.getAttribute("content")).toContain(description(product));
      const headings = page.getByRole("heading", { level: 1 });
      await expect(headings).toHaveCount(1);
      await expect(headings).toHaveText(heading(product));
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  }

  test("the home page shows goods, farms and a link to the shop", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    expect(await main.getByRole("article").count()).toBeGreaterThan(3);
    await expect(main.getByRole("link", { name: /^See all \d+$/ }).first()).toBeVisible();
  });

  test("the shop lists goods with price and farm, and each links to its page", async ({
    page,
    product,
  }) => {
    await page.goto("/shop");
    await expect(page.getByRole("article")).toHaveCount(24);
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("link", { name: product.name, exact: true }) });
    await expect(card).toContainText(product.farmName);
    await expect(card).toContainText(/\$\d+\.\d\d/);
    await card.getByRole("link", { name: product.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
  });

  test("the search in the header is a form that works without a script", async ({
    page,
    product,
  }) => {
    await page.goto("/");
    const search = page.getByRole("banner").getByRole("combobox", { name: "Search the shop" });
    await search.fill(product.name);
    await search.press("Enter");
    await expect(page).toHaveURL(/\/shop\?q=/);
    await expect(page.getByRole("link", { name: product.name, exact: true })).toBeVisible();
  });
});

test("search engines get the canonical URL of a page, and are told not to index those without one", async ({
  page,
  product,
  baseURL,
}) => {
  const told = async (path: string) => {
    await page.goto(path);
    const canonical = page.locator("link[rel=canonical]");
    return {
      robots: await page.locator("meta[name=robots]").getAttribute("content"),
      canonical: (await canonical.count()) > 0 ? await canonical.getAttribute("href") : null,
    };
  };
  expect(await told("/home")).toEqual({ robots: "index, follow", canonical: `${baseURL}/` });
  expect(await told("/shop?category=fruit&sort=name")).toEqual({
    robots: "index, follow",
    canonical: `${baseURL}/shop?category=fruit`,
  });
  expect(await told(`/products/${product.id}`)).toEqual({
    robots: "index, follow",
    canonical: `${baseURL}/products/${product.id}`,
  });
  expect(await told("/shop?q=pears")).toMatchObject({ robots: "noindex, follow" });
  expect(await told("/auth")).toMatchObject({ robots: "noindex" });
  expect(await told("/no/such/place")).toEqual({ robots: "noindex", canonical: null });
});
