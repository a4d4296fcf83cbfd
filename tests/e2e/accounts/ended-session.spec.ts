import { expect, register, fillSignIn, test } from "../platform/support.ts";
import { openLive } from "../support/live.ts";
import { RESENT } from "../support/resent.ts";

test("a session that has ended leads to the sign-in page, and back to the page after it", async ({
  page,
  someone,
}) => {
  await register(page, someone);
  await openLive(page, "/dashboard/customer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My account");
  // Ended on the server alone: the open page does not hear of it.
  await page.request.post("/api/logout", RESENT);
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
  await page.request.post("/api/logout", RESENT);
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

test("a new password whose answer was lost is confirmed when it is sent again, and the page stays", async ({
  page,
  someone,
}) => {
  await register(page, someone);
  await openLive(page, "/account/security");
  await page.route(
    "**/trpc/accounts.changePassword**",
    async (route) => {
      // Not through the browser, which must not get the cookies of the answer.
      const request = route.request();
      const { cookie = "", origin = "" } = await request.allHeaders();
      const answer = await fetch(request.url(), {
        method: "POST",
        headers: { cookie, origin, "content-type": "application/json" },
        body: request.postData(),
      });
      expect(answer.status).toBe(200);
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByLabel("Current password").fill(someone.password);
  await page.getByLabel("New password").fill("a field in november");
  const change = page.getByRole("button", { name: "Change password" });
  await change.click();
  await expect(page.getByText("We could not confirm the change")).toBeVisible();
  await change.click();
  await expect(page.getByText("Your password is changed")).toBeVisible();
  await expect(page).toHaveURL("/account/security");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Security");
});
