import type { Locator } from "@playwright/test";
import { expect, register, test } from "../support.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** How far a row fades at its start and at its end. */
const fades = (row: Locator) =>
  row.evaluate((list) => {
    const style = getComputedStyle(list);
    return ["--fade-start", "--fade-end"].map((name) => style.getPropertyValue(name));
  });

test("a menu that slides fades at the end that has more, and at no other", async ({
  page,
  someone,
}) => {
  await register(page, someone);
  await page.goto("/dashboard/customer");
  const row = page.locator("ul[data-slides]");
  await expect(row).toBeVisible();
  // It stands in a menu that slides down where the window is wide.
  await expect(row).toHaveCSS("mask-image", /^linear-gradient\((?:to right|90deg), /);
  await row.evaluate((list) => list.scrollTo({ left: 0 }));
  await expect.poll(() => fades(row)).toEqual(["0px", "24px"]);
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect.poll(() => fades(row)).toEqual(["24px", "0px"]);
});

test("a filter chosen by the address is seen in the row that slides", async ({ page }) => {
  await page.goto("/recipes?ready=true");
  const chosen = page.getByRole("main").locator("[aria-current=true]");
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test("the tabs of the settings are one row, and the open one is seen", async ({ page }) => {
  const data = { username: "admin", password: "harvest-demo" };
  expect((await page.request.post("/api/login", { data })).status()).toBe(200);
  await page.goto("/dashboard/admin/settings?tab=books");
  await expect(page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 1 });
  const tops = await page
    .getByRole("tab")
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
});
