import type { Page } from "@playwright/test";

/** Opens a page and waits until it is hydrated: a key pressed before that would be lost. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}

/** Waits until React has hydrated every control of the page. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React adds a property to each server-rendered element that it has hydrated.
    const isLive = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps"));
    const controls = document.querySelectorAll("#main, #main :is(a, button, input, select)");
    return controls.length > 0 && [...controls].every(isLive);
  });
}

/**
 * Waits until a live page shows its data: no area is busy, and the fonts are in place. A quiet network is no sign of
 * that, because a page may keep a connection open, or ask again every minute.
 */
export async function untilSettled(page: Page): Promise<void> {
  await untilLive(page);
  await page.waitForFunction(
    () => document.fonts.status === "loaded" && !document.querySelector("#main [aria-busy=true]"),
  );
}
