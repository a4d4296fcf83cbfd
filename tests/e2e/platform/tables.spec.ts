import type { Page } from "@playwright/test";
import { expect, test } from "./support.ts";

const PAGES = {
  admin: [
    "/dashboard/admin",
    "/dashboard/admin/analytics",
    "/dashboard/payments",
    "/dashboard/admin/users",
    "/dashboard/admin/farmers",
    "/dashboard/admin/problems",
    "/dashboard/admin/jobs",
  ],
  farmer: ["/dashboard/farmer", "/dashboard/farmer/sales", "/dashboard/farmer/inventory"],
} as const;

/** Cells that hold an amount and nothing else, and do not stand right-aligned with tabular digits. */
const looseAmounts = (page: Page) =>
  page.locator("main td").evaluateAll((cells) =>
    cells
      .filter((cell) => /^[-–]?\$[\d,]+\.\d\d$/.test(cell.textContent.trim()))
      .filter((cell) => {
        const { textAlign, fontVariantNumeric, display, justifyContent } = getComputedStyle(cell);
        // On phones a row of the farm's sales spreads its name and its figure apart.
        const isRight =
          display === "flex" ? justifyContent === "space-between" : /end|right/.test(textAlign);
        return !isRight || !fontVariantNumeric.includes("tabular-nums");
      })
      .map((cell) => cell.outerHTML),
  );

/** Grids of three tiles and more whose last row is not full. */
const orphans = (page: Page) =>
  page.locator("main *").evaluateAll((all) =>
    all
      .filter((one) => getComputedStyle(one).display === "grid" && one.children.length > 2)
      .filter((grid) => {
        const tiles = [...grid.children].map((tile) => tile.getBoundingClientRect());
        const isTiles = [...grid.children].every(
          (tile) => getComputedStyle(tile).borderRadius === "20px",
        );
        const first = tiles.filter(({ top }) => top === tiles[0]!.top).length;
        return isTiles && first > 1 && tiles.length % first > 0;
      })
      .map((grid) => `${grid.className}: ${grid.children.length}`),
  );

for (const [who, paths] of Object.entries(PAGES)) {
  for (const width of [390, 768, 1440]) {
    test(`at ${width} px what the ${who} reads is no wider than the page, and amounts stand under one another`, async ({
      page,
    }) => {
      const data = { username: who, password: "harvest-demo" };
      expect((await page.request.post("/api/login", { data })).status()).toBe(200);
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForLoadState("networkidle");
          const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(await wide(), path).toBeLessThanOrEqual(width);
          expect.soft(await looseAmounts(page), path).toEqual([]);
          expect.soft(await orphans(page), path).toEqual([]);
        });
      }
    });
  }
}
