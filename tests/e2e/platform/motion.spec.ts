import type { Page } from "@playwright/test";
import { untilLive, untilSettled } from "../support/live.ts";
import { expect, test } from "../support/shopping/journey.ts";

/** Durations in milliseconds of everything that has moved since the page began to load. */
async function recordMotion(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { motions: durations });
    const record = () => {
      for (const { effect } of document.getAnimations()) {
        // Motion that follows the scroll position has no duration of its own.
        const duration = effect?.getComputedTiming().duration;
        if (typeof duration === "number") durations.push(duration);
      }
    };
    for (const kind of ["transitionrun", "animationstart"]) addEventListener(kind, record, true);
  });
  return () => page.evaluate(() => Reflect.get(window, "motions") as number[]);
}

/** Opens the home page, passes over its links, and opens and closes the cart. */
async function lookAround(page: Page): Promise<void> {
  await page.goto("/");
  await untilSettled(page);
  await page.getByRole("link", { name: "In season", exact: true }).hover();
  await page.getByRole("banner").getByRole("button", { name: /^Cart/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("what changes moves into place", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const moved = await recordMotion(page);
  await lookAround(page);
  await expect.poll(async () => Math.max(0, ...(await moved()))).toBeGreaterThan(100);
});

test("nothing moves for who prefers reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moved = await recordMotion(page);
  await lookAround(page);
  expect((await moved()).filter((duration) => duration > 1)).toEqual([]);
  await page.goto("/shop");
  await untilLive(page);
  const smooth = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((element) => getComputedStyle(element).scrollBehavior === "smooth")
        .map((element) => `${element.tagName} ${element.getAttribute("class")}`),
    );
  expect(await smooth()).toEqual([]);
});
