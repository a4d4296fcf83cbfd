import { CARDS, payWith } from "../support/shopping/checkout.ts";
import { collectComplaints } from "../support/complaints.ts";
import { expect, test } from "../support/shopping/journey.ts";

const RECEIPT = /^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

test("a visitor reserves a founding place and sees it again after a reload", async ({
  page,
  context,
  sql,
  buyer,
}) => {
  const complaints = collectComplaints(context);
  await page.goto("/early-access4?utm_source=poster");
  await expect(page).toHaveURL(/\/reserve\?utm_source=poster/);
  const main = page.getByRole("main");
  await main.getByLabel("First name").fill(buyer.firstName);
  await main.getByLabel("Email").fill(buyer.email);
  await main.getByLabel("Zip code").fill(buyer.zipCode);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.good);

  await expect(page).toHaveURL(/\/registration-success$/);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(`Welcome, ${buyer.firstName}`);
  const [row] = await sql`
    select m.place, m.state, m.source, r.number from memberships m
    join receipts r on r.checkout_id = m.checkout_id where m.email = ${buyer.email}`;
  expect(row).toMatchObject({ state: "active", source: "poster" });
  await page.reload();
  await expect(main.getByText(row!.number)).toHaveText(RECEIPT);
  await expect(main.getByText(`number ${row!.place}`)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("paid registration asks for consent first, and a declined card can be followed by another", async ({
  page,
  buyer,
}) => {
  await page.goto("/registration-checkout");
  const main = page.getByRole("main");
  await main.getByLabel("First name").fill(buyer.firstName);
  await main.getByLabel("Email").fill(buyer.email);
  await main.getByLabel("Zip code").fill(buyer.zipCode);
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await expect(main.getByText("Please agree to the terms first")).toBeVisible();
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: "Continue to payment" }).click();
  await payWith(page, CARDS.declined);
  await expect(main.getByRole("alert").getByText("Your card was declined.")).toBeVisible();
  await payWith(page, CARDS.good);
  await expect(page).toHaveURL(/\/registration-success$/);
});

test("free registration creates an account and a membership in one step", async ({
  page,
  context,
  sql,
  buyer,
}) => {
  const complaints = collectComplaints(context);
  await page.goto("/free-registration");
  const main = page.getByRole("main");
  await main.getByLabel("First name").fill(buyer.firstName);
  await main.getByLabel("Last name").fill(buyer.lastName);
  await main.getByLabel("Email").fill(buyer.email);
  await main.getByLabel("Zip code").fill(buyer.zipCode);
  await main.getByLabel("Password", { exact: true }).fill("a few words in a row");
  await main.getByRole("button", { name: "Join for free" }).click();
  await expect(page).toHaveURL(/\/registration-success$/);
  await expect(main.getByText("Free", { exact: true })).toBeVisible();
  const [row] = await sql`
    select m.kind, m.state from memberships m join users u on u.id = m.user_id
    where u.email = ${buyer.email}`;
  expect(row).toMatchObject({ kind: "free", state: "active" });
  expect(complaints).toEqual([]);
});

test("/registration-success without a membership redirects to the offer", async ({ page }) => {
  await page.goto("/registration-success");
  await expect(page).toHaveURL(/\/reserve$/);
});
