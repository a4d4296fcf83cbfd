import type { Locator } from "@playwright/test";
import type { Sql } from "postgres";
import { openDrawer, openWithCart } from "../support/shopping/cart.ts";
import {
  CARDS,
  drawerToDelivery,
  payWith,
  shownOrderNumber,
} from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { expectOneOrder, ordersOf, paidIntents } from "../support/shopping/orders.ts";

test("a price that changes before payment is shown, accepted and charged", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToDelivery(page, buyer);
  const dearer = { ...goods!, price: goods!.price + 125 };
  await shelf.setPrice(goods!, dearer.price);
  await drawer.getByRole("button", { name: "Continue to payment" }).click();

  const notice = drawer.getByRole("alert").filter({ hasText: "Prices have changed" });
  await expect(notice).toContainText(goods!.name);
  await expect(notice).toContainText(`now ${dollars(dearer.price)} ${dollars(goods!.price)}`);
  expect(await paidIntents(sql, buyer.email)).toEqual([]);
  await notice.getByRole("button", { name: "Accept and continue" }).click();
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: dearer, quantity: 1 }]);
});

test("a price that changes after the hold is not charged: the quote stands", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToDelivery(page, buyer);
  await drawer.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible();
  await shelf.setPrice(goods!, goods!.price + 300);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
});

test("goods that sell out before payment are named, and the rest is bought", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [gone, scarce, there] = await shelf.claim(3);
  await openWithCart(page, "/shop", [gone!, scarce!, there!], 3);
  const drawer = await drawerToDelivery(page, buyer);
  await shelf.setLeft(gone!, 0);
  await shelf.setLeft(scarce!, 2);
  await drawer.getByRole("button", { name: "Continue to payment" }).click();

  const notice = drawer.getByRole("alert").filter({ hasText: "Some of it has sold" });
  await expect(notice).toContainText(`${gone!.name} sold out`);
  await expect(notice).toContainText(`${scarce!.name} only 2 left of the 3 you wanted`);
  await expect(notice).not.toContainText(there!.name);
  await notice.getByRole("button", { name: "Accept and continue" }).click();
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [
    { goods: scarce!, quantity: 2 },
    { goods: there!, quantity: 3 },
  ]);
  expect(await shelf.left(scarce!)).toBe(0);
});

test("when everything has sold out the shopper is not left at an empty payment step", async ({
  page,
  shelf,
  buyer,
  sql,
}) => {
  const [gone] = await shelf.claim(1);
  await openWithCart(page, "/shop", [gone!]);
  const drawer = await drawerToDelivery(page, buyer);
  await shelf.setLeft(gone!, 0);
  await drawer.getByRole("button", { name: "Continue to payment" }).click();
  const notice = drawer.getByRole("alert").filter({ hasText: "Some of it has sold" });
  await expect(notice).toContainText(`${gone!.name} sold out`);
  await notice.getByRole("button", { name: "Accept and continue" }).click();
  await expect(drawer.getByText("Your cart is empty")).toBeVisible();
  await expect(drawer.getByRole("link", { name: "Start Shopping" })).toBeVisible();
  expect(await ordersOf(sql, buyer.email)).toEqual([]);
});

test("opening the cart shows what has changed since it was filled, and one click accepts the changes", async ({
  page,
  shelf,
}) => {
  const [dearer, scarce] = await shelf.claim(2);
  await openWithCart(page, "/shop", [dearer!, scarce!], 2);
  await shelf.setPrice(dearer!, dearer!.price + 50);
  await shelf.setLeft(scarce!, 1);
  const drawer = await openDrawer(page);
  const notice = drawer.getByRole("status").filter({ hasText: "Since you filled your cart" });
  await expect(notice).toContainText(`${dearer!.name} now ${dollars(dearer!.price + 50)}`);
  await expect(notice).toContainText(`${scarce!.name} only 1 left of the 2 you wanted`);
  await notice.getByRole("button", { name: "Accept changes" }).click();
  await expect(notice).toHaveCount(0);
  const subtotal = 2 * (dearer!.price + 50) + scarce!.price;
  await expect(drawer.getByText(dollars(subtotal), { exact: true })).toBeVisible();
});

test("a delivery window that fills up during checkout offers the next free one", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToDelivery(page, buyer);
  const day = await lastDayOffered(drawer.getByLabel("Delivery day"));
  await drawer.getByLabel("Delivery day").selectOption(day);
  await drawer.getByRole("radio", { name: /8AM-12PM/ }).click();
  await fillWindow(sql, day, "morning");
  await drawer.getByRole("button", { name: "Continue to payment" }).click();

  const notice = drawer.getByRole("alert").filter({ hasText: "has just filled up" });
  await notice.getByRole("button", { name: /^Take .*12PM-5PM$/ }).click();
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  const order = await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  expect(order).toMatchObject({ day, window: "afternoon" });
  await openWindow(sql, day, "morning");
});

async function lastDayOffered(days: Locator): Promise<string> {
  return (await days.locator("option").last().getAttribute("value")) ?? "";
}

async function fillWindow(sql: Sql, day: string, window: string): Promise<void> {
  await sql`
    insert into delivery_slots (day, "window", capacity) values (${day}, ${window}, 0)
    on conflict (day, "window") do update set capacity = delivery_slots.held + delivery_slots.booked`;
}

async function openWindow(sql: Sql, day: string, window: string): Promise<void> {
  await sql`update delivery_slots set capacity = 400 where day = ${day} and "window" = ${window}`;
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
