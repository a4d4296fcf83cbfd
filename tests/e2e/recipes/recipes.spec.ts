import { expect, test } from "@playwright/test";

test("A recipe's ingredients go into the cart at once", async ({ page }) => {
  await page.goto("/recipes");
  await expect(page).toHaveTitle("Recipes - Furrow");
  await page.getByRole("link", { name: /Butternut soup/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Butternut soup with browned butter",
  );
  await page.getByRole("button", { name: /^Add 5 of 5 ingredients/ }).click();
  await page.getByRole("button", { name: "View cart" }).click();
  await expect(page.getByRole("dialog").getByText("Butternut squash")).toBeVisible();
});

test("The list is narrowed in its address, and more servings take more", async ({ page }) => {
  await page.goto("/recipes?diet=vegan");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(3);
  await page.getByRole("link", { name: "30 minutes or less" }).click();
  await expect(page).toHaveURL(/quick=true/);
  await page.getByRole("link", { name: /Charred broccoli/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "chile crisp" }).first()).toContainText(
    "2 tbsp",
  );
  const more = page.getByRole("button", { name: "One more servings" });
  await more.click();
  await more.click();
  await expect(page.getByRole("listitem").filter({ hasText: "chile crisp" }).first()).toContainText(
    "4 tbsp",
  );
});

test("An unknown recipe is a page not found", async ({ page }) => {
  const answer = await page.goto("/recipes/stone-soup");
  expect(answer?.status()).toBe(404);
});
