import type { Page } from "@playwright/test";
import { untilSettled } from "../../support/live.ts";
import { expect, test } from "../../support/shopping/journey.ts";
import { signIn } from "../../support/people.ts";

/** Two demo accounts, each with a page of its area that shows names. */
const PAGES = [
  { username: "admin", path: "/dashboard/admin", least: 1 },
  { username: "farmer", path: "/dashboard/farmer/inventory", least: 7 },
] as const;

/**
 * Replaces the names on a page with one long word. Returns how many there are, and those that overflow their container.
 */
const lengthened = (page: Page): Promise<{ count: number; spilled: string[] }> =>
  page.locator("main").evaluate((main) => {
    const names = [...main.querySelectorAll("h1, th[scope=row] span, th[scope=row] a")];
    const spilled = names
      .filter((name) => {
        name.textContent = "Wolfeschlegelsteinhausenbergerdorff";
        const place = name.closest("th") ?? main;
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getBoundingClientRect().right > place.getBoundingClientRect().right + 1;
      })
      .map(({ outerHTML }) => outerHTML);
    return { count: names.length, spilled };
  });

for (const { username, path, least } of PAGES) {
  test(`${path} breaks a name that is one long word`, async ({ page }) => {
    await signIn(page.request, username);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await untilSettled(page);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const { count, spilled } = await lengthened(page);
      expect(count).toBeGreaterThanOrEqual(least);
      expect(spilled, `${width} px`).toEqual([]);
    }
  });
}
