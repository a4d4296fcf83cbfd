import { expectAccessible } from "../support/appearance/axe.ts";
import type { Page } from "@playwright/test";
import { register, toasts } from "../platform/support.ts";
import { openLive } from "../support/live.ts";
import { expect, test } from "../support/shopping/journey.ts";

const form = (page: Page) => page.getByRole("form", { name: "Tell me when it is back" });

test("An alert requested from a sold-out card sends one email when the product is back", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await shelf.setLeft(goods!, 0);
  await openLive(page, `/shop?q=${encodeURIComponent(goods!.name)}`);
  await page.getByRole("link", { name: `Tell me when it is back: ${goods!.name}` }).click();
  await expect(page).toHaveURL(`/products/${goods!.id}#when-back`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(goods!.name);

  await form(page).getByLabel("Your email address").fill("ana@");
  await form(page).getByRole("button").click();
  await expect(form(page).getByText("Please enter a valid email address")).toBeVisible();
  await expect(form(page).getByLabel("Your email address")).toBeFocused();
  await form(page).getByLabel("Your email address").fill(buyer.email);
  await form(page).getByRole("button").click();
  await expect(toasts(page).filter({ hasText: "You will hear from us" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: buyer.email })).toBeVisible();

  const mails = () => sql<{ kind: string; unsubscribe: string }[]>`
    select kind, unsubscribe_url as unsubscribe from emails where to_address = ${buyer.email}`;
  expect(await mails()).toHaveLength(0);
  await shelf.setLeft(goods!, 5);
  // Starts the job that otherwise runs every minute.
  await sql`select graphile_worker.add_job('send_product_alerts')`;
  await expect
    .poll(async () => (await mails()).map(({ kind }) => kind))
    .toEqual(["back_in_season"]);
  expect((await mails())[0]!.unsubscribe).toMatch(/\/unsubscribe\?token=/);
  await page.goto(`/products/${goods!.id}`);
  await expect(page.getByRole("button", { name: /^Add to cart/ })).toBeVisible();
});

test("A signed-in user's address is filled in", async ({ page, shelf, buyer }) => {
  const [goods] = await shelf.claim(1);
  await shelf.setLeft(goods!, 0);
  const username = buyer.email.split("@")[0]!.replace(".", "-");
  await register(page, { ...buyer, username, password: "correct horse" });
  await openLive(page, `/products/${goods!.id}`);
  await expect(form(page).getByLabel("Your email address")).toHaveValue(buyer.email);
  await form(page).getByRole("button").click();
  await expect(page.getByRole("status").filter({ hasText: buyer.email })).toBeVisible();
});

test("A sold-out product keeps its page, which is accessible and fits 320 pixels", async ({
  page,
  shelf,
}) => {
  const [goods] = await shelf.claim(1);
  await shelf.setLeft(goods!, 0);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await page.goto(`/products/${goods!.id}`))?.status()).toBe(200);
  await expect(form(page).getByRole("button")).toBeEnabled();
  await expectAccessible(page);
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over).toBeLessThanOrEqual(0);
});
