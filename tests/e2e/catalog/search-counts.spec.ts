import type { Page } from "@playwright/test";
import { expect, test } from "../support/admin.ts";

/** Opens what the shop found for some words, and looks at it until that counts. */
async function searchFor(page: Page, words: string): Promise<void> {
  const counted = page.waitForResponse((answer) => answer.url().includes("catalog.countSearch"));
  await page.goto(`/shop?q=${encodeURIComponent(words)}`);
  expect((await counted).ok()).toBe(true);
}

test("What the shop has nothing for stands on the team's analytics page", async ({ page }, {
  retry,
}) => {
  // Another try finds what the one before has counted.
  const missing = `${"durian".repeat(8)} puffs${" again".repeat(retry)}`;
  await searchFor(page, missing.toUpperCase());
  await searchFor(page, "kale");
  await searchFor(page, missing.replace(" ", "  "));
  await page.goto("/dashboard/admin/analytics");
  const searches = page.getByRole("region", { name: "What people search for" });
  await expect(searches.getByRole("row", { name: `${missing} 2` })).toHaveCount(2);
  // A word without a break leaves the counts beside it in sight.
  await page.setViewportSize({ width: 768, height: 900 });
  const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(needed).toBeLessThanOrEqual(768);
});
