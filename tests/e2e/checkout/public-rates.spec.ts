import type { Browser, Locator } from "@playwright/test";
import { expectAccessible } from "../support/appearance/axe.ts";
import { openDrawer, openSheet, openWithCart } from "../support/shopping/cart.ts";
import { drawerToDelivery, fillAddress, payButton } from "../support/shopping/checkout.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { adminAt, pageAt } from "../support/servers/own-server.ts";
import { register } from "../support/people.ts";
import { withOwnServer } from "../support/servers/with-own-server.ts";

const server = withOwnServer("serial");

/** As an admin, sets the tax in percent and the fee for the zip codes around Petaluma in dollars. */
async function setRates(browser: Browser, tax: string, fee: string): Promise<void> {
  const page = await adminAt(server(), browser);
  await page.goto("/dashboard/admin/settings?tab=fees");
  await page.getByLabel("Sales tax").fill(tax);
  await page.getByRole("button", { name: "Save tax, fees and commission" }).click();
  await expect(
    page.getByText(new RegExp(`tax: [\\d.]+% → ${Number(tax).toFixed(2)}%`)),
  ).toBeVisible();
  const zone = page.getByRole("group", { name: "North Bay" });
  const add = page.getByRole("button", { name: "Add a zone" });
  await expect(add).toBeVisible();
  if ((await zone.count()) === 0) {
    await add.click();
    await page.getByLabel("Name", { exact: true }).fill("North Bay");
    await zone.getByLabel("Zip codes begin with").fill("949");
  }
  await zone.getByLabel("Fee").fill(fee);
  await page.getByRole("button", { name: "Save tax, fees and commission" }).click();
  const saved = new RegExp(`zones: .* → .*fee \\$${Number(fee).toFixed(2)}`);
  await expect(page.getByText(saved)).toBeVisible();
  await page.context().close();
}

/** Returns what two units cost with a tax in basis points and a fee in cents. */
function sumOf(goods: Goods, bps: number, fee: number): string {
  const subtotal = 2 * goods.price;
  return dollars(subtotal + Math.floor((subtotal * bps * 2 + 10_000) / 20_000) + fee);
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

const shows = (place: Locator, text: string) =>
  expect(place.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();

test("an admin changes tax and a zone's fee: every view of the cart shows what will be charged", async ({
  browser,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await setRates(browser, "10", "4.99");
  const total = sumOf(goods!, 1_000, 499);
  const page = await pageAt(server(), browser);
  await register(page, buyer);
  await openWithCart(page, "/shop", [goods!], 2);

  let drawer = await openDrawer(page);
  await shows(drawer, "calculated at checkout");
  await shows(drawer, "Tax (10%)");
  await page.keyboard.press("Escape");
  drawer = await drawerToDelivery(page, buyer);
  await shows(drawer, total);
  await drawer.getByRole("button", { name: "Back to cart" }).click();
  await shows(drawer, "$4.99");
  await shows(drawer, total);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Open cart, 2 items" }).click();
  const panel = page.getByRole("dialog", { name: "Your cart" });
  await shows(panel, total);
  await page.keyboard.press("Escape");

  const sheet = await openSheet(page);
  await shows(sheet, "calculated at checkout: $4.99");
  await shows(sheet, total);
  await sheet.getByRole("button", { name: "Checkout", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delivery" });
  await shows(dialog, total);
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(await payButton(page)).toHaveText(`Pay ${total}`);
  const [quoted] = await sql`select quote->'totals'->>'total' as total from checkout_quotes`;
  expect(dollars(Number(quoted!["total"]))).toBe(total);

  await page.goto("/checkout?step=contact");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  const main = page.getByRole("main");
  await fillAddress(main, buyer);
  await shows(page.getByRole("complementary", { name: "Your order" }), total);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(await payButton(page)).toHaveText(`Pay ${total}`);
});

test("rates that change while the dialog is open are reported, and it shows a single total", async ({
  browser,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  const page = await pageAt(server(), browser);
  await openWithCart(page, "/shop", [goods!], 2);
  const sheet = await openSheet(page);
  await sheet.getByRole("button", { name: "Checkout", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delivery" });
  await dialog.getByLabel("Email").fill(buyer.email);
  await fillAddress(dialog, buyer);
  await shows(dialog, sumOf(goods!, 1_000, 499));

  await setRates(browser, "12", "6");
  const total = sumOf(goods!, 1_200, 600);
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  const notice = dialog.getByRole("alert").filter({ hasText: "Prices have changed" });
  await expect(notice).toContainText("Delivery now $6.00 $4.99");
  await expect(notice).toContainText("Tax (12%) now ");
  await expect(notice).toContainText(`Your total is now ${total}.`);
  await shows(dialog, total);
  await expect(dialog.getByText(sumOf(goods!, 1_000, 499))).toHaveCount(0);
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Accept and continue" }).click();
  await expect(await payButton(page)).toHaveText(`Pay ${total}`);
});
