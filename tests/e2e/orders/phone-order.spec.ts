import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../support/appearance/axe.ts";
import { CARDS, payButton, payElsewhere, payWith } from "../support/shopping/checkout.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { type Buyer, expect, test } from "../support/shopping/journey.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { ordersOf } from "../support/shopping/orders.ts";
import { metPopup } from "../support/popup.ts";
import { signIn } from "../support/people.ts";

async function office(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    storageState: metPopup(baseURL),
    viewport: { width: 1440, height: 900 },
  });
  await signIn(context.request, "admin");
  return context.newPage();
}

/** Fills in the caller, the goods and the delivery address. */
async function fillOrder(desk: Page, goods: readonly Goods[], buyer: Buyer): Promise<void> {
  await desk.getByLabel("First name").fill("Beatrix");
  await desk.getByRole("textbox", { name: "Email" }).fill(buyer.email);
  for (const { name } of goods) {
    await desk.getByLabel("Find goods").fill(name);
    await desk.getByRole("button", { name: `Add ${name}`, exact: true }).click();
  }
  await desk.getByLabel("Find goods").fill("");
  await desk.getByLabel("Street address").fill("218 Orchard Way");
  await desk.getByLabel("Zip code").fill("94952");
  await desk.getByLabel("City").fill("Petaluma");
}

test("an admin takes an order by phone, and the customer pays it through the link", async ({
  browser,
  baseURL,
  page: phone,
  sql,
  shelf,
  buyer,
}) => {
  const goods = await shelf.claim(2);
  const desk = await office(browser, baseURL!);
  await desk.goto("/dashboard/admin/orders");
  await desk.getByRole("link", { name: "Order by phone" }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "Order by phone" })).toBeVisible();
  // Missing fields are reported, and nothing entered is lost.
  await desk.getByRole("button", { name: "Get the price and hold the goods" }).click();
  await expect(desk.getByText("Please enter a valid email address")).toBeVisible();
  await fillOrder(desk, goods, buyer);
  await desk.getByRole("button", { name: `One more ${goods[0]!.name}` }).click();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "Get the price and hold the goods" }).click();
  await expect(
    desk.getByText(/Held until .+\. Nothing is charged yet\. A payment link goes to/),
  ).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: "Send a payment link" }).click();
  await expect(desk.getByText(/The payment link went to/)).toBeVisible();

  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(await mailedLink(sql, "payment_link", buyer.email));
  await expect(phone.getByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
  const first = phone.getByRole("listitem").filter({ hasText: goods[0]!.name });
  await expect(first).toContainText("2 ×");
  await expectAccessible(phone);
  await phone.getByRole("button", { name: /^Pay \$/ }).click();
  await payWith(phone, CARDS.good);
  await expect(
    phone.getByRole("heading", { level: 1, name: "Thank you, we have your order" }),
  ).toBeVisible();
  await expectAccessible(phone);

  const [order] = await ordersOf(sql, buyer.email);
  await desk.goto(`/dashboard/admin/orders/${order!.number}`);
  await expect(desk.getByRole("region", { name: "Timeline" })).toContainText("ordered by phone");

  // The customer calls again to swap one product for another, with a separate payment link.
  await desk.getByRole("button", { name: "Add or swap goods" }).click();
  const dialog = desk.getByRole("dialog", { name: "Add or swap goods" });
  await dialog.getByLabel("Find goods").fill(goods[1]!.name);
  await dialog.getByRole("button", { name: `Add ${goods[1]!.name}`, exact: true }).click();
  await dialog.getByLabel("Remove in exchange").selectOption(`2 × ${goods[0]!.name}`);
  await dialog.getByLabel("Reason").fill("The customer called");
  await expectAccessible(desk);
  await dialog.getByRole("button", { name: "Get the price and hold the goods" }).click();
  await dialog.getByRole("button", { name: /^Send a payment link/ }).click();
  await expect(dialog.getByText(/The payment link went to/)).toBeVisible();
  await phone.goto(await mailedLink(sql, "payment_link", buyer.email));
  await expect(phone.getByRole("heading", { level: 1, name: "Add to your order" })).toBeVisible();
  await expect(phone.getByText(order!.number)).toBeVisible();
  // Paid on the provider's own page, which redirects back a visitor who is not signed in.
  await phone.getByRole("button", { name: /^Pay \$/ }).click();
  await payElsewhere(phone);
  await phone.getByRole("button", { name: "Authorize test payment" }).click();
  await expect(phone).toHaveURL(/\/payment-success\?payment_intent=pi_\w+$/);
  await expect(phone.getByText("are in the email we sent")).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole("region", { name: "Timeline" })).toContainText(
    "Taken off the order: ",
  );
  await desk.context().close();
});

test("a customer with an outdated link open cannot pay after the team has changed the order", async ({
  browser,
  baseURL,
  page: phone,
  sql,
  shelf,
  buyer,
}) => {
  const desk = await office(browser, baseURL!);
  await desk.goto("/dashboard/admin/orders/new");
  await fillOrder(desk, await shelf.claim(1), buyer);
  const price = desk.getByRole("button", { name: "Get the price and hold the goods" });
  await price.click();
  await desk.getByRole("button", { name: "Send a payment link" }).click();
  await expect(desk.getByText(/The payment link went to/)).toBeVisible();
  await phone.goto(await mailedLink(sql, "payment_link", buyer.email));
  await phone.getByRole("button", { name: /^Pay \$/ }).click();
  await payButton(phone);

  await desk.getByRole("button", { name: "Change it" }).click();
  await desk.getByLabel("Street address").fill("9 Elsewhere Lane");
  await price.click();
  await expect(desk.getByText(/Held until/)).toBeVisible();
  await payWith(phone, CARDS.good);
  await expect(phone.getByRole("status").filter({ hasText: "changed elsewhere" })).toBeVisible();
  await expect(phone.getByText("9 Elsewhere Lane")).toBeVisible();
  expect(await ordersOf(sql, buyer.email)).toEqual([]);
  await desk.context().close();
});

test("an invalid link says so, and its URL is neither cached nor sent as a referrer", async ({
  page,
}) => {
  const answer = await page.goto("/pay?token=wrong");
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  await expect(
    page.getByRole("heading", { level: 1, name: "This link no longer works" }),
  ).toBeVisible();
  await expectAccessible(page);
});
