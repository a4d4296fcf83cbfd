import { expectAccessible } from "../support/appearance/axe.ts";
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { signInAtPage } from "../platform/support.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { register } from "../support/people.ts";

const OLD = "correct horse battery";
const NEW = "a field in november";

async function look(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A pending button fades out and fades back in when the response arrives.
  await expect(page.locator("[data-loading]")).toHaveCount(0);
  await expectAccessible(page);
}

test("a user registers, verifies the email, resets the password and turns on a second factor", async ({
  page,
  sql,
  buyer,
}) => {
  const username = `ana-${randomBytes(4).toString("hex")}`;
  await page.goto("/auth?form=register");
  const join = page.getByRole("form", { name: "Create account" });
  await join.getByLabel("First name").fill("Ana");
  await join.getByLabel("Last name").fill("Lee");
  await join.getByLabel("Email").fill(buyer.email);
  await join.getByLabel("Username").fill(username);
  await join.getByLabel("Password", { exact: true }).fill(OLD);
  await join.getByRole("button", { name: "Create account" }).click();
  await expect(page).not.toHaveURL(/\/auth/);

  // Opening the link changes nothing; only pressing its button does.
  await page.goto(await mailedLink(sql, "verify_email", buyer.email));
  const isProven = async () =>
    (
      await sql`select email_verified_at is not null as is from users where email = ${buyer.email}`
    )[0]?.["is"];
  const button = page.getByRole("button", { name: "Confirm my address" });
  await expect(button).toBeVisible();
  expect(await isProven()).toBe(false);
  await look(page);
  await expect(async () => {
    if (await button.isVisible()) await button.click();
    await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  expect(await isProven()).toBe(true);

  await page.goto("/forgot-password");
  await look(page);
  const sent = page.getByRole("heading", { name: "Check your email" });
  await page.getByLabel("Email").first().fill(buyer.email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(sent).toBeVisible();
  await page.goto(await mailedLink(sql, "reset_password", buyer.email));
  await look(page);
  await page.getByLabel("New password", { exact: true }).fill(NEW);
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByRole("heading", { name: "Your new password is set" })).toBeVisible();

  await signInAtPage(page, username, NEW);
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto("/account/security");
  await look(page);
  await page.getByRole("button", { name: "Set up" }).click();
  const secret = (await page.getByTestId("secret").textContent()) ?? "";
  await look(page);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel("Code from the app").fill(totp.generate());
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? "";
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("Recovery codes left: 10")).toBeVisible();

  await page.goto("/account/profile");
  await look(page);
  // Sensitive changes ask for the password again if it was entered too long ago, and then continue.
  await sql`update sessions set confirmed_at = now() - interval '11 minutes'
    where user_id = (select id from users where email = ${buyer.email})`;
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const dialog = page.getByRole("dialog", { name: "Please confirm it is you" });
  await dialog.getByRole("button", { name: "Use a code" }).click();
  await expect(dialog.getByLabel("Code", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Use your password" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(NEW);
  await dialog.getByRole("button", { name: "Continue" }).click();
  expect((await download).suggestedFilename()).toBe("furrow-my-data.json");

  // Uses the code of the next time step, because the server accepts each code only once.
  const next = () => totp.generate({ timestamp: Date.now() + 30_000 });
  for (const code of [next(), recovery]) {
    await page.context().clearCookies();
    await signInAtPage(page, username, NEW);
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).not.toHaveURL(/\/auth/);
  }
});

test("on a phone the account menu marks the current page, in both languages", async ({
  page,
  buyer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page, buyer);
  for (const language of ["", "/es"]) {
    await page.goto(`${language}/dashboard/customer/saved`);
    const menu = page.getByRole("main").getByRole("navigation");
    await expect(menu.locator("[aria-current=page]")).toBeInViewport({ ratio: 1 });
  }
});
