import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { formatUsd, cents } from "#shared/money.ts";
import { expectAccessible } from "../support/appearance/axe.ts";
import { openWithCart } from "../support/shopping/cart.ts";
import {
  CARDS,
  drawerToDelivery,
  payButton,
  payElsewhere,
  payWith,
  shownOrderNumber,
} from "../support/shopping/checkout.ts";
import { CONFIRM, holdConfirmation } from "../support/shopping/held-payment.ts";
import { collectComplaints } from "../support/complaints.ts";
import { expect, test } from "../support/shopping/journey.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { register, signIn } from "../support/people.ts";
import { RESENT } from "../support/resent.ts";

test("a gift card is bought, arrives by email, is redeemed, and pays for an order together with a card", async ({
  page,
  browser,
  context,
  buyer,
  shelf,
  sql,
}) => {
  const complaints = collectComplaints(context);
  const giver = await browser.newPage();
  await giver.goto("/");
  const main = giver.getByRole("main");
  await main.getByRole("link", { name: "Gift cards" }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Gift cards" })).toBeVisible();
  await expectAccessible(giver);
  await main.getByRole("button", { name: "$100.00" }).click();
  await expect(main.getByLabel("Amount")).toHaveValue("100.00");
  await main.getByLabel("Amount").fill("9.99");
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await expect(main.getByText("Choose an amount from $10.00 to $500.00")).toBeVisible();
  await expect(main.getByLabel("Amount")).toBeFocused();
  await main.getByLabel("Amount").fill("10");
  await main.getByLabel("Who is it for?").fill(buyer.firstName);
  const wrong = `wrong-${buyer.email}`;
  await main.getByLabel("Their email").fill(wrong);
  await main.getByLabel("A few words").fill("Try the plums.");
  await main.getByLabel("Your name").fill("Gus");
  await main.getByLabel("Your email").fill(`gus-${buyer.email}`);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(giver, CARDS.good);
  await expect(main.getByText("Thank you for the gift")).toBeVisible();
  await expect(main.getByText(`Sent to ${wrong}`)).toBeVisible();
  await mailedLink(sql, "gift_card", wrong);

  // The email address was wrong: resending to the right one issues a new code.
  await giver.reload();
  await main.getByRole("button", { name: "Send it again" }).click();
  const dialog = giver.getByRole("dialog");
  await dialog.getByLabel("Their email").fill(buyer.email);
  await dialog.getByRole("button", { name: "Send it again" }).click();
  const own = dialog.getByLabel("Your email, as on the receipt");
  await expect(own).toHaveAccessibleDescription(
    "Please enter the email address that the receipt went to",
  );
  await own.fill(`gus-${buyer.email}`);
  await dialog.getByRole("button", { name: "Send it again" }).click();
  await expect(giver.getByText("It is on its way, with a new code")).toBeVisible();
  await expect(main.getByText(`Sent to ${buyer.email}`)).toBeVisible();
  await expectAccessible(giver);

  // The recipient signs in first and returns to the code.
  const link = await mailedLink(sql, "gift_card", buyer.email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\?next=/);
  await register(page, buyer);
  // The page has the signed-in user's details only after hydration.
  await page.goto("/gift-cards");
  const form = page.getByRole("main");
  await expect(form.getByLabel("Your name")).toHaveValue(buyer.firstName);
  await expect(form.getByLabel("Your email")).toHaveValue(buyer.email);
  await page.goto(link);
  await expect(page.getByLabel("Code")).toHaveValue(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
  await expectAccessible(page);
  const code = await page.getByLabel("Code").inputValue();
  await page.getByRole("button", { name: "Redeem it" }).click();
  await expect(page.getByText("We added $10.00 to your credit")).toBeVisible();
  await expect(page.getByText("+$10.00")).toBeVisible();
  await page.getByLabel("Code").fill("7k3m 9qxt b2hd 4wrc");
  await page.getByRole("button", { name: "Redeem it" }).click();
  await expect(page.getByText(/^We cannot find a gift card with that code/)).toBeVisible();

  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!], 2);
  const drawer = await drawerToDelivery(page, buyer);
  const full = goods!.price * 2 + Math.round((goods!.price * 2 * 875) / 10_000);
  // The promotion code field accepts gift cards too, and confirms an already redeemed one again.
  await drawer.getByRole("button", { name: "Add a promotion code or gift card" }).click();
  await drawer.getByLabel("Promotion code or gift card").fill(code.toLowerCase());
  await drawer.getByRole("button", { name: "Apply" }).click();
  await expect(drawer.getByText("The gift card added $10.00 to your credit.")).toBeVisible();
  await expectAccessible(page);
  const credit = Math.min(1_000, full - 50);
  await expect(drawer.getByLabel(`Use ${formatUsd(cents(credit))} in credit`)).toBeChecked();
  await drawer.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);
  const number = await shownOrderNumber(drawer);
  const [order] = await sql`
    select total_cents as total, credit_cents as credit from orders where number = ${number}`;
  expect(order).toEqual({ total: full - credit, credit });
  await giver.reload();
  await expect(main.getByText("It has been used.")).toBeVisible();
  await giver.close();
  // The browser logs the 401 of the guard and the 404 of the wrong code.
  expect(complaints.filter((text) => !/404|401/.test(text))).toEqual([]);
});

test("the team finds a gift card, sees totals that agree with the books, and voids it with a reason", async ({
  page,
  browser,
}) => {
  const mark = randomBytes(4).toString("hex");
  const giver = await browser.newPage();
  await giver.goto("/gift-cards");
  const main = giver.getByRole("main");
  await main.getByLabel("Who is it for?").fill(`Zora ${mark}`);
  await main.getByLabel("Their email").fill(`zora-${mark}@furrow.example`);
  await main.getByLabel("Your name").fill("Gus");
  await main.getByLabel("Your email").fill(`gus-${mark}@furrow.example`);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(giver, CARDS.good);
  await expect(main.getByText("Thank you for the gift")).toBeVisible();
  await giver.goto("/es/gift-cards");
  await expect(main.getByText(`$50.00 para Zora ${mark}`)).toBeVisible();
  await expectAccessible(giver);
  await giver.close();

  await signIn(page.request, "admin");
  await page.goto(`/dashboard/payments/gift-cards?q=${mark}`);
  await expect(page.getByText("The cards and the books agree.")).toBeVisible();
  await expect(page.getByText(`Zora ${mark}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take it back" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("Bought twice by mistake");
  await dialog.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("It is taken back, and its price is on its way")).toBeVisible();
  await expect(page.getByText("The cards and the books agree.")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Taken back" })).toBeVisible();
});

/** Fills in the form for a gift card of $25 by this buyer, up to the payment. */
async function giftToPayment(page: Page, email: string): Promise<void> {
  await page.goto("/gift-cards");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "$25.00" }).click();
  await main.getByLabel("Who is it for?").fill("Lin");
  await main.getByLabel("Their email").fill(`lin-${email}`);
  await main.getByLabel("A few words").fill("For your kitchen.");
  await main.getByLabel("Your name").fill("Gus");
  await main.getByLabel("Your email").fill(email);
  await main.getByRole("button", { name: "Continue to payment" }).click();
}

/** The form again shows what `giftToPayment` filled in. */
async function expectTypedGift(page: Page, email: string): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByLabel("Amount")).toHaveValue("25.00");
  await expect(main.getByLabel("Who is it for?")).toHaveValue("Lin");
  await expect(main.getByLabel("Their email")).toHaveValue(`lin-${email}`);
  await expect(main.getByLabel("A few words")).toHaveValue("For your kitchen.");
  await expect(main.getByLabel("Your name")).toHaveValue("Gus");
  await expect(main.getByLabel("Your email")).toHaveValue(email);
}

/** The states of the buyer's gift cards that were not given up. */
const statesOf = async (sql: Sql, email: string) =>
  (await sql`select state from gift_cards where buyer_email = ${email} and state <> 'voided'`).map(
    ({ state }) => state as string,
  );

const PROCESS_ORDER = /\/trpc\/[^?]*checkout\.processOrder/;
/** A look-up that nobody answers is given up after about eight seconds. */
const PATIENT = { timeout: 20_000 };

test("a gift card whose payment was answered to nobody is shown as bought, not sold again", async ({
  page,
  buyer,
  sql,
}) => {
  await giftToPayment(page, buyer.email);
  await page.route(CONFIRM, async (route) => {
    await route.fetch(RESENT);
    await route.abort("connectionreset");
  });
  await page.route(PROCESS_ORDER, (route) => route.abort("connectionreset"));
  await payWith(page, CARDS.good);
  const main = page.getByRole("main");
  const unknown = "We could not look up your payment";
  await expect(page.getByRole("alert").filter({ hasText: unknown })).toBeVisible(PATIENT);
  const change = main.getByRole("button", { name: "Change my details" });
  await change.click();
  await expect(change).toBeDisabled();
  await expect(change).toBeEnabled(PATIENT);
  await page.unroute(PROCESS_ORDER);
  await change.click();
  await expect(main.getByText("Thank you for the gift")).toBeVisible();
  expect(await statesOf(sql, buyer.email)).toEqual(["active"]);
});

test("a reload while a gift card is paid for finds the payment instead of an empty form", async ({
  page,
  buyer,
  sql,
}) => {
  await giftToPayment(page, buyer.email);
  const confirmation = await holdConfirmation(page);
  await payWith(page, CARDS.good);
  await confirmation.answered;
  await page.reload();
  confirmation.release();
  await expect(page).toHaveURL(/\/payment-success\?payment_intent=/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Thank you, we have your payment" }),
  ).toBeVisible();
  expect(await statesOf(sql, buyer.email)).toEqual(["active"]);
  await page.goto("/gift-cards");
  await expect(page.getByLabel("Who is it for?")).toBeVisible();
});

const failures = {
  "was declined": (page: Page) => payWith(page, CARDS.declined),
  "was never sent, because its form was empty": async (page: Page) =>
    (await payButton(page)).click(),
};

for (const [failure, fail] of Object.entries(failures)) {
  test(`a reload after a gift card's payment ${failure} shows the form, with what was typed`, async ({
    page,
    buyer,
  }) => {
    await giftToPayment(page, buyer.email);
    await fail(page);
    await expect(page.getByRole("alert").first()).toBeVisible();
    await page.reload();
    await expectTypedGift(page, buyer.email);
    await expect(page).toHaveURL(/\/gift-cards$/);
  });
}

test("a gift card whose payment failed on the bank's own page finds what was typed, and a card pays for it", async ({
  page,
  buyer,
  sql,
}) => {
  await giftToPayment(page, buyer.email);
  await payElsewhere(page);
  await page.getByRole("button", { name: "Fail test payment" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Payment Failed" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the form" }).click();
  await expectTypedGift(page, buyer.email);
  await page.getByRole("main").getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);
  await expect(page.getByText("Thank you for the gift")).toBeVisible();
  expect(await statesOf(sql, buyer.email)).toEqual(["active"]);
});
