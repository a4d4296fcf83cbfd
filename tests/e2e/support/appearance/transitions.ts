import type { Page } from "@playwright/test";

/**
 * Changes how the page looks without transitions. Even the shortest ones would start over at each level of the page
 * after the level above, so a page with a dozen pictures would be styled and painted again for each level.
 */
export async function withoutTransitions<T>(page: Page, change: () => Promise<T>): Promise<T> {
  const held = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition-property: none !important }");
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const result = await change();
  await held.evaluate((sheet) => {
    // getAnimations() forces a style update while the style sheet is still in place.
    document.getAnimations();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  return result;
}
