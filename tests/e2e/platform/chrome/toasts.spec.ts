import type { Locator, Page } from "@playwright/test";
import { causeToast, expect, test, toasts } from "../support.ts";
import { openLive } from "../../support/live.ts";

/** Duration of a toast's enter and exit animation, in milliseconds. */
const MOVEMENT = 400;

/** Opens a page with its clock paused: time passes only when the test advances it. */
async function openInStillTime(page: Page): Promise<void> {
  await page.clock.install();
  await openLive(page, "/auth");
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function appear(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  const toast = toasts(page).filter({ hasText: "Missing email" });
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(MOVEMENT);
  await expect(toast).toBeVisible();
  await expectAtRest(toast);
  return toast;
}

/** CSS animations run in real time, regardless of the page's paused clock. */
async function expectAtRest(toast: Locator): Promise<void> {
  const isMoving = () => toast.evaluate((element) => element.getAnimations().length > 0);
  await expect.poll(isMoving).toBe(false);
}

test("a toast stays for 5000 ms and then disappears", async ({ page }) => {
  await openInStillTime(page);
  const toast = await appear(page);
  await page.mouse.move(10, 10);
  await page.clock.runFor(5000 - MOVEMENT - 150);
  await expect(toast).toBeVisible();
  await page.clock.runFor(150 + MOVEMENT + 100);
  await expect(toasts(page)).toHaveCount(0);
});

test("a new toast replaces the previous one", async ({ page }) => {
  await openLive(page, "/auth");
  await causeToast(page);
  const email = page.getByLabel("Your email address");
  await email.fill("not an address");
  await email.press("Enter");
  await expect(toasts(page)).toHaveText([/^Subscription failed/]);
});

test("F8 moves the focus to the notifications, and a focused toast does not disappear", async ({
  page,
}) => {
  await openInStillTime(page);
  const toast = await appear(page);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toast.getByRole("button", { name: "Close notification" })).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press("Enter");
  await page.clock.runFor(MOVEMENT + 100);
  await expect(toasts(page)).toHaveCount(0);
});

test("the close button dismisses a toast", async ({ page }) => {
  await openLive(page, "/auth");
  const toast = await causeToast(page);
  await toast.getByRole("button", { name: "Close notification" }).click();
  await expect(toasts(page)).toHaveCount(0);
});

async function swipe(page: Page, toast: Locator, pixels: number): Promise<void> {
  const box = (await toast.boundingBox())!;
  const [x, y] = [box.x + 30, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y);
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
}

test("a swipe of 50 px to the right dismisses a toast", async ({ page }) => {
  await openInStillTime(page);
  const toast = await appear(page);
  await swipe(page, toast, 50);
  await page.clock.runFor(MOVEMENT + 100);
  await expect(toasts(page)).toHaveCount(0);
});

for (const [pixels, way] of [
  [49, "49 px to the right"],
  [-120, "120 px to the left"],
] as const) {
  test(`a swipe of ${way} does not dismiss a toast`, async ({ page }) => {
    await openInStillTime(page);
    const toast = await appear(page);
    const before = await toast.boundingBox();
    await swipe(page, toast, pixels);
    await page.clock.runFor(MOVEMENT + 100);
    await expect(toast).toBeVisible();
    await expectAtRest(toast);
    expect(await toast.boundingBox()).toEqual(before);
  });
}

test("in a wide window a toast is inside the window and at most 420 px wide", async ({ page }) => {
  await openLive(page, "/auth");
  for (const width of [768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const toast = (await causeToast(page)).last();
    await expect(toast).toBeInViewport({ ratio: 1 });
    const box = (await toast.boundingBox())!;
    expect(box.width).toBeGreaterThan(200);
    expect(Math.round(box.width)).toBeLessThanOrEqual(420);
    await toast.getByRole("button", { name: "Close notification" }).click();
    await expect(toasts(page)).toHaveCount(0);
  }
});

test("on a phone a toast fits the window and appears below the header", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLive(page, "/auth");
  const toast = await causeToast(page);
  await expect(toast).toBeInViewport({ ratio: 1 });
  const header = (await page.getByRole("banner").boundingBox())!;
  const covers = async () => (await toast.boundingBox())!.y < header.y + header.height;
  await expect.poll(covers).toBe(false);
});
