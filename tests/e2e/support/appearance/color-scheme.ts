import { expect, type Page } from "@playwright/test";
import { withoutTransitions } from "./transitions.ts";

export type Scheme = "light" | "dark";

/** Shows the page in light or in dark, and nothing on it moves. */
export async function showIn(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await untilStill(page);
  const isShown = await page.evaluate(
    (wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches,
    scheme,
  );
  if (!isShown) {
    await withoutTransitions(page, async () => {
      await page.emulateMedia({ colorScheme: scheme });
      await expectScheme(page, scheme);
    });
    await untilStill(page);
  }
  await expectScheme(page, scheme);
}

/** While something still moves, its colors are mixed with what is below. What follows the scrolling moves at no time. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ timeline, playState }) => timeline !== document.timeline || playState !== "running",
      ),
  );
}

const expectScheme = (page: Page, scheme: Scheme) =>
  expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", scheme);
