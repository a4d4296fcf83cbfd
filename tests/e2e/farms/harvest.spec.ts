import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { openWithCart } from "../support/cart.ts";
import { CARDS, drawerToPayment, payWith, shownOrderNumber } from "../support/checkout.ts";
import { type Buyer, expect, test } from "../support/journey.ts";
import type { Goods } from "../support/goods.ts";
import { joinFarm, register } from "../support/people.ts";
import type { Sql } from "postgres";

/** Buys two units of each of the goods, and lets the cut-off of its day pass. */
async function lockedOrder(page: Page, buyer: Buyer, goods: readonly Goods[], sql: Sql) {
  await openWithCart(page, "/shop", goods, 2);
  const drawer = await drawerToPayment(page, buyer);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  const [order] = await sql<{ day: string }[]>`
    update orders set state = 'locked' where number = ${number} returning delivery_day::text as day`;
  await sql`insert into order_history (order_id, from_state, to_state, actor, cause, created_at)
    select id, 'placed', 'locked', 'system', 'cut_off', now() from orders where number = ${number}`;
  return { number, day: order!.day };
}

/** Someone with a phone who works for the farm. */
async function farmerOf(browser: Browser, farmId: number, email: string, sql: Sql) {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await register(phone, { email, firstName: "Fern", lastName: "Field" });
  await joinFarm(sql, email, farmId);
  return phone;
}

test("a farmer marks one line ready and one short on a phone, and the customer reads why and how much", async ({
  page,
  browser,
  buyer,
  shelf,
  sql,
}) => {
  const [carrots] = await shelf.claim(1);
  const [beets] = await shelf.claimFrom(carrots!, 1);
  await register(page, buyer);
  const { number, day } = await lockedOrder(page, buyer, [carrots!, beets!], sql);

  const phone = await farmerOf(browser, carrots!.farmId, `fern.${buyer.email}`, sql);
  await phone.goto("/farmer-dashboard");
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(carrots!.farmName);
  await phone.goto(`/dashboard/farmer/harvest?day=${day}`);
  const order = phone.getByRole("listitem", { name: `Order ${number}` });
  await expect(order).toContainText("Ana");
  await expect(phone.getByRole("main")).not.toContainText(buyer.address);
  await expectAccessible(phone);

  await order.getByRole("button", { name: `Ready: ${carrots!.name}` }).click();
  await expect(order.getByRole("button", { name: `Undo: ${carrots!.name}` })).toBeVisible();
  await order.getByRole("button", { name: `Short: ${beets!.name}` }).click();
  const dialog = phone.getByRole("dialog");
  await dialog.getByRole("button", { name: "Mark 1 short" }).click();
  await expect(dialog.getByText("Please choose why")).toBeVisible();
  await dialog.getByLabel("Why").selectOption("pests");
  await expect(dialog.getByText(`1 of Ana, ${number}`)).toBeVisible();
  await expectAccessible(phone, "[role=dialog]");
  await dialog.getByRole("button", { name: "Mark 1 short" }).click();
  await expect(order.getByText("1 of 2 short: pests or sickness took it")).toBeVisible();
  await expect(phone.getByText("Marked as short")).toBeVisible();
  await phone.close();

  await page.goto(`/dashboard/customer/orders/${number}`);
  const price = (beets!.price + Math.round((beets!.price * 875) / 10_000)) / 100;
  const line = page.getByRole("listitem").filter({ hasText: beets!.name });
  await expect(line).toContainText("1 of 2 could not be brought. Pests or sickness took it.");
  await expect(line).toContainText(`$${price.toFixed(2)} was refunded to you.`);
  const [mail] = await sql<{ subject: string }[]>`
    select subject from emails where to_address = ${buyer.email} and kind = 'order_short'`;
  expect(mail!.subject).toContain(number);
});
