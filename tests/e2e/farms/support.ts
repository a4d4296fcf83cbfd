import type { Page } from "@playwright/test";

/** Waits until the page's script listens: a key pressed before that would be lost. */
export async function expectLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById("main");
    // React leaves its mark on each element of the server's markup that it has taken over.
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}
