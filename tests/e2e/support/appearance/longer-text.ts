import type { Page } from "@playwright/test";

/** Widths of phones at which longer texts are tried, in pixels. */
const WIDTHS = [320, 390];

/**
 * Expected of a page whose texts are longer: the widths at which it is wider than the phone, and what is cut off
 * there, each with its text. Words grow by two fifths, as the most that another language takes.
 */
export async function lengthened(page: Page): Promise<{ wide: number[]; cut: string[] }> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    // All are looked at before the first grows: after each change the page would be styled anew for the next look.
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

/** The same of a page as it is. */
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

/** Whether no part is wider than the page, once what scripts arrange by its width has followed. */
const fits = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, {
      timeout: 2_000,
    })
    .then(
      () => true,
      () => false,
    );

/** Texts of which a part is hidden by their own box, but for those that end in an ellipsis on purpose. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim();
    return [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((part) => [...part.childNodes].some(isText) && part.checkVisibility())
      .filter((part) => {
        const { overflowX, textOverflow } = getComputedStyle(part);
        const hides = overflowX === "hidden" || overflowX === "clip";
        // What only screen readers read is one pixel wide.
        return hides && textOverflow !== "ellipsis" && part.clientWidth > 1;
      })
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => (part.textContent ?? "").trim().slice(0, 60));
  });
