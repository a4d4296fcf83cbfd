import type { Page } from "@playwright/test";

export type Effort = {
  /** Presses of a mouse, a finger or a pen, wherever on the page. */
  taps: number;
  /** Fields that were typed in, each once, in frames of others too. */
  fields: number;
};

/**
 * Counts what a person does on a page from now on, across all that is opened in it: `effort()` says how
 * much it has been. What scripts fill in by themselves does not count.
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
