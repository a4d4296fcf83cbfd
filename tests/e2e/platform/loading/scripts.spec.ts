import type { Page } from "@playwright/test";
import { expect, test } from "../../support/shopping/journey.ts";
import { openLive } from "../../support/live.ts";

// A first visit, without stored state, so that the welcome popup opens by itself.
test.use({ storageState: { cookies: [], origins: [] } });

/** Returns the size in bytes, as transferred, of each script file that the page has loaded. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ encodedBodySize }) => encodedBodySize),
  );

for (const path of ["/", "/shop"]) {
  test(`a first visit to ${path} loads little script in few files until the visitor interacts`, async ({
    page,
  }) => {
    await openLive(page, path);
    await expect(page.getByRole("dialog", { name: /introduce yourself/ })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const sent = await scripts(page);
    expect(sent.length).toBeLessThanOrEqual(14);
    expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(201_300);
  });
}

for (const name of [/^Cart/, "Search", "Menu"]) {
  test(`hovering over ${String(name)} preloads what it opens`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, "/faq?show_popup=false");
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Escape");
    const before = (await scripts(page)).length;
    await page.getByRole("banner").getByRole("button", { name }).hover();
    await expect.poll(async () => (await scripts(page)).length).toBeGreaterThan(before);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
}
