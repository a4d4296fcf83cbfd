import { openLive } from "../support/live.ts";
import { expectAccessible } from "../support/axe.ts";
import { cartButton, expect, test } from "./support.ts";

test("axe finds nothing wrong with the form for an account, in light or dark", async ({ page }) => {
  await openLive(page, "/auth?form=register");
  await expectAccessible(page);
});

test("axe finds nothing wrong with the open cart drawer, in light or dark", async ({
  page,
  product,
}) => {
  await openLive(page, "/shop");
  await page.getByRole("button", { name: `Add ${product.name} to the cart` }).click();
  await cartButton(page, "1 item").click();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await expect(drawer.getByText(product.name)).toBeVisible();
  await expectAccessible(page);
});
