import { expectAccessible } from "../support/appearance/axe.ts";
import { openWithCart } from "../support/shopping/cart.ts";
import {
  CARDS,
  drawerToPayment,
  payElsewhere,
  payWith,
  shownOrderNumber,
  typeCard,
} from "../support/shopping/checkout.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { openLive } from "../support/live.ts";
import { register } from "../support/people.ts";
import { RESENT } from "../support/resent.ts";

test("a customer adds goods to an open order with one tap and one confirmation, and removes them again", async ({
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
  await page.getByRole("button", { name: "Save this card" }).click();
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
  await dialog.getByRole("button", { name: /^Pay \$[\d.]+ with Visa ending in 4242$/ }).click();
  await expect(page.getByText("Added to your order")).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto(`/dashboard/customer/orders/${number}`);
  await expect(page.getByRole("button", { name: `Remove ${first!.name}` })).toBeVisible();
  await expect(page.getByRole("button", { name: `Add more ${second!.name}` })).toBeVisible();
  await expectAccessible(page);
  const placed = await sql`select number from orders where email = ${buyer.email}`;
  expect(placed).toHaveLength(1);
  const receipt = await page.request.get(`/receipts/${number}.pdf`, RESENT);
  expect(receipt.status()).toBe(200);

  await page.getByRole("button", { name: `Remove ${second!.name}` }).click();
  await dialog.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("All of it refunded")).toBeVisible();
  const [money] = await sql<{ added: number; back: number }[]>`
    select a.total_cents as added, r.amount_cents as back from order_additions a
      join orders o on o.id = a.order_id join refunds r on r.intent_id = a.payment_intent_id
    where o.number = ${number}`;
  expect(money!.back).toBe(money!.added);
});

test("a guest adds goods to an order through its link, and no URL of the shop contains the link", async ({
  page,
  buyer,
  shelf,
  sql,
}) => {
  const [first, second] = await shelf.claim(2);
  await openWithCart(page, "/shop", [first!], 1);
  const drawer = await drawerToPayment(page, buyer);
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  await drawer.getByRole("button", { name: "See or change your order" }).click();
  await expect(page).toHaveURL(/\/order\?token=/);
  const token = new URL(page.url()).searchParams.get("token") ?? "";
  expect(token).not.toBe("");
  const dialog = page.getByRole("dialog");
  await expect(page.getByRole("button", { name: `Add more ${first!.name}` })).toBeVisible();

  const told: string[] = [];
  page.on("request", (request) => {
    if ((request.headers()["referer"] ?? "").includes(token)) told.push(request.url());
  });
  await page.getByRole("link", { name: "Add goods from the shop" }).click();
  await expect(page).toHaveURL("/shop");
  await page.goto(`/products/${second!.id}`);
  const add = page
    .getByRole("button", { name: new RegExp(`^Add to \\w+ order ${number}: ${second!.name}`) })
    .first();
  expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await add.click();
  await expect(dialog.getByText(`It comes with order ${number}`)).toBeVisible();
  await expectAccessible(page);
  await payWith(page, CARDS.good);
  await expect(page.getByText("Added to your order")).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(page.url()).not.toContain(token);
  expect(told).toEqual([]);

  // Paid on the provider's own page, which redirects back a visitor who is not signed in.
  await openLive(page, `/order?token=${token}`);
  await page.getByRole("button", { name: `Add more ${first!.name}` }).click();
  await payElsewhere(page);
  await page.getByRole("button", { name: "Authorize test payment" }).click();
  await expect(page).toHaveURL(/\/payment-success\?payment_intent=pi_\w+$/);
  await expect(page.getByText(number)).toBeVisible();

  await openLive(page, `/order?token=${token}`);
  await expect(page.getByRole("button", { name: `Add more ${second!.name}` })).toBeVisible();
  await expectAccessible(page);
  const receipt = await page.request.get(`/receipts/${number}.pdf?token=${token}`, RESENT);
  expect(receipt.status()).toBe(200);
  await page.getByRole("button", { name: `Remove ${second!.name}` }).click();
  await dialog.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("All of it refunded")).toBeVisible();
  const placed = await sql`select number from orders where email = ${buyer.email}`;
  expect(placed).toHaveLength(1);
});
