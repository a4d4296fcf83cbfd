import { expectAccessible } from "../support/appearance/axe.ts";
import { openWithCart } from "../support/shopping/cart.ts";
import { CARDS, drawerToPayment, payWith, shownOrderNumber } from "../support/shopping/checkout.ts";
import { countTaps } from "../support/count-taps.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { register } from "../support/people.ts";

/** Maximum effort for a customer who repeats the last purchase. */
const MOST = { taps: 4, fields: 0 };

test("a customer repeats the last purchase in four taps without typing", async ({
  page,
  buyer,
  shelf,
  sql,
}) => {
  const goods = await shelf.claim(2);
  await register(page, buyer);
  await openWithCart(page, "/shop", goods, 2);
  const first = await drawerToPayment(page, buyer);
  await first.getByRole("checkbox", { name: "Save this card for next time" }).check();
  await payWith(page, CARDS.good);
  const before = await shownOrderNumber(first);
  await expect
    .poll(async () => sql`select label, address from addresses where address = ${buyer.address}`)
    .toContainEqual({ label: "Home", address: buyer.address });

  const counted = await countTaps(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Same as last time" }).click();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await drawer.getByRole("button", { name: "Checkout", exact: true }).click();
  await expect(page.getByLabel("Street address")).toHaveValue(buyer.address);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  const pay = page.getByRole("button", { name: /^Pay \$[\d.]+ with Visa ending in 4242$/ });
  await expect(pay).toBeVisible();
  await expectAccessible(page);
  await pay.click();
  await expect(page.getByText("Thank you, we have your order")).toBeVisible();
  const { taps, fields } = counted.effort();
  expect(taps).toBeLessThanOrEqual(MOST.taps);
  expect(fields).toBe(MOST.fields);
  const placed = await sql<{ number: string; slot: string }[]>`
    select number, delivery_window as slot from orders where email = ${buyer.email} order by placed_at`;
  expect(placed).toHaveLength(2);
  expect(placed[0]!.number).toBe(before);
});

test("a declined saved card leads to the card form, where the same payment is paid", async ({
  page,
  buyer,
  shelf,
  sql,
}) => {
  await register(page, buyer);
  await page.goto("/dashboard/customer/cards");
  await page.getByRole("button", { name: "Add a card" }).click();
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await frame.getByLabel("Card number").fill("4000 0000 0000 0341");
  await frame.getByLabel("Expiration date").fill("12 / 34");
  await frame.getByLabel("Security code").fill("123");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.getByRole("button", { name: "Save this card" }).click();
  await expect(page.getByRole("heading", { name: "Visa ending in 0341" })).toBeVisible();
  await openWithCart(page, "/shop", await shelf.claim(1), 2);
  const drawer = await drawerToPayment(page, buyer);
  await drawer.getByRole("button", { name: /with Visa ending in 0341$/ }).click();
  await expect(drawer.getByText("Nothing has been charged: please pay here.")).toBeVisible();
  // The two ways to pay replace each other, and the focus stays within them.
  const expectFocus = (words: string) =>
    expect
      .poll(() =>
        page.evaluate(() =>
          document.activeElement?.matches("div[tabindex]:not([role])")
            ? document.activeElement.textContent
            : null,
        ),
      )
      .toContain(words);
  await expectFocus("Nothing has been charged");
  await drawer.getByRole("button", { name: "Pay with Visa ending in 0341 instead" }).click();
  await expectFocus("Another card");
  await drawer.getByRole("button", { name: "Another card" }).click();
  await expectFocus("instead");
  await payWith(page, CARDS.good);
  await shownOrderNumber(drawer);
  const paid = await sql`
    select p.intent_id from payments p join orders o on o.payment_intent_id = p.intent_id
    where o.email = ${buyer.email}`;
  expect(paid).toHaveLength(1);
});
