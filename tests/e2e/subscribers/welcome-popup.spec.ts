import type { Page } from "@playwright/test";
import { expect, test } from "../support/shopping/journey.ts";

test.use({ storageState: { cookies: [], origins: [] } });

const NOON = new Date("2026-11-20T12:00:00Z");
const WEEK = 7 * 24 * 60 * 60 * 1000;

const popup = (page: Page) =>
  page.getByRole("dialog", { name: "Please take a moment to introduce yourself." });

/** Opens a page with its clock paused and waits until it is hydrated. */
async function openAt(page: Page, time: number, path = "/furrow-landing"): Promise<void> {
  await page.clock.pauseAt(time);
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Check my zip code" })).toBeEnabled();
}

/** Advances the page's clock and waits for what that starts. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.waitForLoadState("networkidle");
}

const markers = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem("hasSeenWelcomePopup"),
    localStorage.getItem("lastSeenWelcomePopup"),
  ]);

test("a first visitor sees it half a second after the page has loaded, and again only after a week", async ({
  page,
}) => {
  const start = NOON.getTime();
  await page.clock.install({ time: start - 1000 });
  await openAt(page, start);
  await pass(page, 499);
  await expect(popup(page)).toHaveCount(0);
  await pass(page, 1);
  await page.clock.resume();
  await expect(popup(page)).toBeVisible();
  expect(await markers(page)).toEqual([null, null]);

  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  const [seen, lastSeen] = await markers(page);
  expect(seen).toBe("true");
  expect(Number(lastSeen)).toBeGreaterThanOrEqual(start + 500);

  await openAt(page, Number(lastSeen) + WEEK - 1000);
  await pass(page, 1000);
  await expect(popup(page)).toHaveCount(0);

  await openAt(page, Number(lastSeen) + WEEK + 1000);
  await pass(page, 500);
  await page.clock.resume();
  await expect(popup(page)).toBeVisible();
});

test("show_popup opens it, reset_popup forgets that it was seen", async ({ page }) => {
  await page.goto("/healthz");
  await page.evaluate((now) => {
    localStorage.setItem("hasSeenWelcomePopup", "true");
    localStorage.setItem("lastSeenWelcomePopup", String(now));
  }, Date.now());
  await page.goto("/shop?show_popup=true");
  await expect(popup(page)).toBeVisible();
  expect((await markers(page))[0]).toBe("true");

  await page.goto("/shop?reset_popup=true");
  await expect(popup(page)).toBeVisible();
  expect(await markers(page)).toEqual([null, null]);
  await popup(page).getByRole("button", { name: /Close/ }).click();
  await expect(popup(page)).toBeHidden();
  expect((await markers(page))[0]).toBe("true");
});

test("it does not open by itself on sign-in, payment and application pages, but can be forced there", async ({
  page,
}) => {
  await page.clock.install();
  for (const path of ["/auth", "/forgot-password", "/simple-payment", "/join-as-farmer"]) {
    await page.goto(path);
    await page.clock.runFor(2000);
    await page.waitForLoadState("networkidle");
    await expect(popup(page), path).toHaveCount(0);
    await page.goto(`${path}?show_popup=true`);
    await page.clock.runFor(2000);
    await expect(popup(page), path).toBeVisible();
  }
});

test("each invalid field says what it needs, and the first one gets the focus", async ({
  page,
}) => {
  await page.goto("/shop?show_popup=true");
  await popup(page).getByLabel("First name").fill("A");
  await popup(page).getByLabel("Last name").fill("Lee");
  await popup(page).getByLabel("Email").fill("ana@");
  await popup(page).getByLabel("Zip code").fill("9495");
  await popup(page).getByRole("button", { name: "Nice to meet you" }).click();
  await expect(popup(page).getByText("Please enter your first name")).toBeVisible();
  await expect(popup(page).getByText("Please enter your last name")).toHaveCount(0);
  await expect(popup(page).getByText("Please enter a valid email address")).toBeVisible();
  await expect(popup(page).getByText("Please enter a valid zip code")).toBeVisible();
  await expect(popup(page).getByLabel("First name")).toBeFocused();
});

test("it stays open when sending fails and says thank you when it succeeds", async ({
  page,
  buyer,
  sql,
}) => {
  await page.goto("/shop?show_popup=true");
  await popup(page).getByLabel("First name").fill(buyer.firstName);
  await popup(page).getByLabel("Last name").fill(buyer.lastName);
  await popup(page).getByLabel("Email").fill(buyer.email);
  await popup(page).getByLabel("Zip code").fill(buyer.zipCode);
  const send = popup(page).getByRole("button", { name: "Nice to meet you" });
  await page.route("**/trpc/subscribers.subscribe*", (route) => route.abort());
  await send.click();
  await expect(page.getByRole("alert").getByText("Something went wrong")).toBeVisible();
  await expect(popup(page).getByLabel("Email")).toHaveValue(buyer.email);
  expect(await markers(page)).toEqual([null, null]);

  await page.unroute("**/trpc/subscribers.subscribe*");
  await send.click();
  await expect(page.getByText("Welcome to Furrow!")).toBeVisible();
  await expect(page.getByRole("region", { name: "Delivery" })).toContainText(buyer.zipCode);
  await expect(
    page.getByText(
      "Thank you for introducing yourself. We'll prepare personalized recommendations for you.",
    ),
  ).toBeVisible();
  await expect(popup(page)).toBeHidden();
  const [row] = await sql`
    select source, state, first_name as "firstName", zip_code as "zipCode"
    from subscribers where email = ${buyer.email}`;
  expect(row).toEqual({
    source: "welcome_popup",
    state: "pending",
    firstName: buyer.firstName,
    zipCode: buyer.zipCode,
  });
});
