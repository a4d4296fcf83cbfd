import { CARDS, payWith } from "../support/shopping/checkout.ts";
import { openLive } from "../support/live.ts";
import { collectComplaints } from "../support/complaints.ts";
import { expect, test } from "../support/shopping/journey.ts";

test("a simple payment ends with a receipt that survives a reload", async ({
  page,
  context,
  buyer,
}) => {
  const complaints = collectComplaints(context);
  await page.goto("/simple-payment");
  const main = page.getByRole("main");
  await main.getByLabel("Amount").fill("$1,2");
  await main.getByLabel("Email").fill(buyer.email);
  await main.getByLabel("Amount").fill("0.10");
  await main.getByRole("button", { name: "Continue" }).click();
  await expect(main.getByText("Please enter an amount from $0.50 to $5,000.00")).toBeVisible();
  await main.getByLabel("Amount").fill("24.50");
  await main.getByRole("button", { name: "Continue" }).click();
  await payWith(page, CARDS.good);

  await expect(page).toHaveURL(/\/payment-success\?payment_intent=pi_/);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Thank you, we have your payment",
  );
  const number = main.getByText(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const text = await number.textContent();
  await expect(main.getByText("$24.50")).toBeVisible();
  await page.reload();
  await expect(number).toHaveText(text ?? "");
  expect(complaints).toEqual([]);
});

test("the test page runs a card and logs each call without full IDs", async ({ page }) => {
  await page.goto("/test-payment");
  const main = page.getByRole("main");
  const log = main.getByRole("log");
  await main.getByRole("button", { name: "Run" }).click();
  await expect(log.getByText(/^received, receipt …/)).toBeVisible();
  await main.getByLabel(/^Insufficient funds/).check();
  await main.getByRole("button", { name: "Run" }).click();
  await expect(log.getByText(/402 insufficient_funds/)).toBeVisible();
  expect(await log.textContent()).not.toMatch(/pi_[A-Za-z0-9]{8}/);
});

test("diagnostics show that payments work, and reveal no secret", async ({ page }) => {
  await page.goto("/payment-debug");
  const main = page.getByRole("main");
  await expect(main.getByText("Loaded")).toBeVisible();
  await expect(main.getByText("Answers")).toBeVisible();
  expect(await main.textContent()).not.toMatch(/sk_|whsec_|pk_test_sandbox_[A-Za-z0-9]/);
});

test("/auth-test signs in with one click", async ({ page }) => {
  await openLive(page, "/auth-test");
  await page.getByRole("button", { name: "Sign in as logistics" }).click();
  await expect(page).toHaveURL(/\/dashboard\/logistics/);
});
