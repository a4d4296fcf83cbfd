import type { Page } from "@playwright/test";
import { untilSettled } from "../../support/live.ts";
import { expect, test } from "../../support/shopping/journey.ts";
import { signIn } from "../../support/people.ts";

const PAGES = {
  visitor: ["/shop", "/subscription", "/pay?token=wrong"],
  customer: ["/dashboard/customer/boxes"],
  admin: [
    "/dashboard/admin/orders/new",
    "/dashboard/admin/customer-update",
    "/dashboard/admin/customer-update?id=new",
    "/dashboard/admin/settings",
    "/dashboard/admin/settings?tab=delivery",
  ],
} as const;

/** Returns what does not fit: the page, a part that scrolls by itself, words of a button. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [
      document.documentElement,
      document.querySelector("main")!,
      ...document.querySelectorAll("main :has(> h1), main :has(> * > h1), main :has(> * > * > h1)"),
      ...document.querySelectorAll(".mantine-Button-label, .mantine-Tabs-tabLabel"),
    ];
    return parts
      .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.tagName} ${part.className}: ${part.textContent.slice(0, 40)}`);
  });

/** Returns the entries of the bottom bar that lie outside the screen or whose text is broken. */
const outsideBar = (page: Page): Promise<string[]> =>
  page
    .locator("nav:has(> ul > li > button[aria-haspopup])")
    .getByRole("listitem")
    .evaluateAll((items) =>
      items
        .filter((item) => {
          const { left, right } = item.getBoundingClientRect();
          return left < 0 || right > innerWidth || item.scrollWidth > item.clientWidth + 1;
        })
        .map((item) => item.textContent),
    );

for (const [who, paths] of Object.entries(PAGES)) {
  test(`text at double size fits 320 pixels for the ${who}`, async ({ page }) => {
    if (who !== "visitor") {
      await signIn(page.request, who);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%";
      });
    });
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await untilSettled(page);
        expect
          .soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
          .toBe("32px");
        expect.soft(await cut(page), path).toEqual([]);
        const skip = page.locator("a[href='#main']");
        expect
          .soft(await skip.evaluate((link) => link.getBoundingClientRect().bottom))
          .toBeLessThanOrEqual(0);
        expect.soft(await outsideBar(page), path).toEqual([]);
      });
    }
  });
}
