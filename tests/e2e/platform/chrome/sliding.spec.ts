import type { Locator } from "@playwright/test";
import { expect, register, test } from "../support.ts";
import { signIn } from "../../support/people.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Returns the widths of the fades at the start and the end of a row. */
const fades = (row: Locator) =>
  row.evaluate((list) => {
    const style = getComputedStyle(list);
    return ["--fade-start", "--fade-end"].map((name) => style.getPropertyValue(name));
  });

test("a scrolling menu fades only at an end with more content", async ({ page, someone }) => {
  await register(page, someone);
  await page.goto("/dashboard/customer");
  const row = page.locator("ul[data-slides]");
  await expect(row).toBeVisible();
  // In a wide window the row is inside a menu that slides down.
  await expect(row).toHaveCSS("mask-image", /^linear-gradient\((?:to right|90deg), /);
  await row.evaluate((list) => list.scrollTo({ left: 0 }));
  await expect.poll(() => fades(row)).toEqual(["0px", "24px"]);
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect.poll(() => fades(row)).toEqual(["24px", "0px"]);
});

test("a filter selected by the URL is visible in the scrolling row", async ({ page }) => {
  await page.goto("/recipes?ready=true");
  const chosen = page.getByRole("main").locator("[aria-current=true]");
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test("the settings tabs form a single row, and the open tab is visible", async ({ page }) => {
  await signIn(page.request, "admin");
  await page.goto("/dashboard/admin/settings?tab=books");
  await expect(page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 1 });
  const tops = await page
    .getByRole("tab")
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
});
