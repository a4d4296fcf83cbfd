import type { Page, Route } from "@playwright/test";
import { openWithCart, openSheet } from "../support/shopping/cart.ts";
import {
  CARDS,
  drawerToPayment,
  fillAddress,
  payButton,
  typeCard,
} from "../support/shopping/checkout.ts";
import { type Buyer, expect, test } from "../support/shopping/journey.ts";
import { paidIntents } from "../support/shopping/orders.ts";
import { RESENT } from "../support/resent.ts";

/** Finds the toast with this title and exactly this text below it. */
const toast = (page: Page, title: string, words: string) =>
  page
    .getByRole("region", { name: "Notifications (F8)" })
    .getByRole("alert")
    .filter({ hasText: new RegExp(`^${escaped(title)}${escaped(words)}$`) });

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const popup = (page: Page) =>
  page.getByRole("dialog", { name: "Please take a moment to introduce yourself." });

async function fillPopup(page: Page, buyer: Buyer): Promise<void> {
  await popup(page).getByLabel("First name").fill(buyer.firstName);
  await popup(page).getByLabel("Last name").fill(buyer.lastName);
  await popup(page).getByLabel("Email").fill(buyer.email);
  await popup(page).getByLabel("Zip code").fill(buyer.zipCode);
}

const sendPopup = (page: Page) =>
  popup(page).getByRole("button", { name: "Nice to meet you" }).click();

/** The popup's fields (specification, section 5): a value that is too short, the shortest valid one, the error. */
const POPUP_RULES = [
  ["First name", "A", "Al", "Please enter your first name"],
  ["Last name", "R", "Ru", "Please enter your last name"],
  ["Email", "ana@", "ana@furrow.example", "Please enter a valid email address"],
  ["Zip code", "9495", "94952", "Please enter a valid zip code"],
] as const;

test("each field of the welcome popup shows its own error, and no other, until its value is valid", async ({
  page,
  buyer,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await page.goto("/auth?show_popup=true");
  await expect(popup(page)).toBeVisible();
  for (const [label, little, enough, words] of POPUP_RULES) {
    await test.step(label, async () => {
      await fillPopup(page, buyer);
      const field = popup(page).getByLabel(label);
      await field.fill(little);
      await sendPopup(page);
      await expect(field).toHaveAccessibleDescription(words);
      await expect(field).toBeFocused();
      await expect(popup(page).locator("[aria-invalid=true]")).toHaveCount(1);
      await field.fill(enough);
      await expect(popup(page).getByText(words)).toHaveCount(0);
    });
  }
  await popup(page).getByLabel("Zip code").pressSequentially("94952-123456");
  await expect(popup(page).getByLabel("Zip code")).toHaveValue(/^.{10}$/);
  expect(sent).toEqual([]);
});

/** How sending the popup can fail (specification, section 8), and the error shown. */
const POPUP_FAILURES = [
  ["no answer comes", (route: Route) => route.abort(), "Please try again later."],
  [
    "the answer has no words",
    (route: Route) => route.fulfill({ status: 502, body: "" }),
    "Failed to submit form",
  ],
] as const;

for (const [name, answer, words] of POPUP_FAILURES) {
  test(`when ${name} the welcome popup says "${words}" and keeps what was typed`, async ({
    page,
    buyer,
  }) => {
    await page.route("**/trpc/subscribers.subscribe*", answer);
    await page.goto("/auth?show_popup=true");
    await fillPopup(page, buyer);
    await sendPopup(page);
    await expect(toast(page, "Something went wrong", words)).toBeVisible();
    await expect(popup(page).getByLabel("Email")).toHaveValue(buyer.email);
  });
}

test("the checkout dialog reports each missing required field, and no other", async ({
  page,
  shelf,
  buyer,
}) => {
  await openWithCart(page, "/shop", await shelf.claim(1));
  const sheet = await openSheet(page);
  await sheet.getByRole("button", { name: "Checkout", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delivery" });
  await dialog.getByLabel("Email").fill(buyer.email);
  await fillAddress(dialog, buyer);
  const missing = toast(
    page,
    "Missing Information",
    "Please fill in all required delivery fields including email address.",
  );
  const send = dialog.getByRole("button", { name: "Continue to Payment" });
  for (const label of ["Email", "Street address", "City", "Zip code"]) {
    await test.step(label, async () => {
      const field = dialog.getByLabel(label);
      const value = await field.inputValue();
      await field.fill("");
      await send.click();
      await expect(missing).toBeVisible();
      await field.fill(value);
      await page.getByRole("button", { name: "Close notification" }).click();
      await expect(missing).toHaveCount(0);
    });
  }
  await send.click();
  await expect(page.getByRole("dialog", { name: "Payment" })).toBeVisible();
  await expect(missing).toHaveCount(0);
});

/** The error returned by the provider's script, and the toast's title and text. */
const PAYMENT_FAILURES = [
  [
    "the provider's script breaks",
    `() => { throw new Error("broken") }`,
    "Payment Failed",
    "Payment processing failed. Please try again.",
  ],
  [
    "a payment is refused without words",
    `async () => ({ error: {} })`,
    "Payment Failed",
    "Payment failed. Please check your card details and try again.",
  ],
  [
    "a payment waits for something more",
    `async () => ({ paymentIntent: { id: "pi_unfinished", status: "requires_action" } })`,
    "Payment requires additional action",
    "Payment requires additional action",
  ],
] as const;

const PROVIDER_SCRIPT = "**/__stripe_sandbox/stripe.js";

for (const [name, confirmPayment, title, words] of PAYMENT_FAILURES) {
  test(`when ${name} the checkout says "${words}" and charges nothing`, async ({
    page,
    sql,
    shelf,
    buyer,
  }) => {
    await page.route(PROVIDER_SCRIPT, async (route) => {
      const response = await route.fetch(RESENT);
      const broken = `${await response.text()};
        const open = window.Stripe;
        window.Stripe = (...all) => Object.assign(open(...all), { confirmPayment: ${confirmPayment} });`;
      await route.fulfill({ response, body: broken });
    });
    await openWithCart(page, "/shop", await shelf.claim(1));
    const drawer = await drawerToPayment(page, buyer);
    const pay = await payButton(page);
    await typeCard(page, CARDS.good);
    await pay.click();
    await expect(toast(page, title, words)).toBeVisible();
    await expect(drawer.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expect(pay).toBeEnabled();
    expect(await paidIntents(sql, buyer.email)).toEqual([]);
  });
}

test("a shopper who pays before the provider's form has loaded is asked to wait a moment", async ({
  page,
  shelf,
  buyer,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/__stripe_sandbox/frame*", async (route) => {
    await released;
    await route.continue();
  });
  await openWithCart(page, "/shop", await shelf.claim(1));
  await drawerToPayment(page, buyer);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  const words = "Payment system not loaded. Please wait a moment and try again.";
  await expect(toast(page, "Payment Failed", words)).toBeVisible();
  release();
});
