import type { Page } from "@playwright/test";

/** Counts what is tapped on the page from now on, until it is loaded anew. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { documentElement: root } = document;
    root.dataset["taps"] = "0";
    const count = () => (root.dataset["taps"] = String(Number(root.dataset["taps"]) + 1));
    window.addEventListener("click", count, { capture: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset["taps"]));
}
