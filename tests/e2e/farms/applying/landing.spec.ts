import { expect, test } from "../../support/shopping/journey.ts";
import { openLive } from "../../support/live.ts";

for (const path of ["/farmer-registration", "/join-as-farm"]) {
  test(`${path} estimates what a farm would earn and links to the form`, async ({ page }) => {
    await openLive(page, path);
    await page.getByLabel("Your price").fill("6.00");
    await expect(page.getByText("$240.00")).toBeVisible();
    await page.getByLabel("Packs a week").fill("10");
    await expect(page.getByText("$60.00")).toBeVisible();
    // The commission starts at the market's current rate, which other tests' orders may change: set the maximum.
    await page.getByLabel("Commission").press("End");
    await expect(page.getByText("$48.00")).toBeVisible();
    await page.getByRole("link", { name: "Start your application" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Our Farmer Network");
  });
}

test("the demo inventory can be edited in place and restored with Reset", async ({ page }) => {
  await openLive(page, "/demo/inventory");
  const price = page.getByLabel("Price ($) of Rainbow carrots");
  await price.fill("5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 change, only on this page")).toBeVisible();
  await expect(price).toHaveValue("5.00");
  await expect(page.getByLabel("Price ($) of Lacinato kale")).toBeFocused();

  await page.keyboard.type("free");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter dollars and cents, such as 4.50")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Price ($) of Lacinato kale")).toHaveValue("3.75");

  await page.getByRole("button", { name: "Pause Pasture eggs" }).click();
  await page.getByRole("button", { name: "Add product" }).click();
  await expect(page.getByLabel("Product of New product 1")).toBeFocused();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByText("No changes yet")).toBeVisible();
  await expect(price).toHaveValue("4.50");
});

test("the inventory tour has five steps and ends on the same page", async ({ page }) => {
  await openLive(page, "/demo/inventory");
  const tour = page.getByRole("region", { name: "Guided tour" });
  await page.getByRole("button", { name: "Show me around" }).click();
  for (let step = 1; step < 5; step += 1) {
    await expect(tour).toContainText(`${step} of 5`);
    await tour.getByRole("button", { name: "Next" }).click();
  }
  await tour.getByRole("button", { name: "Done" }).click();
  await expect(tour).toBeHidden();
  await expect(page.getByRole("link", { name: "Start application" })).toHaveAttribute(
    "href",
    "/join-as-farmer",
  );
});
