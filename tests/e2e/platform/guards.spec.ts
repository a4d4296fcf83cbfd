import type { BrowserContext } from "@playwright/test";
import {
  expect,
  holdAnswers,
  makeAccount,
  register,
  fillSignIn,
  signInAtPage,
  test,
} from "./support.ts";
import { openLive, untilLive } from "../support/live.ts";
import { collectComplaints } from "../support/complaints.ts";
import { signIn } from "../support/people.ts";
import { RESENT } from "../support/resent.ts";

const SPINNER = "Loading fresh content...";

const GUARDED = [
  ["/checkout", "Sign in to check out"],
  ["/order-confirmation?order=FUR-0000-0000", "Sign in to see your order"],
  ["/order-confirmation", "Sign in to see your order"],
  ["/dashboard", "Sign in to see your account"],
  ["/dashboard/customer", "Sign in to see your account"],
  ["/dashboard/farmer", "Sign in to see your farm"],
  ["/dashboard/logistics", "Sign in to see your account"],
  ["/dashboard/admin", "Sign in to see your account"],
] as const;

test("a signed-out visitor is sent to the sign-in page, with the reason and the way back", async ({
  page,
}) => {
  for (const [path, reason] of GUARDED) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(({ pathname }) => pathname === "/auth");
      expect(new URL(page.url()).searchParams.get("next")).toBe(path);
      await expect(page.getByText(reason)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
    });
  }
});

test("the server redirects guarded requests in the visitor's language, and no page logs an error", async ({
  browser,
  someone,
}) => {
  // It opens every guarded page.
  test.slow();
  const visitor = await browser.newContext();
  const customer = await browser.newContext();
  await register(await customer.newPage(), someone);
  const led = async (context: BrowserContext, path: string, headers = {}) => {
    const asked = { headers: { accept: "text/html", ...headers }, maxRedirects: 0 };
    const answer = await context.request.get(path, { ...asked, ...RESENT });
    return [answer.status(), answer.headers()["location"], answer.headers()["cache-control"]];
  };
  const signInFor = (next: string) => `/auth?next=${encodeURIComponent(next)}`;
  for (const path of ["/checkout", "/checkout?step=card", "/subscribe", "/account/profile"]) {
    expect(await led(visitor, path)).toEqual([302, signInFor(path), "no-store"]);
    expect(await led(visitor, `/es${path}`)).toEqual([302, `/es${signInFor(path)}`, "no-store"]);
  }
  const ended = { cookie: "furrow_session=ended" };
  expect(await led(visitor, "/dashboard/admin", ended)).toEqual([
    302,
    signInFor("/dashboard/admin"),
    "no-store",
  ]);
  expect((await led(customer, "/dashboard"))[1]).toBe("/dashboard/customer");
  expect((await led(customer, "/es/dashboard/admin"))[1]).toBe("/es/dashboard");
  expect((await led(customer, "/es/auth?next=/checkout"))[1]).toBe("/es/checkout");
  expect((await led(customer, "/es/auth"))[1]).toBe("/es/dashboard");
  expect((await led(customer, "/checkout"))[0]).toBe(200);

  const complaints = [visitor, customer].map((context) => collectComplaints(context));
  const page = await visitor.newPage();
  for (const [path] of GUARDED) {
    await page.goto(path);
    await expect(page).toHaveURL(({ pathname }) => pathname === "/auth");
    await untilLive(page);
  }
  const own = await customer.newPage();
  for (const path of ["/dashboard", "/dashboard/admin", "/farmer-dashboard"]) {
    await own.goto(path);
    await expect(own).toHaveURL("/dashboard/customer");
    await untilLive(own);
  }
  expect(complaints).toEqual([[], []]);
  await Promise.all([visitor.close(), customer.close()]);
});

test("after signing in the requested page opens, and Back does not ask again", async ({
  page,
  someone,
}) => {
  await makeAccount(page, someone);
  await openLive(page, "/shop");
  await page.goto("/checkout");
  await fillSignIn(page, someone.username, someone.password);
  await expect(page).toHaveURL("/checkout");
  await expect(page).toHaveTitle("Checkout - Furrow");
  await page.goBack();
  await expect(page).toHaveURL("/shop");
});

test("a customer who requests the admin area lands in their own", async ({ page, someone }) => {
  await register(page, someone);
  for (const area of ["admin", "farmer", "logistics"]) {
    await page.goto(`/dashboard/${area}`);
    await expect(page).toHaveURL("/dashboard/customer");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My account");
  }
});

for (const role of ["customer", "farmer", "logistics", "admin"] as const) {
  test(`the demo account ${role} lands on the dashboard of its role`, async ({ page }) => {
    await signInAtPage(page, role, "harvest-demo");
    await expect(page).toHaveURL(`/dashboard/${role}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /^(Hello, |My account|The day: |Casa Moreno)/,
    );
    await page.goto("/dashboard");
    await expect(page).toHaveURL(`/dashboard/${role}`);
  });
}

test("an admin can open every area", async ({ page }) => {
  await signIn(page.request, "admin");
  for (const area of ["customer", "farmer", "logistics", "admin"]) {
    await page.goto(`/dashboard/${area}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`/dashboard/${area}`);
  }
});

test("a farmer reaches what they buy themselves, though not the customer's first page", async ({
  page,
}) => {
  await signIn(page.request, "farmer");
  await openLive(page, "/dashboard/farmer/reviews");
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("menuitem", { name: "My Account" }).click();
  await expect(page).toHaveURL("/dashboard/customer/orders");
  const menu = page.getByRole("navigation", { name: "My account" });
  await expect(menu.getByRole("link", { name: "Overview" })).toHaveCount(0);
  await menu.getByRole("link", { name: "Weekly box" }).click();
  await expect(page).toHaveURL("/dashboard/customer/boxes");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await menu.getByRole("link", { name: "Today" }).click();
  await expect(page).toHaveURL("/dashboard/farmer");
  await page.goto("/dashboard/customer");
  await expect(page).toHaveURL("/dashboard/farmer");
});

test("a spinner shows until it is known who is signed in", async ({ page, someone }) => {
  await register(page, someone);
  const release = await holdAnswers(page, "auth.current");
  await page.goto("/dashboard/customer");
  const spinner = page.getByRole("main").getByText(SPINNER).filter({ visible: true });
  await expect(spinner).toHaveCount(1);
  await expect(page).toHaveURL("/dashboard/customer");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My account");
  await expect(page.getByText(SPINNER)).toHaveCount(0);
});

test("a page that reads something first shows its spinner after 300 milliseconds", async ({
  page,
  someone,
}) => {
  await register(page, someone);
  const release = await holdAnswers(page, "boxes.own.read");
  await page.goto("/subscribe");
  const spinner = page.getByRole("main").getByRole("status").filter({ hasText: SPINNER });
  await expect(spinner).toBeVisible();
  release();
  await expect(spinner).toHaveCount(0);
});

test("a spinner shows once a page has been loading for 300 milliseconds, and not sooner", async ({
  page,
  product,
}) => {
  await page.clock.install();
  await openLive(page, "/shop");
  const release = await holdAnswers(page, "catalog.product");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("link", { name: product.name, exact: true }).press("Enter");
  await expect(page).toHaveURL(`/products/${product.id}`);
  const spinner = page.getByRole("status").filter({ hasText: SPINNER });
  await page.clock.runFor(299);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The shop");
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(spinner).toBeVisible();
  release();
});

test("a spinner shows while a page loads, and then the page", async ({ page, product }) => {
  await openLive(page, "/shop");
  const release = await holdAnswers(page, "catalog.product");
  await page.getByRole("link", { name: product.name, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: SPINNER })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
  await expect(page.getByText(SPINNER)).toHaveCount(0);
});

test("a page that fails to load says so in plain words, and Try again loads it", async ({
  page,
  product,
}) => {
  await openLive(page, "/shop");
  const products = (url: URL) => url.pathname.includes("catalog.product");
  await page.route(products, (route) => route.abort());
  await page.getByRole("link", { name: product.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page did not load");
  await expect(page.getByRole("main")).not.toContainText(/fetch|undefined|Error:/);
  await page.unroute(products);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
});

test("order and payment pages opened directly say what they are for and where to go next", async ({
  page,
  someone,
}) => {
  await openLive(page, "/payment-success");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment");
  await expect(page.getByRole("link", { name: "Go to the shop" })).toBeVisible();

  await register(page, someone);
  await page.goto("/order-confirmation");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your order");
  await expect(page).toHaveTitle("Your order - Furrow");
  await page.getByRole("link", { name: "See my orders" }).click();
  await expect(page).toHaveURL("/dashboard/customer/orders");

  for (const path of ["/order-confirmation?order=5", "/dashboard/customer/orders/FUR-NONE-NONE"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We cannot find that order");
    await expect(page.getByRole("link", { name: "See my orders" })).toBeVisible();
    await expect(page.getByRole("link", { name: "ask for a new link" })).toBeVisible();
  }
});
