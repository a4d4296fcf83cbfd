import { expect, register, fillSignIn, test } from "../platform/support.ts";
import { openLive } from "../support/live.ts";

test("a session that has ended leads to the sign-in page, and back to the page after it", async ({
  page,
  someone,
}) => {
  await register(page, someone);
  await openLive(page, "/dashboard/customer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My account");
  // Ended on the server alone: the open page does not hear of it.
  await page.request.post("/api/logout");
  await page.getByRole("main").getByRole("link", { name: "Orders" }).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/auth");
  expect(new URL(page.url()).searchParams.get("next")).toBe("/dashboard/customer/orders");
  await fillSignIn(page, someone.username, someone.password);
  await expect(page).toHaveURL("/dashboard/customer/orders");
});

test("an action after the end of the session leads to the sign-in page", async ({
  page,
  someone,
}) => {
  await register(page, someone);
  await openLive(page, "/account/profile");
  await page.getByLabel("First name").fill("Beatriz");
  await page.request.post("/api/logout");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/auth");
  expect(new URL(page.url()).searchParams.get("next")).toBe("/account/profile");
});

test("someone who has lost their role leaves its area at the next answer", async ({
  page,
  someone,
  sql,
}) => {
  await register(page, someone);
  await sql`update users set role = 'logistics' where username = ${someone.username}`;
  await openLive(page, "/dashboard/logistics");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^The day: /);
  await sql`update users set role = 'customer' where username = ${someone.username}`;
  await page.getByRole("link", { name: "Pack list" }).first().click();
  await expect(page).toHaveURL("/dashboard/customer");
});
