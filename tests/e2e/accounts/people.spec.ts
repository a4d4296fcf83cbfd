import { expectAccessible } from "../support/appearance/axe.ts";
import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { signInAtPage } from "../platform/support.ts";
import { openShelf } from "../support/shopping/goods.ts";
import { openLive } from "../support/live.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { expect, test } from "../support/admin.ts";
import { RESENT } from "../support/resent.ts";

// Each test visits several pages and checks them in both color schemes.
test.slow();

const unique = () => randomBytes(4).toString("hex");

/** Registers a person in a separate browser context. */
async function customer(request: APIRequestContext) {
  const name = unique();
  const email = `ana.${name}@furrow.example`;
  const answer = await request.post("/api/register", {
    ...RESENT,
    data: {
      username: `ana-${name}`,
      password: "correct horse battery",
      email,
      firstName: "Ana",
      lastName: `Lee ${name}`,
    },
  });
  expect(answer.status()).toBe(201);
  return { email, name: `Ana Lee ${name}` };
}

test("The next request of a disabled account is refused, and the list still finds the person", async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const ana = await customer(other.request);
  expect((await other.request.get("/api/user", RESENT)).status()).toBe(200);

  await page.goto("/dashboard/admin/users");
  await page.getByRole("searchbox", { name: "Search names and emails" }).fill(ana.email);
  await expect(page.getByText("1 user", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=ana/);
  await page.getByRole("link", { name: ana.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ana.name);
  await expect(page.getByRole("main").getByText(ana.name).first()).toBeVisible();

  await page.getByLabel("Role").selectOption("farmer");
  await page.getByRole("button", { name: "Change role" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Change role" }).click();
  await expect(page.getByText("Changed the role of")).toBeVisible();
  expect((await other.request.get("/api/user", RESENT)).status()).toBe(401);

  await page.getByRole("button", { name: "Disable" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(dialog.getByText("Please give a reason")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Asked for it by phone");
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(page.getByRole("button", { name: "Enable" })).toBeVisible();
  await expect(page.getByText("Asked for it by phone").first()).toBeVisible();
  // Colors may still be in transition from one scheme to the other.
  await expect(() => expectAccessible(page)).toPass();
  await other.close();
});

test("An invitation is listed as open until it is revoked", async ({ page }) => {
  const email = `new.${unique()}@furrow.example`;
  await page.goto("/dashboard/admin/users/new");
  const emailField = page.getByRole("textbox", { name: "Email", exact: true });
  await emailField.fill("nobody");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await emailField.fill(email);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  const open = page.getByRole("listitem").filter({ hasText: email });
  await expect(open).toContainText("Logistics");
  // Colors may still be in transition from one scheme to the other.
  await expect(() => expectAccessible(page)).toPass();
  await open.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(open).toHaveCount(0);
});

test("A person invited to logistics sets up two-factor, lands in that area and signs back in with a code", async ({
  page,
  browser,
  baseURL,
  sql,
}) => {
  const username = `lou-${unique()}`;
  const email = `${username}@furrow.example`;
  const password = "crates before sunrise";
  await page.goto("/dashboard/admin/users/new");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("Logistics");

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const lou = await context.newPage();
  await openLive(lou, await mailedLink(sql, "invitation", email));
  await lou.getByLabel("First name").fill("Lou");
  await lou.getByLabel("Last name").fill("Park");
  await lou.getByLabel("Username").fill(username);
  await lou.getByLabel("Password", { exact: true }).fill(password);
  await lou.getByRole("button", { name: "Open my account" }).click();
  await expect(lou).toHaveURL("/account/security");

  await lou.getByRole("button", { name: "Set up" }).click();
  const totp = new TOTP({
    secret: Secret.fromBase32((await lou.getByTestId("secret").textContent()) ?? ""),
  });
  await lou.getByLabel("Code from the app").fill(totp.generate());
  await lou.getByRole("button", { name: "Turn on" }).click();
  await lou.getByRole("button", { name: "I have saved them" }).click();
  await lou.goto("/dashboard");
  await expect(lou).toHaveURL("/dashboard/logistics");
  await expect(lou.getByRole("heading", { level: 1 })).toContainText("The day: ");

  await lou.getByRole("button", { name: "Sign out" }).click();
  await expect(lou).not.toHaveURL(/dashboard/);
  await signInAtPage(lou, username, password);
  // Uses the code of the next time step, because the server accepts each code only once.
  const code = totp.generate({ timestamp: Date.now() + 30_000 });
  await lou.getByLabel("Code", { exact: true }).fill(code);
  await lou.getByRole("button", { name: "Continue" }).click();
  await expect(lou).toHaveURL("/dashboard/logistics");
  await context.close();
});

test("Stock that the team enters for a farm is in the shop at once, and a concurrent change is not overwritten", async ({
  page,
  sql,
}) => {
  const shelf = openShelf(sql);
  const [goods] = await shelf.claim(1);
  try {
    await page.goto(`/dashboard/admin/farmers/${goods!.farmId}/inventory`);
    await expect(page.getByRole("note")).toContainText(`Acting for ${goods!.farmName}`);
    const stock = page.getByRole("textbox", { name: `Stock of ${goods!.name}`, exact: true });
    await stock.fill("-1");
    await stock.press("Enter");
    await expect(page.getByText("Stock must be a whole number from 0 to 99,999")).toBeVisible();

    await stock.fill("0");
    await stock.press("Tab");
    const cell = page.getByRole("cell").filter({ has: stock });
    await expect(cell.getByText("Saved")).toBeVisible();
    expect(await shelf.left(goods!)).toBe(0);
    // Colors may still be in transition from one scheme to the other.
    await expect(() => expectAccessible(page)).toPass();
    const shop = await page.context().newPage();
    await shop.goto(`/products/${goods!.id}`);
    await expect(shop.getByText(/sold out/i).first()).toBeVisible();

    await shelf.setLeft(goods!, 7);
    await stock.fill("40");
    await stock.press("Tab");
    await expect(cell.getByText("Theirs: 7")).toBeVisible();
    await cell.getByRole("button", { name: "Keep theirs" }).click();
    await expect(stock).toHaveValue("7");
    expect(await shelf.left(goods!)).toBe(7);
  } finally {
    await shelf.restore();
  }
});
