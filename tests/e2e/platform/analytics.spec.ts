import { expectAccessible } from "../support/appearance/axe.ts";
import { expect, test } from "../support/admin.ts";

test("the figures of a period explain how they are calculated and can be downloaded as a file", async ({
  page,
}) => {
  await page.goto("/dashboard/admin/analytics");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Sales" }) });
  await expect(card.getByText("in the period before")).toBeVisible();
  await card.getByText("How it is calculated").click();
  await expect(card.getByText("tax and delivery included, before refunds")).toBeVisible();
  await page.getByLabel("Period").selectOption("7");
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/u);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^furrow-.+\.csv$/u);
  await expectAccessible(page);
});
