import { randomBytes } from "node:crypto";
import { expectAccessible } from "../support/appearance/axe.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { joinFarm, newestFarm, register } from "../support/people.ts";

test.use({ viewport: { width: 390, height: 844 } });
// Slow: the test checks a dialog with many pictures in both color schemes.
test.slow();

test("a farmer without a photo chooses a drawing and its color, then a seed packet", async ({
  page,
  buyer,
  sql,
}) => {
  const name = `Kohlrabi ${randomBytes(3).toString("hex")}`;
  await register(page, buyer);
  await joinFarm(sql, buyer.email, await newestFarm(sql));
  await page.goto("/dashboard/farmer/inventory/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Category").selectOption("vegetables");
  await page.getByRole("button", { name: "Choose a drawing" }).click();

  const dialog = page.getByRole("dialog", { name: "Choose a drawing" });
  await dialog.getByLabel("Find a drawing").fill("daikon");
  await expect(dialog.getByRole("list", { name: "Drawings" }).getByRole("button")).toHaveCount(2);
  await dialog.getByLabel("Find a drawing").fill("red cabbage");
  await dialog.getByRole("button", { name: "Red cabbage" }).click();
  const preview = dialog.getByRole("img", { name: "Preview of the drawing" });
  const before = await preview.getAttribute("src");
  await dialog.getByLabel("Color").selectOption("Lime");
  await expect(preview).not.toHaveAttribute("src", before ?? "");
  await expectAccessible(page, "[role=dialog]");

  await dialog.getByRole("button", { name: "A packet with its name" }).click();
  await expect(dialog.getByLabel("Name on the packet")).toHaveValue(name);
  await dialog.getByLabel("Name on the packet").fill("");
  await expect(dialog.getByText("A packet needs a name of 1 to 60 characters")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Use this drawing" })).toBeDisabled();
  await dialog.getByLabel("Name on the packet").fill(name);
  await dialog.getByLabel("Words about the variety").fill("Crisp and pale");
  await dialog.getByRole("button", { name: "Use this drawing" }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByLabel("Price ($)").fill("2.50");
  await page.getByLabel("Pack", { exact: true }).fill("1 bunch");
  await page.getByLabel("Stock").fill("12");
  await page.getByRole("button", { name: "List it now" }).click();
  await page.getByRole("link", { name: "See it in the shop" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Illustration")).toBeVisible();
  const shown = page.getByRole("img", { name: `${name}, 1 bunch` }).first();
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});
