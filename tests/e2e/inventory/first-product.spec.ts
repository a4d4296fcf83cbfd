import { expectAccessible } from "../support/appearance/axe.ts";
import { addLargeFarm } from "../support/large-farm.ts";
import { joinFarm, register } from "../support/people.ts";
import { expect, test } from "../support/shopping/journey.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a farm's first product on a phone: two taps, and a price and a stock typed", async ({
  page,
  buyer,
  sql,
}) => {
  await register(page, buyer);
  await joinFarm(sql, buyer.email, await addLargeFarm(sql, 0));
  await page.goto("/dashboard/farmer/inventory");
  const offered = page.getByRole("region", { name: "Or begin with one of these" });
  await expect(offered.getByRole("link")).toHaveCount(6);
  const isWhole = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(await isWhole()).toBe(true);
  await expectAccessible(page, "main");

  await offered.getByRole("link", { name: /^Pears/ }).click();
  await page.getByLabel("Price ($)").fill("5");
  await page.getByLabel("Stock").fill("20");
  await expectAccessible(page, "main");
  await page.getByRole("button", { name: "List it now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pears" })).toBeVisible();
  await expect(page.getByText("Came in 20, 20 on hand")).toBeVisible();

  await page.goto("/dashboard/farmer/inventory");
  await expect(page.getByRole("row").filter({ hasText: "Pears" })).toBeVisible();
  await expect(offered).toHaveCount(0);
});
