import type { Browser, Page } from "@playwright/test";
import type { Sql } from "postgres";
import { bought } from "../support/shopping/bought.ts";
import { openDrawer, openWithCart } from "../support/shopping/cart.ts";
import {
  CARDS,
  drawerToDelivery,
  drawerToPayment,
  fillDrawer,
  payButton,
  payWith,
  shownOrderNumber,
} from "../support/shopping/checkout.ts";
import { type Buyer, expect, test } from "../support/shopping/journey.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { expectOneOrder, ordersOf } from "../support/shopping/orders.ts";
import { fillSignIn, signInAtPage } from "../platform/support.ts";
import { RESENT } from "../support/resent.ts";

const PASSWORD = "correct horse";
const nameOf = ({ email }: Buyer) => email.split("@")[0]!.replaceAll(".", "-");

/** Creates the buyer's account in a separate browser context. */
async function withAccount(browser: Browser, baseURL: string, buyer: Buyer): Promise<void> {
  const elsewhere = await browser.newContext({ baseURL });
  const { email, firstName, lastName } = buyer;
  const data = { username: nameOf(buyer), password: PASSWORD, email, firstName, lastName };
  expect((await elsewhere.request.post("/api/register", { data, ...RESENT })).status()).toBe(201);
  await elsewhere.close();
}

async function signInAs(page: Page, buyer: Buyer): Promise<void> {
  await signInAtPage(page, nameOf(buyer), PASSWORD);
  await expect(page).not.toHaveURL(/\/auth/);
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/dashboard/customer");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
}

const ownerOf = async (sql: Sql, number: string) =>
  (
    await sql`select u.email from orders o left join users u on u.id = o.user_id where o.number = ${number}`
  )[0]?.["email"];

test("two people buy in one browser, and neither sees anything of the other's", async ({
  page,
  browser,
  baseURL,
  sql,
  shelf,
  buyer,
}) => {
  const second: Buyer = {
    ...buyer,
    email: `ben.${buyer.email}`,
    firstName: "Ben",
    address: "8 Other Road",
  };
  await withAccount(browser, baseURL!, buyer);
  await withAccount(browser, baseURL!, second);
  const [goods] = await shelf.claim(1);
  await signInAs(page, buyer);
  await openWithCart(page, "/shop", [goods!]);
  await drawerToPayment(page, buyer);
  await payButton(page);
  await page.getByRole("button", { name: "Close cart" }).click();
  await signOut(page);
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await kept()).not.toContain("furrow-checkout");
  expect(await kept()).not.toContain("paymentIntentId");

  await signInAs(page, second);
  await page.goto("/shop");
  const drawer = await openDrawer(page);
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await expect(drawer.getByLabel("Email")).toHaveValue(second.email);
  await expect(drawer.getByLabel("Street address")).toHaveValue("");
  await fillDrawer(drawer, second);
  await drawer.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, second.email, number, [{ goods: goods!, quantity: 1 }]);
  expect(await ownerOf(sql, number)).toBe(second.email);
  expect(await ordersOf(sql, buyer.email)).toEqual([]);
});

test("a guest who signs in with the payment form open gets the order in the account", async ({
  page,
  context,
  browser,
  baseURL,
  sql,
  shelf,
  buyer,
}) => {
  await withAccount(browser, baseURL!, buyer);
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToPayment(page, buyer);
  await payButton(page);
  const tab = await context.newPage();
  await signInAs(tab, buyer);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  expect(await ownerOf(sql, number)).toBe(buyer.email);
  await tab.goto("/dashboard/customer/orders");
  await expect(tab.getByText(number)).toBeVisible();
  const [mail] =
    await sql`select text from emails where to_address = ${buyer.email} and kind = 'order_placed'`;
  expect(mail?.["text"]).toContain(`/dashboard/customer/orders/${number}`);
});

test("signing out removes the payment form in other tabs", async ({
  page,
  context,
  browser,
  baseURL,
  shelf,
  buyer,
}) => {
  await withAccount(browser, baseURL!, buyer);
  const [goods] = await shelf.claim(1);
  await signInAs(page, buyer);
  await openWithCart(page, "/shop", [goods!]);
  await drawerToDelivery(page, buyer);
  const tab = await context.newPage();
  await tab.goto("/shop");
  await signOut(tab);
  await expect(page.getByLabel("Street address")).toHaveCount(0);
  await expect(page.getByText(buyer.address)).toHaveCount(0);
});

test("earlier guest orders join the account once its owner has confirmed the address and agrees", async ({
  page,
  browser,
  baseURL,
  sql,
  shelf,
  buyer,
}) => {
  const number = await bought(page.request, { goods: await shelf.claim(1), buyer });
  await withAccount(browser, baseURL!, buyer);

  await page.goto(await mailedLink(sql, "verify_email", buyer.email));
  await expect(page.getByText(nameOf(buyer))).toBeVisible();
  await expect(page.getByRole("button", { name: "That wasn’t me" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in to confirm" }).click();
  await fillSignIn(page, nameOf(buyer), PASSWORD);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page.getByText("We found 1 earlier order placed with this email")).toBeVisible();
  expect(await ownerOf(sql, number)).toBeNull();
  await page.getByRole("button", { name: "Add it to my account" }).click();
  await expect(page.getByText("Added to your account")).toBeVisible();
  expect(await ownerOf(sql, number)).toBe(buyer.email);
});
