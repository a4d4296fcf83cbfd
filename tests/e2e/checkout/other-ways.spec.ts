import { openSheet, openWithCart, savedCart } from "../support/shopping/cart.ts";
import { CARDS, fillAddress, payWith, shownOrderNumber } from "../support/shopping/checkout.ts";
import { collectComplaints } from "../support/complaints.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { expectOneOrder, ordersOf } from "../support/shopping/orders.ts";
import { register } from "../support/people.ts";

test("a visitor buys from the cart sheet through the checkout dialog", async ({
  page,
  context,
  sql,
  shelf,
  buyer,
}) => {
  const complaints = collectComplaints(context);
  const goods = await shelf.claim(2);
  await openWithCart(page, "/shop", goods);
  const sheet = await openSheet(page);
  await expect(sheet.getByText("calculated at checkout")).toBeVisible();
  await sheet.getByRole("button", { name: "Checkout", exact: true }).click();

  const dialog = page.getByRole("dialog", { name: "Delivery" });
  await dialog.getByLabel("Email").fill(buyer.email);
  await fillAddress(dialog, buyer);
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  const payment = page.getByRole("dialog", { name: "Payment" });
  await expect(
    payment.getByText(`${buyer.address}, ${buyer.city}, CA ${buyer.zipCode}`),
  ).toBeVisible();
  await payWith(page, CARDS.good);

  await expect(page).toHaveURL(/\/payment-success\?payment_intent=pi_/);
  const number = await shownOrderNumber(page.getByRole("main"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectOneOrder(
    sql,
    buyer.email,
    number,
    goods.map((item) => ({ goods: item, quantity: 1 })),
  );
  expect(await savedCart(page)).toBeNull();
  expect(complaints).toEqual([]);
});

test("Back to Delivery in the dialog keeps the same payment, even when the delivery window changes", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const goods = await shelf.claim(1);
  await openWithCart(page, "/shop", goods);
  const sheet = await openSheet(page);
  await sheet.getByRole("button", { name: "Checkout", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delivery" });
  await dialog.getByLabel("Email").fill(buyer.email);
  await fillAddress(dialog, buyer);
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  // The dialog grows while the card form loads, so a button can move away before a click reaches it; a key does.
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeEnabled();
  await page.getByRole("button", { name: "Back to Delivery" }).press("Enter");

  await expect(dialog.getByLabel("Street address")).toHaveValue(buyer.address);
  await dialog.getByRole("radio", { name: /5PM-8PM/ }).click();
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(page.getByRole("main"));
  const order = await expectOneOrder(sql, buyer.email, number, [{ goods: goods[0]!, quantity: 1 }]);
  expect(order.window).toBe("evening");
});

test("the dialog leads a signed-in shopper to the order page", async ({
  page,
  sql,
  shelf,
  buyer,
}) => {
  const [goods] = await shelf.claim(1);
  await register(page, buyer);
  await openWithCart(page, "/shop", [goods!]);
  const sheet = await openSheet(page);
  await sheet.getByRole("button", { name: "Checkout", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delivery" });
  await expect(dialog.getByLabel("Email")).toHaveValue(buyer.email);
  await fillAddress(dialog, buyer);
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/order-confirmation\?order=FUR-/);
  const number = new URL(page.url()).searchParams.get("order") ?? "";
  await expect(page.getByRole("main").getByText(`Order ${number}`)).toBeVisible();
  await expectOneOrder(sql, buyer.email, number, [{ goods: goods!, quantity: 1 }]);
});

test("a signed-in shopper buys from the floating panel through /checkout", async ({
  page,
  context,
  sql,
  shelf,
  buyer,
}) => {
  const complaints = collectComplaints(context);
  const goods = await shelf.claim(2);
  await register(page, buyer);
  await openWithCart(page, "/shop", goods);
  await page.getByRole("button", { name: "Open cart, 2 items" }).click();
  const panel = page.getByRole("dialog", { name: "Your cart" });
  await panel.getByRole("button", { name: `One more ${goods[0]!.name}` }).click();
  await panel.getByRole("button", { name: "Proceed to Checkout" }).click();

  await expect(page).toHaveURL(/\/checkout/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Checkout", level: 1 })).toBeVisible();
  await expect(main.getByLabel("Email")).toHaveValue(buyer.email);
  const firstName = main.getByLabel("First name");
  await firstName.fill(" ");
  await main.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(main.getByText("Enter a first name")).toBeVisible();
  await expect(firstName).toBeFocused();
  await firstName.fill(buyer.firstName);
  await main.getByRole("button", { name: "Continue to delivery" }).click();
  await fillAddress(main, buyer);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);

  await expect(page).toHaveURL(/\/order-confirmation\?order=FUR-/);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Thank you, we have your order");
  const [order] = await ordersOf(sql, buyer.email);
  await expect(main.getByText(`Order ${order!.number}`)).toBeVisible();
  await expectOneOrder(sql, buyer.email, order!.number, [
    { goods: goods[0]!, quantity: 2 },
    { goods: goods[1]!, quantity: 1 },
  ]);
  await page.goto("/dashboard/customer/orders");
  await expect(page.getByText(order!.number)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("an account cannot open another account's order", async ({
  page,
  browser,
  sql,
  shelf,
  buyer,
}) => {
  const goods = await shelf.claim(1);
  await register(page, buyer);
  await openWithCart(page, "/checkout", goods);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Continue to delivery" }).click();
  await fillAddress(main, buyer);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/order-confirmation\?order=FUR-/);
  const [order] = await ordersOf(sql, buyer.email);

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await register(otherPage, { ...buyer, email: `other.${buyer.email}` });
  await otherPage.goto(`/order-confirmation?order=${order!.number}`);
  await expect(otherPage.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(otherPage.getByText(buyer.address)).toHaveCount(0);
  await other.close();
});

test("/checkout without an account redirects to the sign-in page and back", async ({
  page,
  shelf,
  buyer,
}) => {
  const goods = await shelf.claim(1);
  await openWithCart(page, "/checkout", goods);
  await expect(page).toHaveURL(/\/auth/);
  await register(page, buyer);
  await page.goto("/checkout");
  await expect(page.getByRole("complementary", { name: "Your order" })).toContainText(
    goods[0]!.name,
  );
});
