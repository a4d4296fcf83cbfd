import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { openLive } from "../support/live.ts";
import { register } from "../support/people.ts";
import { metPopup } from "../support/popup.ts";

const PATHS = ["/privacy", "/terms", "/cookies", "/accessibility"];

for (const path of PATHS) {
  test(`${path} shows version, date, change log and the note on legal review, also when printed`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const all = async () => {
      await expect(main.getByText(/^Version 1\.0, effective November\s21, 2026$/)).toBeVisible();
      await expect(main.getByRole("note")).toContainText("Needs legal review.");
      await expect(main.getByRole("heading", { name: "Change log" })).toBeVisible();
    };
    await all();
    const print = main.getByRole("button", { name: "Print this page" });
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "yes");
    });
    await print.click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
    await page.emulateMedia({ media: "print" });
    await all();
    await expect(print).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });
}

test("the terms state tax, fee and cut-off from the settings", async ({ page }) => {
  await page.goto("/terms");
  const main = page.getByRole("main");
  await expect(main.getByText("At present we add 8.75% sales tax to the goods.")).toBeVisible();
  await expect(
    main.getByText("11:59 PM Pacific time, 2 days before the delivery day"),
  ).toBeVisible();
});

const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test("clearing asks first, keeps the session, and empties the cart at once", async ({
  page,
  context,
}) => {
  await register(page, {
    email: `ana.${randomUUID()}@furrow.example`,
    firstName: "Ana",
    lastName: "Lee",
  });
  const session = async () =>
    (await context.cookies()).find(({ name }) => name === "furrow_session")?.value;
  const before = await session();
  expect(before).toBeTruthy();
  await openLive(page, "/shop");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await expect.poll(() => kept(page)).toContain("furrow-cart-v3");
  await page.goto("/cookies");
  const main = page.getByRole("main");
  await expect(main.getByText("This browser keeps 3 optional things at the moment.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cart, 1 item", exact: true })).toBeVisible();
  const clear = main.getByRole("button", { name: "Clear this browser" });
  await clear.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Go back" }).click();
  await expect(dialog).toBeHidden();
  expect(await kept(page)).toContain("furrow-cart-v3");
  await clear.click();
  await dialog.getByRole("button", { name: "Clear this browser" }).click();
  await expect(main.getByRole("status")).toHaveText(
    "Done. This browser remembers nothing optional anymore.",
  );
  await expect(main.getByText("This browser keeps nothing optional at the moment.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cart, 1 item", exact: true })).toHaveCount(0);
  expect(await kept(page)).toEqual([]);
  expect(await session()).toBe(before);
  expect(await page.evaluate(async () => (await fetch("/api/user")).status)).toBe(200);
});

test("the page lists everything that a visit stores in the browser", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL!, storageState: metPopup(baseURL!) });
  await openLive(page, "/shop");
  await page.getByRole("link", { name: "Cookies", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookies and browser storage");
  const left = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const listed = await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
  expect(left.length).toBeGreaterThan(0);
  expect([...left, ...cookies].filter((key) => !listed.includes(key))).toEqual([]);
  await page.close();
});
