import { randomBytes } from "node:crypto";
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import postgres, { type Sql } from "postgres";
import { RESENT } from "../support/resent.ts";

/** A product on the shop's first page that is in stock; for tests that do not change it. */
export type Shown = {
  id: number;
  name: string;
  farmName: string;
  pack: string;
  summary: string;
  picture: string;
};

/** A person whose username and email address no other test uses. */
export type Someone = {
  username: string;
  password: string;
  email: string;
  firstName: string;
  lastName: string;
};

type Fixtures = { sql: Sql; product: Shown; someone: Someone };

/** A test with the run's database, a product of the shop and a person without an account. */
export const test = base.extend<Fixtures>({
  sql: async ({ browserName: _ }, use) => {
    const sql = postgres(process.env["E2E_DATABASE_URL"] ?? "", { max: 1, onnotice: () => {} });
    await use(sql);
    await sql.end();
  },
  product: async ({ sql }, use) => {
    const [product] = await sql<Shown[]>`
      select id, name, farm_name as "farmName", pack, summary, picture from products
      join stock on product_id = id
      where visible and cardinality(season_months) = 12 and on_hand - reserved > 50
      order by rank, id limit 1`;
    await use(product!);
  },
  someone: async ({ browserName: _ }, use) => {
    const own = randomBytes(5).toString("hex");
    await use({
      username: `bea-${own}`,
      password: "correct horse",
      email: `bea.${own}@furrow.example`,
      firstName: "Bea",
      lastName: "Ruiz",
    });
  },
});

export { expect };

/** Creates an account through the API and leaves the page's context signed in. */
export async function register(page: Page, someone: Someone): Promise<void> {
  const response = await page.request.post("/api/register", { data: someone, ...RESENT });
  expect(response.status()).toBe(201);
}

/** Creates an account and leaves the page's context signed out. */
export async function makeAccount(page: Page, someone: Someone): Promise<void> {
  await register(page, someone);
  await page.context().clearCookies();
}

/** Fills in and submits the sign-in form. */
export async function fillSignIn(page: Page, name: string, password: string): Promise<void> {
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel("Username or email").fill(name);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign in" }).click();
}

/** Finds the visible toasts. */
export function toasts(page: Page): Locator {
  const area = page.getByRole("region", { name: "Notifications (F8)" });
  return area.getByRole("alert").or(area.getByRole("status"));
}

/** Submits the empty newsletter form, which shows a toast without a server request. */
export async function causeToast(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  const toast = toasts(page).filter({ hasText: "Missing email" });
  await expect(toast).toBeVisible();
  return toast;
}

/** Finds the header's cart button with this item count, such as "2 items". */
export function cartButton(page: Page, inWords: string): Locator {
  return page.getByRole("banner").getByRole("button", { name: `Cart, ${inWords}`, exact: true });
}

/** Returns how far the page is scrolled down, in whole pixels. */
export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Opens the sign-in page and signs in there. */
export async function signInAtPage(page: Page, name: string, password: string): Promise<void> {
  await page.goto("/auth");
  await fillSignIn(page, name, password);
}

/** Holds back the responses of a procedure until the returned function is called. */
export async function holdAnswers(page: Page, procedure: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname.startsWith("/trpc/") && url.pathname.includes(procedure),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}
