import { expectAccessible } from "../support/axe.ts";
import { openWithCart } from "../support/cart.ts";
import {
  CARDS,
  drawerToPayment,
  payWith,
  shownOrderNumber,
  typeCard,
} from "../support/checkout.ts";
import { expect, test } from "../support/journey.ts";
import { register } from "../support/people.ts";

test("a customer adds goods to an open order with one tap and one confirmation, and takes them off again", async ({
  page,
  buyer,
  shelf,
  sql,
}) => {
  const [first, second] = await shelf.claim(2);
  await register(page, buyer);
  await page.goto("/dashboard/customer/cards");
  await page.getByRole("button", { name: "Add a card" }).click();
  await typeCard(page, CARDS.good);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.getByRole("button", { name: "Keep this card" }).click();
  await expect(page.getByRole("heading", { name: "Visa ending in 4242" })).toBeVisible();
  await openWithCart(page, "/shop", [first!], 1);
  const drawer = await drawerToPayment(page, buyer);
  await drawer.getByRole("button", { name: "Another card" }).click();
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);

  await page.goto(`/products/${second!.id}`);
  await page
    .getByRole("button", { name: new RegExp(`^Add to \\w+ order ${number}: ${second!.name}`) })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(`It comes with order ${number}`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Pay \$[\d.]+ with Visa •••• 4242$/ }).click();
  await expect(page.getByText("Added to your order")).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto(`/dashboard/customer/orders/${number}`);
  await expect(page.getByRole("button", { name: `Take off ${first!.name}` })).toBeVisible();
  await expect(page.getByRole("button", { name: `Add more ${second!.name}` })).toBeVisible();
  await expectAccessible(page);
  const placed = await sql`select number from orders where email = ${buyer.email}`;
  expect(placed).toHaveLength(1);
  const receipt = await page.request.get(`/receipts/${number}.pdf`);
  expect(receipt.status()).toBe(200);

  await page.getByRole("button", { name: `Take off ${second!.name}` }).click();
  await dialog.getByRole("button", { name: "Take it off" }).click();
  await expect(page.getByText("All of it refunded")).toBeVisible();
  const [money] = await sql<{ added: number; back: number }[]>`
    select a.total_cents as added, r.amount_cents as back from order_additions a
      join orders o on o.id = a.order_id join refunds r on r.intent_id = a.payment_intent_id
    where o.number = ${number}`;
  expect(money!.back).toBe(money!.added);
});
