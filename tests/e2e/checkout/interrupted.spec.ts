import { openDrawer, openWithCart, savedCart } from "../support/shopping/cart.ts";
import {
  buyInShop,
  CARDS,
  drawerToPayment,
  fillDrawer,
  payWith,
  shownOrderNumber,
  typeCard,
} from "../support/shopping/checkout.ts";
import { holdConfirmation } from "../support/shopping/held-payment.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { allIntents, expectOneOrder, ordersOf, paidIntents } from "../support/shopping/orders.ts";

const PROCESS_ORDER = /\/trpc\/[^?]*checkout\.processOrder/;

test("a reload at the payment step keeps the cart and leads back to the same payment", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  await drawerToPayment(page, buyer);
  await typeCard(page, CARDS.good);
  await page.reload();
  const drawer = await drawerToPayment(page, buyer);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  expect(await allIntents(sql, buyer.email)).toHaveLength(1);
});

test("a reload right after the payment succeeds shows the order and does not charge again", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  await drawerToPayment(page, buyer);
  const confirmation = await holdConfirmation(page);
  await payWith(page, CARDS.good);
  await confirmation.answered;
  await page.reload();
  confirmation.release();
  const number = await shownOrderNumber(page.getByRole("dialog"));
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  await expect.poll(() => savedCart(page)).toEqual({ items: [], subtotal: 0 });
});

test("a reload of the confirmation does not change the order, and the cart stays empty", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  const number = await buyInShop(page, [goods!], buyer);
  await page.reload();
  await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
});

test("a purchase after an order creates a new order", async ({ page, sql, shelf, buyer }) => {
  const [first, second] = await shelf.claim(2);
  await openWithCart(page, "/shop", [first!]);
  const drawer = await drawerToPayment(page, buyer);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);

  await openWithCart(page, "/shop", [second!]);
  await openDrawer(page);
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await fillDrawer(drawer, buyer);
  await drawer.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);
  const next = await shownOrderNumber(drawer);
  expect(next).not.toBe(number);
  expect((await ordersOf(sql, buyer.email)).map((order) => order.number)).toEqual([number, next]);
});

test("a lost server response is requested again, and the shopper sees that the payment went through", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToPayment(page, buyer);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route(PROCESS_ORDER, async (route) => {
    asked += 1;
    if (asked === 1) return route.abort("connectionreset");
    await released;
    return route.continue();
  });
  await payWith(page, CARDS.good);
  await expect(drawer.getByText("Payment received; we are confirming your order")).toBeVisible();
  release();
  const number = await shownOrderNumber(drawer);
  expect(asked).toBeGreaterThan(1);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
});

test("a reload during bank authentication leaves the cart unpaid, and another card pays for it", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToPayment(page, buyer);
  await payWith(page, CARDS.authenticates);
  const bank = page.frameLocator('iframe[title="Secure authentication frame"]');
  await expect(bank.getByRole("button", { name: "Complete authentication" })).toBeEnabled();
  await page.reload();
  expect(await paidIntents(sql, buyer.email)).toEqual([]);
  await drawerToPayment(page, buyer);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  expect(await allIntents(sql, buyer.email)).toHaveLength(1);
});
