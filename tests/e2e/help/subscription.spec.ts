import { expect, openLive, test } from "../pages/support.ts";

test("this week's box goes into the cart thing by thing", async ({ page }) => {
  await openLive(page, "/subscription");
  const box = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Small box" }) });
  const things = await box.getByRole("link").allTextContents();
  expect(things).toHaveLength(5);
  await box.getByRole("button", { name: /^Put the small box into the cart/u }).click();
  await expect(box.getByRole("status")).toHaveText("It is in your cart.");
  await box.getByRole("button", { name: "View cart" }).click();
  const cart = page.getByRole("dialog");
  for (const thing of things) await expect(cart.getByText(thing, { exact: true })).toBeVisible();
});
