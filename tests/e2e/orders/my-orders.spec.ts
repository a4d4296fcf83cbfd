import { expectAccessible } from "../support/appearance/axe.ts";
import type { Page } from "@playwright/test";
import { openLive } from "../support/live.ts";
import { buyInShop } from "../support/shopping/checkout.ts";
import { type Buyer, expect, test } from "../support/shopping/journey.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { register, signIn } from "../support/people.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";

/** Buys two units of each of the goods as a signed-in customer; returns the order's number. */
async function buy(page: Page, buyer: Buyer, goods: readonly Goods[]): Promise<string> {
  return buyInShop(page, goods, buyer, { units: 2 });
}

async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto(`/dashboard/customer/orders/${number}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
}

test("an order is moved to another window, loses a line and is canceled", async ({
  page,
  buyer,
  shelf,
}) => {
  const goods = await shelf.claim(2);
  await register(page, buyer);
  const number = await buy(page, buyer, goods);
  await page.goto("/dashboard/customer");
  await page.getByRole("link", { name: "See or change it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
  // Its red label must also have enough contrast on hover.
  await page.getByRole("button", { name: /^Cancel/ }).hover();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Change delivery" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Window").selectOption("evening");
  await dialog.getByLabel("Delivery instructions").fill("Leave it at the gate");
  await dialog.getByRole("button", { name: "Save the changes" }).click();
  await expect(page.getByRole("heading", { name: /5PM-8PM/ })).toBeVisible();
  await expect(page.getByText("“Leave it at the gate”")).toBeVisible();

  await page.getByRole("button", { name: `Remove ${goods[0]!.name}` }).click();
  await dialog.getByLabel("How many?").selectOption("1");
  await dialog.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("1 of 2 refunded")).toBeVisible();

  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
  const way = page.getByRole("region", { name: "Where it is" });
  await expect(way.getByText("Canceled")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change delivery" })).toHaveCount(0);
});

test("a reported line is refunded by an admin, and the customer sees the answer", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  const [goods] = await shelf.claim(1);
  await register(page, buyer);
  const number = await buy(page, buyer, [goods!]);
  await markDelivered(sql, number);
  await openOrder(page, number);
  await page.getByRole("button", { name: `Report a problem with ${goods!.name}` }).click();
  const report = page.getByRole("dialog");
  await report.getByLabel("It arrived damaged").check();
  await report.getByLabel(/Anything we should know/).fill("Squashed by the milk");
  await report.getByRole("button", { name: "Send the report" }).click();
  await expect(page.getByText("We will look into it and answer by email.").first()).toBeVisible();

  const admin = await browser.newPage();
  await signIn(admin.request, "admin");
  await admin.goto(`/dashboard/admin/problems?q=${number}`);
  await expect(admin.getByText("Squashed by the milk")).toBeVisible();
  await admin.getByRole("button", { name: `Answer about ${goods!.name}` }).click();
  const answer = admin.getByRole("dialog");
  await answer.getByLabel("Message to the customer").fill("We pack the milk apart from now on.");
  await answer.getByRole("button", { name: "Refund it" }).click();
  await expect(
    admin.getByText("Nothing is waiting for an answer").or(admin.getByText("No problems match")),
  ).toBeVisible();
  await admin.close();

  await page.reload();
  await expect(page.getByText("We pack the milk apart from now on.")).toBeVisible();
  await expect(page.getByText("1 of 2 refunded")).toBeVisible();
});

test("an order can be ordered again, and unavailable goods are named", async ({
  page,
  buyer,
  shelf,
}) => {
  const [first, second] = await shelf.claim(2);
  await register(page, buyer);
  const number = await buy(page, buyer, [first!, second!]);
  await shelf.setLeft(second!, 0);
  await openOrder(page, number);
  await page.getByRole("button", { name: "Order again" }).click();
  const told = page.getByRole("dialog");
  await expect(told.getByText(`${second!.name}: not this week`)).toBeVisible();
  await told.getByRole("button", { name: "See my cart" }).click();
  await expect(
    page.getByRole("dialog", { name: "Your cart" }).getByText(first!.name),
  ).toBeVisible();
});

test("a product is saved with its heart button; a visitor registers first, and it is saved then", async ({
  page,
  buyer,
  shelf,
}) => {
  const [goods] = await shelf.claim(1);
  await openLive(page, `/products/${goods!.id}`);
  const heart = page.getByRole("button", { name: `Save ${goods!.name}`, exact: true });
  await heart.first().click();
  await expect(page).toHaveURL(`/auth?next=%2Fproducts%2F${goods!.id}&why=save`);
  await expect(page.getByText("Sign in to keep what you like")).toBeVisible();
  await page.getByRole("tab", { name: "Create account" }).click();
  const form = page.getByRole("form", { name: "Create account" });
  await form.getByLabel("First name").fill(buyer.firstName);
  await form.getByLabel("Last name").fill(buyer.lastName);
  await form.getByLabel("Email").fill(buyer.email);
  await form.getByLabel("Username").fill(`heart-${goods!.id}-${Date.now()}`);
  await form.getByLabel("Password", { exact: true }).fill("correct horse");
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(`/products/${goods!.id}`);
  await expect(page.getByText("It is saved in your account now.")).toBeVisible();
  await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
  await page.goto("/dashboard/customer/saved");
  await expect(page.getByRole("link", { name: goods!.name })).toBeVisible();
  await expectAccessible(page);
});
