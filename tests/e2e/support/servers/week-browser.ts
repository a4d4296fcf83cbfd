import type { Browser, Page } from "@playwright/test";
import { expect, test as base } from "../shopping/journey.ts";
import { metPopup } from "../popup.ts";
import { weekServer, type WeekServer } from "./week-server.ts";
import { signIn } from "../people.ts";

/** A Monday morning in the market's time zone. */
const MONDAY = "2026-11-23T18:00:00Z";

/** A test with a market of its own, whose clock the test advances. */
export const test = base.extend<{ week: WeekServer }>({
  week: async ({ browserName: _ }, use) => {
    const week = await weekServer(MONDAY);
    await use(week);
    await week.stop();
  },
  databaseUrl: async ({ week }, use) => {
    await use(week.databaseUrl);
  },
});

export { expect };

/** Opens a page in a new browser context whose clock starts at the market's time. */
export async function browserOf(browser: Browser, week: WeekServer, width = 1280): Promise<Page> {
  const context = await browser.newContext({
    baseURL: week.origin,
    storageState: metPopup(week.origin),
    viewport: { width, height: 900 },
  });
  // The popup was last seen today, in the market's time.
  await context.addInitScript(
    (now) => localStorage.setItem("lastSeenWelcomePopup", String(now)),
    week.clock.now().getTime(),
  );
  const page = await context.newPage();
  await page.clock.setSystemTime(week.clock.now());
  return page;
}

/** Opens such a page, signed in to a demo account. */
export async function staff(browser: Browser, week: WeekServer, username: string, width?: number) {
  const page = await browserOf(browser, week, width);
  await signIn(page.request, username);
  return page;
}
