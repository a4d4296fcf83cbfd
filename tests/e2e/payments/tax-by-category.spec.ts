import { expectAccessible } from "../support/appearance/axe.ts";
import { expectFits } from "../support/appearance/fits.ts";
import { openDrawer, openWithCart } from "../support/shopping/cart.ts";
import { CARDS, drawerToPayment, payWith, shownOrderNumber } from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { adminAt, pageAt } from "../support/servers/own-server.ts";
import { withOwnServer } from "../support/servers/with-own-server.ts";

const server = withOwnServer("serial");

test("when a single rate applies the cart names it and shows no breakdown", async ({
  browser,
  shelf,
}) => {
  const [goods] = await shelf.claim(1);
  const page = await pageAt(server(), browser, 390);
  await openWithCart(page, "/shop", [goods!], 2);
  const drawer = await openDrawer(page);
  await expect(drawer.getByText("Tax (8.75%)", { exact: true })).toBeVisible();
  await expect(drawer.locator("details")).toHaveCount(0);
});

test("an admin sets rates; the cart breaks down its tax, and the books report each part", async ({
  browser,
  sql,
  shelf,
  buyer,
}) => {
  const [food, candle] = await shelf.claim(2);
  await sql`update products set tax_category = 'food' where id = ${food!.id}`;
  await sql`update products set tax_category = 'merchandise' where id = ${candle!.id}`;

  const office = await adminAt(server(), browser);
  await office.goto("/dashboard/admin/tax");
  await expect(office.getByRole("heading", { level: 1, name: "Tax" })).toBeVisible();
  await office.goto("/dashboard/admin/settings?tab=tax");
  await office.getByRole("button", { name: "Add a rate" }).click();
  await office.getByRole("button", { name: "Add a rate" }).click();
  const [first, second] = [office.getByRole("group").nth(0), office.getByRole("group").nth(1)];
  for (const rate of [first, second]) {
    await rate.getByLabel("What is taxed").selectOption("merchandise");
    await rate.getByLabel("Who gets the tax").fill("State of California");
    await rate.getByLabel("Rate", { exact: true }).fill("7.25");
  }
  await office.getByRole("button", { name: "Save tax by category" }).click();
  await expect(office.getByRole("tabpanel")).toContainText("State of California has two rates");
  await second.getByLabel("Who gets the tax").fill("Sonoma County");
  await second.getByLabel("Rate", { exact: true }).fill("1");
  await second.getByLabel("Zip codes that begin with").fill("949");
  await expectFits(office);
  await office.getByRole("button", { name: "Save tax by category" }).click();
  await expect(office.getByText(/tax rates: none → /)).toBeVisible();

  const page = await pageAt(server(), browser, 390);
  await openWithCart(page, "/shop", [food!, candle!], 2);
  const drawer = await openDrawer(page);
  const tax = drawer.getByText("Tax", { exact: true }).filter({ visible: true });
  const part = drawer.getByText(/State of California \(7\.25%\) on \$/).first();
  await expect(part).toBeHidden();
  await tax.click();
  await expect(part).toBeVisible();
  await expect(drawer.getByText(/Sales tax \(8\.75%\) on \$/).first()).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  const paying = await drawerToPayment(page, buyer);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(paying);
  const [order] = await sql`select tax_cents as tax, taxes from orders where number = ${number}`;
  const named = order!["taxes"].map((one: { authority: string }) => one.authority);
  expect(named.toSorted()).toEqual(["Sonoma County", "State of California", "sales_tax"]);
  await paying.getByText("Tax", { exact: true }).filter({ visible: true }).click();
  await expect(paying.getByText(/Sonoma County \(1%\) on \$/).first()).toBeVisible();

  await office.goto("/dashboard/admin/tax");
  const row = office.getByRole("row", { name: /Sonoma County/ });
  const county = order!["taxes"].find((one: { bps: number }) => one.bps === 100).amount;
  await expect(row).toContainText(`$${(county / 100).toFixed(2)}`);
  await expectFits(office);
});
