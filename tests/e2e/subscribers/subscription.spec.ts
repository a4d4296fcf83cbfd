import { expect, test } from "../platform/support.ts";
import { openLive } from "../support/live.ts";

test("the contents of this week's box are added to the cart as separate products", async ({
  page,
}) => {
  await openLive(page, "/subscription");
  const box = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Small box" }) });
  const things = await box.locator("li").getByRole("link").allTextContents();
  expect(things).toHaveLength(5);
  await box.getByRole("button", { name: "Buy it once" }).click();
  await expect(box.getByRole("status")).toHaveText("It is in your cart.");
  await box.getByRole("button", { name: "View cart" }).click();
  const cart = page.getByRole("dialog");
  for (const thing of things) await expect(cart.getByText(thing, { exact: true })).toBeVisible();
});

test("none of the boxes contains what a household excludes", async ({ page }) => {
  await openLive(page, "/subscription");
  const boxes = page.getByRole("list", { name: "This week’s boxes" });
  const before = await boxes.getByRole("link").allTextContents();
  await page.getByRole("checkbox", { name: "No milk" }).check();
  await page.getByRole("checkbox", { name: "No eggs" }).check();
  await expect(page.getByText("goods with undeclared allergens")).toBeVisible();
  await expect.poll(() => boxes.getByRole("link").allTextContents()).not.toEqual(before);
  await expect(boxes.getByRole("button", { name: "Buy it once" }).first()).toBeEnabled();
});
