import { openWithCart, savedCart } from "../support/shopping/cart.ts";
import {
  CARDS,
  drawerToPayment,
  payElsewhere,
  payWith,
  shownOrderNumber,
} from "../support/shopping/checkout.ts";
import { collectComplaints } from "../support/complaints.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { expectOneOrder, paidIntents } from "../support/shopping/orders.ts";

test("a payment made on the provider's own page returns to its order", async ({
  page,
  context,
  sql,
  shelf,
  buyer,
}) => {
  const complaints = collectComplaints(context);
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  await drawerToPayment(page, buyer);
  await payElsewhere(page);
  await page.getByRole("button", { name: "Authorize test payment" }).click();
  await expect(page).toHaveURL(/\/payment-success\?payment_intent=pi_\w+$/);
  const number = await shownOrderNumber(page.getByRole("main"));
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  expect(await savedCart(page)).toBeNull();
  expect(complaints).toEqual([]);
});

test("a payment declined on the provider's own page keeps cart and address, and a card pays for it", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  await drawerToPayment(page, buyer);
  await payElsewhere(page);
  await page.getByRole("button", { name: "Fail test payment" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Payment Failed" });
  await expect(notice).toContainText("Nothing has been charged and your cart is kept.");
  expect(await paidIntents(sql, buyer.email)).toEqual([]);

  await page.getByRole("button", { name: "Back to your cart" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await expect(drawer.getByLabel("Email")).toHaveValue(buyer.email);
  await expect(drawer.getByLabel("First name")).toHaveValue(buyer.firstName);
  await expect(drawer.getByLabel("Zip code")).toHaveValue(buyer.zipCode);
  await expect(drawer.getByLabel("Street address")).toHaveValue(buyer.address);
  await drawer.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
});
