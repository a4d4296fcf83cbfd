import { expectAccessible } from "../support/appearance/axe.ts";
import type { Browser } from "@playwright/test";
import { buyInShop } from "../support/shopping/checkout.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { type Buyer, expect, test } from "../support/shopping/journey.ts";
import { ordersOf } from "../support/shopping/orders.ts";
import { adminAt, pageAt } from "../support/servers/own-server.ts";
import { withOwnServer } from "../support/servers/with-own-server.ts";

const server = withOwnServer("serial");

async function buy(browser: Browser, goods: Goods, buyer: Buyer): Promise<string> {
  const page = await pageAt(server(), browser);
  const number = await buyInShop(page, [goods], buyer, { units: 2 });
  await page.context().close();
  return number;
}

test("an admin refunds one unit of a line; its price and tax are returned and the books agree", async ({
  browser,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  const number = await buy(browser, goods!, buyer);
  const page = await adminAt(server(), browser);
  await page.goto(`/dashboard/payments?q=${number}`);
  await expect(page.getByRole("row", { name: new RegExp(number) })).toContainText("Paid");
  await expectAccessible(page);
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  await page.getByLabel(`Units of ${goods!.name} to refund`).fill("1");
  await page.getByLabel("What went wrong").selectOption("Poor quality");
  await page.getByLabel("Note").fill("One had wilted");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Refund \$/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Refund \$/ });
  await expect(dialog).toContainText(`goes back to ${buyer.email}`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(page.getByText("One had wilted")).toBeVisible();
  await expect(page.getByText("Poor quality. Borne by: The farm")).toBeVisible();
  const [order] = await ordersOf(sql, buyer.email);
  const [refund] = await sql`
    select amount_cents as amount from refunds where intent_id = ${order!.intent}`;
  expect(refund!["amount"]).toBe(
    goods!.price + Math.floor((goods!.price * 1750 + 10_000) / 20_000),
  );
});

test("an admin changes the tax: the next order uses it, an older order keeps its own", async ({
  browser,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await buy(browser, goods!, buyer);
  const [older] = await ordersOf(sql, buyer.email);
  const page = await adminAt(server(), browser);
  await page.goto(`/dashboard/payments/${older!.intent}`);
  const facts = page.getByRole("term").filter({ hasText: /^Tax$/ }).locator("..");
  const before = await facts.textContent();
  await page.goto("/dashboard/admin/settings?tab=fees");
  await page.getByLabel("Sales tax").fill("10");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save tax, fees and commission" }).click();
  await expect(page.getByText("tax: 8.75% → 10.00%")).toBeVisible();
  await buy(browser, goods!, buyer);
  const [, next] = await ordersOf(sql, buyer.email);
  expect(next!.tax).toBe(Math.floor((next!.subtotal * 2_000 + 10_000) / 20_000));
  await page.goto(`/dashboard/payments/${older!.intent}`);
  await expect(facts).toHaveText(before!);
  const [still] = await ordersOf(sql, buyer.email);
  expect(still).toEqual(older);
});
