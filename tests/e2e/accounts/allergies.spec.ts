import { expectAccessible } from "../support/appearance/axe.ts";
import { openDrawer } from "../support/shopping/cart.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { register } from "../support/people.ts";
import { beginBox } from "../support/shopping/weekly-box.ts";

test("the shop, the cart and the box warn a household about its allergies", async ({
  page,
  buyer,
  shelf,
  sql,
}) => {
  test.slow();
  const [cheese] = await sql<Goods[]>`
    select p.id, p.name, p.name as "spanishName", p.price_cents as price, p.farm_id as "farmId", p.farm_name as "farmName" from products p join stock s on s.product_id = p.id
    where p.visible and s.on_hand - s.reserved > 20 and p.category = 'eggs-dairy'
      and p.allergens @> '[{"allergen": "milk", "level": "contains"}]' order by p.id limit 1`;
  const { id, name } = cheese!;
  const found = `/shop?q=${encodeURIComponent(name)}`;
  await register(page, buyer);

  // Uses only the keyboard; the choice is still there after a reload.
  await page.goto("/account/profile");
  const household = page.getByRole("region", { name: "Household allergies" });
  const milk = household.getByRole("checkbox", { name: "Milk", exact: true });
  await milk.focus();
  await page.keyboard.press("Space");
  await household.getByRole("button", { name: "Save the allergies" }).press("Enter");
  await expect(page.getByText("Your household’s allergies are saved")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(milk).toBeChecked();

  await page.goto(found);
  const card = page.getByRole("article").filter({ hasText: name }).first();
  await expect(card).toContainText("For your household: Contains milk");
  await expectAccessible(page);
  await card.getByRole("button", { name: `Add ${name} to the cart` }).click();
  const drawer = await openDrawer(page);
  await expect(drawer).toContainText("Contains milk");
  await expectAccessible(page);
  await page.goto(`/products/${id}`);
  await expect(page.getByRole("main").getByText("Contains milk").first()).toBeVisible();

  const [soldOut] = await shelf.claimFrom(cheese!, 1);
  await shelf.setLeft(soldOut!, 0);
  await page.goto(`/products/${soldOut!.id}`);
  const notNow = page.getByRole("region", { name: "Sold out" });
  await expect(notNow).toContainText("For your household: Contains milk");

  await beginBox(page);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByLabel("No milk")).toBeChecked();
  await expect(page.getByLabel("No milk")).toBeDisabled();
  await expect(page.getByText("Your household’s allergies always stay out: milk.")).toBeVisible();
  await page.getByLabel("No sesame").check();
  await page.getByRole("button", { name: "Keep as household allergies" }).click();
  await expect(page.getByText(/always stay out: milk and sesame\./)).toBeVisible();
  await expectAccessible(page);
});

test("a visitor without an account sees no allergy notes and requests none", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.goto("/shop");
  await expect(page.getByRole("button", { name: /^Save / }).first()).toBeVisible();
  expect(asked.filter((url) => /allerg/i.test(url))).toEqual([]);
});
