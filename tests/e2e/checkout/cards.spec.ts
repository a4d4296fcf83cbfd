import { openWithCart } from "../support/shopping/cart.ts";
import {
  CARDS,
  drawerToPayment,
  payButton,
  payWith,
  shownOrderNumber,
  typeCard,
} from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { allIntents, expectOneOrder, ordersOf, paidIntents } from "../support/shopping/orders.ts";

test("declined cards say why, and a good card in the same form creates exactly one order", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToPayment(page, buyer);

  const refusals = [
    [CARDS.declined, "Your card was declined."],
    [CARDS.insufficientFunds, "Your card has insufficient funds."],
    [CARDS.wrongCode, "Your card's security code is incorrect."],
  ] as const;
  for (const [card, words] of refusals) {
    await payWith(page, card);
    await expect(drawer.getByRole("alert").filter({ hasText: words })).toBeVisible();
    const toast = page.getByRole("alert").filter({ hasText: "Payment Failed" });
    await expect(toast.filter({ hasText: words })).toBeVisible();
    await expect(await payButton(page)).toBeFocused();
    expect(await ordersOf(sql, buyer.email)).toEqual([]);
  }
  await payWith(page, CARDS.good);

  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  expect(await allIntents(sql, buyer.email)).toHaveLength(1);
});

test("an incomplete card is reported in the provider's form, and nothing is charged", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  await openWithCart(page, "/shop", await shelf.claim(1));
  const drawer = await drawerToPayment(page, buyer);
  await (await payButton(page)).click();
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(frame.getByLabel("Card number")).toHaveAttribute("aria-invalid", "true");
  await expect(drawer.getByRole("button", { name: /^Pay \$/ })).toBeEnabled();
  expect(await paidIntents(sql, buyer.email)).toEqual([]);
});

test("a payment that the customer authenticates with the bank creates the order", async ({
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
  await bank.getByRole("button", { name: "Complete authentication" }).click();
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
});

test("failed authentication leaves the cart unpaid, and another card pays for it", async ({
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
  await bank.getByRole("button", { name: "Fail authentication" }).click();
  await expect(drawer.getByRole("alert")).toContainText(/unable to authenticate/i);
  expect(await paidIntents(sql, buyer.email)).toEqual([]);

  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  expect(await allIntents(sql, buyer.email)).toHaveLength(1);
});

test("a double click on Pay charges once", async ({ page, sql, shelf, buyer }) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToPayment(page, buyer);
  const confirmations: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/confirm")) confirmations.push(request.url());
  });
  const button = await payButton(page);
  await typeCard(page, CARDS.good);
  await button.dblclick();
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
  expect(confirmations).toHaveLength(1);
});
