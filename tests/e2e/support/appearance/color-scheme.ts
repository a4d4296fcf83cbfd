import { expect, type Page } from "@playwright/test";
import { withoutTransitions } from "./transitions.ts";

/** A color scheme of the page. */
export type Scheme = "light" | "dark";

/** Shows the page in light or dark mode and waits until nothing on it moves. */
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

// Waits for running animations: until they end, colors are blended with what is below.
// Scroll-driven animations are ignored, since they do not run on time.
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
