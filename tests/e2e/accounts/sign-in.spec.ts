import {
  expect,
  makeAccount,
  register,
  fillSignIn,
  signInAtPage,
  test,
  toasts,
} from "../platform/support.ts";
import { openLive } from "../support/live.ts";
import { RESENT } from "../support/resent.ts";

test("wrong credentials are refused with the server's message, and the username stays filled in", async ({
  page,
  someone,
}) => {
  await makeAccount(page, someone);
  await signInAtPage(page, someone.username, "wrong password");
  const toast = toasts(page).filter({ hasText: "Login failed" });
  await expect(toast).toContainText("Invalid username or password");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByLabel("Username or email")).toHaveValue(someone.username);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
});

test("an unknown username is refused with the same message", async ({ page, someone }) => {
  await signInAtPage(page, someone.username, someone.password);
  const toast = toasts(page).filter({ hasText: "Login failed" });
  await expect(toast).toContainText("Invalid username or password");
});

test("an unknown form in the URL falls back to sign-in", async ({ page }) => {
  await page.goto("/auth?form=upside-down&next=7");
  await expect(page.getByRole("form", { name: "Sign in" })).toBeVisible();
});

test("an empty sign-in reports the missing value below each field", async ({ page }) => {
  await signInAtPage(page, "", "");
  await expect(page.getByLabel("Username or email")).toHaveAccessibleDescription(
    "Please enter your username or email",
  );
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Please enter your password",
  );
  await expect(page.getByLabel("Username or email")).toBeFocused();
});

test("a sign-in that cannot reach the server fails with the specification's message", async ({
  page,
  someone,
}) => {
  await page.goto("/auth");
  await page.route("**/trpc/auth.login**", (route) => route.abort());
  await fillSignIn(page, someone.username, someone.password);
  await expect(toasts(page)).toHaveText(/^(Login failed){2}$/);
});

for (const by of ["username", "email"] as const) {
  test(`signing in by ${by} shows a welcome message`, async ({ page, someone }) => {
    await makeAccount(page, someone);
    await signInAtPage(page, someone[by], someone.password);
    const toast = toasts(page).filter({ hasText: "Login successful" });
    await expect(toast).toContainText(`Welcome back, ${someone.firstName}`);
    await expect(page).toHaveURL("/dashboard/customer");
  });
}

test("signing out shows a message, goes to the home page and ends access to the account", async ({
  page,
  someone,
}) => {
  await register(page, someone);
  await openLive(page, "/dashboard/customer");
  await expect(page.getByText(`Hello, ${someone.firstName}.`)).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  const toast = toasts(page).filter({ hasText: "Logged out" });
  await expect(toast).toContainText("You have been successfully logged out.");
  await expect(page).toHaveURL("/");
  expect((await page.request.get("/api/user", RESENT)).status()).toBe(401);
  await page.getByRole("banner").getByRole("link", { name: "My Account" }).click();
  await expect(page).toHaveURL("/auth?next=%2Fdashboard%2Fcustomer");
  await page.goBack();
  await expect(page.getByText(`Hello, ${someone.firstName}.`)).toHaveCount(0);
});

test("a sign-out that cannot reach the server shows an error and keeps the session", async ({
  page,
  someone,
}) => {
  await register(page, someone);
  await openLive(page, "/dashboard/customer");
  await page.route("**/trpc/auth.logout**", (route) => route.abort());
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(toasts(page)).toHaveText(/^(Logout failed){2}$/);
  await expect(page.getByText(`Hello, ${someone.firstName}.`)).toBeVisible();
});

test("a signed-in visitor is redirected away from the sign-in page", async ({ page, someone }) => {
  await register(page, someone);
  await page.goto("/auth");
  await expect(page).toHaveURL("/dashboard/customer");
  await page.goto("/auth?next=%2Fshop%3Fcategory%3Dfruit");
  await expect(page).toHaveURL("/shop?category=fruit");
});

test.describe("a link to the sign-in page never redirects to another site", () => {
  const ELSEWHERE = [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/%09/evil.example",
  ];

  test("when signing in", async ({ page, someone, baseURL }) => {
    await makeAccount(page, someone);
    await page.goto(`/auth?next=${encodeURIComponent("//evil.example")}`);
    await fillSignIn(page, someone.username, someone.password);
    await expect(page).toHaveURL(`${baseURL}/dashboard/customer`);
  });

  test("when already signed in", async ({ page, someone, baseURL }) => {
    await register(page, someone);
    for (const next of ELSEWHERE) {
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await page.waitForURL((url) => url.pathname !== "/auth");
      expect(new URL(page.url()).origin, next).toBe(baseURL);
    }
  });
});
