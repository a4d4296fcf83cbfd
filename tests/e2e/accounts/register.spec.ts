import type { Page } from "@playwright/test";
import { expect, makeAccount, test, toasts, type Someone } from "../platform/support.ts";
import { openLive } from "../support/live.ts";

const form = (page: Page) => page.getByRole("form", { name: "Create account" });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

async function fill(page: Page, { username, password, email, firstName, lastName }: Someone) {
  await field(page, "First name").fill(firstName);
  await field(page, "Last name").fill(lastName);
  await field(page, "Email").fill(email);
  await field(page, "Username").fill(username);
  await field(page, "Password").fill(password);
}

const send = (page: Page) =>
  form(page).getByRole("button", { name: "Create account", exact: true }).click();

/** The field, what is typed, and the message required by section 5 of the specification. */
const RULES = [
  ["Username", "ab", "Username must be at least 3 characters"],
  ["Username", "  a  ", "Username must be at least 3 characters"],
  ["Password", "1234567", "Password must be at least 8 characters"],
  ["Email", "bea.example", "Please enter a valid email address"],
  ["Email", "", "Please enter a valid email address"],
  ["First name", "B", "First name must be at least 2 characters"],
  ["Last name", "R", "Last name must be at least 2 characters"],
] as const;

test("each invalid registration field shows its error below it, and nothing is sent", async ({
  page,
  someone,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(request.url());
  });
  await page.goto("/auth?form=register");
  for (const [label, typed, message] of RULES) {
    await test.step(`${label}: "${typed}"`, async () => {
      await fill(page, someone);
      await field(page, label).fill(typed);
      await send(page);
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
      await expect(field(page, label)).toBeFocused();
      await expect(form(page).getByText(message)).toHaveCount(1);
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(form(page).locator("[aria-invalid=true]")).toHaveCount(1);
    });
  }
  expect(calls).toEqual([]);
});

test("an empty registration reports every missing field and focuses the first one", async ({
  page,
}) => {
  await page.goto("/auth?form=register");
  await send(page);
  for (const message of new Set(RULES.map(([, , words]) => words))) {
    await expect(form(page).getByText(message)).toBeVisible();
  }
  await expect(field(page, "First name")).toBeFocused();
});

test("registering shows a confirmation, signs in and saves the optional fields", async ({
  page,
  someone,
  sql,
}) => {
  await openLive(page, "/auth");
  await page.getByRole("tab", { name: "Create account" }).click();
  await fill(page, someone);
  await field(page, "Zip code (optional)").fill("94952");
  await field(page, "Phone (optional)").fill("(707) 555-0100");
  await send(page);
  await expect(toasts(page).filter({ hasText: "Registration successful" })).toBeVisible();
  await expect(page).toHaveURL("/dashboard/customer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My account");
  const found = await sql`
    select role, zip_code as zip, phone_number as phone from users
    where username = ${someone.username}`;
  expect([...found]).toEqual([{ role: "customer", zip: "94952", phone: "(707) 555-0100" }]);
});

test("a new farmer lands in the farmers' area", async ({ page, someone }) => {
  await page.goto("/auth?form=register");
  await form(page)
    .getByRole("radio", { name: /^I farm/ })
    .click();
  await fill(page, someone);
  await send(page);
  await expect(page).toHaveURL("/dashboard/farmer");
});

test("only customer and farmer can be chosen", async ({ page }) => {
  await page.goto("/auth?form=register");
  await expect(form(page).getByRole("radio")).toHaveCount(2);
  await expect(form(page).getByRole("radio", { name: /^I want to buy/ })).toBeChecked();
});

for (const [label, taken, message] of [
  ["Username", "username", "That username is taken. Please choose another one."],
  ["Email", "email", "There is already an account with this email. Please sign in instead."],
] as const) {
  test(`a taken ${taken} is reported below its field, and the other fields keep their values`, async ({
    page,
    someone,
  }) => {
    const other = { ...someone, username: `${someone.username}2`, email: `b.${someone.email}` };
    await makeAccount(page, { ...other, [taken]: someone[taken].toUpperCase() });
    await openLive(page, "/auth?form=register");
    await fill(page, someone);
    await send(page);
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(field(page, label)).toBeFocused();
    await expect(toasts(page).filter({ hasText: "Registration failed" })).toContainText(message);
    await expect(field(page, "First name")).toHaveValue(someone.firstName);
    await expect(field(page, "Password")).toHaveValue(someone.password);
  });
}

test("a password can be shown while typing and hidden again", async ({ page }) => {
  await page.goto("/auth?form=register");
  await field(page, "Password").fill("correct horse");
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
  await form(page).getByRole("button", { name: "Show password" }).click();
  await expect(field(page, "Password")).toHaveAttribute("type", "text");
  await form(page).getByRole("button", { name: "Hide password" }).click();
  await expect(field(page, "Password")).toHaveAttribute("type", "password");
});

test("a registration that cannot reach the server fails with the specification's message", async ({
  page,
  someone,
}) => {
  await page.goto("/auth?form=register");
  await fill(page, someone);
  await page.route("**/trpc/auth.register**", (route) => route.abort());
  await send(page);
  const toast = toasts(page).filter({ hasText: "Registration failed" });
  await expect(toast).toHaveText(/^(Registration failed){2}$/);
});
