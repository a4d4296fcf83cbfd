import { expect, type Locator, type Page } from "@playwright/test";

/** Upper limit of key presses, more than reaching any control of a page takes. */
const MOST_STOPS = 80;

/** Moves the focus to a control by keyboard and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Moves the focus to a field by keyboard and types into it; typed text also chooses an option of a list. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves the focus to a checkbox by keyboard and checks it. */
export async function check(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Space");
  await expect(target).toBeChecked();
}

/** Moves the focus by keyboard until the element has it; fails if the keyboard does not lead there. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  await expect(target, "can be reached with the keyboard").toBeFocused();
}

/** An element inside a frame counts as focused only if the frame itself has the focus. */
function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate(
    (element) =>
      element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element,
  );
}
