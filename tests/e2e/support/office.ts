import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { Sql } from "postgres";
import { expect } from "./shopping/journey.ts";
import { register } from "./people.ts";
import { RESENT } from "./resent.ts";

const PASSWORD = "correct horse";

/** Opens a page signed in as a new admin or crew member, in a separate browser context. */
export async function staffPage(
  browser: Browser,
  sql: Sql,
  { role, email }: { role: "admin" | "logistics"; email: string },
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage(options);
  await register(page, { email, firstName: "Lou", lastName: "Lane" });
  await sql`update users set role = ${role} where email = ${email}`;
  return page;
}

/** Makes the person's last password confirmation older than sensitive changes allow. */
export async function forgetConfirmation(sql: Sql, email: string): Promise<void> {
  await sql`update sessions set confirmed_at = now() - interval '11 minutes'
    where user_id = (select id from users where email = ${email})`;
}

/** Enters the password where the page asks for it again. */
export async function confirmIdentity(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Please confirm it is you" });
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toHaveCount(0);
}

/** Calls a procedure as the user signed in on the page. Fails unless the status is 200. */
export async function call<Answer>(
  page: Page,
  procedure: string,
  input: object,
  method: "query" | "mutate" = "mutate",
): Promise<Answer> {
  const response =
    method === "query"
      ? await page.request.get(`/trpc/${procedure}`, {
          params: { input: JSON.stringify(input) },
          ...RESENT,
        })
      : await page.request.post(`/trpc/${procedure}`, { data: input, ...RESENT });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { result: { data: Answer } }).result.data;
}
