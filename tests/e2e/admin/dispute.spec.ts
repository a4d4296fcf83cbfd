import { expectAccessible } from "../support/axe.ts";
import { openWithCart } from "../support/cart.ts";
import { CARDS, drawerToPayment, payWith, shownOrderNumber } from "../support/checkout.ts";
import { expect, test } from "../support/journey.ts";
import { metPopup } from "../support/popup.ts";

test("ASVS 7.5.1 an admin answers a dispute from the list of payments, with the password, and wins", async ({
  page,
  browser,
  baseURL = "",
  shelf,
  buyer,
}) => {
  test.setTimeout(60_000);
  const [goods] = await shelf.claim(1);
  await openWithCart(page, "/shop", [goods!], 2);
  const drawer = await drawerToPayment(page, buyer);
  await payWith(page, CARDS.disputed);
  const number = await shownOrderNumber(drawer);

  const office = await browser.newContext({ baseURL, storageState: metPopup(baseURL) });
  const data = { username: "admin", password: "harvest-demo" };
  expect((await office.request.post("/api/login", { data })).status()).toBe(200);
  const desk = await office.newPage();
  const link = desk.getByRole("alert").getByRole("link", { name: number });
  // The dispute comes with the provider's own event, after the order.
  await expect(async () => {
    await desk.goto("/dashboard/payments");
    await expect(link).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await link.click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(`Dispute of ${number}`);
  await expect(desk.getByText("Needs an answer")).toBeVisible();
  await expectAccessible(desk);
  const evidence = desk.getByLabel("Evidence");
  await expect(evidence).toHaveValue(new RegExp(`order ${number}`));
  await evidence.fill("winning_evidence");
  await desk.getByRole("button", { name: "Send to the bank" }).click();
  const password = desk.getByRole("dialog", { name: "Please confirm it is you" });
  await password.getByLabel("Password", { exact: true }).fill(data.password);
  await password.getByRole("button", { name: "Continue" }).click();
  await expect(desk.getByText("The bank has the evidence")).toBeVisible();
  await expect(desk.getByText("Won", { exact: true })).toBeVisible();
  await expect(evidence).toHaveCount(0);
  await desk.goto("/dashboard/payments");
  await expect(desk.getByText("Our ledger says")).toBeVisible();
  await expect(link).toHaveCount(0);
  await office.close();
});
