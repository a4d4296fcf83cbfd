import type { Page } from "@playwright/test";
import { openWithCart } from "../../support/shopping/cart.ts";
import {
  buyInShop,
  CARDS,
  drawerToPayment,
  payWith,
  shownOrderNumber,
} from "../../support/shopping/checkout.ts";
import { untilSettled } from "../../support/live.ts";
import { expect, test } from "../../support/shopping/journey.ts";
import { enlarged } from "../../support/appearance/large-text.ts";
import { staffPage } from "../../support/office.ts";
import { register, signIn } from "../../support/people.ts";
import { beginBox } from "../../support/shopping/weekly-box.ts";

/** Replaces days and hours with their widest forms, since which ones a page shows depends on the current date. */
const showLongestTimes = (page: Page): Promise<void> =>
  page.locator("#main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      text.nodeValue = (text.nodeValue ?? "")
        .replace(/\b\d{1,2}:\d\d(?= [AP]M\b)/g, "12:58")
        .replace(/(?<=\b[A-Z][a-z]+\s)\d(?=,)/g, "28");
    }
  });

/** Checks that nothing on a page is cut off at 320 pixels, or with text at double size on a phone. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await untilSettled(page);
    await showLongestTimes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.soft.poll(width, path).toBeLessThanOrEqual(320);
    await expect.soft.poll(() => enlarged(page), path).toEqual({ wide: false, broken: [] });
  });
}

test("a guest's order and the shop for a chosen day fit small screens and large text", async ({
  page,
  buyer,
  shelf,
}) => {
  await openWithCart(page, "/shop", await shelf.claim(2), 1);
  const drawer = await drawerToPayment(page, buyer);
  await payWith(page, CARDS.good);
  await shownOrderNumber(drawer);
  await drawer.getByRole("button", { name: "See or change your order" }).click();
  await expect(page).toHaveURL(/\/order\?token=/);
  await expectWhole(page, page.url());

  const bar = page.getByRole("region", { name: "Delivery" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => localStorage.setItem("furrow-zip", "94952"));
  await page.goto("/shop");
  await bar.getByRole("button", { name: "Change the delivery zip code and day" }).click();
  const days = bar.getByLabel("Day", { exact: true });
  await days.selectOption({ index: 4 });
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(bar).toContainText("94952");
  const day = await page.evaluate(() => localStorage.getItem("furrow-day"));
  await expectWhole(page, `/shop?on=${day}`);
});

test("customers' own pages fit small screens and large text", async ({ page, buyer, shelf }) => {
  test.slow();
  await register(page, buyer);
  await beginBox(page);
  await openWithCart(page, "/shop", await shelf.claim(2), 1);
  const drawer = await drawerToPayment(page, buyer);
  await drawer.getByRole("button", { name: "Another card" }).click();
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  for (const path of [
    "/",
    "/dashboard/customer",
    "/dashboard/customer/orders",
    `/dashboard/customer/orders/${number}`,
    "/dashboard/customer/boxes",
    "/dashboard/customer/saved",
    "/dashboard/customer/addresses",
    "/dashboard/customer/cards",
    "/dashboard/customer/credit",
    "/dashboard/customer/mail",
    "/account/profile",
    "/account/security",
    "/subscribe",
  ]) {
    await expectWhole(page, path);
  }
});

test("the pages of farmers, crew and admins fit small screens and large text", async ({
  browser,
  page,
  buyer,
  shelf,
  sql,
}) => {
  test.slow();
  const number = await buyInShop(page, await shelf.claim(1), buyer);
  const admin = await staffPage(browser, sql, { role: "admin", email: `whole.${buyer.email}` });
  const [farm] = await sql<{ id: number; product: number }[]>`
    select p.farm_id as id, p.id as product from products p where p.visible order by p.id limit 1`;
  for (const path of [
    "/dashboard/admin/orders/new",
    `/dashboard/admin/orders/${number}`,
    "/dashboard/admin/customer-update?id=new",
    "/dashboard/admin/problems",
    `/dashboard/admin/farmers/${farm!.id}/inventory`,
    `/dashboard/admin/farmers/${farm!.id}/inventory/${farm!.product}`,
    `/dashboard/admin/farmers/${farm!.id}/certificates`,
    "/dashboard/logistics/pick",
    "/dashboard/logistics/pack",
    "/dashboard/logistics/labels",
    "/dashboard/logistics/labels?paper=goods",
    "/dashboard/logistics/labels?paper=slips",
    "/dashboard/logistics/routes",
  ]) {
    await expectWhole(admin, path);
  }
  await admin.close();

  const farmer = await browser.newPage();
  await signIn(farmer.request, "farmer");
  for (const path of [
    "/dashboard/farmer",
    "/dashboard/farmer/harvest",
    "/dashboard/farmer/inventory",
    "/dashboard/farmer/inventory/new",
    "/dashboard/farmer/sales",
    "/dashboard/farmer/farm",
    "/dashboard/farmer/certificates",
  ]) {
    await expectWhole(farmer, path);
  }
  await farmer.close();
});
