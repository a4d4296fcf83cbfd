import { expectAccessible } from "../support/appearance/axe.ts";
import { expect, test } from "../support/admin.ts";

test("an admin has the records checked and reads what was found", async ({ page }) => {
  await page.goto("/dashboard/admin/jobs");
  const records = page.getByRole("region", { name: "Records" });
  const before = await records.getByRole("status").textContent();
  await records.getByRole("button", { name: "Check now" }).click();
  await expect(records.getByRole("status")).not.toHaveText(before ?? "", { timeout: 30_000 });
  // Journeys beside this one write rows of their own, so that some rules may not hold here.
  await expect(records.getByRole("status")).toHaveText(
    /: (?:\d+ rules checked, no violations|\d+ rules? of \d+ broken)\.$/,
  );
  await expectAccessible(page);
});
