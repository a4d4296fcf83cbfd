import type { Page } from "@playwright/test";

/** Opens a page and waits until its script listens: a key pressed before that would be lost. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const main = document.getElementById("main");
    // React leaves its mark on each element of the server's markup that it has taken over.
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}
