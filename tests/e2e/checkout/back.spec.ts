import type { Page } from "@playwright/test";
import { openWithCart, savedCart } from "../support/shopping/cart.ts";
import {
  CARDS,
  drawerToPayment,
  fillAddress,
  payButton,
  payWith,
  shownOrderNumber,
} from "../support/shopping/checkout.ts";
import type { Goods } from "../support/shopping/goods.ts";
import { CONFIRM, holdConfirmation } from "../support/shopping/held-payment.ts";
import { type Buyer, expect, test } from "../support/shopping/journey.ts";
import { allIntents, expectOneOrder, ordersOf } from "../support/shopping/orders.ts";
import { register } from "../support/people.ts";

/** Opens /checkout with the product in the cart and continues to the payment step, with an address. */
async function toPayment(page: Page, goods: Goods, buyer: Buyer) {
  await openWithCart(page, "/checkout", [goods]);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Continue to delivery" }).click();
  await fillAddress(main, buyer);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await payButton(page);
  return main;
}

test("Back from the payment step of /checkout shows the delivery step, which leads to the same payment", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await register(page, buyer);
  const main = await toPayment(page, goods!, buyer);
  await page.goBack();
  await expect(main.getByLabel("Street address")).toHaveValue(buyer.address);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/order-confirmation\?order=FUR-/);
  const [order] = await ordersOf(sql, buyer.email);
  await expectOneOrder(sql, buyer.email, order!.number, [{ goods: goods!, quantity: 1 }]);
  expect(await allIntents(sql, buyer.email)).toHaveLength(1);
});

test("on a phone each step of /checkout begins at the top, and Pay is visible without scrolling", async ({
  page,
  shelf,
  buyer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [goods] = await shelf.claim(1);
  await register(page, buyer);
  const main = await toPayment(page, goods!, buyer);
  await expect(await payButton(page)).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole("heading", { name: "Payment", level: 2 })).toBeInViewport();
});

test("Forward does not lead to a payment that was prepared for the previous address", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await register(page, buyer);
  const main = await toPayment(page, goods!, buyer);
  await page.goBack();
  await main.getByLabel("Street address").fill("12 Elsewhere Lane");
  await page.goForward();
  await expect(page).toHaveURL(/step=payment/);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/order-confirmation\?order=FUR-/);
  const [placed] = await sql`
    select delivery->>'address' as address from orders where email = ${buyer.email}`;
  expect(placed).toEqual({ address: "12 Elsewhere Lane" });
});

test("Back while a payment is being confirmed reports that it is paid and leads to the order", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await register(page, buyer);
  await openWithCart(page, "/checkout", [goods!]);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Continue to delivery" }).click();
  await fillAddress(main, buyer);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  const confirmation = await holdConfirmation(page);
  await payWith(page, CARDS.good);
  await confirmation.answered;
  await page.goBack();
  confirmation.release();
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await expect(main.getByRole("alert")).toContainText("This order is already paid");
  await main.getByRole("button", { name: "Show my order" }).click();

  await expect(page).toHaveURL(/\/order-confirmation\?order=FUR-/);
  const [order] = await ordersOf(sql, buyer.email);
  await expectOneOrder(sql, buyer.email, order!.number, [{ goods: goods!, quantity: 1 }]);
  expect(await savedCart(page)).toBeNull();
});

test("Back while a payment is being declined lets the shopper continue normally", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await register(page, buyer);
  await openWithCart(page, "/checkout", [goods!]);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Continue to delivery" }).click();
  await fillAddress(main, buyer);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  const confirmation = await holdConfirmation(page);
  await payWith(page, CARDS.declined);
  await expect(main.getByRole("button", { name: "Edit contact" })).toBeDisabled();
  await confirmation.answered;
  await page.goBack();
  await expect(main.getByRole("button", { name: "Edit contact" })).toBeEnabled();
  confirmation.release();
  await page.unroute(CONFIRM);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/order-confirmation\?order=FUR-/);
  const [order] = await ordersOf(sql, buyer.email);
  await expectOneOrder(sql, buyer.email, order!.number, [{ goods: goods!, quantity: 1 }]);
});

test("the drawer stays open while a payment is being confirmed, even when the shopper goes Back", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, `/shop?q=${encodeURIComponent(goods!.name)}`, [goods!]);
  await page.getByRole("main").getByRole("link", { name: goods!.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${goods!.id}$`));
  const drawer = await drawerToPayment(page, buyer);
  const confirmation = await holdConfirmation(page);
  await payWith(page, CARDS.good);
  await confirmation.answered;
  await expect(drawer.getByRole("button", { name: "Close cart" })).toBeDisabled();
  await expect(drawer.getByRole("button", { name: "Back to cart" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(page).toHaveURL(/\/shop/);
  confirmation.release();
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
});
