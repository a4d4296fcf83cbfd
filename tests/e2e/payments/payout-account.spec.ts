import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { expectAccessible } from "../support/appearance/axe.ts";
import { untilSettled } from "../support/live.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { joinFarm, register } from "../support/people.ts";
import { RESENT } from "../support/resent.ts";

type Someone = Parameters<typeof register>[1];

/** Registers someone as the only member of a new farm. */
async function ownFarm(page: Page, sql: Sql, someone: Someone): Promise<void> {
  await register(page, someone);
  const slug = someone.email.replace(/\W+/g, "-");
  await sql`insert into farms (slug, name, family, town, zip_code, latitude, longitude, since_year, acreage,
      farm_type, tagline, story, quote, quote_by, practices, commission_bps, picture, status, status_since,
      created_at, changed_at)
    select ${slug}, ${`Farm of ${someone.firstName}`}, family, town, zip_code, latitude, longitude, since_year, acreage,
      farm_type, tagline, story, quote, quote_by, practices, commission_bps, picture, 'suspended', now(), now(), now()
    from farms order by id limit 1`;
  await joinFarm(sql, someone.email, slug);
}

const account = (page: Page, title = "How we pay you") => page.getByRole("region", { name: title });

test("a farm's owner sets up payouts at the provider, returns and sees that they are ready", async ({
  page,
  buyer,
  sql,
}) => {
  await ownFarm(page, sql, buyer);
  await page.goto("/dashboard/farmer/sales");
  await expect(account(page).getByText("not started")).toBeVisible();
  await expectAccessible(page);
  // Uses only the keyboard.
  const begin = account(page).getByRole("button", { name: "Set up your payouts" });
  await begin.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Test account of acct_/ })).toBeVisible();
  await page.getByRole("button", { name: "Complete everything" }).click();
  await expect(account(page).getByText("ready", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/farmer\/sales$/);
  await expect(account(page).getByText(/goes to your bank account/)).toBeVisible();
  await expectAccessible(page);
  await account(page).getByRole("button", { name: "See or change your account" }).click();
  await expect(page.getByRole("heading", { name: "Test account page" })).toBeVisible();
  const mails =
    await sql`select kind from emails where to_address = ${buyer.email} and kind like 'payout_%'`;
  expect(mails).toEqual([{ kind: "payout_account_ready" }]);
});

test("an owner who leaves early sees what is still required, in Spanish too, and continues from there", async ({
  page,
  buyer,
  sql,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ownFarm(page, sql, buyer);
  await page.goto("/dashboard/farmer/sales");
  await account(page).getByRole("button", { name: "Set up your payouts" }).click();
  await page.getByRole("button", { name: "Leave for now" }).click();
  const due = account(page).getByRole("list", { name: "Still needed" });
  await expect(due.getByText("The bank account to which we pay you")).toBeVisible();
  await expect(account(page).getByText("not finished")).toBeVisible();
  await expectAccessible(page);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(390);

  await page.goto("/es/dashboard/farmer/sales");
  const cuenta = account(page, "Cómo le pagamos");
  await expect(cuenta.getByText("La cuenta de banco a la que le pagamos")).toBeVisible();
  expect(await wide()).toBeLessThanOrEqual(390);
  await cuenta.getByRole("button", { name: "Seguir" }).click();
  await page.getByRole("button", { name: "Submit, a document is missing" }).click();
  await expect(page).toHaveURL(/\/es\/dashboard\/farmer\/sales$/);
  await expect(cuenta.getByText("falta algo")).toBeVisible();
  await expect(cuenta.getByText(/foto de un documento/)).toBeVisible();
  await expectAccessible(page);
});

test("the provider's latest status stays, even when an older response arrives after it", async ({
  page,
  buyer,
  sql,
}) => {
  await ownFarm(page, sql, buyer);
  await page.goto("/dashboard/farmer/sales");
  await account(page).getByRole("button", { name: "Set up your payouts" }).click();
  const asked = page.waitForResponse(/farmer\.payouts\.refresh/);
  const late = Promise.withResolvers<void>();
  await page.route(/farmer\.payouts\.account/, async (route) => {
    const older = await route.fetch(RESENT);
    await asked;
    // The page may no longer be waiting for this response.
    await route.fulfill({ response: older }).catch(() => {});
    late.resolve();
  });
  await page.getByRole("button", { name: "Leave for now" }).click();
  await asked;
  await expect(page).toHaveURL(/\/sales$/);
  await expect(account(page).getByRole("list", { name: "Still needed" })).toBeVisible();
  await late.promise;
  await untilSettled(page);
  await expect(account(page).getByRole("list", { name: "Still needed" })).toBeVisible();
});
