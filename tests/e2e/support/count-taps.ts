import type { Page } from "@playwright/test";

/** How much a user had to do. */
export type Effort = {
  /** Number of pointer presses (mouse, finger or pen) anywhere on the page. */
  taps: number;
  /** Number of fields typed into, each counted once, including fields in cross-origin frames. */
  fields: number;
};

/**
 * Counts a user's actions on a page and its later documents from now on; `effort()` returns the counts so far.
 * What scripts fill in does not count.
 */
export async function countTaps(page: Page): Promise<{ effort(): Effort }> {
  const effort: Effort = { taps: 0, fields: 0 };
  await page.exposeFunction("countEffort", (kind: keyof Effort) => {
    effort[kind] += 1;
  });
  const count = () => {
    const add = (kind: string) => {
      const { countEffort } = window as unknown as { countEffort: (kind: string) => void };
      countEffort(kind);
    };
    const typed = new WeakSet<EventTarget>();
    window.addEventListener("pointerdown", () => add("taps"), true);
    window.addEventListener(
      "input",
      ({ target, isTrusted }) => {
        if (!isTrusted || target === null || typed.has(target)) return;
        const isChoice = target instanceof HTMLSelectElement;
        if (isChoice || (target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)))
          return;
        typed.add(target);
        add("fields");
      },
      true,
    );
  };
  await page.addInitScript(count);
  await page.evaluate(count);
  return { effort: () => ({ ...effort }) };
}
