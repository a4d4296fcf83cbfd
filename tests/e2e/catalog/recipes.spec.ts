import { expectAccessible } from "../support/appearance/axe.ts";
import { openLive } from "../support/live.ts";
import { register } from "../support/people.ts";
import { bought } from "../support/shopping/bought.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { expect, test } from "../support/shopping/journey.ts";

test("All of a recipe's ingredients are added to the cart at once", async ({ page }) => {
  await openLive(page, "/recipes");
  await expect(page).toHaveTitle("Recipes - Furrow");
  await page.getByRole("link", { name: /Butternut soup/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Butternut soup with browned butter",
  );
  await page.getByRole("button", { name: /^Add 5 of 5 ingredients/ }).click();
  await page.getByRole("button", { name: "View cart" }).click();
  await expect(page.getByRole("dialog").getByText("Butternut squash")).toBeVisible();
});

test("The recipe filters are kept in the URL, and more servings need larger quantities", async ({
  page,
}) => {
  await openLive(page, "/recipes?diet=vegan");
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

test("Eight servings need four bunches, and unchecked ingredients are not added to the cart", async ({
  page,
}) => {
  await openLive(page, "/recipes/carrot-top-pesto-with-roast-carrots");
  const more = page.getByRole("button", { name: "One more servings" });
  for (let servings = 4; servings < 8; servings += 1) await more.click();
  const carrots = page.getByRole("listitem").filter({ hasText: "carrots with their tops" });
  await expect(carrots).toContainText("4 × ");
  await page.getByRole("checkbox", { name: "Add Meyer lemons" }).uncheck();
  await page.getByRole("button", { name: /^Add \d+ of \d+ ingredients/ }).click();
  await page.getByRole("button", { name: "View cart" }).click();
  const cart = page.getByRole("dialog");
  await expect(cart.getByRole("group", { name: /^Quantity of .*carrots/i })).toContainText("4");
  await expect(cart.getByText("Meyer lemons")).toHaveCount(0);
});

test("Customers see the recipes that use what they ordered, also by keyboard", async ({
  page,
  buyer,
  sql,
}) => {
  await openLive(page, "/recipes?diet=vegetarian");
  const filter = page.getByRole("link", { name: "Uses what I ordered" });
  await filter.press("Enter");
  await expect(
    page.getByRole("heading", { name: "Sign in to cook what you ordered" }),
  ).toBeVisible();
  await expectAccessible(page);
  const signIn = page.getByRole("main").getByRole("link", { name: "Sign in" });
  await expect(signIn).toHaveAttribute("href", /next=.*ordered/);
  await register(page, buyer);
  await openLive(page, "/recipes?ordered=true");
  await expect(page.getByRole("heading", { name: "Nothing to cook with yet" })).toBeVisible();
  const goods = await sql<Goods[]>`
    select p.id, p.name, coalesce(p.name_es, p.name) as "spanishName", p.price_cents as price, f.id as "farmId",
      f.name as "farmName"
    from products p join farms f on f.id = p.farm_id
    join recipe_ingredients i on i.product_id = p.id join recipes r on r.id = i.recipe_id
    where r.slug = 'butternut-soup-with-browned-butter' order by i.position limit 2`;
  await bought(page.request, { goods, buyer });
  await page.reload();
  const first = page.getByRole("main").getByRole("listitem").first();
  await expect(first).toContainText("Butternut soup");
  await expect(first).toContainText("Uses 2 things you ordered");
  await expectAccessible(page);
});

test("An unknown recipe responds with the not-found page", async ({ page }) => {
  const answer = await page.goto("/recipes/stone-soup");
  expect(answer?.status()).toBe(404);
});

test("Cooking mode shows one step at a time with a timer, also by keyboard", async ({ page }) => {
  await openLive(page, "/recipes/carrot-top-pesto-with-roast-carrots");
  const open = page.getByRole("button", { name: "Cook step by step" });
  await open.press("Enter");
  const cook = page.getByRole("dialog");
  await expect(cook.getByRole("heading", { name: "Step 1 of" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(cook.getByRole("heading", { name: "Step 2 of" })).toBeVisible();
  await cook.getByRole("button", { name: "Previous step" }).click();
  await expect(cook.getByRole("heading", { name: "Step 1 of" })).toBeFocused();
  for (let step = 1; step < 9; step += 1) {
    if (await cook.getByRole("button", { name: /^Start a timer/ }).isVisible()) break;
    await page.keyboard.press("ArrowRight");
  }
  await cook.getByRole("button", { name: /^Start a timer/ }).click();
  await expect(cook.getByRole("timer")).toHaveText(/^\d+:\d\d$/);
  await expectAccessible(page);
  page.once("dialog", (question) => question.accept());
  await page.keyboard.press("Escape");
  await expect(cook).toBeHidden();
  await expect(open).toBeFocused();
});
