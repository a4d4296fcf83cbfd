import { openWithCart, savedCart } from "../support/shopping/cart.ts";
import { CARDS, drawerToPayment, payWith, shownOrderNumber } from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { expectOneOrder } from "../support/shopping/orders.ts";

const PAYMENT_SCRIPTS = /\/__stripe_sandbox\/stripe\.js|^https:\/\/js\.stripe\.com\//;

test("a blocked payment script shows an error and keeps the cart, which can be paid after a reload", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await page.route(PAYMENT_SCRIPTS, (route) => route.abort("blockedbyclient"));
  await openWithCart(page, "/shop", [goods!]);
  const drawer = await drawerToPayment(page, buyer);
  await expect(drawer.getByRole("alert")).toContainText(
    "Failed to load payment options. Please refresh and try again.",
  );
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toHaveCount(0);
  expect(await savedCart(page)).toMatchObject({ items: [{ id: goods!.id, quantity: 1 }] });

  await page.unroute(PAYMENT_SCRIPTS);
  await page.reload();
  await drawerToPayment(page, buyer);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
});

test("an unreachable server shows a polite error, and Try again continues", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!]);
  const intents = /\/trpc\/[^?]*checkout\.createIntent/;
  await page.route(intents, (route) => route.abort("internetdisconnected"));
  const drawer = await drawerToPayment(page, buyer);
  const notice = drawer.getByRole("alert").filter({ hasText: "We could not prepare your payment" });
  await expect(notice).toContainText("Failed to process order. Please try again.");
  await expect(notice).toContainText("Nothing has been charged and your cart is kept.");
  await page.unroute(intents);
  await notice.getByRole("button", { name: "Try again" }).click();
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
});
