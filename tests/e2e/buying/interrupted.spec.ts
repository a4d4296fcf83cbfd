import type { Page, Route } from "@playwright/test";
import { openDrawer, openWithCart, savedCart } from "../support/cart.ts";
import {
  CARDS,
  drawerToPayment,
  fillAddress,
  fillDrawer,
  payButton,
  payWith,
  shownOrderNumber,
  typeCard,
} from "../support/checkout.ts";
import { expect, test } from "../support/journey.ts";
import { allIntents, expectOneOrder, ordersOf, paidIntents } from "../support/orders.ts";
import { register } from "../support/people.ts";

const CONFIRM = /\/__stripe_sandbox\/v1\/payment_intents\/[^/]+\/confirm$/;
const PROCESS_ORDER = /\/trpc\/[^?]*checkout\.processOrder/;

/** Lets the payment go through at the provider, and keeps the answer from the page until released. */
async function holdConfirmation(page: Page): Promise<{ paid: Promise<void>; release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const paid = new Promise<void>((resolve) => {
    void page.route(CONFIRM, async (route: Route) => {
      const response = await route.fetch();
      resolve();
      await released;
      await route.fulfill({ response }).catch(() => {});
    });
  });
  return { paid, release };
}

test("a reload at the payment step keeps the cart and leads to the same payment", async ({
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

test("a reload right after the bank has paid shows the order and does not charge again", async ({
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
  await confirmation.paid;
  await page.reload();
  confirmation.release();
  const number = await shownOrderNumber(page.getByRole("dialog"));
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  await expect.poll(() => savedCart(page)).toEqual({ items: [], subtotal: 0 });
});

test("a reload of the confirmation leaves the order alone and the cart empty", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToPayment(page, buyer);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await page.reload();
  await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
});

test("Back from the payment of /checkout leads to the delivery, and on to the same payment", async ({
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
  await payButton(page);
  await page.goBack();
  await expect(main.getByLabel("Street address")).toHaveValue(buyer.address);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/order-confirmation\?order=FUR-/);
  const [order] = await ordersOf(sql, buyer.email);
  await expectOneOrder(sql, buyer.email, order!.number, [{ goods: goods!, quantity: 1 }]);
  expect(await allIntents(sql, buyer.email)).toHaveLength(1);
});

test("Back while the bank is paying shows that it is paid, and the order", async ({
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
  await confirmation.paid;
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

test("two tabs at the payment pay once, and the second one shows the order", async ({
  page,
  context,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const other = await context.newPage();
  await other.goto("/shop");
  const drawer = await drawerToPayment(page, buyer);
  const otherDrawer = await drawerToPayment(other, buyer);
  await payButton(other);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);

  await payWith(other, CARDS.good);
  expect(await shownOrderNumber(otherDrawer)).toBe(number);
  await expect.poll(() => savedCart(other)).toEqual({ items: [], subtotal: 0 });
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  expect(await allIntents(sql, buyer.email)).toHaveLength(1);
});

test("a tab that is still filling in when another one has paid has an empty cart", async ({
  page,
  context,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const other = await context.newPage();
  await other.goto("/shop");
  const otherDrawer = await openDrawer(other);
  await expect(otherDrawer.getByText(goods!.name)).toBeVisible();
  const drawer = await drawerToPayment(page, buyer);
  await payWith(page, CARDS.good);
  await shownOrderNumber(drawer);

  await expect(otherDrawer.getByText("Your cart is empty")).toBeVisible();
  expect(await paidIntents(sql, buyer.email)).toHaveLength(1);
});

test("what is bought after an order is a new order", async ({ page, sql, shelf, buyer }) => {
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

test("an answer of ours that is lost is asked for again, and the shopper knows that it is paid", async ({
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

test("while the bank is paying the drawer stays, also when the shopper goes Back", async ({
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
  await confirmation.paid;
  await expect(drawer.getByRole("button", { name: "Close cart" })).toBeDisabled();
  await expect(drawer.getByRole("button", { name: "Back to the cart" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(page).toHaveURL(/\/shop/);
  confirmation.release();
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
});

test("a reload at the bank's question leaves the cart unpaid, and another card pays it", async ({
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

test("a tab whose cart was changed in another one never charges another amount than it shows", async ({
  page,
  context,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToPayment(page, buyer);
  const button = await payButton(page);
  const shown = (await button.textContent()) ?? "";
  const other = await context.newPage();
  await other.goto("/shop");
  const otherDrawer = await openDrawer(other);
  await otherDrawer.getByRole("button", { name: `One more ${goods!.name}` }).click();
  await otherDrawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await fillDrawer(otherDrawer, buyer);
  await otherDrawer.getByRole("button", { name: "Continue to payment" }).click();
  await payButton(other);

  await payWith(page, CARDS.good);
  await expect(page.getByRole("status").filter({ hasText: "changed elsewhere" })).toBeVisible();
  expect(await paidIntents(sql, buyer.email)).toEqual([]);
  await expect(await payButton(page)).not.toHaveText(shown);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 2 }]);
});
