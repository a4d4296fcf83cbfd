import type { Page } from "@playwright/test";
import { withoutTransitions } from "./transitions.ts";

/** Length of the longest word, in letters, that must fit a heading on a phone with text at double size. */
const LONGEST = 14;

/** Shows the page with text at double size, like the browser's own setting, on a phone 390 pixels wide. */
async function enlarge(page: Page): Promise<void> {
  await withoutTransitions(page, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
  });
}

/** Restores the normal text size. */
async function shrink(page: Page): Promise<void> {
  await withoutTransitions(page, async () => {
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  });
}

/** Returns words of headings, terms and figures that are broken across lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator("h1, h2, h3, dt, dd").evaluateAll((parts, longest) => {
    const broken: string[] = [];
    for (const part of parts) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\d$.,’']+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          const isAddress = /[@\w]\.\w/.test(word) && !/^[$\d]/.test(word);
          if (new Set(tops).size > 1 && word.length <= longest && !isAddress) {
            broken.push(`${part.tagName} ${word}`);
          }
        }
      }
    }
    return [...new Set(broken)];
  }, LONGEST);

/** Enlarges the page and returns whether it is too wide, and which words are broken; restores the text size. */
export async function enlarged(page: Page): Promise<{ wide: boolean; broken: string[] }> {
  await enlarge(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const broken = await brokenWords(page);
  await shrink(page);
  return { wide, broken };
}
