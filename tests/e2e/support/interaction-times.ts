import type { Page } from "@playwright/test";

declare global {
  interface Window {
    interactionTimes?: { observer: PerformanceObserver; longest: Map<number, number> };
  }
}

/** The shortest interaction that a browser reports, in milliseconds. */
const SHORTEST = 16;

/** Starts measuring how long the page takes from each key or press to the next frame that it paints. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    window.interactionTimes?.observer.disconnect();
    const longest = new Map<number, number>();
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration } = entry;
        if (interactionId)
          longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
      }
    });
    observer.observe({ type: "event", durationThreshold } as PerformanceObserverInit);
    window.interactionTimes = { observer, longest };
  }, SHORTEST);
}

/** The times of `count` interactions so far, in milliseconds, ascending; those too short to be reported count as 16. */
export async function interactionTimes(page: Page, count: number): Promise<number[]> {
  // An interaction is reported after the frame that shows it.
  const reported = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(() =>
              resolve([...(window.interactionTimes?.longest.values() ?? [])]),
            ),
          ),
        ),
      ),
  );
  const short = Array.from({ length: Math.max(0, count - reported.length) }, () => SHORTEST);
  return [...short, ...reported].toSorted((a, b) => a - b);
}

/** The time that three of four interactions stay within. */
export function mostlyWithin(times: readonly number[]): number {
  return times[Math.ceil(times.length * 0.75) - 1] ?? 0;
}
