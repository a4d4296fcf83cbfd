import { expect, type Page } from "@playwright/test";
import { axeFindingsIn } from "./axe.ts";

/** Widths of a phone, a tablet and a desktop, in pixels. */
const WIDTHS = [390, 768, 1440];

/**
 * Expects that the page fits a phone, a tablet and a desktop and is accessible there in light and dark mode. Leaves it
 * light and as wide as the desktop.
 */
export async function expectFits(page: Page): Promise<void> {
  // All widths in one color scheme before the other: the page is painted anew twice, not twice for each width.
  for (const scheme of ["dark", "light"] as const) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // What a script lays out follows the new width some frames later.
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide, `at ${width} px`).toBeLessThanOrEqual(width);
      expect(await axeFindingsIn(page, scheme), `at ${width} px`).toEqual([]);
    }
  }
}
