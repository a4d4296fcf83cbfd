import type { Page } from "@playwright/test";
import { expect, test, toasts } from "../platform/support.ts";
import { openLive } from "../support/live.ts";

const email = (page: Page) => page.getByRole("contentinfo").getByLabel("Your email address");

test("an empty newsletter form asks for an address and focuses the field", async ({ page }) => {
  await openLive(page, "/shop");
  await email(page).fill("   ");
  await email(page).press("Enter");
  await expect(toasts(page)).toContainText("Missing email");
  await expect(toasts(page)).toContainText("Please enter your email address");
  await expect(email(page)).toBeFocused();
});

test("subscribing shows a thank-you, clears the field and stores the address once with its source", async ({
  page,
  someone,
  sql,
}) => {
  await openLive(page, "/shop");
  const thanks = toasts(page).filter({
    hasText: "Thank you for subscribing to our newsletter!",
  });
  for (const typed of [someone.email, ` ${someone.email.toUpperCase()} `]) {
    await email(page).fill(typed);
    await email(page).press("Enter");
    await expect(email(page)).toHaveValue("");
    await expect(thanks).toBeVisible();
    await thanks.getByRole("button", { name: "Close notification" }).click();
    await expect(thanks).toHaveCount(0);
  }
  const stored = await sql`select source from subscribers where email = ${someone.email}`;
  expect([...stored]).toEqual([{ source: "footer_newsletter" }]);
});

test("an invalid address is refused with the server's message and stays in the field", async ({
  page,
}) => {
  await openLive(page, "/shop");
  await email(page).fill("bea@example");
  await email(page).press("Enter");
  await expect(toasts(page)).toContainText("Subscription failed");
  await expect(toasts(page)).toContainText("Please enter a valid email address");
  await expect(email(page)).toHaveValue("bea@example");
});

test("a subscription that cannot reach the server asks to try later and keeps the address", async ({
  page,
  someone,
}) => {
  await openLive(page, "/shop");
  await page.route("**/trpc/subscribers.subscribe**", (route) => route.abort());
  await email(page).fill(someone.email);
  await email(page).press("Enter");
  await expect(toasts(page)).toHaveText("Subscription failedPlease try again later");
  await expect(email(page)).toHaveValue(someone.email);
});
