import type { Browser, Locator, Page } from "@playwright/test";
import type { Sql } from "postgres";
import { formatUsd, type Cents } from "#shared/money.ts";
import { expectAccessible } from "../support/appearance/axe.ts";
import { buyInShop } from "../support/shopping/checkout.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { type Buyer, expect, test } from "../support/shopping/journey.ts";
import { ordersOf } from "../support/shopping/orders.ts";
import { adminAt, pageAt } from "../support/servers/own-server.ts";
import { joinFarm, register } from "../support/people.ts";
import { withOwnServer } from "../support/servers/with-own-server.ts";

const PRICE = 1_250 as Cents;
const PHONE = 390;
const DESK = 1_440;

const server = withOwnServer();

/** Registers a customer who buys three units of the goods. */
async function customer(browser: Browser, goods: Goods, buyer: Buyer) {
  const page = await pageAt(server(), browser);
  await register(page, buyer);
  return { page, number: await buyInShop(page, [goods], buyer, { units: 3 }) };
}

async function farmer(browser: Browser, sql: Sql, { farmId }: Goods): Promise<Page> {
  const page = await pageAt(server(), browser);
  const email = "why-grower@furrow.example";
  await register(page, { email, firstName: "Gray", lastName: "Lee" });
  await joinFarm(sql, email, farmId);
  return page;
}

/** As an admin, refunds one unit because of poor quality. */
async function refundOne(page: Page, intent: string, { name }: Goods): Promise<void> {
  await page.goto(`/dashboard/payments/${intent}`);
  await page.getByLabel(`Units of ${name} to refund`).fill("1");
  await page.getByLabel("What went wrong").selectOption("Poor quality");
  await page.getByRole("button", { name: /^Refund \$/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Refund \$/ });
  await dialog.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(page.getByText("Poor quality. Borne by: The farm").first()).toBeVisible();
}

/** Opens an explanation on a phone and a desktop, checks its fit and accessibility; leaves it open on the desktop. */
async function askWhy(page: Page, button: Locator, sum: string): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: `Why ${sum}?` });
  for (const width of [PHONE, DESK]) {
    await page.setViewportSize({ width, height: 900 });
    await button.click();
    await expect(dialog.getByText("Together")).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await expectAccessible(page, "[role=dialog]");
    if (width === DESK) break;
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  return dialog;
}

const whyButton = (within: Page | Locator, sum: string) =>
  within.getByRole("button", { name: `Why ${sum}?` }).first();
const partsIn = (dialog: Locator) =>
  dialog
    .getByRole("list", { name: /^What makes/ })
    .getByRole("listitem")
    .allTextContents();

test("customer, farm and admin open the explanation of a refunded line and read the same cause and amounts", async ({
  browser,
  sql,
  shelf,
  buyer,
}) => {
  // Slow: three people open four dialogs at two widths each.
  test.slow();
  const [claimed] = await shelf.claim(1);
  await shelf.setPrice(claimed!, PRICE);
  const goods = { ...claimed!, price: PRICE };
  const { page: own, number } = await customer(browser, goods, buyer);
  const [order] = await ordersOf(sql, buyer.email);
  const admin = await adminAt(server(), browser);
  await refundOne(admin, order!.intent, goods);
  const [refund] = await sql<{ amount: Cents }[]>`
    select amount_cents as amount from refunds where intent_id = ${order!.intent}`;
  const back = formatUsd(refund!.amount);

  const team = await askWhy(admin, whyButton(admin, back), back);
  await expect(team).toContainText("Poor quality. The farm bears it.");
  const teamParts = await partsIn(team);
  expect(teamParts[0]).toContain("$12.50");

  await own.goto(`/dashboard/customer/orders/${number}`);
  const mine = await askWhy(own, whyButton(own, back), back);
  await expect(mine).toContainText("Poor quality. The farm bears it.");
  expect(await partsIn(mine)).toEqual(teamParts);
  await expect(mine.getByRole("region", { name: "What happened" })).toContainText(
    `Order ${number} was placed`,
  );
  await own.keyboard.press("Escape");
  const total = formatUsd(order!.total as Cents);
  const whole = await askWhy(own, whyButton(own, total), total);
  await expect(whole).toContainText("3 × ");
  await expect(whole).toContainText("Delivery is free");

  const farm = await farmer(browser, sql, goods);
  await farm.goto("/dashboard/farmer/sales");
  const row = farm.getByRole("row", { name: new RegExp(goods.name) });
  const name = await row.getByRole("button", { name: /^Why \$/ }).getAttribute("aria-label");
  const share = /\$[\d,.]+\d/.exec(name ?? "")?.[0] ?? "";
  const theirs = await askWhy(farm, whyButton(row, share), share);
  await expect(theirs).toContainText(`Refunded: 1 × ${goods.name}. Poor quality.`);
  await expect(theirs).toContainText("The farm bears it: $12.50 less our commission of");
  await expect(theirs).toContainText(number);
  await expect(theirs).not.toContainText(buyer.lastName);
  await expect(theirs).not.toContainText(buyer.email);

  await own.goto(`/es/dashboard/customer/orders/${number}`);
  await own
    .getByRole("button", { name: `¿Por qué ${back}?` })
    .first()
    .click();
  const spanish = own.getByRole("dialog", { name: `¿Por qué ${back}?` });
  await expect(spanish).toContainText("Mala calidad. Lo asume la granja.");
});

test("an explanation that fails to load says so and can be requested again", async ({
  browser,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  const { page, number } = await customer(browser, goods!, buyer);
  const [order] = await ordersOf(sql, buyer.email);
  const total = formatUsd(order!.total as Cents);
  await page.goto(`/dashboard/customer/orders/${number}`);
  await page.route("**/trpc/orders.why*", (route) => route.abort());
  await whyButton(page, total).click();
  const dialog = page.getByRole("dialog", { name: `Why ${total}?` });
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.unroute("**/trpc/orders.why*");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByText("Together")).toBeVisible();
});
