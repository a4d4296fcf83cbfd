import { staffPage } from "../support/office.ts";
import { expect, test } from "../support/journey.ts";

test("a screen of the team speaks Spanish below /es, loads no English, and changes to English in place", async ({
  browser,
  buyer,
  sql,
}) => {
  const team = { role: "logistics", email: `es-${buyer.email}` } as const;
  const page = await staffPage(browser, sql, team);
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await page.goto("/es/dashboard/logistics/pick?day=2026-11-25");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lista de recolección");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("main")).toContainText("miércoles, 25 de noviembre");
  await expect(page.getByLabel("Día")).toHaveValue("2026-11-25");
  const code = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(code.join("")).toContain("Lista de recolección");
  expect(code.join("")).not.toContain("Nothing comes from the farms");

  await page.getByRole("link", { name: "Empaque" }).first().click();
  await expect(page).toHaveURL(/\/es\/dashboard\/logistics\/pack/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lista de recolección");

  await page.getByText("Contacto y todas las páginas").click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/dashboard\/logistics\/pick\?day=2026-11-25$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pick list");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(problems).toEqual([]);
});

test("a public page below /es is whole from the server, names its language and both addresses", async ({
  page,
  baseURL,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.goto("/es/farmers");
  const head = page.locator("head");
  await expect(head.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `${baseURL}/es/farmers`,
  );
  for (const [language, path] of [
    ["en", "/farmers"],
    ["es", "/es/farmers"],
    ["x-default", "/farmers"],
  ] as const) {
    await expect(head.locator(`link[hreflang="${language}"]`)).toHaveAttribute(
      "href",
      baseURL + path,
    );
  }
  await expect(head.locator('meta[property="og:locale"]')).toHaveAttribute("content", "es_US");
  const switcher = page.getByRole("navigation", { name: "Idioma" });
  await expect(switcher.getByText("Español")).toHaveAttribute("aria-current", "true");
  await page.getByRole("contentinfo").getByRole("link", { name: "Tienda" }).first().click();
  await expect(page).toHaveURL(/\/es\/shop/);
  expect(problems).toEqual([]);
});

test.describe("a browser that prefers Spanish", () => {
  test.use({ locale: "es-MX" });

  test("is led to the Spanish page, until its person chooses English", async ({ page }) => {
    await page.goto("/farmers?sort=name");
    await expect(page).toHaveURL(/\/es\/farmers\?sort=name$/);
    await page.getByRole("navigation", { name: "Idioma" }).getByText("English").click();
    await expect(page).toHaveURL(/\/farmers\?sort=name$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/shop");
    await expect(page).toHaveURL(/[^s]\/shop$/);
    await page.goto("/es/shop");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});
