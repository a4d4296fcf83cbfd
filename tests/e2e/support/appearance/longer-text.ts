import type { Page } from "@playwright/test";

/** Widths of phones, in pixels, at which longer texts are tried. */
const WIDTHS = [320, 390];

/**
 * Makes each word of the page two fifths longer, the most that a translation grows, and returns the widths at which
 * the page is then too wide, and the texts that are cut off.
 */
export async function lengthened(page: Page): Promise<{ wide: number[]; cut: string[] }> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    // Collects all texts before changing the first: each change would force a new layout for the next check.
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const isShown = text.parentElement?.checkVisibility() && !text.parentElement.closest("svg");
      if (isShown) texts.push(text);
    }
    for (const text of texts) {
      text.nodeValue = (text.nodeValue ?? "").replaceAll(
        /\p{L}{3,}/gu,
        (word) => word + "ñ".repeat(Math.round(word.length * 0.4)),
      );
    }
  });
  return fitting(page);
}

/** Returns the same for the page as it is. */
export async function fitting(page: Page): Promise<{ wide: number[]; cut: string[] }> {
  const wide: number[] = [];
  const cut = new Set<string>();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    if (!(await fits(page))) wide.push(width);
    for (const text of await cutTexts(page)) cut.add(`${width}: ${text}`);
  }
  return { wide, cut: [...cut] };
}

/** Whether the page fits its width, after scripts that arrange it by width have caught up. */
const fits = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, {
      timeout: 2_000,
    })
    .then(
      () => true,
      () => false,
    );

/** Returns texts that are partly hidden by their own element, except those that end in an ellipsis on purpose. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim();
    return [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((part) => [...part.childNodes].some(isText) && part.checkVisibility())
      .filter((part) => {
        const { overflowX, textOverflow } = getComputedStyle(part);
        const hides = overflowX === "hidden" || overflowX === "clip";
        // Text for screen readers only is one pixel wide.
        return hides && textOverflow !== "ellipsis" && part.clientWidth > 1;
      })
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => (part.textContent ?? "").trim().slice(0, 60));
  });
