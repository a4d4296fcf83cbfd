import type { Page } from "@playwright/test";

/** Opens a page and waits until its script listens: a key pressed before that would be lost. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}

/** Waits until the script of the page listens at each of its controls. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React leaves its mark on each element of the server's markup that it has taken over, part by part.
    const isLive = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps"));
    const controls = document.querySelectorAll("#main, #main :is(a, button, input, select)");
    return controls.length > 0 && [...controls].every(isLive);
  });
}
