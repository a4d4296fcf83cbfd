import { openDrawer, openWithCart, savedCart } from "../support/shopping/cart.ts";
import {
  CARDS,
  drawerToPayment,
  fillDrawer,
  payButton,
  payWith,
  shownOrderNumber,
} from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { allIntents, expectOneOrder, paidIntents } from "../support/shopping/orders.ts";

test("two tabs at the payment step pay once, and the second one shows the order", async ({
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

test("a tab still filling in the form has an empty cart after another tab has paid", async ({
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

test("a tab whose cart was changed in another tab never charges an amount other than it shows", async ({
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

  await expect(await payButton(page)).not.toHaveText(shown);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 2 }]);
  expect(await savedCart(page)).toEqual({ items: [], subtotal: 0 });
});

test("a tab whose address was changed in another tab asks again before it charges", async ({
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
  await payButton(page);
  await drawerToPayment(other, { ...buyer, address: "12 Elsewhere Lane" });
  await payButton(other);

  await payWith(page, CARDS.good);
  await expect(page.getByRole("status").filter({ hasText: "changed elsewhere" })).toBeVisible();
  expect(await paidIntents(sql, buyer.email)).toEqual([]);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  const placed =
    await sql`select delivery->>'address' as address from orders where number = ${number}`;
  expect(placed).toEqual([{ address: buyer.address }]);
});
