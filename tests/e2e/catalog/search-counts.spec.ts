import type { Page } from "@playwright/test";
import { expect, test } from "../support/admin.ts";

/** Opens the search results for the given words and stays long enough for the search to be counted. */
async function searchFor(page: Page, words: string): Promise<void> {
  const counted = page.waitForResponse((answer) => answer.url().includes("catalog.countSearch"));
  await page.goto(`/shop?q=${encodeURIComponent(words)}`);
  expect((await counted).ok()).toBe(true);
}

test("A search without results is listed on the team's analytics page", async ({ page }, {
  retry,
}) => {
  // A retry also finds the searches that the previous attempt counted.
  const missing = `${"durian".repeat(8)} puffs${" again".repeat(retry)}`;
  await searchFor(page, missing.toUpperCase());
  await searchFor(page, "kale");
  await searchFor(page, missing.replace(" ", "  "));
  await page.goto("/dashboard/admin/analytics");
  const searches = page.getByRole("region", { name: "What people search for" });
  await expect(searches.getByRole("row", { name: `${missing} 2` })).toHaveCount(2);
  // A word without spaces must not push the counts beside it out of view.
  await page.setViewportSize({ width: 768, height: 900 });
  const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(needed).toBeLessThanOrEqual(768);
});
