import type { Sql } from "postgres";
import { expect, test } from "../support/shopping/journey.ts";
import { openLive } from "../support/live.ts";

/** Returns the link in the newest email to an address. */
async function mailedPath(sql: Sql, to: string): Promise<string> {
  const [mail] = await sql<{ text: string }[]>`
    select text from emails where to_address = ${to} order by created_at desc limit 1`;
  return /(\/newsletter-confirmed\?token=\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

const stateOf = async (sql: Sql, email: string) =>
  (await sql<{ state: string }[]>`select state from subscribers where email = ${email}`)[0]?.state;

test("the newsletter starts only when the button on the linked page is pressed, not when the link is opened", async ({
  page,
  sql,
  buyer,
}) => {
  await openLive(page, "/unsubscribe");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Please enter your email address")).toBeVisible();
  await footer.getByLabel("Your email address").fill(buyer.email);
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Thank you for subscribing to our newsletter!")).toBeVisible();

  await page.goto(await mailedPath(sql, buyer.email));
  expect(await stateOf(sql, buyer.email)).toBe("pending");
  await page.getByRole("button", { name: "Yes, send me the newsletter" }).click();
  await expect(page.getByRole("heading", { name: "You are on the list" })).toBeVisible();
  expect(await stateOf(sql, buyer.email)).toBe("confirmed");
});

test("an invalid link from an email looks the same as any other", async ({ page }) => {
  await page.goto("/unsubscribe?token=nobody");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
  await page.goto("/newsletter-confirmed?token=nobody");
  await page.getByRole("button", { name: "Yes, send me the newsletter" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});
