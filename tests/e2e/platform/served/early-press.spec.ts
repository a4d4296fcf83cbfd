import { expect, test } from "../../support/shopping/journey.ts";

test("a button that is pressed before the page's script is there does its work once", async ({
  page,
  shelf,
}) => {
  const [goods] = await shelf.claim(1);
  const script = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(`/shop?q=${encodeURIComponent(goods!.name)}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: `Add ${goods!.name} to the cart` }).click();
  const inCart = page.getByRole("main").getByRole("group", { name: `Quantity of ${goods!.name}` });
  await expect(inCart).toBeHidden();
  script.resolve();
  await expect(inCart).toBeVisible();
  await expect(inCart).toHaveText("1");
});
