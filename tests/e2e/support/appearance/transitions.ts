import type { Page } from "@playwright/test";

/**
 * Changes how the page looks without transitions. The shortest ones would still begin anew at each level of the page
 * after the level above: for a dozen pictures the whole page is styled and drawn again, and none is the final one.
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
    // To ask for animations brings the new look about, while the sheet still stands.
    document.getAnimations();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  return result;
}
