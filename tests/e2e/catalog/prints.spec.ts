import { expectAccessible } from "../support/appearance/axe.ts";
import { expect, test } from "../support/admin.ts";

test("the team finds a print by name and sees it enlarged, with what it was drawn from", async ({
  page,
}) => {
  await page.goto("/dashboard/admin/prints");
  await expect(page.getByRole("heading", { name: "Prints", level: 1 })).toBeVisible();
  await page.getByLabel("Find a print").fill("leeks");
  await expect(page.getByRole("region", { name: "Vegetables" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Leeks/ }).click();
  const dialog = page.getByRole("dialog", { name: "Leeks" });
  const picture = dialog.getByRole("img", { name: "Leeks" });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(dialog.getByText('"family": "leeks"')).toBeVisible();
  await expectAccessible(page);
});

test("a search that matches no print says so", async ({ page }) => {
  await page.goto("/dashboard/admin/prints");
  await page.getByLabel("Find a print").fill("durian");
  await expect(page.getByText("No prints match")).toBeVisible();
});
