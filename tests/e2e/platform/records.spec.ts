import { expectAccessible } from "../support/appearance/axe.ts";
import { expect, test } from "../support/admin.ts";

test("an admin starts a check of the records and reads its result", async ({ page }) => {
  await page.goto("/dashboard/admin/jobs");
  const records = page.getByRole("region", { name: "Records" });
  const before = await records.getByRole("status").textContent();
  await records.getByRole("button", { name: "Check now" }).click();
  await expect(records.getByRole("status")).not.toHaveText(before ?? "", { timeout: 30_000 });
  // Tests running in parallel insert rows directly, so some rules may be violated at this moment.
  await expect(records.getByRole("status")).toHaveText(
    /: (?:\d+ rules checked, no violations|\d+ rules? of \d+ broken)\.$/,
  );
  await expectAccessible(page);
});
